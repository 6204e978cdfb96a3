# Una partita rivista
replay-title = Replay
replay-loading = Il nastro si riavvolge…
replay-running = Partita in corso: vedi solo quello che potevi vedere.
replay-view = Che cosa mostrare
replay-view-board = Tabellone
replay-view-figures = Statistiche
replay-side = Punto di vista
replay-side-all = Tutte le carte scoperte
replay-side-watch = Spettatore

# Il registratore
replay-controls = Comandi del replay
replay-slider = Mossa
replay-at = Mossa { $move } di { $moves }, turno { $turn }.
replay-move = Mossa { $move } di { $moves }
replay-turn = Turno { $turn } di { $turns }
replay-first = All’inizio (Home)
replay-turn-back = Un turno indietro (,)
replay-back = Una mossa indietro (←)
replay-play = Avvia (spazio)
replay-pause = Pausa (spazio)
replay-forward = Una mossa avanti (→)
replay-turn-forward = Un turno avanti (.)
replay-last = Alla fine (Fine)
replay-speed = Velocità
replay-times = { $speed }×

# Mani e racconto
replay-hands = Le carte di tutti
replay-hand-of = { $who }: carte in mano
replay-no-cards = Nessuna carta
replay-hidden = ancora coperti
replay-revealed = rivelati
replay-story = Tutta la storia
replay-turnings = Punti di svolta
replay-no-turnings = Nessun turno ha cambiato molto: si è scavato con costanza.
replay-swing = { $who } { $change }

# Grafici
graph-points = Punti Tunnel
graph-points-note = Turno per turno. Con { $goal } il muro cede.
graph-chances = Probabilità di vittoria
graph-chances-note = Come la vedevano i bot all’inizio di ogni turno, a carte scoperte.
graph-thinking = I bot stanno analizzando la partita…
graph-turn = Turno { $turn }
graph-turn-head = Turno
graph-end = Fine
graph-as-table = Mostra come tabella

# La partita in numeri
stats-title = Che cosa ha fatto ognuno
stats-drawn = Carte Ricerca pescate
stats-crafted = Carte create
stats-stolen = Cucchiai rubati
stats-bought = Carte comprate
stats-dug = Strumenti usati per scavare
stats-lost = Carte perse per mano degli altri
stats-extortions = Estorsioni fatte
stats-combats-won = Scontri vinti
stats-combats-lost = Scontri persi
stats-handed-over = Strumenti consegnati
stats-beatings = Pestaggi subiti
stats-cigarettes = Sigarette guadagnate
stats-dice = Il dado
stats-dice-of = I tiri di
stats-everybody = Tutti i giocatori
stats-dice-note =
    { $total ->
        [one] Un tiro. Linea tratteggiata: { $each }, se tutti i risultati uscissero con la stessa frequenza.
       *[other] { $total } tiri. Linea tratteggiata: { $each }, se tutti i risultati uscissero con la stessa frequenza.
    }
stats-face = Risultato
stats-count = Quante volte

# Il controllo dei dadi
replay-fair = Controllo dei dadi
replay-fair-asking = Si ricalcola ogni tiro…
replay-fair-right = Ogni tiro e ogni carta derivano dal seed fissato prima dell’inizio.
replay-fair-wrong = Qualcosa non deriva dal seed fissato. Controlla di persona.
replay-fair-unknown = Puoi controllarlo a partita finita, se hai il permesso di guardarla.
replay-fair-record-right = La registrazione segue le regole, e ogni esito del caso deriva dal suo seed.
replay-fair-record-wrong = La registrazione segue le regole, ma tiri e carte non corrispondono al suo seed.
replay-fair-more = Controlla i dadi

# Che cosa fare di una partita
replay-share = Copia il link a questo momento
replay-copied = Link copiato.
replay-download = Scarica la registrazione
replay-downloaded = Registrazione scaricata.
replay-no-record = La registrazione è riservata ai giocatori e agli spettatori.
replay-another = Apri una registrazione
replay-rematch = Rivincita
replay-to-table = Vai al tavolo
replay-open = Apri una registrazione
replay-open-text = Una registrazione è una partita intera in un file, dalla distribuzione all’ultimo scavo. Prima di mostrartela, il server controlla che segua le regole; non ne conserva nulla.
replay-choose-file = Scegli un file
replay-or-drop = oppure trascinalo qui
replay-too-large = Questo file è troppo grande per essere una registrazione: al massimo 2 MB.
replay-one-file = Apri un solo file alla volta.
replay-unreadable = Il browser non riesce a leggere questo file. È una cartella?
replay-drop-here = Rilascia una registrazione per guardarla

# La fine di una partita
victory-one = { $who } sfonda il muro
victory-you = Sfondi il muro
victory-team = { $names } sfondano il muro
victory-team-you = La tua squadra sfonda il muro
victory-nobody = Il muro resiste
victory-place =
    Arrivi al { $place }º posto su { $of }, con { $points ->
        [one] { $points } punto Tunnel
       *[other] { $points } punti Tunnel
    }.
victory-place-shared =
    Arrivi al { $place }º posto su { $of } a pari merito con { $names }: { $points ->
        [one] { $points } punto Tunnel
       *[other] { $points } punti Tunnel
    } a testa.
victory-place-team = La tua squadra arriva seconda, con { $points } punti Tunnel su { $goal }.
victory-after =
    { $turns ->
        [one] Dopo un solo turno. Là fuori c’è odore di pini.
       *[other] Dopo { $turns } turni. Là fuori c’è odore di pini.
    }
