## What can be done

prompt-wait = Un momento…
prompt-prepare = Se barajan las cartas.
prompt-reveal = Salen cartas nuevas.
prompt-turn = Se voltea la carta…
prompt-other-take = { $seat } está eligiendo una carta.
prompt-other-place = { $seat } está poniendo { $card }.
prompt-take =
    { $count ->
        [one] Tu turno: queda una carta, tómala.
       *[other] Tu turno: elige una carta.
    }
prompt-place = ¿Dónde pones { $card }? Elige un espacio iluminado o una carta que empujar.
prompt-place-free = ¿Dónde pones { $card }? Elige un espacio iluminado.
prompt-place-push = ¿Dónde pones { $card }? Elige una carta que empujar.
prompt-ready = ¿Poner { $card } { $relations }?
prompt-ready-there = ¿Poner { $card } ahí?
prompt-push = ¿Hacia dónde empujas { $card }?
prompt-push-ready = ¿Empujar { $cards } hacia el { $direction } y poner ahí { $name }?
place = Poner
push = Empujar
push-to = Empujar hacia el { $direction }
push-not = Empujar hacia el { $direction }: no se puede; pulsa para saber por qué

## The cards on offer

market-label = Cartas disponibles
market-empty = No hay cartas disponibles.
take-card = { $number }: tomar
card-offered = { $number }:
card-taken = { $number }, en tu mano:
card-closed = { $name } ({ $where })
card-open = { $name } ({ $where }), { $we } desde el oeste, { $ns } desde el norte
# Where a card is too narrow for the whole name.
country-in-short =
    { $code ->
        [ae] Emiratos
        [ba] Bosnia
        [cd] R. D. Congo
        [cf] R. Centroafr.
        [ci] C. de Marfil
        [do] R. Dominicana
        [gb] R. Unido
        [gf] Guayana Fr.
        [gq] Guinea Ec.
        [gw] G.-Bisáu
        [kp] Corea del N.
        [kr] Corea del S.
        [mk] Macedonia N.
        [nl] P. Bajos
        [nz] N. Zelanda
        [pg] Papúa N. G.
        [sa] A. Saudita
        [ss] Sudán del S.
        [st] Santo Tomé
        [tl] Timor Or.
        [tt] Trinidad
        [us] EE. UU.
       *[other] { $name }
    }
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
text-nothing = sin vecinos
text-card = { $name }: { $around }.
text-beside = al { $direction }, { $card }
text-market = Disponibles: { $names }.
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
points-later = Los puntos se cuentan al final, cuando se voltean todos los mapas.
reveal-map = Mapa de { $seat }
reveal-count =
    { $count ->
        [one] { $right } de 1 círculo bien
       *[other] { $right } de { $count } círculos bien
    }
reveal-skip = Saltar
circles-right = { $seat }: { $points } de { $count } círculos bien
flawless = Todas las parejas están bien: ¡cuánto mundo!
lesson-next = La siguiente
lesson-before = La anterior
to-scores = Puntos
discards-title =
    { $count ->
        [0] ¡No se descartó ninguna carta!
        [one] Se descartó una carta
       *[other] Se descartaron { $count } cartas
    }
true-places = Lugares reales
true-map = Dónde están de verdad los lugares
true-gone = Estaba mal y se descartó: { $name }.
true-missing = No se pudo cargar el mapa. La mesa en palabras dice qué estaba mal (T).
true-credits = Ciudades: GeoNames, CC BY 4.0. Tierras: Natural Earth.
missed-we = Busca { $first } ({ $low }) al este de { $second } ({ $high }), no al oeste.
missed-ns = Busca { $first } ({ $low }) al sur de { $second } ({ $high }), no al norte.

## Practice

practice-cartographer =
    { $points ->
        [one] 1 punto de los { $count } posibles
       *[other] { $points } puntos de los { $count } posibles
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
key-arrows = moverse por el mapa; al empujar una carta: hacia dónde
key-next = al siguiente espacio libre, o al siguiente lugar del mapa real; con Mayús, al anterior
key-place = mostrar la carta ahí o elegir la que se empuja; otra vez: ponerla
key-map = el mapa del siguiente participante
key-words = la mesa en palabras
key-zoom = acercar, alejar, todo el mapa
