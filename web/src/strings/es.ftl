## En todas partes

close = Cerrar
loading = Cargando…
join = Entrar
yes = sí
no = no
copied = Copiado
copy-link = Copiar el enlace
tools = Herramientas
home-link = Sobremesa, a la portada
to-home = A la portada
your-turn = Tu turno
your-name = Tu nombre
you = tú
cancel = Cancelar
wait = Juegan los demás
to-my-turn = A mi turno
zoom-out = Todo el tablero
name-placeholder = Nombre
switch-to-en = EN: switch to English
switch-to-es = ES: cambiar a español
refusal-link-no-seat = El enlace que has abierto no da ningún asiento en esta mesa. Lo que ya tenías aquí no ha cambiado.
refusal-unreachable = Ahora mismo no se puede llegar al servidor. Inténtalo de nuevo en un momento.
span-seconds =
    { $count ->
        [one] un segundo
       *[other] { $count } segundos
    }
span-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }

## La portada

home-title = Quédate un rato a la mesa.
home-lead = Juegos de mesa con amigos, contra bots o en solitario. Sin instalar nada y sin registrarte.
home-join = ¿Tienes un código? Entra en una mesa
home-code = Código
home-games = Juegos
home-matches = Tus partidas
home-all-matches = Ver las { $count }
home-tidy = Quitar las terminadas
way-out = { $title }: dejar o borrar
ways-out = Salir
forever-match = Dejarla para siempre
forever-match-help = Tu asiento queda libre o lo ocupa un bot. La partida deja de estar entre las tuyas y desde aquí ya no podrás recuperar el asiento.
remove-match = Borrar la partida
remove-match-help = Desaparece para todos los que estaban en ella y ya no se podrá volver a ver.
remove-waiting = Cerrar la mesa
remove-waiting-help = Su código ya no lleva a ninguna parte. A quien ya esté sentado se le avisa.
forget-match = Quitar de mis partidas
forget-match-help = Para los demás sigue como está; en este dispositivo deja de aparecer.
home-foot = Una versión independiente de las reglas, con palabras y dibujos nuestros. Los títulos son de sus dueños; si un juego te gusta, cómpralo.
home-more = { $title }: más
seats-and-minutes =
    { $fewest ->
        [one] De 1 a { $most } jugadores · { $minutes } minutos
       *[other] De { $fewest } a { $most } jugadores · { $minutes } minutos
    }
quick-bot = Jugar
opponents = Rivales
opponents-level = Contra quién juegas
opponents-with = { $level } · con { $names }
opponent = { $name }, { $level }
quick-alone = Jugar en solitario
play-friends = Jugar con amigos
with-friends = Con amigos
friends = Amigos
learn = Aprender
learn-title = Aprender { $title }
learnt = aprendida
no-lessons = Para este juego no hay lecciones.
lesson-fold = Ocultar la tarea
lesson-unfold = Mostrar la tarea
lesson-again = Otra vez
lesson-next = Siguiente lección
lesson-match = Jugar una partida
lesson-list = Todas las lecciones
practice = Practicar
no-practice = Este juego no tiene mesa de práctica.
how-to-play = Cómo se juega
stage-playing = Seguir
stage-waiting = En espera
stage-over = Terminada
stage-broken = No puede seguir
some-match = Una partida

## Abrir una mesa

open-title = Abrir una mesa
open-seats = Quién se sienta a la mesa
open-who = Quién ocupa el asiento { $number }
open-level = Nivel del bot del asiento { $number }
open-name = Nombre del jugador del asiento { $number }
open-own = Asiento { $number }
open-remove = Quitar el asiento { $number }
open-add = Añadir un asiento
open-open-help = entra con el enlace o el código
open-others = Quiénes son los demás
others-open = Amigos con código
others-bot = Bots
others-here = Todos aquí
who-me = Yo
who-open = Un amigo
who-bot = Un bot
who-here = Alguien aquí
open-options = Opciones
open-undo = Se puede deshacer
open-undo-help = Mientras la jugada no haya mostrado nada nuevo.
presets = Estilo de partida
preset-last = Como la última vez
preset-relaxed = Con calma
preset-brisk = Ágil
preset-strict = Estricta
open-draw = Sortear quién empieza
open-draw-help = El orden en la mesa no cambia. Sin esta opción empieza el asiento 1.
open-watchers = Otros pueden mirar
open-watchers-help = Ven la mesa, pero la mano de nadie.
open-clock = Tiempo por jugada
open-clock-none = sin límite
open-clock-help = Si se le acaba a alguien, un bot juega en su lugar hasta que recupere el asiento.
open-more = Más opciones
open-then-wait = Después tendrás un código para tus amigos.
open-then-play = Ya están todos: la partida empieza enseguida.
open-go-wait = Abrir la mesa
open-go-play = Empezar