victory-others = Scatta l’allarme. Le guardie perquisiscono le celle e trovano gli altri tunnel. Chi li stava scavando finisce in un carcere di massima sicurezza.
victory-stopped =
    { $turns ->
        [one] La partita è stata fermata dopo un turno. Non vince nessuno.
       *[other] La partita è stata fermata dopo { $turns } turni. Non vince nessuno.
    }
victory-tunnels = I tunnel alla fine
victory-of = su { $goal }
victory-replay = Guarda il replay
victory-rematch = Rivincita
victory-rematch-join = Vai alla rivincita
victory-rematch-open = C’è una rivincita aperta e il tuo posto ti aspetta.
victory-dice = Controlla i dadi
victory-look = Guarda il tavolo
victory-home = Pagina iniziale

# I dadi: /t/TAVOLO/dice
dice-title = I dadi
dice-lead = Nessuno può truccare o prevedere i dadi di questo tavolo, nemmeno il server. Ecco come funziona e come puoi controllarlo.
dice-back = Vai al tavolo
dice-how = Come funziona
dice-how-1 = Il server fissa la sua metà
dice-how-1-text = Estrae una metà segreta del seed e ne pubblica l’impronta prima che qualcuno si sieda. Da quel momento non può più cambiarla.
dice-how-2 = Ognuno sigilla una parte
dice-how-2-text = Il tuo browser ne crea una segreta. Prima dell’inizio ne invia soltanto l’impronta.
dice-how-3 = La partita comincia
dice-how-3-text = Prima si fissano le impostazioni e tutte le impronte. Solo allora i browser rivelano le parti: nessuno può sceglierne una che gli conviene. La metà e le parti formano il seed, da cui derivano ogni tiro e ogni carta.
dice-how-4 = Il seed viene mostrato
dice-how-4-text = Quando la partita è finita o chiusa, la metà segreta viene mostrata, e tutto si può ricalcolare e confrontare.
dice-wait = Torna quando la partita è finita o chiusa: questa pagina controllerà tutto da sola.
dice-commit = L’impronta del server
dice-commit-text = Rappresenta la metà del server. All’inizio entra nell’impronta della partita.
dice-game = L’impronta della partita
dice-game-text = Comprende le impostazioni, la metà del server e tutte le parti. Per avere la certezza, annotala all’inizio. Anche il browser la ricorda.
dice-shares = Le parti
dice-nobody = ancora nessuno
dice-share-bot = i bot non aggiungono niente
dice-share-none = nessuna parte aggiunta
dice-share-withheld = annunciata, ma non rivelata in tempo
dice-share-secret = sigillata fino all’inizio
dice-share-open = non ancora aggiunta
dice-copy = Copia
dice-copied = Copiato
dice-key = Una chiave di questo tavolo
dice-key-try = Prova
dice-found = Il risultato
dice-right = I dadi non erano truccati
dice-wrong = In questi dadi qualcosa non va
dice-yes = Verifica superata:
dice-no = Verifica non superata:
dice-check-commit-ok = La metà del server corrisponde all’impronta pubblicata. L’ha verificato il tuo browser.
dice-check-commit-bad = La metà del server non corrisponde all’impronta pubblicata.
dice-check-terms-ok = L’impronta della partita comprende le impostazioni, la metà del server e tutte le parti, e corrisponde. L’ha verificato il tuo browser.
dice-check-terms-bad = L’impronta della partita non corrisponde alle impostazioni, alla metà del server e alle parti.
dice-check-noted-ok = È l’impronta annotata prima della fine della partita.
dice-check-noted-bad = Non è l’impronta annotata.
dice-check-shares-ok = Le parti nel seed sono quelle annunciate prima dell’inizio.
dice-check-shares-bad = Le parti nel seed non sono quelle annunciate prima dell’inizio.
dice-check-own-ok = La parte che questo dispositivo ha aggiunto per { $who } è nel seed.
dice-check-own-bad = La parte che questo dispositivo ha aggiunto per { $who } non è nel seed: o il dispositivo non era collegato all’inizio, o il server l’ha tralasciata.
dice-check-derived-ok = Ogni tiro, ogni carta e ogni mescolata derivano dal seed. L’ha verificato il server.
dice-no-cipher = Il tuo browser calcola le impronte solo nelle pagine HTTPS. Controlla la metà del server con il comando qui sotto.
dice-noted = L’impronta che hai annotato all’inizio
dice-rolls = I tiri
dice-face = Faccia
dice-times = Quante volte
dice-even =
    { $total ->
        [one] { $total } tiro. Linea tratteggiata: { $even }, se tutte le facce uscissero con la stessa frequenza.
       *[other] { $total } tiri. Linea tratteggiata: { $even }, se tutte le facce uscissero con la stessa frequenza.
    }
dice-self = Sul tuo computer
dice-self-text = Non fidarti di nessuno: scarica la registrazione e falla rigiocare, mossa per mossa, dalla tua copia di Blackgate.
dice-download = Scarica la registrazione
dice-command = Il comando
dice-replay = Guarda il replay
dice-chance = Ogni tiro e ogni carta
dice-col-move = Mossa
dice-col-who = Chi
dice-col-what = Che cosa
dice-col-chance = Caso
dice-deal = La distribuzione
dice-first = Comincia { $who }
dice-background = Precedenti: { $card }
dice-out-die = tiro: { $n }
dice-out-draw = { $card }
dice-out-random = a caso: { $card }
dice-out-deal = { $card } per { $who }
dice-out-shuffle = scarti mescolati
dice-out-michel-knife = Coltello: { $tools }
dice-out-michel-none = nessun Coltello
dice-out-michel-shuffle = carte di Michel(le) mescolate
