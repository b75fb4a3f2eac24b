sobremesa = Sobremesa
seat = Jugador { $number }
see-rules = (Reglas: { $section })

## Por qué no se hace algo

refusal-not-your-turn = No es el turno de { $seat }.
refusal-match-over = La partida ha terminado.
refusal-no-such-seat = No hay ningún asiento { $seat } en esta partida de { $seats }.
refusal-impossible-deal = Eso no se ha podido repartir.
refusal-stale = La mesa ha seguido adelante (paso { $now }, no { $step }); vuelve a mirar.
refusal-nothing-to-take-back = No tienes nada que deshacer.
refusal-final = Eso no se puede deshacer: enseñó algo o terminó la partida.
refusal-built-upon = Eso no se puede deshacer: { $seat } ya ha jugado después.
refusal-truncated = El texto se corta antes de acabar.
refusal-malformed = Esto no es JSON (en el byte { $place }).
refusal-not-json = Aquí hay algo que no se puede escribir en JSON.
refusal-missing-field = En { $place } falta el campo «{ $field }».
refusal-unknown-field = En { $place } sobra el campo «{ $field }».
refusal-wrong-length = En { $place } debería haber { $expected } valores, no { $got }.
refusal-wrong-type = En { $place } debería haber un valor de tipo { $expected }, no { $got }.
refusal-bad-value = En { $place } hay un valor desconocido: { $value }.
refusal-unknown-game = Aquí no hay ningún juego «{ $game }». Hay: { $known }.
refusal-unknown-option = Este juego no tiene la opción «{ $option }». Tiene: { $known }.
refusal-bad-option = La opción «{ $option }» no puede ser { $value }. Puede ser: { $known }.
refusal-bad-seats =
    { $fewest ->
        [one] Este juego es de 1 a { $most } jugadores, no { $seats }.
       *[other] Este juego es de { $fewest } a { $most } jugadores, no { $seats }.
    }
refusal-unknown-bot = No hay ningún bot «{ $bot }». Hay: { $known }.
refusal-record-truncated = El registro de la partida se corta antes de acabar.
refusal-record-malformed = El registro de la partida está dañado en el byte { $place }: no es JSON.
refusal-record-too-new = El registro tiene el formato { $version } y este programa conoce hasta el { $known }. Un Sobremesa más nuevo podrá leerlo.
refusal-rules-too-new = La partida se jugó con la versión { $version } de las reglas y este programa conoce hasta la { $known }.
refusal-record-illegal = El registro está dañado: su jugada { $number } no está permitida ({ $reason }).
refusal-record-outcome = El registro está dañado: sus jugadas llevan a otro resultado que el que dice.

event-taken-back = { $seat } deshace su última jugada.
