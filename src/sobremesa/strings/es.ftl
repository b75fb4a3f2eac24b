sobremesa = Sobremesa
seat = Jugador { $number }
bot-name = Bot { $number }
see-rules = (Reglas: { $section })

## Por qué no se hace algo

refusal-not-your-turn = No es el turno de { $seat }.
refusal-match-over = La partida ha terminado.
refusal-no-such-seat = No hay ningún asiento { $seat } en esta partida de { $seats }.
refusal-impossible-deal = Ese reparto no es posible.
refusal-stale = La mesa ha seguido adelante (paso { $now }, no { $step }); vuelve a mirar.
refusal-nothing-to-take-back = No tienes nada que deshacer.
refusal-final = Eso no se puede deshacer: mostró algo nuevo, o cerró una ronda o la partida.
refusal-built-upon = Eso no se puede deshacer: { $seat } ya ha jugado después.
refusal-truncated = El texto se corta antes de acabar.
refusal-malformed = Esto no es JSON (en el byte { $place }).
refusal-not-json = Aquí hay algo que no se puede escribir en JSON.
refusal-missing-field = En { $place } falta el campo «{ $field }».
refusal-unknown-field = En { $place } sobra el campo «{ $field }».
refusal-wrong-length = En { $place } debería haber { $expected } valores, no { $got }.
refusal-wrong-type = En { $place } debería haber un valor de tipo { $expected }, no { $got }.
refusal-bad-value = En { $place } hay un valor desconocido: { $value }.
refusal-unknown-game = Aquí no hay ningún juego llamado «{ $game }». Hay estos: { $known }.
refusal-unknown-option = Este juego no tiene la opción «{ $option }». Tiene estas: { $known }.
refusal-bad-option-count = La opción «{ $option }» admite un valor para todos los asientos o uno para cada uno: aquí { $seats }, no { $count }.
refusal-bad-option = La opción «{ $option }» no puede ser { $value }. Puede ser: { $known }.
refusal-bad-seats =
    { $fewest ->
        [one] Este juego es de 1 a { $most } jugadores, no { $seats }.
       *[other] Este juego es de { $fewest } a { $most } jugadores, no { $seats }.
    }
refusal-bad-matches = No hay nada que jugar: { $matches } partidas.
refusal-lesson-over = Esta lección ya acabó.
refusal-lesson-asks-else = En una partida puedes hacerlo. Aquí, haz antes lo que pide la lección.
refusal-unknown-lesson = No hay ninguna lección llamada «{ $lesson }».
refusal-unknown-bot = No hay ningún bot llamado «{ $bot }». Hay estos: { $known }.
refusal-record-truncated = El registro de la partida se corta antes de acabar.
refusal-record-malformed = El registro de la partida está dañado en el byte { $place }: no es JSON.
refusal-record-too-new = El registro tiene el formato { $version } y este programa conoce hasta el { $known }. Un Sobremesa más nuevo podrá leerlo.
refusal-rules-too-new = La partida se jugó con la versión { $version } de las reglas y este programa conoce hasta la { $known }.
refusal-rules-too-old = La partida se jugó con la versión { $version } de las reglas y este programa solo lee desde la { $oldest } en adelante.
refusal-record-illegal = El registro está dañado: su jugada { $number } no está permitida ({ $reason }).
refusal-record-outcome = El registro está dañado: sus jugadas no llevan al resultado que indica.

## The end of a match alone; a game may have words of its own, with { $points } in them

solo-won = ¡Has ganado!
solo-lost = Esta vez no ha podido ser.

event-taken-back = { $seat } deshace su última jugada.

## La terminal

refusal-unknown-command = No existe el comando «{ $word }». Hay estos: { $known }.
refusal-unknown-player = «{ $player }» no puede ocupar un asiento: escribe me, me:NOMBRE o bot:NIVEL.
refusal-unknown-language = No existe el idioma «{ $lang }». Hay estos: { $known }.
refusal-option-without-value = «{ $option }» no tiene valor: una opción se escribe NOMBRE=VALOR.
refusal-no-file = No se puede leer el archivo { $path }.
refusal-no-database = No hay ninguna base de datos en { $path }. Indica con --data dónde está.
refusal-file-there = { $path } ya existe, y no se sobrescribe nada. Elige otro nombre o una carpeta vacía.
refusal-no-backup = { $path } no es una base de datos de Sobremesa ({ $reason }).
refusal-cannot-copy = No se ha podido copiar la base de datos ({ $reason }).
refusal-copied-by-postgresql = Las mesas están en PostgreSQL, que tiene sus propias herramientas para esto: pg_dump y pg_restore.
refusal-unknown-word = «{ $word }» no se entiende aquí. Se entiende: { $known }.
refusal-wrong-words = Faltan o sobran palabras: { $how }
refusal-unclear-word = «{ $word }» no significa nada aquí.

