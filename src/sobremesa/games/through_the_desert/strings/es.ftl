title = A través del desierto
tagline = Lleva tus caravanas hasta el agua y las palmeras, y encierra terreno.

## Los colores de los camellos

colour-blue = azul
colour-green = verde
colour-red = rojo
colour-violet = violeta
colour-yellow = amarillo

## Opciones

option-different-colours = Apartar cinco colores distintos
option-different-colours-help = Entre cinco, cada jugador prescinde de un color de camello. Con esta opción no puede haber dos que elijan el mismo. El reglamento deja elegir con libertad.
option-face-down = Los puntos quedan boca abajo
option-face-down-help = Nadie ve antes del final lo que han ganado los demás: sus pozos, sus oasis y los puntos de sus caravanas. Lo que hay en el tablero sigue a la vista. Así lo pide el reglamento; sin esta opción se ven todos los puntos.

## Las jugadas, tal como se escriben

verb-set-aside = apartar
verb-set-aside-help = apartar COLOR: juega sin tu jinete de ese color (apartar r)
verb-place-rider = jinete
verb-place-rider-help = jinete COLOR CASILLA: coloca un jinete montado en un camello de ese color (jinete b c7)
verb-place-camel = camello
verb-place-camel-help = camello COLOR CASILLA: añade un camello a tu caravana de ese color (camello b c8)

## Lo que pasa

event-colour-set-aside = { $seat } aparta su jinete de color { $colour }.
event-palms-planted = Crecen palmeras en { $oases }.
event-wells-filled = Se reparten los pozos.
event-rider-placed = { $seat } coloca en { $hex } un jinete sobre un camello { $colour }.
event-caravans-set-out = Ya están todos los jinetes en el desierto: las caravanas se ponen en marcha.
event-camel-placed = { $seat } coloca un camello { $colour } en { $hex }.
event-water-taken =
    { $value ->
        [0] { $seat } se queda con el pozo de { $hex }.
        [one] { $seat } se queda con el pozo de { $hex }: 1 punto.
       *[other] { $seat } se queda con el pozo de { $hex }: { $value } puntos.
    }
event-oasis-reached =
    { $points ->
        [0] { $seat } llega al oasis de { $oasis } con su caravana de color { $colour }.
       *[other] { $seat } llega al oasis de { $oasis } con su caravana de color { $colour }: { $points } puntos.
    }
event-area-enclosed =
    { $points ->
        [0]
            { $count ->
                [0] { $seat } encierra un oasis con su caravana de color { $colour }.
                [one] { $seat } encierra una casilla con su caravana de color { $colour }.
               *[other] { $seat } encierra { $count } casillas con su caravana de color { $colour }.
            }
        [one]
            { $count ->
                [one] { $seat } encierra una casilla con su caravana de color { $colour } y se lleva 1 punto en pozos.
               *[other] { $seat } encierra { $count } casillas con su caravana de color { $colour } y se lleva 1 punto en pozos.
            }
       *[other]
            { $count ->
                [0] { $seat } encierra un oasis con su caravana de color { $colour } y se lleva { $points } puntos.
                [one] { $seat } encierra una casilla con su caravana de color { $colour } y se lleva { $points } puntos en pozos y oasis.
               *[other] { $seat } encierra { $count } casillas con su caravana de color { $colour } y se lleva { $points } puntos en pozos y oasis.
            }
    }
event-colour-ran-out = { $seat } ha colocado el último camello { $colour }: la partida acaba con este turno.
event-turn-lost =
    { $count ->
        [one] { $seat } no tiene dónde colocar un camello y lo pierde.
       *[other] { $seat } no tiene dónde colocar ningún camello y pierde { $count }.
    }
event-caravan-rewarded = La caravana más larga de color { $colour } tiene { $camels } camellos: { $points } puntos para { $seats }.
event-area-counted =
    { $points ->
        [one] { $seat } tiene una casilla vacía encerrada con su caravana de color { $colour }: 1 punto.
       *[other] { $seat } tiene { $points } casillas vacías encerradas con su caravana de color { $colour }: { $points } puntos.
    }
event-match-ended = La partida ha terminado: { $ended_by }.

## Por qué no se permite una jugada

