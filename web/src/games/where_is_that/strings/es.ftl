## What can be done

prompt-wait = Un momento…
prompt-prepare = Se barajan las cartas.
prompt-reveal = Salen cartas nuevas.
prompt-turn = Se da vuelta a la carta…
prompt-other-take = { $seat } está eligiendo una carta.
prompt-other-place = { $seat } está poniendo { $card }.
prompt-take =
    { $count ->
        [one] Te toca: queda una carta, tómala.
       *[other] Te toca: elige una carta.
    }
prompt-place = ¿Dónde queda { $card }? Elige un hueco iluminado o una carta que empujar.
prompt-ready = ¿Poner { $card } { $relations }?
prompt-ready-there = ¿Poner { $card } ahí?
prompt-push = ¿Hacia dónde empujas { $card }?
prompt-push-ready = ¿Empujar { $cards } hacia el { $direction } y poner ahí { $name }?
place = Poner
push = Empujar
push-to = Empujar hacia el { $direction }
push-not = Empujar hacia el { $direction }: no se puede; pulsa para saber por qué

## The cards on offer

market-label = Cartas en la oferta
market-empty = No hay cartas en la oferta.
take-card = { $number }: tomar
card-offered = { $number }:
card-closed = { $name } ({ $where })
card-open = { $name } ({ $where }), { $we } desde el oeste, { $ns } desde el norte
round-of = Ronda { $round } de { $rounds }
pile-left =
    { $count ->
        [0] Últimas cartas
        [one] 1 carta en la pila
       *[other] { $count } cartas en la pila
    }
text-next = Siguiente: { $card }

## The maps

maps-label = De quién es el mapa
map-of = Mapa de { $seat }
map-mine = Mi mapa
map-common = El mapa
cell-free = Libre: { $relations }
cell-lit = Libre
cell-empty = Vacío

## In words

in-words = En palabras
in-words-title = La mesa en palabras
text-table = La mesa
text-nothing = nada
text-card = { $name }: al norte { $north }, al este { $east }, al sur { $south }, al oeste { $west }.
text-market = En la oferta: { $names }.
text-discards = Descartadas por estar mal: { $names }.

## The scores and the end

scores = Puntos
scores-total =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
cards-laid =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
points-later = Los puntos se cuentan al final, cuando se dan vuelta todos los mapas.
reveal-map = Mapa de { $seat }
reveal-count =
    { $count ->
        [one] { $right } de 1 círculo bien
       *[other] { $right } de { $count } círculos bien
    }
reveal-skip = Saltar
missed-title =
    { $count ->
        [0] { $seat }: ¡todas las parejas están bien!
        [one] { $seat }: una pareja para aprender
       *[other] { $seat }: { $count } parejas para aprender
    }
discards-title =
    { $count ->
        [0] ¡No se descartó ninguna carta!
        [one] Se descartó una carta
       *[other] Se descartaron { $count } cartas
    }
true-places = Lugares reales
true-map = Dónde están de verdad los lugares
true-of = Dónde están de verdad los lugares de { $seat }
true-common = Dónde están de verdad los lugares
true-near = { $name }: quedó más o menos en su sitio.
true-off = { $name }: quedó un poco al { $direction } de su sitio.
true-far = { $name }: quedó muy al { $direction } de su sitio.
true-gone = { $name }: estaba mal y se descartó.
true-missing = No se pudo cargar el mapa. La lista de abajo dice lo mismo con palabras.
legend-right = todos sus círculos bien
legend-wrong = mal
legend-stood = dónde estaba la carta
true-credits = Ciudades: GeoNames, CC BY 4.0. Tierras: Natural Earth.
direction-northeast = noreste
direction-southeast = sureste
direction-southwest = suroeste
direction-northwest = noroeste
missed-we = { $first } ({ $low }) no está al oeste de { $second } ({ $high }).
missed-ns = { $first } ({ $low }) no está al norte de { $second } ({ $high }).

## Practice

practice-cartographer =
    { $points ->
        [one] 1 pareja correcta de { $count }
       *[other] { $points } parejas correctas de { $count }
    }
practice-shakeup =
    { $points ->
        [one] 1 carta bien puesta de { $count }
       *[other] { $points } cartas bien puestas de { $count }
    }
share-day = { $title } – cartas del { $date }
share-practice = { $title } – práctica
share-score = { $deck }: { $points } de { $count }

## Keys

key-cards = tomar una carta
key-arrows = moverse por el mapa; con una carta por empujar: hacia dónde
key-next = al siguiente hueco libre, o al siguiente lugar del mapa real; con Mayús, al anterior
key-place = mostrar la carta ahí o elegir la que se empuja; otra vez: ponerla
key-map = el mapa del siguiente participante
key-words = la mesa en palabras
key-zoom = más cerca, más lejos, el mapa entero
