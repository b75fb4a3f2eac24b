title = Where Is That?
tagline = Pon cada ciudad al norte, al sur, al este o al oeste de las demás y descubre cuánto sabes del mapa.

## Options

option-mode = Modo de juego
option-mode-help = El rincón del cartógrafo: cada cual arma su propio mapa y todo se destapa al final. Sacudida continental: un solo mapa para todos, y cada carta muestra enseguida si está bien puesta.
option-mode-cartographer = El rincón del cartógrafo
option-mode-shakeup = Sacudida continental
option-deck = Parte del mundo
option-deck-help = Con qué cartas se juega.
option-deck-europe = Europa
option-deck-south-america = América del Sur
option-deck-north-america = América del Norte y Central
option-deck-asia = Asia
option-deck-africa = África
option-deck-world = El mundo entero
option-monuments = Monumentos
option-monuments-help = Por cada participante, dos ciudades de la pila dejan su sitio a monumentos, que no muestran país.
option-whole-line = Empujar mueve toda la línea
option-whole-line-help = El reglamento admite las dos lecturas. No: se mueven las cartas que se tocan, hasta el primer hueco. Sí: también se mueven las que están más allá de un hueco.
option-day = Cartas del día
option-day-help = Para practicar en solitario. Una fecha escrita como un solo número, 20261231: ese día todos los que jueguen con los mismos ajustes tienen las mismas cartas. Con 0 se sacan otras.

## The kinds of cards, and the directions

kind-start = ciudad inicial
kind-city = ciudad
kind-monument = monumento
direction-north = norte
direction-east = este
direction-south = sur
direction-west = oeste
is-north-of = al norte de { $card }
is-east-of = al este de { $card }
is-south-of = al sur de { $card }
is-west-of = al oeste de { $card }
and-last = { $others } y { $last }

## Moves, as they are typed

verb-take = tomar
verb-take-help = tomar LETRA: toma una carta disponible (tomar b)
verb-place = poner
verb-place-help = poner COLUMNA,FILA: pon tu carta en un espacio libre junto a otra (poner 1,-2)
verb-push = empujar
verb-push-help = empujar COLUMNA,FILA DIRECCIÓN: empuja la carta que está ahí y pon la tuya en su lugar (empujar 0,1 norte)

## What happens

event-first-seat-drawn = Empieza { $seat }.
event-start-dealt = { $seat } empieza su mapa con { $card }.
event-starts-laid = El mapa empieza con { $cards }.
event-cards-revealed = Ronda { $round }: { $cards }.
event-card-taken = { $seat } toma { $card }.
event-cards-pushed = { $seat } empuja { $cards } un espacio hacia el { $direction }.
event-card-placed = { $seat } pone { $card } { $relations }.
event-card-turned = A la vista: { $card }, número { $we } desde el oeste y { $ns } desde el norte.
event-card-scored =
    { $points ->
        [one] 1 punto para { $seat }, con { $card } en su sitio.
       *[other] { $points } puntos para { $seat }, con { $card } en su sitio.
    }
event-card-discarded = { $seat } puso mal { $card } y la carta se descarta: { $circles }.
event-maps-turned = Se voltean todos los mapas.
event-map-scored =
    { $points ->
        [one] { $seat } tiene 1 círculo correcto de { $count }.
       *[other] { $seat } tiene { $points } círculos correctos de { $count }.
    }
event-match-ended = La partida ha terminado: { $ended_by }.

## Why a move is not allowed

refusal-not-on-offer = No está disponible: { $card }.
refusal-already-taken = Ya tienes una carta, { $card }; ahora ponla.
refusal-take-first = Primero toma una de las cartas disponibles.
refusal-occupied = Para poner ahí tu carta, primero empuja { $card }.
refusal-only-corners = Ese espacio y { $card } solo se tocan por una esquina; las cartas deben tocarse por un lado.
refusal-touches-nothing = No hay ninguna carta junto a ese espacio.
refusal-nothing-to-push = Ahí no hay ninguna carta que empujar.
refusal-breaks-west-east = No puedes empujar { $card } hacia el { $direction }: dejarías { $first } ({ $low }) al oeste de { $second } ({ $high }), y { $low } es más que { $high }.
refusal-breaks-north-south = No puedes empujar { $card } hacia el { $direction }: dejarías { $first } ({ $low }) al norte de { $second } ({ $high }), y { $low } es más que { $high }.
refusal-dealers-move = Eso solo lo hace quien reparte.

## Sections of the rules

section-aim = De qué se trata
section-cards = Las cartas
section-setup = Antes de la primera ronda
section-round = Una ronda
section-place = Poner una carta
section-push = Empujar cartas
section-cartographer = El rincón del cartógrafo: recuento
section-shakeup = Sacudida continental: a la vista
section-monuments = Monumentos
section-practice = Practicar en solitario
section-ending = El final

## The score sheet

score-circles = Círculos correctos
score-west-east = Correctos de oeste a este
score-north-south = Correctos de norte a sur
count-west-east = de { $count }
count-north-south = de { $count }
count-closest-pair = (a { $count } de distancia)
score-closest-pair = Diferencia de la pareja correcta más cercana

solo-won = ¡Todas las parejas están bien!
solo-lost =
    { $points ->
        [0] Ninguna pareja está bien.
        [one] Una pareja está bien.
       *[other] { $points } parejas están bien.
    }
