## Errors: what was asked for, why it cannot be, and what would be right.

# $move: the move as text. $reasons: one or more sentences made by illegal-reason.
illegal-move = { $move }: { $reasons }
illegal-move-in-game = Partita { $game }: { $move }: { $reasons }
illegal-reason = { $reason } (Regola { $clause }).
# $libraries: their names, as a list. $command: what installs them.
error-missing-libraries = Librerie necessarie: { $libraries }. Si installano con: { $command }
error-unknown-move = «{ $move }» non è una mossa di questo gioco.
error-unknown-move-close = «{ $move }» non è una mossa di questo gioco. Volevi dire «{ $close }»?
error-move-number = { $number } non è una mossa: le mosse sono numerate da 0 a { $most }.
error-players = Non si può giocare in { $players }: servono da { $fewest } a { $most } giocatori (regola 2.1).
error-teams = Non si può giocare a squadre in { $players }: bisogna essere in 4 o in 6 (regola 11.2).
error-michel = «{ $michel }» non può essere il Detenuto neutrale: scegli none, michel o michelle (regola 14.1).
error-target = Non si può giocare con { $target } punti Tunnel per vincere: scegli un numero da 1 a { $most } (regola 14.5).
error-first-player = Il posto { $seat } non può cominciare: i posti sono numerati da 0 a { $most } (regola 14.4).
error-seat = Il posto { $seat } non esiste: i posti sono numerati da 0 a { $most }.
error-names =
    { $count ->
        [one] { $count } nome
       *[other] { $count } nomi
    } per { $players } giocatori: indica un nome per ogni posto
error-name = «{ $name }» non può essere un nome: usa da 1 a { $most } caratteri visibili.
error-prisoner = Nessun Detenuto si chiama «{ $prisoner }»: scegli tra { $prisoners } (regola 1.8).
error-stop-mid-turn = Una partita si può fermare solo tra un turno e l’altro (regola 13.18).
error-bytes = Questi byte non sono una partita salvata di questa versione.
error-bytes-version = Questa partita salvata viene da un’altra versione di Blackgate: qui non si può leggere.
error-bytes-pack = Questa partita salvata è stata giocata con un pacchetto diverso da «{ $pack }».
error-bytes-chance = Una partita riprodotta da una registrazione non si può salvare in byte: conserva piuttosto la registrazione.
error-record-sampled = Una partita ricostruita a caso da una visuale non ha registrazione: che cosa sia successo prima è ignoto.
error-record-truncated = Riga { $line }: la registrazione si interrompe qui; manca il risultato.
error-record-json = Riga { $line }: questo non è un oggetto JSON.
error-record-foreign = Riga { $line }: questa non è una registrazione di Blackgate.
error-record-format = Riga { $line }: questa registrazione è nel formato { $found }; questo programma legge il formato { $read }. Aprila con la versione di Blackgate che l’ha scritta.
error-record-rules = Riga { $line }: questa partita è stata giocata con la versione { $found } delle regole; questo programma usa la versione { $played }. Aprila con la versione di Blackgate che l’ha registrata.
error-record-file = Impossibile leggere { $file }: { $problem }
error-record-pack = Riga { $line }: la partita è stata giocata con un’altra edizione del pacchetto «{ $pack }»; questa è { $digest }.
error-record-value = Riga { $line }, { $key }: trovato: { $found }; atteso: { $expected }
error-record-move = Riga { $line }: { $problem }
error-record-over = Riga { $line }: la partita era già finita.
error-record-long = Riga { $line }: la registrazione è troppo lunga; qui si possono mostrare al massimo { $most } mosse.
error-record-after-result = Riga { $line }: dopo il risultato c’è ancora qualcosa.
error-record-seed = Riga { $line }: il seed non corrisponde all’impronta della riga 1.
error-record-terms = Riga { $line }: il seed, le parti e le impostazioni di questa partita non corrispondono all’impronta della riga 1.
error-record-share = Riga { $line }: la parte del posto { $seat } nel seed non è quella la cui impronta è nella riga 1.
error-verify-commit = L’impronta nella registrazione è { $found }, non { $commit }: non è la partita che ti era stata annunciata.
error-verify-nonce-form = «{ $nonce }» non ha la forma SEAT=NONCE: scrivi, per esempio, 0=k3Yx.
error-verify-nonce = La parte (nonce) del posto { $seat } non è nel seed: i dadi sono stati generati senza di essa.
error-record-chance = Riga { $line }: gli esiti del caso non derivano dal seed.