verb-undo = deshacer
verb-undo-help = deshacer: retira tu última jugada, mientras no haya mostrado nada nuevo
verb-try = probar
verb-try-help = probar JUGADA: qué pasaría con una jugada, sin hacerla
verb-help = ayuda
verb-help-help = ayuda: esta lista
verb-rules = reglas
verb-rules-help = reglas, reglas SECCIÓN: las reglas de este juego
verb-quit = salir
verb-quit-help = salir: deja la partida, que queda guardada

level-first = principiante
level-easy = fácil
level-casual = tranquilo
level-normal = normal
level-skilled = avanzado
level-hard = difícil
level-expert = experto
level-master = maestro
level-random = juega lo que sea

cli-help = Juegos de mesa en la sobremesa y en la terminal. Sin ningún comando se abre la mesa para amigos: sobremesa serve --friends.
cli-help-version = Muestra la versión.
cli-help-play = Juega una partida en esta terminal, contra bots o por turnos ante el mismo teclado.
cli-help-simulate = Deja que los bots jueguen muchas partidas y muestra cómo les ha ido.
cli-help-replay = Muestra paso a paso una partida guardada.
cli-help-games = Enumera los juegos, sus asientos y sus opciones.
cli-help-rules = Lee las reglas de un juego.
cli-help-game = El juego, con el nombre que le da «sobremesa games».
cli-help-seats = Quién juega, por orden: me, me:NOMBRE o bot:NIVEL (first, easy, casual, normal, skilled, hard, expert, master), separados por comas.
cli-help-bots = Qué bots juegan, por orden, separados por comas.
cli-help-lang = en o es.
cli-help-option = Una opción del juego, NOMBRE=VALOR; NOMBRE=VALOR,VALOR si cada asiento tiene el suyo. Se puede repetir.
cli-help-data = La carpeta donde se guardan las partidas.
cli-help-seed = Un número; el mismo trae siempre la misma suerte.
cli-help-json = Escribe JSON para un programa.
cli-help-matches = Cuántas partidas.
cli-help-jobs = Cuántos procesos.
cli-help-exchange = Si los bots cambian de asiento de una partida a otra.
cli-help-file = Una partida guardada.
cli-help-section = Una sección de las reglas.
cli-help-backup = Copia en un archivo todo lo que está guardado, incluso con el servidor en marcha.
cli-help-backup-file = El archivo que se escribe; no debe existir todavía.
cli-help-restore = Convierte una copia de seguridad en la base de datos de una carpeta que no tiene ninguna.
cli-help-restore-file = Un archivo escrito por «sobremesa backup».

cli-no-such-option = Aquí no existe { $option }; --help enumera lo que hay.
cli-option-alone = { $option } necesita un valor detrás.
cli-missing = Falta algo: { $name }; --help muestra cómo se escribe.
cli-bad-value = Eso no vale para { $name }; --help muestra cómo se escribe.
cli-wrong-words = Sobran o faltan palabras; --help muestra cómo se escribe.

cli-welcome = { $title }. { $tagline } Escribe «ayuda» para ver qué se puede hacer.
cli-game = { $title }. { $tagline }
cli-bot = { $name } ({ $level })
cli-prompt = { $seat }>
cli-hand-over = Ahora { $seat }. Pulsa Enter cuando no mire nadie más.
cli-foreseen = Si haces esa jugada:
cli-nothing-foreseen = Todavía no se puede saber qué pasaría.
cli-left = La partida se queda aquí.
cli-kept = Guardada en { $path }
cli-backed-up = Todo está guardado en { $path }. Contiene todas las manos: no lo compartas.
cli-restored = La copia es ahora la base de datos de { $path }. Inicia el servidor como siempre.
cli-score-sheet = Recuento
cli-total = Total
cli-rank = Puesto
cli-winners =
    { $count ->
        [0] No gana nadie.
        [one] Gana { $names }.
       *[other] Comparten la victoria { $names }.
    }
