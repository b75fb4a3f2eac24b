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

lesson-flick = Lanzar
lesson-flick-1 = El 1 azul está en un círculo de conejo, donde valdría el doble. Échalo de ahí: elige un disco, ponlo en tu esquina, apunta y dale al 1 azul sin tocar ningún otro por el camino.
lesson-flick-missed = El 1 azul sigue ahí. Prueba otra vez, con algo más o algo menos de fuerza.
lesson-flick-done = ¡Le diste! Ningún disco está a salvo en el tablero, y por los círculos vale la pena pelear.
lesson-ruins = Las ruinas
lesson-ruins-1 = Tienes 6 para tachar. A la construcción B solo le faltan 4 hexágonos: complétala antes que tu rival.
lesson-ruins-missed = Así la B sigue abierta. Otra vez: los 4 en la B.
lesson-ruins-done = Llegaste antes: 11 puntos al final y un intercambio ahora mismo. Quien complete ahora la B se lleva solo 7.
lesson-canyon = El cañón
lesson-canyon-1 = Con tu 3 y tu 2 dibujas contornos que toquen lo que ya has dibujado. Gira y voltea uno para que encierre el intercambio que hay encima de tus contornos.
lesson-canyon-missed = El intercambio sigue fuera de tus contornos. Prueba a girar el contorno.
lesson-canyon-done = El intercambio ya es tuyo. Los cactus que encierras cuentan al final, y lo que más cuenta es juntar muchos de una clase.
lesson-creek = Los arroyos
lesson-creek-1 = Un ramal mide exactamente el número de su disco, y solo cuenta dónde acaba. Acaba uno en el descubrimiento de abajo. Cuidado con el orden de tu 3 y tu 1.
lesson-creek-missed = Ese ramal acabó en otro sitio. Cuenta las casillas y prueba otra vez.
lesson-creek-done = ¡Un descubrimiento! Rodea un animal: puedes usarlo ya o guardarlo para otra ronda.
lesson-mudcracks = Los suelos resecos
lesson-mudcracks-1 = Tienes 6 para gastar. Marca el nodo que cierra un triángulo alrededor de un cactus que vale 4.
lesson-mudcracks-missed = Así el cactus sigue abierto. Otra vez.
lesson-mudcracks-done = Rodeado: 4 puntos. Lo que sobra puede ir a las columnas de abajo o a otro nodo.

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