## What was found in a pack or a record, and what was expected there. Fragments that follow “trovato” or “atteso”.

expected-unique = un nome usato una volta sola
expected-sum = { $total }, il totale delle carte
expected-most = al massimo { $most }
expected-least = almeno { $least }
found-nothing = nulla
found-too-few = un numero troppo basso
expected-hands = quanto basta per sei mani iniziali
expected-one-place = esattamente un Luogo con { $key } = true
expected-blocks-at-home = due nomi, e solo per il Luogo con home = true
found-way-in = un modo per entrarci, o qualcosa da farci
expected-neither = né l’uno né l’altro (regola 6.6)
expected-dig-at-home = dig solo per il Luogo con home = true (regola 6.1)
expected-two-places = almeno due Luoghi (regola 5.2)
found-several = più carte
expected-one-stolen = una sola carta da rubare
found-no-tool = nessuno Strumento
expected-a-tool = almeno uno Strumento
expected-tool-on-board = "board": gli Strumenti si prendono sotto gli occhi di tutti (regola 12.1)
expected-recipe = anche una ricetta per { $card } (regola 5.14), o un Luogo dove rubare la carta
expected-board-card = una carta che ha una pila sul tabellone
expected-a-card = almeno una carta
expected-one-move = un solo Movimento e nessun bersaglio: una mossa indica una cosa sola
expected-move-once = un solo move in un elenco di effetti
expected-undig = Precedenti il cui primo effetto toglie uno Strumento da un tunnel, ma non fa né chiedere né prendere uno Strumento
expected-look = look = "hand" prima di esso, perché si vede la mano da cui si sceglie
expected-goal = al massimo { $most }, il valore di tutti gli Strumenti insieme
expected-table = una tabella
expected-number = un numero intero da { $least } a { $most }
expected-flag = true o false
expected-text = testo tra virgolette
expected-id = un nome fatto di lettere minuscole, cifre e _ che inizia con una lettera
expected-list-of = una lista di uno o più di questi valori: { $words }
expected-numbers = una lista di numeri interi da { $least } a { $most }
expected-another-number = un altro numero intero da { $least } a { $most }
expected-number-for-each = una lista di { $count } numeri interi da 0 a { $most }, uno per giocatore
expected-tables = una o più tabelle [[{ $key }]]
expected-no-key = nessuna chiave con questo nome
expected-no-key-close = nessuna chiave con questo nome (volevi dire { $close }?)
expected-own-key = una chiave di questa voce
expected-origin = l’origine del valore, "R", "P" o "X"
expected-one-of = uno di questi valori: { $words }
expected-one-of-close = uno di questi valori: { $words } (volevi dire { $close }?)
expected-effect = uno di questi effetti: { $words }
expected-effect-close = uno di questi effetti: { $words } (volevi dire { $close }?)
expected-ability = una di queste abilità: { $words }
expected-ability-close = una di queste abilità: { $words } (volevi dire { $close }?)
expected-target = un effetto senza bersaglio, o target = "here" o "anyone"
expected-moment = questo effetto solo con moment = "{ $moment }"
expected-other-moment = questo effetto, ma non con moment = "{ $moment }"
expected-alone = questo effetto senza altri, perché gli altri giocatori vedrebbero se la mano nascosta lo permette
expected-true = true
expected-pack = un pacchetto: { $files }
expected-toml = TOML in UTF-8
expected-blocks = i nomi dei due Blocchi, fatti di lettere minuscole, cifre e _
expected-accessories = Accessori tutti diversi (regola 5.5)
problem-no-file = il file non esiste
problem-no-network = nessuna rete leggibile da questa versione
problem-permission = accesso non consentito
problem-no-directory = un file al posto di una cartella
problem-directory = una cartella al posto di un file
problem-other = errore di sistema { $code }
pack-error = { $file }, { $key }: trovato: { $found }; atteso: { $expected }
expected-names = una lista di nomi
expected-whole = un numero intero
expected-ids = una lista di { $count } id del pacchetto
expected-different = una lista di Precedenti tutti diversi (regola 2.3)
expected-so-many-hands = una lista di { $count } mani
expected-deck = carte presenti nel mazzo (regola 1.1)
expected-gang-pile = ogni carta della Gang una volta sola (regola 1.4)
expected-move = una mossa come testo
expected-chance-fewer = tanti esiti del caso quanti ne ha la mossa
expected-chance-sort = esiti del caso del tipo previsto da questa mossa
expected-chance-die = un risultato che il dado può dare
expected-chance-card = una carta che in quel momento può uscire
error-seed = Questo seed contiene un carattere non valido: toglilo.
error-file = Impossibile aprire { $file }: { $problem }
pack-file-error = { $file }: trovato: { $found }; atteso: { $expected }
expected-fluent = testi Fluent validi, i cui messaggi non usano argomenti tranne $n