cli-players =
    { $fewest ->
        [one] De 1 a { $most } jugadores
       *[other] De { $fewest } a { $most } jugadores
    }
cli-step = Paso { $number } de { $all }
cli-next = Enter para el paso siguiente, «salir» para dejarlo
cli-simulated =
    { $matches ->
        [one] { $title }: una partida
       *[other] { $title }: { $matches } partidas
    }
cli-bot-column = Bot
cli-wins-column = Ganadas (parte)
cli-interval-column = Intervalo del 95 %
cli-points-column = Puntos (± de)
cli-moves-column = Jugadas por partida
cli-thinking-column = Reflexión (media, máx.)
cli-milliseconds = { $mean } ms, { $most } ms
cli-simulating = Jugando

cli-help-unit = Muestra una unidad de systemd que ejecuta esta instalación como servicio.
cli-help-user = Solo para ti, sin ser root, y no para todo el equipo.
refusal-unit-in-a-home = { $path } está en la carpeta personal de alguien, donde un servicio de todo el equipo no puede mirar. Instala Sobremesa en otro sitio (/opt/sobremesa) o añade --user.
unit-head =
    Sobremesa como servicio. Guarda esto como { $place }
    y después: { $begin }
    Los ajustes van en el archivo de EnvironmentFile, uno por línea, NOMBRE=valor: SOBREMESA_PORT=9000.
unit-mixed = Solo se pide al primer proceso que pare; él avisa a los demás.
unit-files = Cada dispositivo mantiene abierta una conexión.
unit-user = Un usuario que existe solo mientras esto funciona. Las partidas se guardan en /var/lib/sobremesa.
unit-ports = Permite SOBREMESA_PORT=443, y nada más de lo que puede root.
unit-shut = El resto del equipo se puede leer, como mucho, y las carpetas personales ni eso.

## Quién juega en cada nivel; una frase por persona, que empieza por su nombre

about-lola = Lola cuenta con los dedos y saluda a cada punto.
about-tito = Tito se queda con lo primero que le gusta, y feliz.
about-nina = Nina ha venido por las galletas y juega entre bocado y bocado.
about-rufo = Rufo se fija en una sola cosa, y ahora mismo es el gato.
about-pepa = Pepa pregunta a quién le toca, y se alegra cada vez que es a ella.
about-marta = Marta tiene buenas ideas, casi siempre un turno tarde.
about-otto = Otto tararea mientras juega y se olvida de lo que tramaba.
about-carla = Carla prefiere una jugada bonita a una buena.
about-paco = Paco no ve media mesa y es el primero en reírse.
about-leo = Leo juega deprisa para poder ver cómo piensan los demás.
about-elsa = Elsa se sabe bien las reglas, y aún mejor los cumpleaños de todos.
about-hugo = Hugo tiene un plan hasta que la charla se pone interesante.
about-alba = Alba juega por gusto y recoge los puntos que le salen al paso.
about-sami = Sami juega dos turnos estupendos y al tercero te habla de sus tomates.
about-mila = Mila juega bien hasta que alguien le pregunta por sus nietos.
about-vera = Vera rara vez deja pasar una buena jugada, y nunca presume.
about-bruno = Bruno hace una jugada sensata, da un sorbo al café y espera la tuya.
about-irma = Irma lee la mesa como el periódico: entera y sin prisa.
about-nico = Nico se lleva lo que ofrece el tablero y da las gracias.
about-ivo = Ivo lo mira todo dos veces y hace lo que vio a la primera.
about-clara = Clara ha pensado también en tu próxima jugada, y te desea suerte.
about-omar = Omar se acuerda de esa esquina del tablero que tú olvidaste.
about-greta = Greta regala un poco hoy y mañana lo cobra con intereses.
about-kenji = Kenji dobla la servilleta en cuatro y los planes en ocho.
about-sonia = Sonia cuenta lo que podrías ganar tú antes de contar lo suyo.
about-olga = Olga ha probado todas las jugadas en la cabeza antes de que se le enfríe el té.
about-boris = Boris habla poco: ya hablan sus jugadas.
about-amaya = Amaya encuentra la jugada que esperabas que nadie viera.
about-emil = Emil no perdona un descuido, pero siempre te pasa el pan.
about-hans = Hans encuentra tu punto débil, y te pide perdón por ello.
about-livia = Livia te deja los puntos pequeños y se guarda la llave de los grandes.
about-viktor = Viktor nunca tiene prisa: adonde tú vas, él ya ha estado.
about-judith = Judith hace los crucigramas con bolígrafo, y así juega también.
about-ravi = Ravi no desperdicia nada: ni una jugada ni una miga de tu pastel.
about-mateo = Mateo lo vio venir hace tres turnos y no movió ni una ceja.
about-aurora = Aurora sabe cómo acaba esto, y es demasiado educada para decirlo.
about-zeno = Zeno ve muy lejos y aun así se para a disfrutar del paisaje.
about-ruth = Ruth no deja nada al azar, salvo quién lava los platos.
about-noel = Noel lleva cincuenta años jugando y todavía no se ha aburrido.
about-celia = Celia ha perdido alguna vez, pero nadie recuerda cuándo.

