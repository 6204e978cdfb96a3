# Una partita rivista
replay-title = Rivedi
replay-loading = Il nastro si riavvolge…
replay-running = Si gioca ancora: vedi ciò che potevi vedere.
replay-view = Che cosa si vede
replay-view-board = Tabellone
replay-view-figures = Numeri
replay-side = Con gli occhi di chi
replay-side-all = Tutte le carte scoperte
replay-side-watch = Spettatore

# Il registratore
replay-controls = Comandi della visione
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
replay-hidden = ancora coperta
replay-revealed = rivelata
replay-story = Tutta la storia
replay-turnings = Punti di svolta
replay-no-turnings = Nessun turno ha cambiato molto: si è scavato con costanza.
replay-swing = { $who } { $change }

# Grafici
graph-points = Punti Tunnel
graph-points-note = Turno per turno. Con { $goal } il muro cede.
graph-chances = Probabilità di vittoria
graph-chances-note = Come la vedevano i bot all’inizio di ogni turno, a carte scoperte.
graph-thinking = I bot stanno ripassando la partita…
graph-turn = Turno { $turn }
graph-turn-head = Turno
graph-end = Fine
graph-as-table = Mostra come tabella

# La partita in numeri
stats-title = Che cosa hanno fatto tutti
stats-drawn = Carte Ricerca pescate
stats-crafted = Carte create
stats-stolen = Cucchiai rubati
stats-bought = Carte comprate
stats-dug = Strumenti usati per scavare
stats-lost = Carte prese dagli altri
stats-extortions = Estorsioni tentate
stats-combats-won = Scontri vinti
stats-combats-lost = Scontri persi
stats-handed-over = Strumenti ceduti
stats-beatings = Pestaggi subiti
stats-cigarettes = Sigarette guadagnate
stats-dice = Il dado
stats-dice-of = I tiri di
stats-everybody = Tutti i giocatori
stats-dice-note =
    { $total ->
        [one] Un tiro. La linea tratteggiata è la parte uguale: { $each }.
       *[other] { $total } tiri. La linea tratteggiata è la parte uguale: { $each }.
    }
stats-face = Risultato
stats-count = Quante volte

# Dadi onesti
replay-fair = Gioco onesto
replay-fair-asking = Ogni tiro viene ricalcolato…
replay-fair-right = Ogni tiro e ogni carta derivano dal seme promesso prima dell’inizio.
replay-fair-wrong = Qualcosa non deriva dal seme promesso. Guarda tu stesso.
replay-fair-unknown = Si può controllare a partita finita, se si ha il permesso di guardarla.
replay-fair-record-right = La registrazione segue le regole, e tutto il caso deriva dal suo seme.
replay-fair-record-wrong = La registrazione segue le regole, ma tiri e carte non vengono da un seme.
replay-fair-more = Controlla i dadi

# Che cosa fare di una partita
replay-share = Copia il link a questo momento
replay-copied = Il link è copiato.
replay-download = Scarica la registrazione
replay-downloaded = La registrazione è tua.
replay-no-record = La registrazione è per chi ha giocato o può guardare.
replay-another = Apri una registrazione
replay-rematch = Rivincita
replay-to-table = Al tavolo
replay-open = Apri una registrazione
replay-open-text = Una registrazione è una partita intera in un file, dalla distribuzione all’ultimo scavo. Prima che tu la veda viene controllata con le regole, e non se ne conserva nulla.
replay-choose-file = Scegli un file
replay-or-drop = oppure trascinalo qui
replay-too-large = Questo file è troppo grande per essere una registrazione: al massimo 2 MB.

# La fine di una partita
victory-one = { $who } sfonda il muro
victory-you = Sfondi il muro
victory-team = { $names } sfondano il muro
victory-team-you = La tua squadra sfonda il muro
victory-nobody = Il muro resiste
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
victory-replay = Rivedi la partita
victory-rematch = Rivincita
victory-dice = Controlla i dadi
victory-look = Guarda il tavolo
victory-home = Pagina iniziale

# I dadi: /t/TAVOLO/dice
dice-title = I dadi
dice-lead = Nessuno può scegliere i dadi di questo tavolo o conoscerli prima, nemmeno il server. Ecco come funziona, e puoi controllarlo tu.
dice-back = Al tavolo
dice-how = Come funziona
dice-how-1 = Il server si impegna
dice-how-1-text = Estrae una metà segreta del seme e ne pubblica l’impronta prima che qualcuno si sieda. Da quel momento non può più cambiarla.
dice-how-2 = Ognuno aggiunge una parte
dice-how-2-text = Il tuo browser inventa una parte sua. Il server non la conosceva quando ha estratto la sua metà.
dice-how-3 = La partita comincia
dice-how-3-text = La metà e le parti formano il seme. Ogni tiro e ogni carta derivano da lì: nessuno può più cambiare niente.
dice-how-4 = Il seme viene mostrato
dice-how-4-text = A partita finita la metà segreta viene alla luce. Allora si può ricalcolare e confrontare tutto.
dice-wait = Quando la partita è finita, questa pagina controlla tutto da sola. Torna allora.
dice-commit = L’impronta del server
dice-commit-text = Annotala prima della partita se vuoi la certezza. Se passi di qui, questo browser la ricorda per te.
dice-shares = Le parti
dice-nobody = ancora nessuno
dice-share-bot = i bot non aggiungono niente
dice-share-none = niente di aggiunto
dice-share-secret = segreta fino all’inizio
dice-share-open = non ancora aggiunta
dice-copy = Copia
dice-copied = Copiato
dice-key = Una chiave di questo tavolo
dice-key-try = Prova
dice-found = Il risultato
dice-right = I dadi erano onesti
dice-wrong = In questi dadi qualcosa non va
dice-yes = Giusto:
dice-no = Sbagliato:
dice-check-commit-ok = La metà del server corrisponde all’impronta pubblicata. L’ha calcolato il tuo browser.
dice-check-commit-bad = La metà del server non corrisponde all’impronta pubblicata.
dice-check-noted-ok = È l’impronta annotata prima della fine.
dice-check-noted-bad = Non è l’impronta annotata.
dice-check-shares-ok = Il seme contiene una parte per posto, e sono quelle dei giocatori.
dice-check-shares-bad = Le parti nel seme non sono quelle dei giocatori.
dice-check-own-ok = La parte che questo dispositivo ha aggiunto per { $who } è nel seme.
dice-check-own-bad = La parte che questo dispositivo ha aggiunto per { $who } non è nel seme.
dice-check-derived-ok = Ogni tiro, ogni carta e ogni mescolata derivano dal seme. L’ha ricalcolato il servizio.
dice-no-cipher = Il tuo browser calcola impronte solo su pagine arrivate via https. Controlla la metà del server con il comando qui sotto.
dice-noted = L’impronta che hai annotato prima della partita
dice-rolls = I tiri
dice-face = Faccia
dice-times = Quante volte
dice-even =
    { $total ->
        [one] { $total } tiro. La linea tratteggiata indica la parità di tutte le facce: { $even } ciascuna.
       *[other] { $total } tiri. La linea tratteggiata indica la parità di tutte le facce: { $even } ciascuna.
    }
dice-self = Sul tuo computer
dice-self-text = Non fidarti di nessuno: porta a casa la registrazione e falla rigiocare mossa per mossa dal tuo Blackgate.
dice-download = Scarica la registrazione
dice-command = Il comando
dice-replay = Rivedi la partita
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
