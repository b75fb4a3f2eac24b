title = Sonora
tagline = Lanza discos al desierto y saca partido de donde caigan.

## Colours and sections

colour-0 = rojo
colour-1 = azul
colour-2 = verde
colour-3 = violeta
disc = { $number } { $colour }
hit-disc = el { $number } { $colour }
section-name-ruins = las ruinas
section-name-creek = los arroyos
section-name-mudcracks = los suelos resecos
section-name-canyon = el cañón
gain-ruins = ruinas { $by }
gain-creek = arroyos { $by }
gain-mudcracks = suelos resecos { $by }
gain-canyon = cañón { $by }

## The sheet

bonus-reflick = una repetición
bonus-swap = un intercambio
bonus-fox = un zorro
bonus-owl = una lechuza
bonus-rabbit = un conejo
bonus-discovery = un descubrimiento
animal-fox = un zorro
animal-owl = una lechuza
animal-rabbit = un conejo
cactus-saguaro =
    { $count ->
        [one] un saguaro
       *[other] { $count } saguaros
    }
cactus-pear =
    { $count ->
        [one] un nopal
       *[other] { $count } nopales
    }
cactus-barrel =
    { $count ->
        [one] un cactus de barril
       *[other] { $count } cactus de barril
    }
cacti = { $some } y { $last }
source-earned = bonificación
source-saved = bonificación guardada

## Options

option-rounds = Rondas
option-rounds-help = Con cinco, la partida es corta; con seis, normal; con siete, larga.
option-no-bunting = Sin toquecitos
option-no-bunting-help = Quien manda un disco directamente a la zona junto a su esquina lo pierde en esta ronda. Si antes rebota en un borde o en otro disco, está permitido.
option-rival-squares = En solitario: desde dónde empieza el rival en el cañón
option-rival-squares-help = Las reglas en español le dan tres casillas desde las que empezar; las inglesas, dos.
option-preview = Vista previa
option-preview-help = Al apuntar, una línea muestra por dónde irá el disco hasta lo primero que toque. Muestra tu intención; el error de la mano se suma después y nunca se ve.
option-preview-contact = hasta el primer contacto
option-preview-none = ninguna: solo la flecha
option-hand = Pulso
option-hand-help = Cuánto se desvían los lanzamientos: con el pulso normal, unos 4 grados y un 9 % de la fuerza. Un pulso más firme o más tembloroso es una buena forma de igualar fuerzas.
option-hand-normal = normal
option-hand-steady = firme: la mitad
option-hand-sure = perfecto: nada
option-hand-shaky = tembloroso: vez y media

## Moves, as they are typed

verb-flick = lanzar
verb-flick-help = lanzar DISCO X Y VELOCIDAD-X VELOCIDAD-Y: desde un punto de tu esquina, en milímetros y milímetros por segundo (lanzar r5 14 14 600 450)
verb-reflick = repetir
verb-reflick-help = repetir: gasta una repetición y vuelve a lanzar el mismo disco
verb-keep = dejar
verb-keep-help = dejar: el disco se queda donde está
verb-assign = sección
verb-assign-help = sección DISCO SECCIÓN: elige dónde cuenta un disco (sección r5 canyon)
verb-choose-colours = colores
verb-choose-colours-help = colores TUYO RIVAL: qué discos son tuyos y cuáles del rival (colores r b)
verb-swap = cambiar
verb-swap-help = cambiar DISCO DISCO: gasta un intercambio y dos discos tuyos cambian de sitio (cambiar r1 r5)
verb-end-swaps = listo
verb-end-swaps-help = listo: no hay más intercambios

