desk-title = El panel
desk-lead = Para quien administra este servidor. En su equipo, «sobremesa admin token» muestra la clave.
desk-token = Clave de administración
desk-open = Abrir el panel
desk-leave = Dejar el panel
desk-again = Actualizar
desk-tables = Mesas
desk-stage-all = Todas
desk-stage-waiting = En espera
desk-stage-playing = En juego
desk-stage-over = Terminadas
desk-is-waiting = En espera
desk-is-playing = En juego
desk-is-over = Terminada
desk-closed = Terminada aquí
desk-none = No hay mesas así.
desk-disk = La base de datos ocupa { $taken }.
desk-keep-finished = Las partidas terminadas se guardan { $days ->
        [0] para siempre
        [one] un día
       *[other] { $days } días
    }.
desk-keep-abandoned = Las mesas a las que nadie vuelve se guardan { $days ->
        [0] para siempre
        [one] un día
       *[other] { $days } días
    }.
desk-version = Sobremesa { $version }
desk-opened = Abierta
desk-used = Último uso
desk-unknown = no se sabe
desk-steps = Pasos
desk-size = Tamaño
desk-id = Identificador
desk-here = { $name } (aquí)
desk-watching =
    { $count ->
        [one] mira una persona
       *[other] miran { $count } personas
    }
desk-unreadable = Una mesa que no se puede leer
desk-end = Terminar
desk-export = Exportar
desk-delete = Borrar
desk-end-one = Terminar esta mesa
desk-export-one = Exportar el registro
desk-delete-one = Borrar esta mesa
desk-end-sure = A quienes están en la mesa se les dice que la has terminado. No se puede seguir jugando; lo jugado queda guardado.
desk-export-sure = Esta partida no ha terminado. El archivo muestra todas las manos: cuidado con quién lo lee.
desk-delete-sure = La mesa y su partida se borran para siempre, y quienes están en ella tienen que irse.
desk-ended = La mesa ha terminado.
desk-exported = El registro está guardado.
desk-deleted = La mesa se ha borrado.
desk-older = Ver más antiguas
