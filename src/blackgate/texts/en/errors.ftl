## Errors: what was asked for, why it cannot be, and what would be right.

# $move: the move as text. $reasons: one or more sentences made by illegal-reason.
illegal-move = { $move }: { $reasons }
illegal-reason = { $reason } (rule { $clause })
error-unknown-move = “{ $move }” is not a move of this game.
error-unknown-move-close = “{ $move }” is not a move of this game. Did you mean “{ $close }”?
error-move-number = { $number } is not a move: moves are numbered from 0 to { $most }.
error-players = { $players } players: the game seats { $fewest } to { $most } (rule 2.1)
error-teams = { $players } players in teams: a team game seats 4 or 6 (rule 11.2)
error-michel = “{ $michel }” as the neutral prisoner: choose none, michel or michelle (rule 14.1)
error-target = { $target } Tunnel points to win: choose a number from 1 to { $most } (rule 14.5)
error-first-player = First player { $seat }: seats are numbered from 0 to { $most } (rule 14.4)
error-seat = Seat { $seat }: seats are numbered from 0 to { $most }
error-names =
    { $count ->
        [one] { $count } name
       *[other] { $count } names
    } for { $players } players: give one name for each seat
error-name = “{ $name }” cannot be a name: use 1 to { $most } visible characters
error-stop-mid-turn = A game can only be stopped between two turns (rule 13.18)
error-bytes = These bytes are not a saved game of this version
error-bytes-pack = This saved game was played with another pack than “{ $pack }”
error-bytes-chance = A game played back from a record cannot be saved as bytes: keep the record instead
error-record-sampled = A game sampled from a view has no record: its past is unknown
error-record-truncated = Line { $line }: the record is cut off here; the result is missing
error-record-json = Line { $line }: this is not a JSON object
error-record-foreign = Line { $line }: this is not a Blackgate record (format 1)
error-record-file = { $file } cannot be read: { $problem }
error-record-pack = Line { $line }: the record was played with another edition of the pack “{ $pack }”; this one is { $digest }
error-record-value = Line { $line }: { $key }: found { $found }, expected { $expected }
error-record-move = Line { $line }: { $problem }
error-record-over = Line { $line }: the game was already over
error-record-after-result = Line { $line }: something follows the result
error-record-seed = Line { $line }: the seed does not match the commitment in line 1
error-record-chance = Line { $line }: the chance outcomes do not follow from the seed