refusal-no-such-hex = No existe la casilla { $hex }: las columnas van de la a hasta la v y las filas, del 1 al 13.
refusal-mountain = En { $hex } hay una montaña; ahí no cabe nada.
refusal-beyond-the-line = { $hex } queda al otro lado de la línea oscura; esa parte solo se usa entre cuatro o cinco.
refusal-on-oasis = En { $hex } crece una palmera; ahí no cabe nada.
refusal-occupied = En { $hex } ya hay un camello { $colour } de { $seat }.
refusal-set-aside-first = Antes tienes que elegir el color del que prescindes.
refusal-nothing-set-aside = Ahora no se aparta ningún color: eso solo se hace entre cinco y antes del primer jinete.
refusal-same-set-aside = { $seat } ya ha apartado el { $colour }; en esta mesa cada cual aparta un color distinto.
refusal-riders-first = Todavía no hay camellos: antes hay que colocar todos los jinetes.
refusal-riders-all-placed = Los jinetes ya están todos colocados; ahora les siguen los camellos.
refusal-rider-placed = Tu jinete de color { $colour } ya está en { $hex }.
refusal-colour-set-aside = Apartaste el { $colour } y juegas sin él.
refusal-colour-begun = { $seat } ya ha empezado con el { $colour }; en la primera ronda cada cual empieza con un color distinto.
refusal-on-water = En { $hex } hay un pozo; un jinete puede ponerse al lado, pero no encima.
refusal-beside-oasis = { $hex } está junto al oasis de { $oasis }; los jinetes no empiezan al lado de una palmera.
refusal-beside-rider = { $hex } está junto al jinete de color { $colour } que { $seat } tiene en { $rider }; dos jinetes nunca empiezan uno al lado del otro.
refusal-none-left = No quedan camellos de color { $colour }.
refusal-enclosed = { $hex } está dentro del área que { $seat } ha encerrado con su caravana de color { $colour }.
refusal-beside-rival = { $hex } toca la caravana de color { $colour } de { $seat } (en { $camels }); dos caravanas del mismo color nunca se tocan.
refusal-not-beside-caravan = { $hex } no está junto a tu caravana de color { $colour }.
refusal-dealers-move = Eso solo lo hace quien reparte.

## Secciones de las reglas

section-aim = De qué se trata
section-board = El desierto
section-setup = Antes del primer jinete
section-riders = Colocar los jinetes
section-turn = Tu turno
section-camels = Dónde cabe un camello
section-water = Los pozos
section-oases = Los oasis
section-areas = Encerrar terreno
section-ending = El final
section-scoring = El recuento

## El recuento

score-water-1 = Pozos de 1 punto
score-water-2 = Pozos de 2 puntos
score-water-3 = Pozos de 3 puntos
score-oases = Oasis
score-caravan-blue = Caravana azul
score-caravan-green = Caravana verde
score-caravan-red = Caravana roja
score-caravan-violet = Caravana violeta
score-caravan-yellow = Caravana amarilla
score-area-blue = Terreno: azul
score-area-green = Terreno: verde
score-area-red = Terreno: rojo
score-area-violet = Terreno: violeta
score-area-yellow = Terreno: amarillo

ended-colour-ran-out = se ha colocado el último camello de un color
ended-nobody-can-place = ya nadie tiene dónde colocar un camello

## La mesa en letras

text-stage-set-aside = { $seat } aparta un color
text-stage-palms = Se plantan las palmeras
text-stage-water = Se reparten los pozos
text-stage-riders = { $seat } coloca un jinete
text-stage-camels =
    { $count ->
        [one] { $seat } coloca un camello más
       *[other] { $seat } coloca { $count } camellos
    }
text-stage-over = La partida ha terminado
text-supplies = Camellos que quedan: { $supply }
text-supply = { $colour } { $count }
text-legend = Camellos por color y jugador: { $colours }; en mayúscula, un jinete. ~ pozo, @@ oasis, ^^ montaña, : terreno encerrado.
text-player = { $number } { $seat }: { $points } puntos (pozos { $water }, oasis { $oases }, caravanas { $caravans }, terreno { $areas })
text-player-now = { $number } { $seat }: { $points } puntos (pozos { $water }, oasis { $oases }); { $total } si acabara ahora (caravanas { $caravans }, terreno { $areas })
text-player-face-down = { $number } { $seat }: puntos boca abajo

## Lecciones