verb-cross-off = tachar
verb-cross-off-help = tachar CONSTRUCCIÓN HEXÁGONOS: tacha hexágonos de una construcción de las ruinas (tachar b 4)
verb-discover = descubrir
verb-discover-help = descubrir ANIMAL: rodea un zorro (fox), una lechuza (owl) o un conejo (rabbit)
verb-draw = dibujar
verb-draw-help = dibujar DISCO CASILLAS: un contorno en el cañón; con bonus o saved en lugar del disco se gasta un zorro (dibujar r2 g12-h12-h13)
verb-trace = recorrer
verb-trace-help = recorrer DISCO CASILLA: un ramal por los arroyos que acaba ahí; con bonus o saved se gasta una lechuza (recorrer r3 a1)
verb-begin-mudcracks = suelos
verb-begin-mudcracks-help = suelos: gasta lo que valen tus discos en los suelos resecos
verb-add-rabbit = conejo
verb-add-rabbit-help = conejo CUÁL: gasta un conejo en los suelos resecos (conejo bonus, conejo saved)
verb-mark-node = nodo
verb-mark-node-help = nodo NODO: marca un nodo de los suelos resecos (nodo m7)
verb-tick-box = casilla
verb-tick-box-help = casilla COLUMNA: marca la siguiente casilla de una columna, de 1 a 5 (casilla 1)
verb-end-mudcracks = basta
verb-end-mudcracks-help = basta: renuncia a lo que queda por gastar en los suelos resecos
verb-finish = acabar
verb-finish-help = acabar: no anotas más en esta ronda
verb-rival-draw = rival-dibuja
verb-rival-draw-help = rival-dibuja DISCO CASILLAS: dónde rellena el rival un contorno (rival-dibuja b2 i1-j1-j2)
verb-rival-trace = rival-recorre
verb-rival-trace-help = rival-recorre DISCO DESDE HASTA: qué ramal rellena el rival (rival-recorre b3 all5 all3)
verb-rival-fill = rival-rellena
verb-rival-fill-help = rival-rellena NODO CÍRCULOS: círculos pequeños alrededor de un nodo exterior (rival-rellena m19 2)

## What happens

event-round-began = Ronda { $round }: empieza { $seat }.
event-flicked =
    { $lands ->
        [zone]
            { $hits ->
                [0] { $seat } lanza el { $disc }, que queda en { $section }.
               *[other] { $seat } lanza el { $disc }, que golpea { $hits } y queda en { $section }.
            }
        [circle]
            { $hits ->
                [0] { $seat } lanza el { $disc }, que queda sobre un círculo: doble para { $section }.
               *[other] { $seat } lanza el { $disc }, que golpea { $hits } y queda sobre un círculo: doble para { $section }.
            }
        [line]
            { $hits ->
                [0] { $seat } lanza el { $disc }, que queda justo sobre la raya.
               *[other] { $seat } lanza el { $disc }, que golpea { $hits } y queda justo sobre la raya.
            }
       *[other]
            { $hits ->
                [0] { $seat } lanza el { $disc }.
               *[other] { $seat } lanza el { $disc } y golpea { $hits }.
            }
    }
event-flick-too-weak = { $seat } lanza el { $disc } con poca fuerza: no sale de la esquina y se lanza otra vez.
event-bullseye = ¡Diana! El { $disc } está en el hoyo.
event-went-off = { $seat } pierde el { $disc } por encima del borde: queda fuera en esta ronda.
event-knocked-off = { $seat } echa del tablero el { $disc }: su dueño lo lanza otra vez.
event-bunted = { $seat } ha mandado el { $disc } derecho a la zona junto a la esquina: eso es un toquecito, y queda fuera.
event-reflicked = { $seat } gasta una repetición y recupera el { $disc }.
event-section-chosen = { $seat } decide que el { $disc } cuente en { $section }.
event-colours-chosen = { $seat } juega con el { $own }; el rival, con el { $rival }.
event-swapped =
    { $gains ->
        [0] { $seat } gasta un intercambio: el { $first } y el { $second } cambian de sitio.
       *[other] { $seat } gasta un intercambio: el { $first } y el { $second } cambian de sitio ({ $gains }).
    }
event-discs-counted = { $seat } tiene { $values }.
event-ruins-ordered =
    { $seats ->
        [0] Nadie tiene discos en las ruinas.
       *[other] En las ruinas manda el valor: { $seats }.
    }
event-hexes-crossed =
    { $hexes ->
        [one] { $seat } tacha { $hexes } hexágono de la construcción { $building }.
       *[other] { $seat } tacha { $hexes } hexágonos de la construcción { $building }.
    }
