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