## La sala de espera

waiting-title = Esperando a los jugadores
waiting-invite = Invita a tus amigos
waiting-code-help = Dales este código, o que escaneen la imagen:
waiting-share = Juega conmigo a { $game }. Código de la mesa: { $code }
share = Compartir
waiting-link = Enlace a esta mesa
waiting-qr = Código QR con el enlace a esta mesa
waiting-local = Esta dirección solo funciona en este equipo. Para otros dispositivos, abre esta página con la dirección del equipo en tu red.
waiting-network = Los dispositivos de la misma red pueden usar esta dirección.
waiting-clock = Tiempo por jugada: { $time }. Si se acaba, sigue un bot.
waiting-draw = Quién empieza se sortea al comenzar la partida.
waiting-for =
    { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
waiting-ready = Ya están todos.
waiting-host = Ya están todos. Empieza la partida quien abrió la mesa.
seat-open = Asiento libre
seat-waiting = esperando a alguien
seat-mine = en este dispositivo
seat-present = en la mesa
seat-absent = ausente
seat-stand-in = ausente; mientras tanto juega un bot
stand-in = juega un bot
seat-up = Subir el asiento { $number }
seat-down = Bajar el asiento { $number }
seat-remove = Quitar a { $name }
seat-stand = { $name } se levanta
sit = Sentarme aquí
sit-name = Escribe tu nombre y elige un asiento.
sit-another = ¿Hay alguien más contigo? Escribe su nombre y elige un asiento.
bot-level = Nivel de los bots
fill-bots = Completar con bots
start = Empezar la partida

## En la mesa

line-connecting = Conectando…
line-lost = Se ha perdido la conexión; reintentando…
send-again = Reenviar
try-again = Reintentar
line-closed = Sin conexión
people = Jugadores
people-code = Código de esta mesa:
people-watching =
    { $count ->
        [one] Una persona está mirando.
       *[other] { $count } personas están mirando.
    }
move-seat = Pasar mi asiento a otro dispositivo
move-seat-help = Escanea esto con el otro dispositivo. Quien lo tenga puede jugar por ti, así que no se lo muestres a nadie más.
leave-match = Dejar la partida
leave-match-help = Si te vas, un bot jugará tu mano. Nadie más la verá y podrás recuperarla cuando vuelvas.
watching = Estás viendo esta partida.
ask-play = Quiero jugar
ask-name = Escribe tu nombre y pide el asiento de un bot. Será tuyo si todos están de acuerdo.
ask-seat = Pedir este asiento
ask-for-you = { $name } quiere ocupar el asiento de { $bot } y vería sus cartas. ¿Te parece bien?
ask-yes = Sí
ask-no = No
ask-waiting = Has pedido un asiento. Falta el acuerdo de { $names }.
ask-declined = Esta vez no has conseguido el asiento. Puedes quedarte mirando.
event-seat-sat = { $name } ocupa el asiento { $number }.
event-seat-left = { $name } deja el asiento { $number }.
event-seat-left-bot = { $name } se va; su mano la juega un bot.
event-seat-removed = { $name } ha tenido que dejar el asiento { $number }.
event-seat-removed-bot = { $name } ha tenido que dejar la mesa; un bot jugará su mano hasta el final.
event-seat-opened = El asiento { $number } queda libre.
event-seat-bot = { $name } ({ $level }) juega ahora en el asiento { $number }.
event-seat-stand-in = Un bot ({ $level }) juega en lugar de { $name }.
event-seat-back = { $name } ha vuelto.
let-bot-play = Que juegue un bot
let-bot-play-help = Un bot juega por ti hasta que recuperes el asiento.
bot-plays-for-you = Un bot está jugando por ti.
bot-plays-for = Un bot está jugando por { $name }.
time-ran-out = Se acabó tu tiempo: un bot está jugando por ti.
time-left = Tiempo restante: { $time }
time-last =
    { $count ->
        [one] Te queda un segundo para jugar.
       *[other] Te quedan { $count } segundos para jugar.
    }
reclaim-seat = Recuperar mi asiento
reclaim-for = Ha vuelto { $name }
no-table = Esta mesa no se puede mostrar
missed = Han pasado cosas mientras no estabas.
missed-show = Verlas
skipped = { $count ->
    [one] Mientras tanto, una jugada.
   *[other] Mientras tanto, { $count } jugadas.
  }
tabs = Partes de la mesa
tab-board = Mesa
tab-panel = Puntos
tab-log = Registro
log = Lo que ha pasado
log-newest = Lo último
past = Así estaba tras el paso { $step }
past-begin = El comienzo
past-back = Al presente
past-replay = Ver la partida desde aquí
scores-if-ended-now = si acabara ahora
react = Reacciones
reacted = { $name }: { $face }
reaction-laugh = Risa
reaction-wow = Asombro
reaction-ouch = ¡Ay!
reaction-bravo = ¡Bien jugado!
reaction-thanks = ¡Gracias!
reaction-wait = Esperando…
undo = Deshacer
hand-over-eyebrow = Pasa el dispositivo
hand-over = Es el turno de { $name }
hand-over-help = La mano de { $name } sigue oculta hasta que no mire nadie más.
hand-over-ready = Soy { $name }

## El final

end-over = La partida ha terminado
end-sheet = Recuento
end-total = Total
end-place = Puesto
end-rank = { $rank }.º
end-counting = Contando
end-skip = Saltar el recuento
end-winners =
    { $count ->
        [0] No gana nadie.
        [one] ¡Gana { $names }!
       *[other] ¡{ $names } comparten la victoria!
    }
end-same = Ya tuviste estas cartas. La primera vez: { $points } de { $count }.
copy-by-hand = Resultado para copiar
end-tie = Empate a puntos: la victoria se comparte.
end-level = Empate a puntos: más reñido, imposible.
end-close =
    { $points ->
        [one] Por muy poco: faltó un punto.
       *[other] Por muy poco: faltaron { $points } puntos.
    }
end-well-played = ¡Bien jugado!
end-series = Hasta ahora: { $score }
end-again = Otra vez
end-next = A la revancha
end-look = Ver el tablero
end-home = Portada
end-record = Guardar la partida
end-story = Historia
series-wins =
    { $count ->
        [one] 1 victoria
       *[other] { $count } victorias
    }
best-goal = A superar: { $points }
best-first = Para la próxima: superar { $points }.
best-new = ¡Nueva mejor marca! Antes: { $before }
best-stands = Tu mejor marca sigue siendo { $points }.

## La historia de una partida

story-chart = Los puntos a lo largo de la partida. Pulsa para volver a verla.
story-move = Jugada { $number } de { $all }
story-none = En este juego nadie puede decir quién iba ganando antes del final.
story-changes =
    { $count ->
        [0] La delantera no cambió de manos.
        [one] La delantera cambió de manos una vez.
       *[other] La delantera cambió de manos { $count } veces.
    }
story-best =
    { $points ->
        [one] Mejor jugada: 1 punto para { $name }
       *[other] Mejor jugada: { $points } puntos para { $name }
    }
story-dearest =
    { $points ->
        [one] El momento más costoso: { $name } perdió 1 punto
       *[other] El momento más costoso: { $name } perdió { $points } puntos
    }
story-lost = { $name } llegó a sacar { $points } de ventaja
story-for-good = { $name } tomó la delantera definitiva
story-always = { $name } fue por delante de principio a fin

## Volver a ver una partida

replay = Ver la partida
replay-step = Paso
replay-at = Paso { $number } de { $all }
replay-first = Primer paso
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Último paso
replay-eyes = Con los ojos de quién verla
replay-eyes-none = Quien mira
replay-link = Enlace a este momento
replay-leave = Volver a la mesa

## Reglas y teclas

rules = Reglas
rules-of = { $title }: las reglas
keys = Teclado
key-undo = deshacer tu última jugada
key-jump = ir a tu turno, saltando lo que hacen los demás
key-react = reacciones para toda la mesa
key-cancel = cancelar
key-tab = ir de una cosa a la siguiente; Enter elige
key-help = esta lista
key-name-enter = Enter
key-name-shift = Mayús
key-name-space = Espacio

## Ajustes

settings = Ajustes
settings-language = Idioma
language-en = English
language-es = Español
settings-theme = Aspecto
theme-auto = como el dispositivo
theme-light = claro
theme-dark = oscuro
settings-size = Tamaño del texto
size-small = pequeño
size-normal = normal
size-large = grande
size-huge = muy grande
settings-pace = Animación
pace-off = ninguna
pace-fast = rápida
pace-normal = normal
pace-slow = lenta
settings-confirm = Preguntar antes de jugar
confirm-always = siempre
confirm-risky = cuando importa
confirm-never = nunca
settings-seeing = Distinguir las piezas
settings-patterns = Añadir tramas y letras
settings-sound = Sonido
settings-sound-moves = al jugar
settings-sound-turn = cuando me toca
settings-sound-end = al final
settings-volume = Volumen
volume-off = en silencio
volume-quiet = bajo
volume-normal = normal
volume-loud = alto
settings-touch = Vibración
settings-vibration = cuando me toca y en un golpe fuerte
settings-reactions = Ver y enviar caras en la mesa