event-building-completed =
    { $reward ->
        [top] { $seat } completa antes que nadie la construcción { $building }: { $points } puntos.
       *[other] { $seat } completa la construcción { $building }: { $points } puntos.
    }
event-bonus-earned = { $seat } consigue { $bonus }.
event-discovered = { $seat } hace un descubrimiento y rodea { $animal }.
event-shape-drawn =
    { $cacti ->
        [0] { $seat } dibuja un contorno en el cañón ({ $disc }).
       *[other] { $seat } dibuja un contorno en el cañón ({ $disc }) y encierra { $cacti }.
    }
event-path-traced =
    { $points ->
        [0] { $seat } traza un ramal en los arroyos ({ $disc }) hasta una bonificación.
       *[other] { $seat } traza un ramal en los arroyos ({ $disc }) y rodea un { $points }.
    }
event-mudcracks-begun = { $seat } tiene { $value } para gastar en los suelos resecos.
event-rabbit-added = { $seat } añade un conejo: { $value } más para los suelos resecos.
event-node-marked = { $seat } marca un nodo por { $cost }; le quedan { $left }.
event-cactus-surrounded = { $seat } rodea un cactus que vale { $points }.
event-box-ticked = { $seat } marca una casilla; le quedan { $left }.
event-disc-unused = { $seat } no encuentra sitio para el { $disc } en { $section }: se pierde.
event-value-lost = { $seat } deja { $value } sin gastar en los suelos resecos.
event-bonus-lost = { $seat } pierde { $bonus } sin usar.
event-writing-finished = { $seat } ha acabado de anotar.
event-rival-circled =
    { $hexes ->
        [one] El rival rodea { $hexes } hexágono en las ruinas.
       *[other] El rival rodea { $hexes } hexágonos en las ruinas.
    }
event-rival-hexes-crossed =
    { $hexes ->
        [one] { $seat } tacha antes { $hexes } hexágono del rival; le quedan { $left } para las construcciones.
       *[other] { $seat } tacha antes { $hexes } hexágonos del rival; le quedan { $left } para las construcciones.
    }
event-rival-drew = El rival rellena un contorno en el cañón ({ $disc }).
event-rival-traced = El rival rellena un ramal en los arroyos ({ $disc }).
event-rival-filled = El rival encarece en { $circles } un nodo de los suelos resecos.
event-rival-idle = El rival no puede hacer nada con el { $disc } en { $section }.
event-match-ended = La partida ha terminado: { $ended_by }.

## Why a move is not allowed

refusal-not-on-corner = El disco entero tiene que estar sobre la parte elevada de tu esquina.
refusal-too-fast = Ningún dedo lanza tan fuerte.
refusal-no-direction = Un lanzamiento necesita dirección y algo de fuerza.
refusal-not-your-disc = Ese disco no es tuyo.
refusal-already-flicked = Ya has lanzado el { $disc } en esta ronda.
refusal-this-disc-first = Primero hay que lanzar el { $disc }.
refusal-nothing-to-flick = Ya se han lanzado todos los discos.
refusal-flick-first = Primero lanza un disco.
refusal-no-reflick = Ahora no hay ningún lanzamiento que repetir ni dar por bueno.
refusal-settle-first = Antes hay que decidir qué pasa con el último lanzamiento.
refusal-nothing-to-choose = Ningún disco está esperando sección.
refusal-other-disc = Elige una sección para el { $disc }.
refusal-not-its-zone = Ese disco no está a medias en { $zone }.
refusal-choose-colours = Primero elige tu color y el del rival.
refusal-no-colours = Los colores se eligen jugando en solitario, tras el último lanzamiento de la ronda.
refusal-same-colour = Elige dos colores distintos de los { $most }.
refusal-no-swaps-now = Los discos se intercambian tras el último lanzamiento, y solo si tienes un intercambio.
refusal-swap-own = Nombra dos discos tuyos que estén en el tablero, primero el de número menor.
refusal-dealers-move = Solo la mesa pone en marcha los discos.

