## The balance lab. What cannot be done.

error-lab-players = «{ $players }» non è un elenco di numeri di giocatori: scrivilo come 2,3,4 o 2-6.
error-lab-players-twice = { $players }: indica ogni numero di giocatori una volta sola.
error-lab-learn-pack = La rete di Warden non conosce le carte di { $pack }: per imparare un pacchetto, cambia solo valori ed effetti e mantieni gli identificativi.
error-lab-learn-bot = { $bot } non può imparare: --learn funziona con warden e con warden:FILE.bin.
error-lab-learn-cpu = Qui non c’è una GPU. Per imparare quanto una H200 in { $minutes } minuti, a questa CPU servirebbero circa { $hours } ore. Indica con --learn-minutes quanto deve imparare.

## The command

help-lab = Gioca molte partite e mostra quanto è equilibrato un pacchetto, carta per carta, o in che cosa differiscono due pacchetti.
help-lab-players = I numeri di giocatori, separati da virgole (predefinito: 2,3,4,5,6; a squadre 4,6).
help-lab-games = Quante partite per ogni numero di giocatori.
help-lab-bot = Il bot in tutti i posti: random, rookie, inmate, boss, warden, boss@25ms, warden:FILE.bin, file.py:Classe (di norma warden se il motore è compilato e la sua rete conosce le carte, altrimenti inmate).
help-lab-compare-bot = Il bot che gioca con il secondo pacchetto, se è un altro.
help-lab-learn = Prima lascia che la rete di Warden impari ogni pacchetto, poi misura con quella.
help-lab-learn-minutes = Minuti di apprendimento per pacchetto (di norma 10 con una GPU; obbligatorio con una CPU).
help-lab-learn-out = La cartella delle reti che hanno imparato (di norma quella del rapporto). Una rete che c’è già viene usata di nuovo.
help-lab-bars = Mostra anche quali obiettivi di un pacchetto equilibrato sono mancati.
cli-lab-bot = In tutti i posti gioca { $bot }.
cli-lab-uncompiled = Warden sarebbe troppo lento, perché il motore non è compilato.
cli-lab-unknown = La rete di Warden non conosce le carte di questo pacchetto.
cli-lab-learning = La rete impara per { $minutes } minuti in tutto (pacchetti: { $packs }), poi cominciano le partite. Viene conservata in { $folder }.
help-lab-compare = Un altro pacchetto: si gioca con entrambi a partire dagli stessi seed, e i risultati vengono mostrati fianco a fianco.
help-lab-out = Dove salvare partite, risultati e rapporto (predefinito: una cartella in lab/ che dipende dalle impostazioni). Lo stesso comando riprende da dove si era interrotto.
cli-lab-faults =
    { $times ->
        [one] Un bot ha commesso un errore: al posto della sua mossa ne è stata giocata una innocua.
       *[other] I bot hanno commesso { $times } errori: ogni volta, al posto della loro mossa ne è stata giocata una innocua.
    } Questi dati non sono affidabili.

## Numbers. $sign is + or − or nothing. Spaces here do not break.

