## Errors: what was asked for, why it cannot be, and what would be right.

# $move: the move as text. $reasons: one or more sentences made by illegal-reason.
illegal-move = { $move }: { $reasons }
illegal-reason = { $reason } (regola { $clause })
error-unknown-move = «{ $move }» non è una mossa di questo gioco.
error-unknown-move-close = «{ $move }» non è una mossa di questo gioco. Volevi dire «{ $close }»?
error-move-number = { $number } non è una mossa: le mosse sono numerate da 0 a { $most }.
error-players = Non si può giocare in { $players }: servono da { $fewest } a { $most } giocatori (regola 2.1)
error-teams = { $players } giocatori a squadre: per la Modalità a squadre bisogna essere in 4 o in 6 (regola 11.2)
error-michel = «{ $michel }» come Detenuto neutrale: scegli none, michel o michelle (regola 14.1)
error-target = { $target } punti Tunnel per vincere: scegli un numero da 1 a { $most } (regola 14.5)
error-first-player = Il posto { $seat } non può cominciare: i posti sono numerati da 0 a { $most } (regola 14.4)
error-seat = Posto { $seat }: i posti sono numerati da 0 a { $most }
error-names =
    { $count ->
        [one] { $count } nome
       *[other] { $count } nomi
    } per { $players } giocatori: indica un nome per ogni posto
error-name = «{ $name }» non può essere un nome: usa da 1 a { $most } caratteri visibili
error-stop-mid-turn = Una partita si può fermare solo tra un turno e l'altro (regola 13.18)
error-bytes = Questi byte non sono una partita salvata di questa versione
error-bytes-pack = Questa partita salvata è stata giocata con un pacchetto diverso da «{ $pack }»
error-bytes-chance = Una partita riprodotta da una registrazione non si può salvare in byte: conserva piuttosto la registrazione
error-record-sampled = Una partita estratta a caso da una visuale non ha registrazione: il suo passato è ignoto
error-record-truncated = Riga { $line }: la registrazione si interrompe qui; manca il risultato
error-record-json = Riga { $line }: questo non è un oggetto JSON
error-record-foreign = Riga { $line }: questa non è una registrazione di Blackgate (formato 1)
error-record-file = Impossibile leggere { $file }: { $problem }
error-record-pack = Riga { $line }: la partita è stata giocata con un'altra edizione del pacchetto «{ $pack }»; questa è { $digest }
error-record-value = Riga { $line }: { $key }: trovato { $found }, atteso { $expected }
error-record-move = Riga { $line }: { $problem }
error-record-over = Riga { $line }: la partita era già finita
error-record-after-result = Riga { $line }: dopo il risultato c'è ancora qualcosa
error-record-seed = Riga { $line }: il seme non corrisponde all'impegno della riga 1
error-record-chance = Riga { $line }: gli esiti del caso non derivano dal seme