refusal-not-writing = En las hojas se anota después del último lanzamiento de la ronda.
refusal-write-now = Los lanzamientos de esta ronda han acabado: ahora se anota en las hojas.
refusal-discover-first = Primero elige el animal de tu descubrimiento.
refusal-nothing-to-discover = No tienes ningún descubrimiento para el que elegir animal.
refusal-no-icon-left = En tu zona de descubrimientos no queda ya { $animal } por rodear.
refusal-no-such-building = No existe esa construcción.
refusal-not-so-many-hexes = Aquí puedes tachar como mucho { $most }.
refusal-ruins-first = Primero las ruinas: aún te quedan { $count } por tachar.
refusal-not-in-ruins = Ahora no tienes nada que tachar en las ruinas.
refusal-mud-first = Primero acaba lo que estás gastando en los suelos resecos.
refusal-not-for-canyon = No tienes ese disco ni ese zorro para el cañón.
refusal-no-shape = Ese no es ninguno de los contornos, o no cabe dentro del cañón.
refusal-shape-too-large = Ese es un { $number }; puedes dibujar un { $most } o menos.
refusal-shape-overlaps = Los contornos no se pueden solapar.
refusal-shape-apart = El contorno tiene que tocar uno tuyo, lado con lado.
refusal-not-for-creek = No tienes ese disco ni esa lechuza para los arroyos.
refusal-no-such-space = En los arroyos no existe esa casilla.
refusal-space-visited = Por ahí ya has pasado.
refusal-way-closed = Desde donde has pasado no hay ningún ramal de { $most } casillas o menos hasta ahí.
refusal-wrong-length = Está a { $length }; el ramal tiene que medir exactamente { $wanted }.
refusal-nothing-to-spend = Ahora no tienes nada que gastar en los suelos resecos.
refusal-spend-first = Elige primero gastar aquí tus { $points }; después marca los nodos.
refusal-no-rabbit = No tienes ese conejo.
refusal-columns-begun = Marcada una casilla, ya no hay más nodos ni conejos en esta tanda.
refusal-no-such-node = No existe ese nodo.
refusal-node-marked = Ese nodo ya lo has marcado.
refusal-node-apart = El nodo tiene que estar unido a uno que ya hayas marcado.
refusal-node-dear = Ese nodo cuesta { $cost }; tienes { $left }.
refusal-column-full = Esa columna está llena o no existe.
refusal-must-draw = Antes dibuja un contorno con el { $disc }: hay uno que cabe.
refusal-must-trace = Antes traza un ramal con el { $disc }: hay uno de su longitud.
refusal-rival-first = Primero van las marcas del rival.
refusal-rival-done = El rival ya ha hecho sus marcas de esta ronda.
refusal-rival-other-section = El rival marca primero el cañón, luego los arroyos y al final los suelos resecos.
refusal-rival-no-fit = El rival dibuja el contorno más grande que quepa: sobre una de sus casillas, junto a sus contornos o al otro lado de uno tuyo que los toque.
refusal-rival-no-way = El ramal del rival mide justo lo que su número, parte de uno de sus extremos o de al lado de sus ramales, y va por casillas libres.
refusal-rival-no-room = Alrededor de cada nodo exterior que no hayas marcado caben tres círculos pequeños, y el rival no puede rellenar más de lo que suman sus discos.

## Sections of the rules

section-aim = De qué se trata
section-board = El tablero
section-turn = Tu turno
section-corner = Lanzar
section-bullseye = Diana
section-off = Fuera del tablero
section-reflick = Repetición
section-bunting = Sin toquecitos
section-positions = Dónde cuenta un disco
section-swap = Intercambio
section-writing = Anotar
section-ruins = Las ruinas
section-canyon = El cañón
section-creek = Los arroyos
section-mudcracks = Los suelos resecos
section-bonuses = Bonificaciones
section-discovery = Descubrimiento
section-scoring = Los puntos
section-rounds = Rondas
section-solo = En solitario
section-rival = El rival en tu hoja

## The score sheet

score-top = Ruinas: completadas primero
score-bottom = Ruinas: completadas después
score-paths = Arroyos: números rodeados
score-small = Suelos resecos: cactus pequeños
score-medium = Suelos resecos: nopales
score-large = Suelos resecos: cactus altos
score-saguaro = Cañón: saguaros
score-pear = Cañón: nopales
score-barrel = Cañón: cactus de barril