lab-fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-signed-percent = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } pp
lab-signed-number = { $sign }{ NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-span = { $low } … { $high }
lab-change = { $before } → { $after }
lab-points = pp
lab-players =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
lab-all = Tutti
lab-order = { $number }º a giocare
lab-named = { $name } ({ $figure })
lab-and-more =
    { $cards } e { $more ->
        [one] { $more } altra
       *[other] altre { $more }
    }
lab-none = nessuna

## The report

lab-title = Il laboratorio dell’equilibrio
lab-lead =
    { $pack }: { $games ->
        [one] { $games } partita
        [many] { $games } di partite
       *[other] { $games } partite
    } per ogni numero di giocatori ({ $players }), con { $bot } a tutti i posti.
lab-lead-compared =
    { $pack } e { $other } a confronto: con ciascuno { $games ->
        [one] { $games } partita
        [many] { $games } di partite
       *[other] { $games } partite
    } per ogni numero di giocatori ({ $players }), a partire dagli stessi seed, con { $bot } a tutti i posti.
lab-network = { $bot } (rete { $digest }, addestrata su { $decisions } decisioni con { $pack })

lab-glance = A colpo d’occhio
lab-glance-words = Le carte con cui si vince nettamente più o meno spesso che con le altre del loro tipo, e di quanto; tutti i numeri di giocatori insieme.
lab-column-sort = Tipo
lab-column-strong = Carte forti
lab-column-weak = Carte deboli
# $sort: Gang cards, Backgrounds, ... $strong, $weak: cards with figures, or “nessuna”.
lab-glance-cards = { $sort } – carte forti: { $strong }; carte deboli: { $weak }.
lab-glance-seats = Posizioni nell’ordine di gioco le cui vittorie si scostano nettamente dalla quota equa: { $seats }.
lab-glance-seat = { $players }, { $order } { $worth }
lab-glance-length = Turni per giocatore: { $turns }.
lab-glance-turns = { $turns } con { $players }
lab-glance-stopped =
    { $games ->
        [one] { $games } partita è stata fermata
       *[other] { $games } partite sono state fermate
    } senza vincitore; nessun altro dato ne tiene conto.
lab-glance-chance =
    Intervalli di carte che escludono la media: { $clear } su { $all }. Se tutte le carte si equivalessero, il caso da solo ne darebbe circa { $expected }.

lab-bars = Obiettivi
lab-bars-words = Quello che un pacchetto equilibrato deve raggiungere. Contano i valori; i loro intervalli al 95% dicono quanto sono sicuri.
lab-bars-met = { $pack }: { $met } obiettivi raggiunti su { $all }.
lab-bar-missed = Mancato: { $name }, { $players } (obiettivo: { $range }): { $missed }
lab-bar-column-name = Obiettivo
lab-bar-column-players = Giocatori
lab-bar-column-range = Intervallo
lab-bar-column-measured = Valore minimo e massimo
lab-bar-column-verdict = Raggiunto?
lab-bar-column-missed = Che cosa lo manca
lab-bar-yes = sì
lab-bar-no = no
lab-bar-least = almeno { $low }
lab-bar-members = Giocatori che si uniscono a ogni Gang
lab-bar-gang-games = Partite in cui ogni carta Gang è in gioco
lab-bar-gang-owners = Chi ha ogni carta Gang, rispetto a tutti
lab-bar-background = Ogni carta Precedenti distribuita, rispetto alla quota equa
lab-bar-second = Rivelazioni con il secondo effetto
lab-bar-action = Chi pesca ogni carta Azione, rispetto alla quota equa
lab-bar-extortions = Estorsioni a partita
lab-bar-cooperated = Estorsioni con cooperazione
lab-bar-places = Movimenti verso ogni Luogo
lab-bar-uses = Usi di ogni azione a partita
lab-bar-length = Turni per giocatore, mediana
lab-bar-seats = Ogni posizione nell’ordine di turno, rispetto alla quota equa
lab-uses = Azioni
lab-uses-words = Azioni Base e Azioni Luogo a partita, di tutti i giocatori insieme.
lab-members = Gang e secondi effetti
lab-members-words = Giocatori che si uniscono a ogni Gang almeno una volta, e rivelazioni che applicano il secondo effetto dei Precedenti.
lab-column-gang-games = In gioco in
lab-column-action-drawn_above_fair = Pescata: sopra la quota equa
lab-action-search = Ricerca
lab-action-roll = Movimento Semplice
lab-action-cautious = Movimento Prudente
lab-action-join = Unirsi a una Gang
lab-action-play = Giocare una carta Azione
lab-action-extort = Estorsione
lab-action-craft = Creazione
lab-action-dig = Scavare
lab-action-steal = Rubare un Cucchiaio
lab-action-heal = Curarsi
lab-action-sell = Vendere
lab-action-buy = Comprare

lab-changed = Che cosa è cambiato
# $sure: how many of the clear ones stand out from so many at once.
lab-changed-words =
    Dati nettamente diversi, il cui intervallo al 95% esclude lo 0: { $clear } su { $all }. Se non fosse cambiato nulla, il caso da solo ne darebbe
    circa { $expected }. Tra questi, dati così netti che al massimo 1 su 20 è dovuto al caso, pur essendo tanti i confronti: { $sure }.
lab-changed-caption =
    { $shown ->
        [one] Il cambiamento più netto su { $sure }
       *[other] I { $shown } cambiamenti più netti su { $sure }
    }
lab-only-in = Solo in { $pack }: { $cards }.
lab-only = solo in { $pack }

lab-sort-gang = Carte Gang
lab-sort-background = Precedenti
lab-sort-action = Carte Azione
lab-sort-draw = Carte Ricerca
lab-gang-words =
    Di quanto i giocatori che si sono uniti a una Gang per avere questa carta superano la loro quota equa di vittorie. Unirsi a una Gang richiede
    tempo e carte: confronta quindi una carta con le altre carte Gang, più che con la quota equa.
lab-background-words =
    Di quanto i giocatori che hanno ricevuto questi Precedenti, rivelati o no, superano la loro quota equa di vittorie. È il caso a distribuirli:
    questo confronto è quindi senza distorsioni.
lab-action-words =
    Di quanto i giocatori che hanno giocato questa carta almeno una volta superano la loro quota equa di vittorie. Chi gioca carte ne ha avuto il
    tempo: confronta quindi una carta con le altre carte Azione, più che con la quota equa; o guarda, tra le carte Ricerca, quanto vale pescarla.
lab-draw-words =
    Quanto più spesso un giocatore vince dopo aver pescato questa carta che dopo aver pescato una carta Ricerca qualsiasi; le mani iniziali contano.
    È il caso a decidere quale carta si pesca: questo è quindi il valore di una carta per chi la riceve, che la giochi, la venda o la usi per
    creare qualcosa.
lab-cards-alt = Valore di ogni carta con il suo intervallo al 95%, a partire dalla migliore. { $figures }
lab-cards-caption = Pallini: tutti i numeri di giocatori insieme, con gli intervalli al 95%. Numeri piccoli: solo con quel numero di giocatori.
lab-line-fair = Linea tratteggiata: la quota equa.
lab-line-average = Linea grigia: tutte queste carte insieme.
lab-line-draw = Linea tratteggiata: la media di tutte le carte Ricerca pescate.
lab-cards-caption-compared = Tutti i numeri di giocatori insieme, con gli intervalli al 95%.
lab-few = Troppo pochi casi per giudicare (meno di 30): { $cards }.
lab-gang-worth-caption = Carte Gang, secondo le vittorie di chi le ottiene
lab-background-worth-caption = Precedenti, secondo le vittorie di chi li riceve
lab-action-worth-caption = Carte Azione, secondo le vittorie di chi le gioca
lab-draw-worth-caption = Carte Ricerca, secondo le vittorie di chi le pesca
lab-often-caption = Quanto spesso entrano in gioco
lab-judged-strong = nettamente forte
lab-judged-weak = nettamente debole
lab-judged-unclear = nessuna differenza netta

lab-column-card = Carta
lab-column-gang = Gang
lab-column-figure = Dato
lab-column-players = Giocatori
lab-column-difference = Differenza
lab-column-gang-players = Ottenuta da
lab-column-gang-times = Volte ottenuta per partita
lab-column-gang-turns = Turni di possesso
lab-column-gang-above_fair = Rispetto alla quota equa
lab-column-gang-against_others = Rispetto alla carta Gang media
lab-column-background-players = Rivelati da
lab-column-background-times = Volte rivelati per partita
lab-column-background-second = Con il secondo effetto
lab-column-background-round = Giro in cui vengono rivelati
lab-column-background-dealt_above_fair = Ricevuti: rispetto alla quota equa
lab-column-background-above_fair = Rivelati: rispetto alla quota equa
lab-column-background-against_others = Rivelati: rispetto al Passato medio
lab-column-action-players = Giocata da
lab-column-action-times = Volte giocata per partita
lab-column-action-above_fair = Rispetto alla quota equa
lab-column-action-against_others = Rispetto alla carta Azione media
lab-column-draw-cards = Volte pescata per partita
lab-column-draw-worth = Rispetto alla pescata media

lab-seats = Ordine di gioco
lab-seats-words = Di quanto i giocatori superano la loro quota equa di vittorie, a seconda che giochino per primi, per secondi e così via. La linea tratteggiata è la quota equa.
lab-seats-caption = Vittorie rispetto alla quota equa
lab-column-order = Ordine
lab-seats-alt = Vittorie rispetto alla quota equa secondo l’ordine di gioco, con gli intervalli al 95%. { $figures }
lab-length = Durata delle partite
lab-length-words = Turni giocati da ogni giocatore. Il riquadro contiene la metà centrale delle partite, la linea il 90% centrale; il segno è la mediana.
lab-length-alt = Turni per giocatore. { $figures }
lab-column-games = Partite
lab-column-stopped = Fermate
lab-column-mean = Media
lab-column-spread = Deviazione standard
lab-column-quantile = { $percent }%
lab-tunnel = Il tunnel
lab-tunnel-words = Come i giocatori hanno ottenuto punti Tunnel, Strumenti e Coltelli; per partita.
lab-tunnel-caption = Punti Tunnel per Strumento
lab-places = Luoghi
lab-places-words = Le visite sono arrivi con un Movimento. Per partita, tutti i giocatori insieme.
lab-visits-caption = Visite per Luogo
lab-searches-caption = Ricerche per Luogo
lab-extortions = Estorsioni
lab-extortions-words = Quanto spesso un giocatore fa un’Estorsione a un altro, come va a finire e che cosa passa di mano.
lab-extortions-caption = Come sono finite le Estorsioni
lab-michel = Michel(le)
lab-michel-words = Quanto spesso il Detenuto neutrale si muove e fa Estorsioni, e come va a finire per il giocatore.
lab-michel-caption = Come sono finite le Estorsioni di Michel(le)
lab-beatings = Pestaggi
lab-beatings-words = Per partita, tutti i giocatori insieme.
lab-cigarettes = Sigarette
lab-cigarettes-words = Per partita, tutti i giocatori insieme. Alla fine restano quelle guadagnate e non spese.
lab-cigarettes-caption = Come sono state guadagnate le Sigarette
lab-exchange = Scambi
lab-exchange-words = All’interno di una squadra, per partita.
lab-stacked-alt = { $what }. { $figures }

lab-method = Come leggere questi dati
lab-method-fair = La quota equa è quanto vince un giocatore né avvantaggiato né svantaggiato: una partita su N con N giocatori, una su due a squadre.
lab-method-points = Le differenze tra percentuali di vittoria sono in punti percentuali (pp).
lab-method-interval =
    Gli intervalli contengono il dato vero 95 volte su 100, con bot come questi. Le partite sono considerate indipendenti tra loro, i giocatori
    di una stessa partita no: l’unità è un blocco di { $games ->
        [one] una partita
       *[other] circa { $games } partite
    }.
lab-method-clear = «Nettamente» significa che l’intervallo esclude lo 0 e che i casi sono almeno 30.
lab-method-trap =
    Chi mette in gioco una carta non è un giocatore qualsiasi: ne ha avuto il tempo e non aveva di meglio da fare. Per questo le carte si
    giudicano a confronto con le altre del loro tipo; solo i Precedenti ricevuti e le carte pescate dipendono unicamente dal caso.
lab-method-paired =
    Con i due pacchetti si è giocato a partire dagli stessi seed e con gli stessi bot. Le partite si confrontano una per una finché restano
    simili, così la fortuna comune si annulla.

lab-setting-players = Numeri di giocatori
lab-setting-packs = Pacchetti
lab-setting-games = Partite per numero di giocatori
lab-setting-bot = Bot a tutti i posti

## Names of figures, as rows of tables. $name: a card, a Place, a place in the turn order.

lab-row-length-turns-per-player = Turni per giocatore
lab-row-length-stopped = Partite fermate senza vincitore
lab-row-seat-above-fair = { $name }: vittorie rispetto alla quota equa
lab-row-points-per-game = { $name }: punti Tunnel
lab-row-points-share = { $name }: quota dei punti totali
lab-row-points-lost = { $name }: punti poi persi
lab-row-got-steal = { $name }: furti
lab-row-got-craft = { $name }: Creazioni
lab-row-got-trade = { $name }: acquisti
lab-row-got-effect = { $name }: da una carta
lab-row-got-taken = { $name }: dalla mano di un giocatore
lab-row-got-cooperated = { $name }: consegne in un’Estorsione
lab-row-got-snatched = { $name }: da un tunnel altrui
lab-row-got-given = { $name }: dono di un giocatore
lab-row-got-exchange = { $name }: con uno Scambio
lab-row-place-visits = { $name }: visite
lab-row-place-sent = { $name }: giocatori mandati lì da una carta
lab-row-place-searches = { $name }: Ricerche
lab-row-place-drawn = { $name }: carte pescate con le Ricerche
lab-row-members-share = { $name }: giocatori che si uniscono
lab-row-reveals-second = Rivelazioni con il secondo effetto
lab-row-uses-per-game = { $name }: a partita
lab-row-place-share = { $name }: quota di tutte le visite
lab-row-gang-games = { $name }: partite in cui è in gioco
lab-row-action-drawn-above-fair = { $name }: percentuale di vittorie rispetto alla quota equa quando viene pescata
lab-row-cigarettes-earned-start = Sigarette ricevute all’inizio
lab-row-drawn-per-game = Carte Ricerca pescate in tutto
lab-row-extortions-per-game = Estorsioni per partita
lab-row-extortions-cooperated = Estorsioni finite con la collaborazione
lab-row-extortions-attacker = Estorsioni vinte dall’attaccante in uno Scontro
lab-row-extortions-defender = Estorsioni vinte dal difensore in uno Scontro
lab-row-extortions-escaped = Estorsioni finite con una fuga
lab-row-extortions-weapons = Armi calate in un’Estorsione
lab-row-extortions-loot-cooperated = Strumenti consegnati in un’Estorsione
lab-row-extortions-loot-named = Strumenti richiesti presi in un’Estorsione
lab-row-extortions-loot-random = Carte prese a caso in un’Estorsione
lab-row-extortions-loot-chosen = Carte prese in un’Estorsione, a scelta di chi vince
lab-row-extortions-loot-surrendered = Carte prese in un’Estorsione, a scelta di chi perde
lab-row-extortions-loot-class = Bottino di un’Estorsione: { $name }
lab-row-michel-moves = Movimenti di Michel(le)
lab-row-michel-extortions = Estorsioni di Michel(le)
lab-row-michel-unarmed = Michel(le) non ha nessun Coltello
lab-row-michel-cooperated = Il giocatore collabora con Michel(le)
lab-row-michel-beaten = Vince Michel(le)
lab-row-michel-won = Il giocatore batte Michel(le)
lab-row-michel-loss-tool-given = Strumenti scartati per collaborare con Michel(le)
lab-row-michel-loss-tool-lost = Strumenti persi contro Michel(le)
lab-row-michel-loss-random-card = Carte perse a caso contro Michel(le)
lab-row-beatings-given-combat = Pestaggi inflitti in uno Scontro
lab-row-beatings-given-michel = Pestaggi inflitti da Michel(le)
lab-row-beatings-given-card = Pestaggi inflitti da carte
lab-row-beatings-in-vain = Pestaggi senza effetto
lab-row-beatings-healed = Pestaggi curati
lab-row-beatings-left = Pestaggi rimasti alla fine
lab-row-cigarettes-earned-sell = Sigarette guadagnate vendendo
lab-row-cigarettes-earned-card = Sigarette guadagnate con le carte
lab-row-cigarettes-earned-gang = Sigarette guadagnate a inizio turno con le carte Gang
lab-row-cigarettes-spent-buy = Sigarette spese per comprare
lab-row-cigarettes-passed = Sigarette prese ad altri giocatori
lab-row-cigarettes-left = Sigarette rimaste alla fine
lab-row-exchange-times = Scambi all’interno di una squadra
lab-row-exchange-cards = Carte scambiate
lab-row-exchange-passed = Sigarette scambiate
lab-row-gang-times = { $name }: volte ottenuta per partita
lab-row-gang-players = { $name }: quota dei giocatori che la ottengono
lab-row-gang-turns = { $name }: turni di possesso
lab-row-gang-above-fair = { $name }: vittorie rispetto alla quota equa
lab-row-gang-against-others = { $name }: vittorie rispetto alla carta Gang media
lab-row-gang-average = Chi si è unito a una Gang: vittorie rispetto alla quota equa
lab-row-background-dealt = { $name }: volte ricevuti per partita
lab-row-background-times = { $name }: volte rivelati per partita
lab-row-background-players = { $name }: quota di chi li rivela tra chi li riceve
lab-row-background-second = { $name }: con il secondo effetto
lab-row-background-round = { $name }: giro in cui vengono rivelati
lab-row-background-dealt-above-fair = { $name }: vittorie rispetto alla quota equa, Precedenti ricevuti
lab-row-background-above-fair = { $name }: vittorie rispetto alla quota equa, Precedenti rivelati
lab-row-background-against-others = { $name }: vittorie rispetto alla media dei Precedenti rivelati
lab-row-background-average = Chi ha rivelato i Precedenti: vittorie rispetto alla quota equa
lab-row-action-times = { $name }: volte giocata per partita
lab-row-action-players = { $name }: quota dei giocatori che la giocano
lab-row-action-above-fair = { $name }: vittorie rispetto alla quota equa
lab-row-action-against-others = { $name }: vittorie rispetto alla carta Azione media
lab-row-action-average = Chi ha giocato una carta Azione: vittorie rispetto alla quota equa
lab-row-draw-cards = { $name }: volte pescata per partita
lab-row-draw-worth = { $name }: vittorie rispetto alla pescata media