ended-pile-empty = todas las cartas están puestas

## The lessons

lesson-lay = Poner una carta
lesson-lay-1 = Tu mapa empieza con Londres. Toma Pekín de las cartas disponibles.
lesson-lay-2 = Lo que está más al este va más a la derecha. Pekín está muy al este: ponla a la derecha de Londres.
lesson-lay-3 = Tu rival ya jugó y queda una carta. Toma Johannesburgo. Está muy al sur: ponla debajo de Londres.
lesson-lay-missed = En el mapa, el norte está arriba, el este a la derecha y el sur abajo. Otra vez.
lesson-lay-done = Eso es un turno: tomas una carta y la pones junto a otra. Las distancias no importan, solo las direcciones.
lesson-push = Hacer sitio
lesson-push-1 = Estambul está entre Londres y Pekín, pero no hay sitio. Pulsa una de las dos y luego una flecha que haga sitio.
lesson-push-2 = Roma está entre Londres y Estambul. Empuja Estambul hacia la derecha: la carta de detrás se mueve también.
lesson-push-missed = Así la carta no queda entre las dos. Empuja a lo largo de la fila para que se abra un hueco.
lesson-push-done = Siempre hay sitio: al empujar, todas las cartas que estorban se mueven un espacio, hasta el primer hueco.
lesson-pairs = Los círculos
lesson-pairs-1 = Donde dos cartas se tocan hay un círculo: un punto, si es correcto. Singapur está al este de Nairobi y al sur de Pekín.
lesson-pairs-2 = Ahora, tres círculos a la vez: empuja Londres y que Dubái quede a su este, al oeste de Pekín y al norte de Nairobi.
lesson-pairs-missed = Ahí forma menos círculos, o alguno incorrecto. La carta debe tocar todas las ciudades nombradas.
lesson-pairs-done = ¡Dos cartas, cinco círculos! En un mapa compacto una carta puede tener cuatro vecinas; en una fila larga, solo dos.
lesson-reveal = El momento de la verdad
lesson-reveal-1 = Tu última carta, Nairobi, está al este de Lagos y al sur de Estambul. Ponla, y se voltean todos los mapas.
lesson-reveal-missed = La carta aún no está puesta. Otra vez.
lesson-reveal-done = Cada círculo correcto es un punto; los incorrectos no cuestan nada. Las flechas muestran los errores, también los de tu rival.
lesson-shakeup = La sacudida
lesson-shakeup-1 = El otro modo: un solo mapa para todos, y cada carta se voltea enseguida. Pon Pekín a la derecha de Londres.
lesson-shakeup-2 = Dubái está al sureste de El Cairo: empuja El Cairo y ponla ahí. Al oeste no: bajo Ciudad de México habría un círculo incorrecto.
lesson-shakeup-missed = Un solo círculo incorrecto, y la carta se va. Fíjate otra vez en qué está más al este y más al sur.
lesson-shakeup-done = ¡Puntos al momento! Aquí, al empujar, todos los círculos deben seguir siendo correctos; si no, elige otra dirección.
lesson-risk = Ir a lo seguro
lesson-risk-1 = Busca muchas vecinas donde no tengas dudas. Reikiavik está al este de Montreal y al norte de Londres: ponla ahí, por 2 puntos.
lesson-risk-2 = El hueco junto a Nueva York daría tres círculos. Pero ¿está Santiago al oeste de Nueva York? Ponla donde no tengas dudas.
lesson-risk-missed = Cada vecina puede dar un punto, pero con un círculo incorrecto la carta se va y no ganas nada. Otra vez.
lesson-risk-done = Un punto seguro vale más que tres dudosos: ¡Santiago está al este de Nueva York!

## The table in letters

text-round = ronda { $round } de { $rounds }
text-pile = pila { $count }
text-top = la siguiente, { $card }
text-map = { $seat }
text-points =
    { $points ->
        [one] { $seat }: 1 punto
       *[other] { $seat }: { $points } puntos
    }
text-offer = Disponibles:
text-taken = { $seat } tiene { $name }.

## A place in a sentence: with its article, where it has one

with-article =
    { $slug ->
        [abu-simbel-temples] los { $name }
        [alhambra] la { $name }
        [amphitheatre-of-el-jem] el { $name }
        [angel-falls] el { $name }
        [avenue-of-the-baobabs] la { $name }
        [baikonur-cosmodrome] el { $name }
        [bran-castle] el { $name }
        [cape-of-good-hope] el { $name }
        [christ-the-redeemer] el { $name }
        [church-of-st-george-lalibela] la { $name }
        [citadelle-laferriere] la { $name }
        [colosseum] el { $name }
        [eiffel-tower] la { $name }
        [golden-gate-bridge] el { $name }
        [golden-temple-of-amritsar] el { $name }
        [great-mosque-of-djenne] la { $name }
        [great-sphinx-of-giza] la { $name }
        [great-wall-at-badaling] la { $name }
        [great-zimbabwe] el { $name }
        [hoover-dam] la { $name }
        [iguazu-falls] las { $name }
        [kennedy-space-center] el { $name }
        [kinderdijk-windmills] los { $name }
        [las-lajas-sanctuary] el { $name }
        [leaning-tower-of-pisa] la { $name }
        [middle-of-the-world-monument] la { $name }
        [moai-of-ahu-tongariki] los { $name }
        [mont-saint-michel] el { $name }
        [mount-everest] el { $name }
        [mount-fuji] el { $name }
        [mount-kilimanjaro] el { $name }
        [mount-rushmore] el { $name }
        [nazca-lines] las { $name }
        [neuschwanstein-castle] el { $name }
        [niagara-falls] las { $name }
        [old-faithful-geyser] el { $name }
        [palace-of-knossos] el { $name }
        [palenque-ruins] las { $name }
        [perito-moreno-glacier] el { $name }
        [pyramids-of-meroe] las { $name }
        [sagrada-familia] la { $name }
        [salt-cathedral-of-zipaquira] la { $name }
        [statue-of-liberty] la { $name }
        [taj-mahal] el { $name }
        [terracotta-army] los { $name }
        [tiwanaku-gate-of-the-sun] la { $name }
        [torres-del-paine] las { $name }
        [victoria-falls] las { $name }
       *[other] { $name }
    }