solo-won = Has sumado { $points } puntos.
ended-last-round = se ha jugado la última ronda

## Lessons

lesson-first = Primer lanzamiento
lesson-first-1 = Tu 1 está en tu esquina. Lánzalo al tablero: cuanto más tires hacia atrás, más fuerte sale.
lesson-first-2 = Ahora toma tu 5 y lánzalo a los suelos resecos, más allá del hoyo. La línea muestra dónde pararía.
lesson-first-missed = El 5 acabó en otro sitio. Otra vez: justo al lado del hoyo y con la mitad de la fuerza, más o menos.
lesson-first-done = La zona en la que queda un disco es la sección en la que anotas, y su número es lo que tienes para ella.
lesson-circles = Círculos
lesson-circles-1 = Lanza un disco de modo que acabe tocando un círculo. El más cercano tiene dos discos azules detrás.
lesson-circles-missed = Ningún disco toca un círculo. Otra vez, con suavidad: la línea muestra dónde pararía.
lesson-circles-done = En un círculo un disco cuenta el doble, y para la sección de su animal, sea cual sea la zona.
lesson-ruins = Las ruinas
lesson-ruins-1 = Tienes 6 para tachar. A la construcción B solo le faltan 4 hexágonos: complétala antes que tu rival.
lesson-ruins-missed = Así la B sigue abierta. Otra vez: los 4 en la B.
lesson-ruins-done = Llegaste antes: 11 puntos al final y un intercambio ahora mismo. Quien complete ahora la B se lleva solo 7.
lesson-canyon = El cañón
lesson-canyon-1 = Con tu 3 y tu 2 dibujas contornos junto a los tuyos. Gira y voltea uno para que encierre el intercambio de arriba.
lesson-canyon-missed = El intercambio sigue fuera de tus contornos. Prueba a girar el contorno.
lesson-canyon-done = El intercambio ya es tuyo. Los cactus que encierras cuentan al final, y lo que más cuenta es juntar muchos de una clase.
lesson-creek = Los arroyos
lesson-creek-1 = Un ramal mide exactamente el número de su disco, y solo cuenta dónde acaba. Acaba uno en el descubrimiento de abajo.
lesson-creek-missed = Ese ramal acabó en otro sitio. Otra vez: tu 1 y tu 3, en el orden adecuado.
lesson-creek-done = ¡Un descubrimiento! Eliges un animal que te ayuda ahora o en otra ronda.
lesson-mudcracks = Los suelos resecos
lesson-mudcracks-1 = Tu 4 y tu 2 te dan 6 para gastar aquí, todo de una vez. Empieza.
lesson-mudcracks-2 = Cada nodo cuesta su número. Cierra un triángulo alrededor de un cactus: los nodos de sus tres esquinas han de ser tuyos.
lesson-mudcracks-missed = No has rodeado ningún cactus y ya no puedes pagar nada más. Otra vez.
lesson-mudcracks-done = Rodeado: 2, 4 o 6 puntos, según su tamaño. Lo que sobra puede ir a las columnas de abajo.
lesson-round = Fin de ronda
lesson-round-1 = Los cactus que encierras dan puntos. Con un solo contorno, tu 2 puede encerrar los dos que hay justo arriba a la derecha.
lesson-round-2 = 10 puntos, 5 por cada uno. Todo está anotado: termina.
lesson-round-missed = Ese contorno deja fuera un cactus. Otra vez: tiene que tocar los tuyos y cubrir los dos.
lesson-round-done = El tablero gira y se vuelve a lanzar. Tras la última ronda gana quien tenga más puntos en su hoja.
lesson-hole = El hoyo
lesson-hole-1 = Lanza un disco al hoyo: recto y con un tercio de la fuerza. La línea muestra cuándo cae dentro.
lesson-hole-2 = Cuenta en la sección que elijas.
lesson-hole-missed = Todos pasaron de largo. Otra vez: no muy fuerte y justo por el medio.
lesson-hole-done = Una diana cuenta donde más falta te hace, y nadie puede echarla de ahí.
lesson-flick = A chocar
lesson-flick-1 = El 1 azul está en un círculo de conejo, donde valdría el doble. Dale sin tocar ningún otro disco por el camino.
lesson-flick-missed = El 1 azul sigue ahí. Apunta al medio y prueba otra vez.
lesson-flick-done = ¡Le diste! Ningún disco está a salvo en el tablero, y por los círculos vale la pena pelear.
lesson-reflick = Repetición
lesson-reflick-1 = Tu 5 voló por encima del borde: lo pierdes esta ronda. Gasta una repetición para recuperarlo.
lesson-reflick-2 = Ahora lánzalo a las ruinas, más allá del hoyo. Tienes dos repeticiones más por si hacen falta.
lesson-reflick-missed = Tu 5 no está en las ruinas. Otra vez: justo al lado del hoyo y con la mitad de la fuerza, más o menos.
lesson-reflick-done = Empiezas con una repetición y en la hoja ganas más. Guárdalas para los discos que importan.
lesson-swap = Intercambio
lesson-swap-1 = Ya han lanzado todos. Tu 1 está en un círculo, donde se vale el doble: intercámbialo con tu disco más alto.
lesson-swap-missed = Tu 5 no está en el círculo. Otra vez.
lesson-swap-done = ¡4 más en los suelos resecos! Empiezas también con un intercambio, y espera hasta la ronda en que convenga.
lesson-bonuses = Bonificaciones
lesson-bonuses-1 = ¡Un descubrimiento! Quieres gastar 6 en los suelos resecos: rodea el animal que los suma.
lesson-bonuses-2 = Puedes guardarlo para otra ronda, pero ahora te ayuda: usa el conejo.
lesson-bonuses-3 = Cierra el triángulo alrededor de la repetición.
lesson-bonuses-missed = Ya no llegas a la repetición. Otra vez: un conejo y, después, el nodo que le falta al triángulo.
lesson-bonuses-done = Una bonificación te llevó a otra. Los animales que no vienen de un descubrimiento se usan en la misma ronda.
lesson-solo = En solitario
lesson-solo-1 = En solitario, un rival marca primero tu hoja, y tú eliges dónde. Que su 2 dibuje un contorno donde no te estorbe.
lesson-solo-2 = Su 3 rellena un ramal desde el final de un brazo. Que no sea el que sigue a tu ramal: lo necesitas.
lesson-solo-3 = Te toca: acaba un ramal de 4 en el 6.
lesson-solo-missed = El rival te cierra el paso al 6. Otra vez: dale otro brazo.
lesson-solo-done = El rival no suma puntos: solo ocupa sitio, y tú decides dónde.

