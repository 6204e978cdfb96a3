## The command line: help

help-app = Blackgate: scava il tuo tunnel ed evadi dal carcere, da 2 a 6 giocatori. Senza comando, il gioco si apre nel browser.
help-play = Gioca una partita nel terminale contro bot di qualsiasi livello.
help-simulate = Gioca molte partite a caso e riassumi i risultati.
help-replay = Racconta una partita registrata.
help-verify = Controlla una registrazione: ogni mossa, ogni carta, ogni tiro di dado.
help-commit = L’impronta che ti è stata mostrata prima della partita; deve essere quella di questa registrazione.
help-nonce = La parte (nonce) che il tuo posto ha aggiunto ai dadi; deve essere nel seed. Si può ripetere.
help-rules = Mostra il regolamento, o una sola regola.
help-bench = Misura la velocità del motore, dei bot e degli ambienti e confrontala con quella di progetti simili.
help-pack-command = Mostra o controlla un pacchetto di contenuti.
help-pack-show = Elenca tutti i valori di un pacchetto con la loro origine.
help-pack-check = Controlla un pacchetto e segnala che cosa non va.
help-lang = La lingua: en, fr, de, it o es.
help-pack = La cartella di un pacchetto di contenuti (predefinito: classic).
help-players = Quanti giocatori: da 2 a 6.
help-seed = Il seed da cui deriva ogni esito del caso (predefinito: uno nuovo e segreto).
help-michel = Con o senza il Detenuto neutrale; consigliato se si gioca in due.
help-teams = Gioca in due squadre (4 o 6 giocatori).
help-calm = Lascia fuori le carte Azione che scatenano il caos.
help-fair-start = Dare qualche carta o qualche Sigaretta in più all’inizio a chi gioca più tardi.
help-target = I punti Tunnel che servono per vincere.
help-first-player = Il posto che comincia.
help-json = Stampa JSON per altri programmi.
help-version = Mostra la versione e indica se il motore è compilato.
help-origin = Solo i valori stampati nei regolamenti (R), riportati dalle recensioni (P) o ricostruiti (X).
help-file = La registrazione di una partita (JSON Lines).
help-seat = Racconta solo quello che si è visto da questo posto.
help-trace = Stampa una riga JSON per ogni decisione, con tutto il tavolo.
help-clause = Il numero di una regola, per esempio 5.2.
help-your-seat = Il tuo posto al tavolo.
help-name = Il tuo nome.
help-prisoner = Il Detenuto che ti rappresenta, per nome; cambia solo l’aspetto.
help-bots = Chi gioca agli altri posti: random, rookie, inmate, boss, warden, boss@400ms o un tuo file.py:Classe; l’ultimo indicato occupa tutti i posti che restano.
help-budget = Quanto può pensare un bot a una mossa: 100ms o 2s (misurati in lavoro, non con l’orologio), o un numero di iterazioni.
help-hint = Mostra a ogni decisione che cosa farebbe il bot più forte al posto tuo, e perché.
# The last line of the help of commands with options that take the number of a seat.
help-seats = Qui, come nelle registrazioni, i posti sono numerati da 0: il posto 1 del browser è il posto 0.
help-record = Scrivi la registrazione della partita in questo file.
help-games = Quante partite giocare.
help-turns = Ferma dopo questo numero di turni una partita che nessuno ha vinto.
help-jobs = Quanti processi usare.
help-records = Scrivi una registrazione di ogni partita in questa cartella.
help-seconds = Secondi per ogni misura.

## The command line: what it says

cli-version = blackgate { $version }, motore compilato
cli-version-pure = blackgate { $version }, motore non compilato (funziona tutto, solo più lentamente)
cli-error = Errore: { $problem }
# $command: what needs them, for example blackgate arena. $libraries: their names, as a list.
cli-fetching = { $command } ha bisogno di { $libraries }: download in corso, solo per questa volta.
cli-interrupted = Operazione interrotta.
cli-unknown-language = «{ $language }» non è una lingua di questo gioco: scegli tra { $languages }
cli-no-such-option = L’opzione { $option } non esiste. Prova --help.
cli-no-such-command = Il comando «{ $command }» non esiste. Prova --help.
cli-usage = Comando non valido: { $words }. Prova --help.
cli-missing = Manca { $name }. Prova --help.
cli-not-a-number = Per { $name } serve un numero.
cli-bad-origin = «{ $origin }» non è un’origine: scegli R, P o X
cli-at-least = { $name } { $value }: il minimo è { $least }
cli-at-most = { $name } { $value }: il massimo è { $most }
cli-pack-title = Pacchetto { $pack }, versione { $version }
cli-origins = R stampato in un regolamento · P riportato da una recensione · X ricostruito
cli-column-file = File
cli-column-key = Chiave
cli-column-value = Valore
cli-column-origin = Origine
cli-pack-right =
    Il pacchetto { $pack } è a posto: { $values ->
        [one] { $values } valore
       *[other] { $values } valori
    }, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }.