lesson-riders = Los jinetes
lesson-riders-1 = Toda caravana empieza con un jinete. Elige un camello abajo y luego una casilla iluminada.
lesson-riders-2 = Empieza cerca de los puntos: un pozo da su número y una palmera, 5. ¿Qué casilla iluminada tiene más alrededor?
lesson-riders-3 = ¿El azul o el rojo en la casilla iluminada? El azul de tu rival está cerca, y dos caravanas de un color nunca pueden tocarse.
lesson-riders-missed = Mira otra vez: palmeras y pozos cerca, y ningún rival del mismo color.
lesson-riders-done = Buen comienzo: puntos al alcance y nadie de tu color en el camino.
lesson-camel = Los camellos
lesson-camel-1 = Ya están todos los jinetes. Elige el verde abajo y luego una casilla iluminada: un camello va siempre junto a tu caravana de su color.
lesson-camel-2 = Ya jugó tu rival. La verde puede crecer ahora desde cualquiera de sus camellos: coloca otro.
lesson-camel-missed = Coloca un camello verde en una casilla iluminada.
lesson-camel-done = Así se coloca: cada una de tus cinco caravanas crece de este modo, camello a camello.
lesson-water = Los pozos
lesson-water-1 = Los números son pozos. Pon un camello azul en uno y sus puntos son tuyos.
lesson-water-2 = Pueden seguir la azul y la verde. Quédate con el pozo de 3.
lesson-water-missed = Ese pozo sigue ahí. Solo gana sus puntos un camello que se pone encima.
lesson-water-done = El pozo se gana en el acto, y solo para quien llega primero.
lesson-oasis = Los oasis
lesson-oasis-1 = Nadie se pone sobre una palmera: un camello a su lado da 5 puntos. Lleva hasta ahí la roja.
lesson-oasis-2 = Una palmera nunca se agota, pero cada caravana la cuenta una sola vez. Gana otros 5 con la misma palmera.
lesson-oasis-missed = Ahí no hay puntos. Ponte junto a la palmera, con una caravana que aún no la haya contado.
lesson-oasis-done = 5 puntos por cada caravana que llega, también las rivales. Nadie llega tarde.
lesson-blocked = Sin tocarse
lesson-blocked-1 = Lleva la verde a la palmera. Dos caravanas de un color nunca pueden tocarse, y la verde de tu rival está cerca. Prueba una casilla oscura y te dirá por qué.
lesson-blocked-2 = A los otros colores no les importa. Quédate con el pozo que está junto a la verde de tu rival.
lesson-blocked-missed = Esa no: la verde tenía que tocar la palmera, y la violeta, tomar el pozo junto a la verde de tu rival.
lesson-blocked-done = Donde tocarían las dos, no puede ir ninguna. Así también se cierra el paso a un rival.
lesson-two = Dos camellos
lesson-two-1 = En cada turno colocas dos camellos. Con el primero, lleva la violeta a la palmera.
lesson-two-2 = El segundo puede seguir desde ahí: quédate con el pozo de 3.
lesson-two-3 = Otra vez tu turno, ahora con dos colores. Primero lleva la roja a una palmera.
lesson-two-4 = El segundo camello: que la verde tome el pozo de 3.
lesson-two-missed = Esa no. En cada turno: primero la palmera y luego el pozo de 3.
lesson-two-done = De uno o de dos colores: busca el par que más dé en conjunto.
lesson-area = Encerrar terreno
lesson-area-1 = La azul va casi de montaña a montaña. Cierra la línea con un camello: las cinco casillas de detrás serán tuyas.
lesson-area-2 = Cada una da 1 punto al final; los pozos de dentro se ganan ya. Ahora la roja, junto al borde: encierra todo lo que puedas.
lesson-area-missed = Un solo camello puede encerrar más. Los bordes y las montañas hacen de muro; las caravanas de otro color, no.
lesson-area-done = Nadie más puede entrar en tu terreno. Con cualquier otro camello dentro no habría sido tuyo.
lesson-longest = La más larga
lesson-longest-1 = Al final, la caravana más larga de cada color da 10 puntos, o 5 a cada una si empatan. Una tuya está empatada: hazla la más larga.
lesson-longest-2 = ¡Sola en cabeza! En otro color te falta un solo camello. Alcanza a tu rival y compartan los puntos.
lesson-longest-missed = Ese color no. Cuenta los camellos de cada uno, jinetes incluidos: también están en los puntos.
lesson-longest-done = Un camello por 5 puntos o más: no pierdas de vista las longitudes.
lesson-end = El final
lesson-end-1 = Si acabara ahora, perderías por 2 puntos. Adelántate: toma con la verde el pozo de 3.
lesson-end-2 = Ahora ganas por 1. El último camello de un color acaba la partida con este turno: colócalo.
lesson-end-missed = La partida sigue y tu rival puede adelantarte. Primero el pozo y luego el último camello violeta.
lesson-end-done = ¡Ganaste! Vigila los camellos que quedan y acaba la partida mientras vas por delante.