error-budget = { $budget } non è un tempo per pensare: scrivi 100ms, 2s o un numero di iterazioni, per esempio 2000.
error-budget-too-long = { $budget } è troppo tempo. Il massimo per pensare è { $most }.
error-no-such-bot = Nessun bot si chiama { $bot }. Scegli tra { $bots }, o indica il tuo come file.py:Classe.
error-bot-class = { $bot } non è un bot: serve una classe con choose(view, legal_moves, budget).
error-bot-module = Impossibile caricare { $bot }: { $problem }.
error-too-many-bots =
    { $bots } bot per { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }: indicane di meno, o aumenta --players.

# Environments for learning agents
error-env-games = { $games } non è un numero valido di partite da giocare insieme: scegli un numero intero da 1 in su.
error-env-actions = Serve un numero intero per partita ({ $games } in tutto); è arrivato un array di forma { $shape } e tipo { $type }.
error-env-room = { $room } non è un numero valido di posti: scegline uno da { $players } (quanti sono i giocatori) a { $most }.
error-env-turns = { $turns } non è un numero valido di turni: scegli un numero intero da 1 a { $most } (regola 14.7).
error-env-shaping = { $shaping } non è un incentivo valido: scegli un numero da 0 (conta solo la vittoria) a 1 (un tunnel intero conta quanto la vittoria).
error-env-render = «{ $mode }» non è un modo di mostrare il tavolo: scegli tra { $modes }.
error-env-observations = «{ $form }» non è una forma di osservazione: scegli tra { $forms }.
error-env-seed = «{ $seed }» non è un seed: scegli un numero intero da 0 in su.
error-env-chairs = Posti: { $room }; giocatori: { $players }. Un’osservazione ha da 2 a { $most } posti, almeno uno per giocatore.
error-env-view = Questo è ciò che sa il posto { $own }: usa la visuale del posto { $seat }.
error-env-game = La partita { $game } non esiste: le partite sono numerate da 0 a { $most }.
error-env-agent = L’agente «{ $agent }» non esiste: gli agenti si chiamano { $agents }.
error-env-workers = { $workers } non è un numero valido di processi: scegli un numero intero da 0 in su (0: nessun altro processo).
error-env-worker-died = Il processo { $worker } dell’ambiente è terminato (codice di uscita { $code }) e le sue partite sono perse: crea un nuovo ambiente.
error-env-closed = Questo ambiente è chiuso: creane uno nuovo.
error-env-stepping = C’è un passo in corso: chiama prima step_wait().
error-env-no-step = Non c’è nessun passo in corso: chiama prima step_async().