cli-verified =
    La registrazione è a posto: { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    } in { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }; ogni carta e ogni tiro di dado derivano dal seed. Vittoria: { $winners }
cli-aborted = La partita è stata interrotta: non ha un risultato, ma i suoi dadi si possono controllare lo stesso.
cli-withheld = Il posto { $seat } ha annunciato una parte del seed e non l’ha rivelata in tempo: i dadi sono stati generati senza di essa.
cli-fingerprint = Impronta della partita: { $commit }. Comprende le impostazioni, la metà del server e tutte le parti. Confrontala con quella che ti è stata mostrata all’inizio.
cli-no-clause = Nel regolamento non c’è una regola { $clause }.
cli-playing = Partite in corso
cli-simulated =
    { $games ->
        [one] { $games } partita
        [many] { $games } di partite
       *[other] { $games } partite
    }, di cui { $finished } fino alla fine
cli-decisions =
    { $decisions ->
        [one] { $decisions } decisione
        [many] { $decisions } di decisioni
       *[other] { $decisions } decisioni
    }, { $speed } al secondo
cli-turns-per-player = { $turns } turni per giocatore in media
cli-wins =
    Posto { $seat }: { $wins ->
        [one] { $wins } vittoria
       *[other] { $wins } vittorie
    } ({ $share }%)
# $engine: "compiled" or "interpreted".
cli-machine =
    { $machine }, { $engine ->
        [compiled] motore compilato
       *[interpreted] motore interpretato
    }
cli-peer-missing = { $peer } non è installato; nel repository si installa con make bench.
# $figure: the peer's decisions per second. $ratio: how many times as many we make. $compared: which of our figures.
cli-peer = { $peer }: { $figure } decisioni al secondo; Blackgate ne prende { $ratio } volte tante ({ $compared })

## The game in the terminal

cli-welcome = Blackgate ti dà il benvenuto, { $name }. Scava il tuo tunnel ed evadi prima degli altri.
cli-ask = un numero, una mossa, hint, why N, card, rule 5.2, ? o quit
# $advice: a sentence with a move, how good it looks and why.
cli-hint = Consiglio: { $advice }
cli-help =
    Scrivi il numero di una scelta, o la mossa come testo (per esempio: dig spoon).
    hint mostra che cosa farebbe il bot più forte; why N dice perché una scelta in grigio non è permessa; card spiega le tue carte; rule 5.2 mostra una regola; quit chiude il gioco.
cli-why-what = Perché che cosa? Indica un numero della lista o una mossa, per esempio: why 12
cli-no-such-number = Non c’è una scelta { $number }: la lista arriva a { $most }.
cli-allowed = { $move }: è permesso.
cli-not-allowed = { $move }: non ora.
cli-bye = Per stanotte resti nella tua cella.
cli-saved = La registrazione della partita è in { $file }
cli-over = La partita è finita.
cli-deck = mazzo { $n }
cli-discard = pila degli scarti { $n } (in cima: { $card })
cli-column-player = Detenuto
cli-column-points = Tunnel
cli-column-cards = Carte
cli-column-cigarettes = Sigarette
cli-column-beatings = Pestaggi
cli-column-gang = Carta Gang
cli-column-background = Precedenti
cli-hand = La tua mano
cli-legend = ⚀⚁⚂ i risultati del dado che portano lì · ⌕ le carte che dà una Ricerca
help-seeds = Da che cosa si ricavano i seed di tutte le partite.

# A bot that failed at a decision; $name: the player it plays.
cli-fault-raised = Il bot che gioca per { $name } ha provocato un errore: al suo posto si fa una mossa innocua.
cli-fault-stalled = Il bot che gioca per { $name } non ha risposto in tempo: al suo posto si fa una mossa innocua.
cli-fault-invalid = Il bot che gioca per { $name } ha dato una risposta non valida: al suo posto si fa una mossa innocua.
