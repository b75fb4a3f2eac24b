desk-title = The desk
desk-lead = For whoever runs this server. On its computer, “sobremesa admin token” shows the token.
desk-token = Admin token
desk-open = Open the desk
desk-leave = Leave the desk
desk-again = Refresh
desk-tables = Tables
desk-stage-all = All
desk-stage-waiting = Waiting
desk-stage-playing = Playing
desk-stage-over = Finished
desk-is-waiting = Waiting
desk-is-playing = Playing
desk-is-over = Finished
desk-closed = Ended here
desk-none = No tables like that.
desk-disk = The database takes { $taken }.
desk-keep-finished = Finished matches are kept { $days ->
        [0] for ever
        [one] for a day
       *[other] for { $days } days
    }.
desk-keep-abandoned = Tables that nobody comes back to are kept { $days ->
        [0] for ever
        [one] for a day
       *[other] for { $days } days
    }.
desk-version = Sobremesa { $version }
desk-opened = Opened
desk-used = Last used
desk-unknown = not known
desk-steps = Steps
desk-size = Size
desk-id = Id
desk-here = { $name } (here)
desk-watching =
    { $count ->
        [one] one person watching
       *[other] { $count } people watching
    }
desk-unreadable = A table that cannot be read
desk-end = End
desk-export = Export
desk-delete = Delete
desk-end-one = End this table
desk-export-one = Export the record
desk-delete-one = Delete this table
desk-end-sure = People at the table are told that you ended it. It cannot be played on; what was played is kept.
desk-export-sure = This match is not over. The file shows every hand, so mind who reads it.
desk-delete-sure = The table and its match will be gone for good, and anyone at it has to leave.
desk-ended = The table has ended.
desk-exported = The record is saved.
desk-deleted = The table has been deleted.
desk-older = Show older ones