## La mesa

refusal-no-such-table = Esa mesa no está aquí; puede que se haya borrado.
refusal-table-closed = Quien administra este servidor ha dado por terminada esta mesa. Lo jugado queda guardado.
refusal-already-over = Esta partida ya terminó.
refusal-no-such-code = Ninguna mesa tiene el código «{ $said }».
refusal-rules-changed = Esta partida ya no se puede continuar: empezó con la versión { $version } de las reglas y este servidor ya juega con la { $known }.
refusal-rules-newer = Esta partida se juega con la versión { $version } de las reglas y este servidor conoce hasta la { $known }. Podrá seguir cuando se actualice el servidor.
refusal-match-damaged = Esta partida ya no se puede continuar: a partir del paso { $step }, lo que se conserva de ella no encaja con las reglas.
refusal-game-gone = Esta partida ya no se puede continuar: su juego ya no está en la estantería.
refusal-table-damaged = Esta mesa ya no se puede abrir: lo que se conserva de ella no se puede leer.
refusal-no-such-address = En esta dirección no hay nada.
refusal-wrong-method = Esta dirección no entiende { $method }.
refusal-seat-taken = El asiento { $number } está ocupado.
refusal-seat-in-use = Quien ocupa el asiento { $number } está presente; un bot no puede jugar en su lugar.
refusal-just-gone =
    { $seconds ->
        [one] Quien ocupa el asiento { $number } estaba aquí hace un momento; un bot podrá jugar en su lugar dentro de un segundo.
       *[other] Quien ocupa el asiento { $number } estaba aquí hace un momento; un bot podrá jugar en su lugar dentro de { $seconds } segundos.
    }
refusal-seat-has-hand = El asiento { $number } tiene una mano de cartas que nadie más puede ver; se la queda el bot.
refusal-hand-was-anothers = La mano del asiento { $number } era de otra persona; ahora la juega un bot hasta el final.
refusal-seat-elsewhere = Tienes o has tenido otro asiento en esta mesa, así que no puedes ver una segunda mano.
refusal-nobody-to-agree = Para entrar en una partida empezada hace falta el acuerdo de al menos dos jugadores, y aquí no los hay.
refusal-too-many-asks =
    { $most ->
        [one] Ya hay alguien pidiendo asiento en esta mesa; espera a que le respondan.
       *[other] Ya hay { $most } personas pidiendo asiento en esta mesa; espera a que les respondan.
    }
refusal-just-declined = En esta mesa acaban de decir que no a alguien. Vuelve a pedirlo después de otra ronda.
refusal-no-such-ask = Ya nadie pide este asiento.
refusal-bad-name = Ese nombre no tiene ningún carácter visible; elige otro.
refusal-clock-too-short =
    { $least ->
        [one] Cada jugada necesita al menos un segundo; si no, juega sin reloj.
       *[other] Cada jugada necesita al menos { $least } segundos; si no, juega sin reloj.
    }