## The places, by their ids

place-eu-aarhus = Aarhus
place-eu-alhambra = Alhambra
place-eu-amsterdam = Ámsterdam
place-eu-athens = Atenas
place-eu-baku = Bakú
place-eu-barcelona = Barcelona
place-eu-belfast = Belfast
place-eu-belgrade = Belgrado
place-eu-bergen = Bergen
place-eu-berlin = Berlín
place-eu-bern = Berna
place-eu-bilbao = Bilbao
place-eu-bordeaux = Burdeos
place-eu-bran-castle = Castillo de Bran
place-eu-bratislava = Bratislava
place-eu-brussels = Bruselas
place-eu-bucharest = Bucarest
place-eu-budapest = Budapest
place-eu-chisinau = Chisináu
place-eu-cologne = Colonia
place-eu-colosseum = Coliseo
place-eu-copenhagen = Copenhague
place-eu-dublin = Dublín
place-eu-edinburgh = Edimburgo
place-eu-eiffel-tower = Torre Eiffel
place-eu-florence = Florencia
place-eu-frankfurt = Fráncfort
place-eu-gdansk = Gdansk
place-eu-geneva = Ginebra
place-eu-glasgow = Glasgow
place-eu-gothenburg = Gotemburgo
place-eu-hamburg = Hamburgo
place-eu-helsinki = Helsinki
place-eu-istanbul = Estambul
place-eu-kazan = Kazán
place-eu-kinderdijk-windmills = Molinos de Kinderdijk
place-eu-krakow = Cracovia
place-eu-kyiv = Kiev
place-eu-leaning-tower-of-pisa = Torre de Pisa
place-eu-lisbon = Lisboa
place-eu-liverpool = Liverpool
place-eu-ljubljana = Liubliana
place-eu-london = Londres
place-eu-luxembourg = Luxemburgo
place-eu-lyon = Lyon
place-eu-madrid = Madrid
place-eu-malaga = Málaga
place-eu-manchester = Mánchester
place-eu-marseille = Marsella
place-eu-milan = Milán
place-eu-minsk = Minsk
place-eu-mont-saint-michel = Monte Saint-Michel
place-eu-moscow = Moscú
place-eu-munich = Múnich
place-eu-nantes = Nantes
place-eu-naples = Nápoles
place-eu-neuschwanstein-castle = Castillo de Neuschwanstein
place-eu-nice = Niza
place-eu-nicosia = Nicosia
place-eu-oslo = Oslo
place-eu-palace-of-knossos = Palacio de Cnosos
place-eu-palermo = Palermo
place-eu-palma = Palma de Mallorca
place-eu-paris = París
place-eu-pompeii = Pompeya
place-eu-porto = Oporto
place-eu-prague = Praga
place-eu-reykjavik = Reikiavik
place-eu-riga = Riga
place-eu-rome = Roma
place-eu-rotterdam = Róterdam
place-eu-sagrada-familia = Sagrada Familia
place-eu-saint-petersburg = San Petersburgo
place-eu-salzburg = Salzburgo
place-eu-samara = Samara
place-eu-sarajevo = Sarajevo
place-eu-seville = Sevilla
place-eu-skopje = Skopie
place-eu-sochi = Sochi
place-eu-sofia = Sofía
place-eu-stockholm = Estocolmo
place-eu-stonehenge = Stonehenge
place-eu-strasbourg = Estrasburgo
place-eu-tallinn = Tallin
place-eu-tbilisi = Tiflis
place-eu-thessaloniki = Salónica
place-eu-tirana = Tirana
place-eu-toulouse = Toulouse
place-eu-tromso = Tromsø
place-eu-turin = Turín
place-eu-valencia = Valencia
place-eu-valletta = La Valeta
place-eu-venice = Venecia
place-eu-vienna = Viena
place-eu-vilnius = Vilna
place-eu-volgograd = Volgogrado
place-eu-warsaw = Varsovia
place-eu-yerevan = Ereván
place-eu-zagreb = Zagreb
place-eu-zurich = Zúrich
place-sa-angel-falls = Salto Ángel
place-sa-antofagasta = Antofagasta
place-sa-arequipa = Arequipa
place-sa-arica = Arica
place-sa-asuncion = Asunción
place-sa-bahia-blanca = Bahía Blanca
place-sa-bariloche = Bariloche
place-sa-barquisimeto = Barquisimeto
place-sa-barranquilla = Barranquilla
place-sa-belem = Belém
place-sa-belo-horizonte = Belo Horizonte
place-sa-bogota = Bogotá
place-sa-brasilia = Brasilia
place-sa-bucaramanga = Bucaramanga
place-sa-buenos-aires = Buenos Aires
place-sa-calama = Calama
place-sa-cali = Cali
place-sa-campo-grande = Campo Grande
place-sa-caracas = Caracas
place-sa-cartagena = Cartagena de Indias
place-sa-cayenne = Cayena
place-sa-chiclayo = Chiclayo
place-sa-christ-the-redeemer = Cristo Redentor
place-sa-ciudad-bolivar = Ciudad Bolívar
place-sa-ciudad-del-este = Ciudad del Este
place-sa-cochabamba = Cochabamba
place-sa-colonia-del-sacramento = Colonia del Sacramento
place-sa-comodoro-rivadavia = Comodoro Rivadavia
place-sa-concepcion = Concepción
place-sa-copiapo = Copiapó
place-sa-cordoba = Córdoba
place-sa-coyhaique = Coyhaique
place-sa-cucuta = Cúcuta
place-sa-cuenca = Cuenca
place-sa-cuiaba = Cuiabá
place-sa-curitiba = Curitiba
place-sa-cusco = Cusco
place-sa-florianopolis = Florianópolis
place-sa-fortaleza = Fortaleza
place-sa-georgetown = Georgetown
place-sa-guayaquil = Guayaquil
place-sa-iguazu-falls = Cataratas del Iguazú
place-sa-iquique = Iquique
place-sa-iquitos = Iquitos
place-sa-la-paz = La Paz
place-sa-la-serena = La Serena
place-sa-las-lajas-sanctuary = Santuario de Las Lajas
place-sa-leticia = Leticia
place-sa-lima = Lima
place-sa-machu-picchu = Machu Picchu
place-sa-manaus = Manaos
place-sa-mar-del-plata = Mar del Plata
place-sa-maracaibo = Maracaibo
place-sa-medellin = Medellín
place-sa-mendoza = Mendoza
place-sa-merida = Mérida
place-sa-middle-of-the-world-monument = Mitad del Mundo
place-sa-moai-of-ahu-tongariki = Moáis de Ahu Tongariki
place-sa-montevideo = Montevideo
place-sa-natal = Natal
place-sa-nazca-lines = Líneas de Nazca
place-sa-neuquen = Neuquén
place-sa-oruro = Oruro
place-sa-paramaribo = Paramaribo
place-sa-perito-moreno-glacier = Glaciar Perito Moreno
place-sa-piura = Piura
place-sa-porto-alegre = Porto Alegre
place-sa-porto-velho = Porto Velho
place-sa-posadas = Posadas
place-sa-potosi = Potosí
place-sa-puerto-madryn = Puerto Madryn
place-sa-puerto-montt = Puerto Montt
place-sa-puno = Puno
place-sa-punta-arenas = Punta Arenas
place-sa-punta-del-este = Punta del Este
place-sa-quito = Quito
place-sa-recife = Recife
place-sa-rio-de-janeiro = Río de Janeiro
place-sa-rio-gallegos = Río Gallegos
place-sa-rosario = Rosario
place-sa-salt-cathedral-of-zipaquira = Catedral de Sal de Zipaquirá
place-sa-salta = Salta
place-sa-salto = Salto
place-sa-salvador = Salvador de Bahía
place-sa-san-miguel-de-tucuman = San Miguel de Tucumán
place-sa-santa-cruz-de-la-sierra = Santa Cruz de la Sierra
place-sa-santiago = Santiago
place-sa-sao-luis = São Luís
place-sa-sao-paulo = São Paulo
place-sa-sucre = Sucre
place-sa-tacna = Tacna
place-sa-tarija = Tarija
place-sa-temuco = Temuco
place-sa-tiwanaku-gate-of-the-sun = Puerta del Sol de Tiwanaku
place-sa-torres-del-paine = Torres del Paine
place-sa-trujillo = Trujillo
place-sa-ushuaia = Ushuaia
place-sa-valdivia = Valdivia
place-sa-valencia = Valencia
place-sa-valparaiso = Valparaíso
place-na-acapulco = Acapulco
place-na-albuquerque = Albuquerque
place-na-anchorage = Anchorage
place-na-atlanta = Atlanta
place-na-belmopan = Belmopán
place-na-boise = Boise
place-na-boston = Boston
place-na-bridgetown = Bridgetown
place-na-calgary = Calgary
place-na-campeche = Campeche
place-na-cancun = Cancún
place-na-charlotte = Charlotte
place-na-chicago = Chicago
place-na-chichen-itza = Chichén Itzá
place-na-chihuahua = Chihuahua
place-na-citadelle-laferriere = Ciudadela Laferrière
place-na-cleveland = Cleveland
place-na-dallas = Dallas
place-na-denver = Denver
place-na-detroit = Detroit
place-na-edmonton = Edmonton
place-na-el-paso = El Paso
place-na-fort-de-france = Fort-de-France
place-na-golden-gate-bridge = Puente Golden Gate
place-na-guadalajara = Guadalajara
place-na-guatemala-city = Ciudad de Guatemala
place-na-halifax = Halifax
place-na-hamilton = Hamilton
place-na-havana = La Habana
place-na-hermosillo = Hermosillo
place-na-honolulu = Honolulu
place-na-hoover-dam = Presa Hoover
place-na-houston = Houston
place-na-indianapolis = Indianápolis
place-na-iqaluit = Iqaluit
place-na-juneau = Juneau
place-na-kansas-city = Kansas City
place-na-kennedy-space-center = Centro Espacial Kennedy
place-na-kingston = Kingston
place-na-la-paz-mexico = La Paz (México)
place-na-las-vegas = Las Vegas
place-na-los-angeles = Los Ángeles
place-na-managua = Managua
place-na-mazatlan = Mazatlán
place-na-memphis = Memphis
place-na-mexico-city = Ciudad de México
place-na-miami = Miami
place-na-milwaukee = Milwaukee
place-na-minneapolis = Mineápolis
place-na-monterrey = Monterrey
place-na-montreal = Montreal
place-na-mount-rushmore = Monte Rushmore
place-na-nashville = Nashville
place-na-nassau = Nasáu
place-na-new-orleans = Nueva Orleans
place-na-new-york = Nueva York
place-na-niagara-falls = Cataratas del Niágara
place-na-nuuk = Nuuk
place-na-oaxaca = Oaxaca
place-na-oklahoma-city = Oklahoma City
place-na-old-faithful-geyser = Géiser Old Faithful
place-na-orlando = Orlando
place-na-ottawa = Ottawa
place-na-palenque-ruins = Ruinas de Palenque
place-na-panama-city = Ciudad de Panamá
place-na-philadelphia = Filadelfia
place-na-phoenix = Phoenix
place-na-pittsburgh = Pittsburgh
place-na-port-au-prince = Puerto Príncipe
place-na-port-of-spain = Puerto España
place-na-portland = Portland
place-na-puebla = Puebla
place-na-punta-cana = Punta Cana
place-na-quebec-city = Quebec
place-na-regina = Regina
place-na-salt-lake-city = Salt Lake City
place-na-san-antonio = San Antonio
place-na-san-diego = San Diego
place-na-san-francisco = San Francisco
place-na-san-jose = San José
place-na-san-juan = San Juan
place-na-san-luis-potosi = San Luis Potosí
place-na-san-salvador = San Salvador
place-na-santiago-de-cuba = Santiago de Cuba
place-na-santo-domingo = Santo Domingo
place-na-seattle = Seattle
place-na-st-john-s = San Juan de Terranova
place-na-st-louis = San Luis (Misuri)
place-na-statue-of-liberty = Estatua de la Libertad
place-na-tegucigalpa = Tegucigalpa
place-na-teotihuacan = Teotihuacán
place-na-tijuana = Tijuana
place-na-tikal = Tikal
place-na-toronto = Toronto
place-na-vancouver = Vancouver
place-na-veracruz = Veracruz
place-na-washington-d-c = Washington D. C.
place-na-whitehorse = Whitehorse
place-na-winnipeg = Winnipeg
place-na-yellowknife = Yellowknife
place-as-abu-dhabi = Abu Dabi
place-as-almaty = Almatý
place-as-amman = Amán
place-as-angkor-wat = Angkor Wat
place-as-ankara = Ankara
place-as-antalya = Antalya
place-as-ashgabat = Asjabad
place-as-astana = Astaná
place-as-bagan = Bagan
place-as-baghdad = Bagdad
place-as-baikonur-cosmodrome = Cosmódromo de Baikonur
place-as-baku = Bakú
place-as-bandar-seri-begawan = Bandar Seri Begawan
place-as-bangkok = Bangkok
place-as-beijing = Pekín
place-as-beirut = Beirut
place-as-bengaluru = Bangalore
place-as-bishkek = Biskek
place-as-borobudur = Borobudur
place-as-busan = Busan
place-as-cebu-city = Cebú
place-as-chengdu = Chengdu
place-as-chennai = Chennai
place-as-chiang-mai = Chiang Mai
place-as-colombo = Colombo
place-as-da-nang = Da Nang
place-as-damascus = Damasco
place-as-denpasar = Denpasar
place-as-dhaka = Daca
place-as-dili = Dili
place-as-doha = Doha
place-as-dubai = Dubái
place-as-dushanbe = Dusambé
place-as-golden-temple-of-amritsar = Templo Dorado de Amritsar
place-as-great-wall-at-badaling = Gran Muralla en Badaling
place-as-guangzhou = Cantón
place-as-hanoi = Hanói
place-as-harbin = Harbin
place-as-ho-chi-minh-city = Ciudad Ho Chi Minh
place-as-hong-kong = Hong Kong
place-as-hyderabad = Hyderabad
place-as-irkutsk = Irkutsk
place-as-isfahan = Isfahán
place-as-islamabad = Islamabad
place-as-izmir = Esmirna
place-as-jaipur = Jaipur
place-as-jakarta = Yakarta
place-as-jeddah = Yeda
place-as-kabul = Kabul
place-as-karachi = Karachi
place-as-kathmandu = Katmandú
place-as-kolkata = Calcuta
place-as-kuala-lumpur = Kuala Lumpur
place-as-kuwait-city = Ciudad de Kuwait
place-as-lahore = Lahore
place-as-lhasa = Lhasa
place-as-male = Malé
place-as-manila = Manila
place-as-mecca = La Meca
place-as-medina = Medina
place-as-mosul = Mosul
place-as-mount-everest = Monte Everest
place-as-mount-fuji = Monte Fuji
place-as-mumbai = Bombay
place-as-muscat = Mascate
place-as-new-delhi = Nueva Delhi
place-as-novosibirsk = Novosibirsk
place-as-osaka = Osaka
place-as-persepolis = Persépolis
place-as-petra = Petra
place-as-phnom-penh = Nom Pen
place-as-pyongyang = Pionyang
place-as-riyadh = Riad
place-as-samarkand = Samarcanda
place-as-sanaa = Saná
place-as-sapporo = Sapporo
place-as-seoul = Seúl
place-as-shanghai = Shanghái
place-as-shiraz = Shiraz
place-as-singapore = Singapur
place-as-surabaya = Surabaya
place-as-taipei = Taipéi
place-as-taj-mahal = Taj Mahal
place-as-tashkent = Taskent
place-as-tbilisi = Tiflis
place-as-tehran = Teherán
place-as-tel-aviv = Tel Aviv
place-as-terracotta-army = Guerreros de terracota
place-as-thimphu = Timbu
place-as-tokyo = Tokio
place-as-ulaanbaatar = Ulán Bator
place-as-urumqi = Urumchi
place-as-varanasi = Benarés
place-as-vientiane = Vientián
place-as-vladivostok = Vladivostok
place-as-wuhan = Wuhan
place-as-xi-an = Xi'an
place-as-yakutsk = Yakutsk
place-as-yangon = Rangún
place-as-yerevan = Ereván
place-af-abidjan = Abiyán
place-af-abu-simbel-temples = Templos de Abu Simbel
place-af-abuja = Abuya
place-af-accra = Acra
place-af-addis-ababa = Adís Abeba
place-af-agadez = Agadez
place-af-agadir = Agadir
place-af-alexandria = Alejandría
place-af-algiers = Argel
place-af-amphitheatre-of-el-jem = Anfiteatro de El Djem
place-af-antananarivo = Antananarivo
place-af-asmara = Asmara
place-af-aswan = Asuán
place-af-avenue-of-the-baobabs = Avenida de los Baobabs
place-af-bamako = Bamako
place-af-bangui = Bangui
place-af-banjul = Banjul
place-af-beira = Beira
place-af-benghazi = Bengasi
place-af-bissau = Bisáu
place-af-bloemfontein = Bloemfontein
place-af-bujumbura = Buyumbura
place-af-bulawayo = Bulawayo
place-af-cairo = El Cairo
place-af-cape-of-good-hope = Cabo de Buena Esperanza
place-af-cape-town = Ciudad del Cabo
place-af-casablanca = Casablanca
place-af-church-of-st-george-lalibela = Iglesia de San Jorge de Lalibela
place-af-conakry = Conakri
place-af-cotonou = Cotonú
place-af-dakar = Dakar
place-af-dar-es-salaam = Dar es-Salam
place-af-djibouti = Yibuti
place-af-dodoma = Dodoma
place-af-douala = Duala
place-af-durban = Durban
place-af-entebbe = Entebbe
place-af-fez = Fez
place-af-freetown = Freetown
place-af-gaborone = Gaborone
place-af-goma = Goma
place-af-great-mosque-of-djenne = Gran Mezquita de Djenné
place-af-great-sphinx-of-giza = Gran Esfinge de Guiza
place-af-great-zimbabwe = Gran Recinto
place-af-harare = Harare
place-af-huambo = Huambo
place-af-johannesburg = Johannesburgo
place-af-juba = Yuba
place-af-kano = Kano
place-af-khartoum = Jartum
place-af-kigali = Kigali
place-af-kinshasa = Kinsasa
place-af-kisangani = Kisangani
place-af-kumasi = Kumasi
place-af-lagos = Lagos
place-af-leptis-magna = Leptis Magna
place-af-libreville = Libreville
place-af-lilongwe = Lilongüe
place-af-lome = Lomé
place-af-luanda = Luanda
place-af-lubumbashi = Lubumbashi
place-af-lusaka = Lusaka
place-af-luxor = Luxor
place-af-malabo = Malabo
place-af-maputo = Maputo
place-af-marrakesh = Marrakech
place-af-maseru = Maseru
place-af-mbabane = Mbabane
place-af-mogadishu = Mogadiscio
place-af-mombasa = Mombasa
place-af-monrovia = Monrovia
place-af-moroni = Moroni
place-af-mount-kilimanjaro = Monte Kilimanjaro
place-af-n-djamena = Yamena
place-af-nairobi = Nairobi
place-af-niamey = Niamey
place-af-nouakchott = Nuakchot
place-af-oran = Orán
place-af-ouagadougou = Uagadugú
place-af-pointe-noire = Pointe-Noire
place-af-port-harcourt = Port Harcourt
place-af-port-louis = Port Louis
place-af-port-sudan = Puerto Sudán
place-af-praia = Praia
place-af-pretoria = Pretoria
place-af-pyramids-of-meroe = Pirámides de Meroe
place-af-rabat = Rabat
place-af-saint-denis = Saint-Denis (Reunión)
place-af-sao-tome = Santo Tomé
place-af-tamanrasset = Tamanrasset
place-af-tangier = Tánger
place-af-timbuktu = Tombuctú
place-af-tripoli = Trípoli
place-af-tunis = Túnez
place-af-victoria = Victoria
place-af-victoria-falls = Cataratas Victoria
place-af-windhoek = Windhoek
place-af-yamoussoukro = Yamusukro
place-af-yaounde = Yaundé
place-af-zanzibar = Zanzíbar
place-wo-accra = Acra
place-wo-addis-ababa = Adís Abeba
place-wo-algiers = Argel
place-wo-amsterdam = Ámsterdam
place-wo-anchorage = Anchorage
place-wo-angkor-wat = Angkor Wat
place-wo-antananarivo = Antananarivo
place-wo-asuncion = Asunción
place-wo-athens = Atenas
place-wo-auckland = Auckland
place-wo-baghdad = Bagdad
place-wo-bangkok = Bangkok
place-wo-barcelona = Barcelona
place-wo-beijing = Pekín
place-wo-beirut = Beirut
place-wo-berlin = Berlín
place-wo-bogota = Bogotá
place-wo-brasilia = Brasilia
place-wo-buenos-aires = Buenos Aires
place-wo-cairo = El Cairo
place-wo-cape-town = Ciudad del Cabo
place-wo-caracas = Caracas
place-wo-casablanca = Casablanca
place-wo-chicago = Chicago
place-wo-chichen-itza = Chichén Itzá
place-wo-christ-the-redeemer = Cristo Redentor
place-wo-colombo = Colombo
place-wo-colosseum = Coliseo
place-wo-dakar = Dakar
place-wo-darwin = Darwin
place-wo-denver = Denver
place-wo-dubai = Dubái
place-wo-dublin = Dublín
place-wo-edinburgh = Edimburgo
place-wo-eiffel-tower = Torre Eiffel
place-wo-great-sphinx-of-giza = Gran Esfinge de Guiza
place-wo-great-wall-at-badaling = Gran Muralla en Badaling
place-wo-guatemala-city = Ciudad de Guatemala
place-wo-hanoi = Hanói
place-wo-havana = La Habana
place-wo-helsinki = Helsinki
place-wo-hong-kong = Hong Kong
place-wo-honolulu = Honolulu
place-wo-houston = Houston
place-wo-iguazu-falls = Cataratas del Iguazú
place-wo-istanbul = Estambul
place-wo-jakarta = Yakarta
place-wo-johannesburg = Johannesburgo
place-wo-kabul = Kabul
place-wo-karachi = Karachi
place-wo-kathmandu = Katmandú
place-wo-khartoum = Jartum
place-wo-kinshasa = Kinsasa
place-wo-kolkata = Calcuta
place-wo-kyiv = Kiev
place-wo-la-paz = La Paz
place-wo-lagos = Lagos
place-wo-las-vegas = Las Vegas
place-wo-lima = Lima
place-wo-lisbon = Lisboa
place-wo-london = Londres
place-wo-los-angeles = Los Ángeles
place-wo-luanda = Luanda
place-wo-machu-picchu = Machu Picchu
place-wo-madrid = Madrid
place-wo-manaus = Manaos
place-wo-manila = Manila
place-wo-melbourne = Melbourne
place-wo-mexico-city = Ciudad de México
place-wo-miami = Miami
place-wo-moai-of-ahu-tongariki = Moáis de Ahu Tongariki
place-wo-montevideo = Montevideo
place-wo-montreal = Montreal
place-wo-moscow = Moscú
place-wo-mount-everest = Monte Everest
place-wo-mount-fuji = Monte Fuji
place-wo-mount-kilimanjaro = Monte Kilimanjaro
place-wo-mount-rushmore = Monte Rushmore
place-wo-mumbai = Bombay
place-wo-nairobi = Nairobi
place-wo-new-delhi = Nueva Delhi
place-wo-new-orleans = Nueva Orleans
place-wo-new-york = Nueva York
place-wo-novosibirsk = Novosibirsk
place-wo-nuuk = Nuuk
place-wo-oslo = Oslo
place-wo-panama-city = Ciudad de Panamá
place-wo-paris = París
place-wo-perth = Perth
place-wo-petra = Petra
place-wo-port-moresby = Puerto Moresby
place-wo-prague = Praga
place-wo-quito = Quito
place-wo-reykjavik = Reikiavik
place-wo-riyadh = Riad
place-wo-rome = Roma
place-wo-salvador = Salvador de Bahía
place-wo-san-francisco = San Francisco
place-wo-santiago = Santiago
place-wo-santo-domingo = Santo Domingo
place-wo-sao-paulo = São Paulo
place-wo-seoul = Seúl
place-wo-shanghai = Shanghái
place-wo-singapore = Singapur
place-wo-statue-of-liberty = Estatua de la Libertad
place-wo-stockholm = Estocolmo
place-wo-stonehenge = Stonehenge
place-wo-sydney = Sídney
place-wo-taj-mahal = Taj Mahal
place-wo-tashkent = Taskent
place-wo-tehran = Teherán
place-wo-timbuktu = Tombuctú
place-wo-tokyo = Tokio
place-wo-toronto = Toronto
place-wo-ulaanbaatar = Ulán Bator
place-wo-uluru = Uluru
place-wo-ushuaia = Ushuaia
place-wo-vancouver = Vancouver
place-wo-victoria-falls = Cataratas Victoria
place-wo-vienna = Viena
place-wo-vladivostok = Vladivostok
place-wo-warsaw = Varsovia
place-wo-washington-d-c = Washington D. C.