## The table in letters

text-round = Ronda { $round } de { $rounds }
text-stage-flick = Lanza { $seat }
text-stage-roll = Los discos se mueven
text-stage-bullseye = Una diana está esperando su sección
text-stage-reflick = { $seat } puede volver a lanzar el { $disc }
text-stage-colours = { $seat } elige colores
text-stage-swap = { $seat } puede intercambiar
text-stage-halves = { $seat } elige sección para un disco en la raya
text-stage-over = La partida ha terminado
text-stage-rival = { $seat } elige por el rival
text-stage-ruins = { $seat } marca las ruinas
text-stage-write = Todos anotan
text-on-board = { $disc }: { $section } en { $place }
text-half = { $disc }: en la raya, en { $place }
text-in-hole = { $disc }: en el hoyo
text-double = { $disc }: { $section }, doble, en { $place }
text-player = { $seat }: { $values }; repeticiones { $reflicks }, intercambios { $swaps }; en la mano { $discs }
text-sheet = { $seat } en la hoja: { $values }
text-hexes = Ruinas: { $hexes }
text-shapes = Cañón: { $shapes }
text-paths = Arroyos: { $paths }
text-nodes = Suelos resecos: { $nodes }; casillas { $boxes }
text-to-write = Por anotar: ruinas { $due }, suelos resecos { $mud }, discos { $discs }; zorros { $foxes }, lechuzas { $owls }, conejos { $rabbits }
text-nothing = nada
text-values = ruinas { $ruins }, arroyos { $creek }, suelos resecos { $mudcracks }, cañón { $canyon }