refusal-not-your-seat = El asiento { $number } no es tuyo.
refusal-not-the-host = Eso solo puede hacerlo quien abrió la mesa.
refusal-others-play = En el asiento { $number } alguien sigue jugando. Puedes irte, pero la partida se queda.
refusal-not-at-this-table = No tienes asiento en esta mesa.
refusal-no-token = Identifícate: hace falta la clave de un asiento o la de quien abrió la mesa.
refusal-no-admin-token = Eso solo puede hacerlo quien administra este servidor, con su clave de administración.
refusal-wrong-admin-token = Esa no es la clave de administración de este servidor.
refusal-too-many-tokens = Demasiadas claves equivocadas. Espera un poco y vuelve a intentarlo.
refusal-no-watchers = Esta mesa no admite espectadores.
refusal-already-started = La partida ya ha empezado.
refusal-not-started = La partida aún no ha empezado.
refusal-not-over = La partida aún no ha terminado.
refusal-seats-open = Quedan asientos libres: ocúpalos antes con personas o bots.
refusal-bad-order = Ese no es un orden de los asientos: hay que nombrar cada uno exactamente una vez.
refusal-undo-off = En esta mesa no se deshace nada.
refusal-undo-used-up = En esta partida ya se han deshecho { $most } jugadas; no se puede deshacer más.
refusal-too-large = Es demasiado de una vez: { $most } bytes como mucho.
refusal-too-fast = No tan deprisa. Lo que has enviado se atenderá un poco más tarde.
refusal-too-slow = La conexión no daba abasto; se vuelve a abrir.
refusal-too-many-faces = Demasiadas caras seguidas: espera unos segundos.
refusal-too-many-moves = Has preguntado por más de { $most } jugadas a la vez.
refusal-too-many-tables = Desde aquí se han abierto demasiadas mesas; espera un poco.
refusal-too-many-codes = Se han probado demasiados códigos incorrectos desde aquí. Espera un minuto antes de probar otro.
refusal-too-many-sockets = Hay demasiados dispositivos conectados desde aquí ({ $most }); cierra alguno.
refusal-cannot-keep = Ahora mismo no se puede guardar nada. Inténtalo de nuevo en un momento.
refusal-cannot-read = Ahora mismo no se pueden consultar las mesas. Inténtalo de nuevo en un momento.
refusal-say-hello-first = El primer mensaje tiene que ser un saludo.
refusal-hello-again = Un segundo saludo en la misma conexión no significa nada.
refusal-workers-need-redis = { $workers } procesos necesitan Redis para avisarse entre sí: añade --redis.
refusal-port-taken = No se puede usar { $host }:{ $port }; quizá lo tenga otro programa. Prueba con otro --port.
refusal-metrics-port-taken = Las métricas no se pueden servir en { $where }; quizá otro programa tenga ese puerto. Prueba con otro --metrics.
refusal-folder-shut = No se puede usar la carpeta { $path } ({ $reason }). Elige otra con --data.
refusal-folder-taken = Otro Sobremesa ya está sirviendo desde { $path }. Detenlo antes o elige otra carpeta con --data.
refusal-database-shut = No se puede abrir la base de datos ({ $reason }). Revisa --database.
refusal-redis-shut = No se puede conectar con Redis ({ $reason }). Revisa --redis.
refusal-cannot-start = El servidor no ha podido arrancar; las líneas de arriba dicen por qué.
refusal-newer-database = La base de datos tiene la versión { $found } y este programa conoce hasta la { $known }. Un Sobremesa más nuevo podrá abrirla.
refusal-unknown-redis = Esa no es una dirección de Redis: usa redis://… o ninguna.
refusal-extra-missing = Para eso hace falta un paquete que no está instalado: pip install "sobremesa[{ $extra }]"
refusal-one-worker-here = En este sistema solo puede haber un proceso: quita --workers.
refusal-unknown-database = Esa no es la dirección de una base de datos conocida: usa postgresql://… o ninguna.