## The countries

country-ae = Emiratos Árabes Unidos
country-af = Afganistán
country-al = Albania
country-am = Armenia
country-ao = Angola
country-ar = Argentina
country-at = Austria
country-au = Australia
country-az = Azerbaiyán
country-ba = Bosnia-Herzegovina
country-bb = Barbados
country-bd = Bangladés
country-be = Bélgica
country-bf = Burkina Faso
country-bg = Bulgaria
country-bi = Burundi
country-bj = Benín
country-bm = Bermudas
country-bn = Brunéi
country-bo = Bolivia
country-br = Brasil
country-bs = Bahamas
country-bt = Bután
country-bw = Botsuana
country-by = Bielorrusia
country-bz = Belice
country-ca = Canadá
country-cd = R. D. del Congo
country-cf = República Centroafricana
country-cg = Congo
country-ch = Suiza
country-ci = Costa de Marfil
country-cl = Chile
country-cm = Camerún
country-cn = China
country-co = Colombia
country-cr = Costa Rica
country-cu = Cuba
country-cv = Cabo Verde
country-cy = Chipre
country-cz = Chequia
country-de = Alemania
country-dj = Yibuti
country-dk = Dinamarca
country-do = República Dominicana
country-dz = Argelia
country-ec = Ecuador
country-ee = Estonia
country-eg = Egipto
country-er = Eritrea
country-es = España
country-et = Etiopía
country-fi = Finlandia
country-fr = Francia
country-ga = Gabón
country-gb = Reino Unido
country-ge = Georgia
country-gf = Guayana Francesa
country-gh = Ghana
country-gl = Groenlandia
country-gm = Gambia
country-gn = Guinea
country-gq = Guinea Ecuatorial
country-gr = Grecia
country-gt = Guatemala
country-gw = Guinea-Bisáu
country-gy = Guyana
country-hk = Hong Kong
country-hn = Honduras
country-hr = Croacia
country-ht = Haití
country-hu = Hungría
country-id = Indonesia
country-ie = Irlanda
country-il = Israel
country-in = India
country-iq = Irak
country-ir = Irán
country-is = Islandia
country-it = Italia
country-jm = Jamaica
country-jo = Jordania
country-jp = Japón
country-ke = Kenia
country-kg = Kirguistán
country-kh = Camboya
country-km = Comoras
country-kp = Corea del Norte
country-kr = Corea del Sur
country-kw = Kuwait
country-kz = Kazajistán
country-la = Laos
country-lb = Líbano
country-lk = Sri Lanka
country-lr = Liberia
country-ls = Lesoto
country-lt = Lituania
country-lu = Luxemburgo
country-lv = Letonia
country-ly = Libia
country-ma = Marruecos
country-md = Moldavia
country-mg = Madagascar
country-mk = Macedonia del Norte
country-ml = Mali
country-mm = Myanmar
country-mn = Mongolia
country-mq = Martinica
country-mr = Mauritania
country-mt = Malta
country-mu = Mauricio
country-mv = Maldivas
country-mw = Malaui
country-mx = México
country-my = Malasia
country-mz = Mozambique
country-na = Namibia
country-ne = Níger
country-ng = Nigeria
country-ni = Nicaragua
country-nl = Países Bajos
country-no = Noruega
country-np = Nepal
country-nz = Nueva Zelanda
country-om = Omán
country-pa = Panamá
country-pe = Perú
country-pg = Papúa Nueva Guinea
country-ph = Filipinas
country-pk = Pakistán
country-pl = Polonia
country-pr = Puerto Rico
country-pt = Portugal
country-py = Paraguay
country-qa = Catar
country-re = Reunión
country-ro = Rumania
country-rs = Serbia
country-ru = Rusia
country-rw = Ruanda
country-sa = Arabia Saudita
country-sc = Seychelles
country-sd = Sudán
country-se = Suecia
country-sg = Singapur
country-si = Eslovenia
country-sk = Eslovaquia
country-sl = Sierra Leona
country-sn = Senegal
country-so = Somalia
country-sr = Surinam
country-ss = Sudán del Sur
country-st = Santo Tomé y Príncipe
country-sv = El Salvador
country-sy = Siria
country-sz = Esuatini
country-td = Chad
country-tg = Togo
country-th = Tailandia
country-tj = Tayikistán
country-tl = Timor Oriental
country-tm = Turkmenistán
country-tn = Túnez
country-tr = Turquía
country-tt = Trinidad y Tobago
country-tw = Taiwán
country-tz = Tanzania
country-ua = Ucrania
country-ug = Uganda
country-us = Estados Unidos
country-uy = Uruguay
country-uz = Uzbekistán
country-ve = Venezuela
country-vn = Vietnam
country-ye = Yemen
country-za = Sudáfrica
country-zm = Zambia
country-zw = Zimbabue

# Ways in on the first page
quick-day = Cartas del día
quick-day-done = Hoy: { $points } de { $count }
quick-practice = Practicar a solas