cli-serving = La mesa está puesta en { $address } (Ctrl-C la recoge)
cli-serving-scan = O escanea esto con un teléfono:
cli-serving-others = Los demás dispositivos de tu red la encuentran en { $address }
cli-help-serve = Abre la mesa en el navegador.
cli-help-friends = Para amigos en la misma sala: pueden unirse otros dispositivos de la red, sirve cualquier puerto libre si el 8000 está ocupado, y se abre el navegador. Las demás opciones se respetan.
cli-help-host = La dirección en la que se escucha.
cli-help-port = El puerto en el que se escucha; con 0, uno cualquiera que esté libre.
cli-help-database = postgresql://… en lugar del archivo de la carpeta de datos.
cli-help-redis = redis://… para que varios procesos compartan mesas.
cli-help-workers = Cuántos procesos.
cli-help-base-path = La ruta bajo la que está todo, por ejemplo /juegos; para un proxy que le da a Sobremesa solo una parte de su sitio.
cli-help-public-url = Cómo se llega a la mesa desde fuera, por ejemplo https://mesa.example.org/juegos. Es lo que muestran las invitaciones, y trae su propia ruta.
cli-help-tls-cert = El archivo con un certificado (PEM), para que el servidor hable https por sí mismo; necesita también --tls-key.
cli-help-tls-key = El archivo con la clave del certificado (PEM).
cli-help-trusted-proxies = Direcciones o redes de tus proxies, separadas por comas. Solo a ellos se les cree cuando dicen por quién hablan (X-Forwarded-For y X-Forwarded-Proto).
cli-help-limit = Un límite y su número, NOMBRE=NÚMERO. Se puede repetir.
cli-help-open = Si se abre el navegador en cuanto la mesa está puesta.
cli-help-metrics = HOST:PUERTO, una dirección aparte para las métricas.
cli-help-admin-token = La clave de quien administra el servidor: 16 caracteres o más.
cli-help-keep-finished = Cuántos días se guardan las partidas terminadas; 0 es para siempre.
cli-help-keep-abandoned = Cuántos días se guardan las mesas a las que nadie vuelve; 0 es para siempre.
refusal-no-server = Todavía no se ha iniciado ningún servidor con la carpeta { $path }. Inícialo con sobremesa serve o indica su carpeta con --data.
refusal-server-silent = Ningún servidor responde en { $address }. Inícialo con sobremesa serve.
refusal-no-table-named = Indica qué mesa: sobremesa admin { $deed } ID. Los identificadores salen con sobremesa admin tables.
refusal-cannot-write = No se puede escribir { $path } ({ $reason }). Elige otro archivo con --to.
cli-help-admin = Administra un servidor en marcha: sus mesas y la clave de su panel.
cli-help-deed = tables las enumera, end termina una y guarda su partida, export guarda su registro, delete la borra para siempre, token muestra la clave del panel.
cli-help-table = El identificador de una mesa, tal como sale en la lista.
cli-help-stage = Solo las mesas que están así.
cli-help-to = El archivo para el registro.
cli-help-yes = No preguntar antes de borrar.
cli-admin-desk = El panel está en { $address }
cli-admin-table = { $id }  { $game }, { $stage }: { $seats }. Último uso: { $used }, { $steps } { $steps ->
        [one] paso
       *[other] pasos
    }, { $size }
cli-admin-totals = Mesas: { $waiting } en espera, { $playing } en juego, { $over } terminadas. La base de datos ocupa { $disk }.
cli-admin-waiting = en espera
cli-admin-playing = en juego
cli-admin-over = terminada
cli-admin-open = sitio libre
cli-admin-person = alguien
cli-admin-bot = bot
cli-admin-ended = La mesa { $id } ha terminado. Quienes están en ella ven por qué, y su partida queda guardada.
cli-admin-exported = Guardado en { $path }. El archivo muestra todas las manos: cuidado con quién lo lee mientras la partida sigue.
cli-admin-sure = ¿Borrar para siempre la mesa { $id } y su partida?
cli-admin-removed = La mesa { $id } se ha borrado.
refusal-bad-setting = Eso no vale para { $name }; --help muestra cómo se escribe.
refusal-unknown-limit = { $source } nombra { $name }, pero ningún límite se llama así. Hay estos: { $known }.
refusal-half-of-tls = --tls-cert y --tls-key van juntos: el certificado y su clave.
refusal-bad-certificate = No se puede usar el certificado ({ $files }: { $reason }). Revisa --tls-cert y --tls-key.
refusal-paths-differ = --base-path dice { $base }, pero --public-url lleva a { $public }. Con uno de los dos basta.
refusal-wrong-origin = Esto se ha pedido desde la página de otro sitio, así que no se ha hecho. Si la página es tuya, dile al servidor su dirección con --public-url.
