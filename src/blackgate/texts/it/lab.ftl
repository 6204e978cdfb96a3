## The balance lab. What cannot be done.

error-lab-players = «{ $players }» non sono numeri di giocatori: scrivili come 2,3,4 o 2-6.
error-lab-players-twice = { $players }: indica ogni numero di giocatori una volta sola.

## The command

help-lab = Gioca tante partite e di’ quanto è equilibrato un pacchetto, carta per carta; o in che cosa differiscono due pacchetti.
help-lab-players = I numeri di giocatori, separati da virgole (predefinito: 2,3,4,5,6; a squadre 4,6).
help-lab-games = Quante partite per ogni numero di giocatori.
help-lab-bot = Il bot a tutti i posti: random, rookie, inmate, boss, boss@25ms, file.py:Classe.
help-lab-compare = Un altro pacchetto: i due giocano con gli stessi seed e vengono mostrati fianco a fianco.
help-lab-out = Dove conservare partite, risultato e rapporto (predefinito: una cartella in lab/ che dipende dalle impostazioni). Lo stesso comando riprende da dove si era fermato.
cli-lab-faults =
    { $times ->
        [one] Una volta un bot ha sbagliato e al suo posto è stata giocata una mossa innocua.
       *[other] { $times } volte un bot ha sbagliato e al suo posto è stata giocata una mossa innocua.
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
    { $pack } e { $other } fianco a fianco: ciascuno ha giocato { $games ->
        [one] { $games } partita
        [many] { $games } di partite
       *[other] { $games } partite
    } per ogni numero di giocatori ({ $players }), a partire dagli stessi seed, con { $bot } a tutti i posti.

lab-glance = A colpo d’occhio
lab-glance-words = Le carte che vincono nettamente più o meno spesso delle altre del loro tipo, e di quanto; tutti i numeri di giocatori insieme.
lab-column-sort = Tipo
lab-column-strong = Carte forti
lab-column-weak = Carte deboli
# $sort: Gang cards, Backgrounds, ... $strong, $weak: cards with figures, or “nessuna”.
lab-glance-cards = { $sort } – carte forti: { $strong }; carte deboli: { $weak }.
lab-glance-seats = Ordine di gioco, posizioni nettamente lontane dalla quota equa: { $seats }.
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

lab-changed = Che cosa è cambiato
# $sure: how many of the clear ones stand out from so many at once.
lab-changed-words =
    Dati nettamente diversi, il cui intervallo al 95% esclude lo 0: { $clear } su { $all }. Se non fosse cambiato nulla, il caso da solo ne darebbe
    circa { $expected }. Così netti che, per quanti dati si siano guardati, al massimo 1 su 20 è dovuto al caso: { $sure }.
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
lab-cards-alt = Valore di ogni carta con il suo intervallo al 95%, dalla migliore in giù. { $figures }
lab-cards-caption = Punti: tutti i numeri di giocatori insieme, con gli intervalli al 95%. Numeri piccoli: solo con quel numero di giocatori.
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
lab-judged-unclear = niente di netto

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
lab-column-background-round = Rivelati nel giro
lab-column-background-dealt_above_fair = Ricevuti: rispetto alla quota equa
lab-column-background-above_fair = Rivelati: rispetto alla quota equa
lab-column-background-against_others = Rivelati: rispetto alla media
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
lab-tunnel-words = Come si sono fatti i punti Tunnel, e come sono arrivati in mano Strumenti e Coltelli; per partita.
lab-tunnel-caption = Punti Tunnel per Strumento
lab-places = Luoghi
lab-places-words = Le visite sono arrivi con un Movimento. Per partita, tutti i giocatori insieme.
lab-visits-caption = Visite per Luogo
lab-searches-caption = Ricerche per Luogo
lab-extortions = Estorsioni
lab-extortions-words = Quanto spesso i giocatori si fanno Estorsioni tra loro, come va a finire e che cosa passa di mano.
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
    Gli intervalli contengono il dato vero 95 volte su 100, con bot come questi. Considerano le partite indipendenti tra loro, ma non i giocatori
    di una stessa partita: l’unità è un blocco di { $games ->
        [one] una partita
       *[other] circa { $games } partite
    }.
lab-method-clear = «Nettamente» significa: l’intervallo esclude lo 0, e ci sono stati almeno 30 casi.
lab-method-trap =
    Chi mette in gioco una carta non è un giocatore qualsiasi: ne ha avuto il tempo, e non aveva di meglio da fare. Per questo le carte si
    giudicano a confronto con le altre del loro tipo; solo i Precedenti che si ricevono e la carta che si pesca dipendono unicamente dal caso.
lab-method-paired =
    I due pacchetti hanno giocato con gli stessi seed e gli stessi bot. Le differenze si prendono partita per partita finché le partite si somigliano
    ancora, così che la fortuna comune si annulli.

lab-setting-players = Numeri di giocatori
lab-setting-packs = Pacchetti
lab-setting-games = Partite per ciascuno
lab-setting-bot = Bot a tutti i posti

## Names of figures, as rows of tables. $name: a card, a Place, a place in the turn order.

lab-row-length-turns-per-player = Turni per giocatore
lab-row-length-stopped = Partite fermate senza vincitore
lab-row-seat-above-fair = { $name }: vittorie rispetto alla quota equa
lab-row-points-per-game = { $name }: punti Tunnel
lab-row-points-share = { $name }: quota di tutti i punti
lab-row-points-lost = { $name }: punti poi persi
lab-row-got-steal = { $name }: furti
lab-row-got-craft = { $name }: Creazioni
lab-row-got-trade = { $name }: acquisti
lab-row-got-effect = { $name }: da una carta
lab-row-got-taken = { $name }: dalla mano di un giocatore
lab-row-got-cooperated = { $name }: consegne in un’Estorsione
lab-row-got-snatched = { $name }: da un tunnel altrui
lab-row-got-given = { $name }: in dono da un giocatore
lab-row-got-exchange = { $name }: dalla propria squadra
lab-row-place-visits = { $name }: visite
lab-row-place-sent = { $name }: arrivi per via di una carta
lab-row-place-searches = { $name }: Ricerche
lab-row-place-drawn = { $name }: carte pescate con le Ricerche
lab-row-drawn-per-game = Carte Ricerca pescate in tutto
lab-row-extortions-per-game = Estorsioni per partita
lab-row-extortions-cooperated = Estorsioni finite con la collaborazione
lab-row-extortions-attacker = Scontri vinti dall’attaccante
lab-row-extortions-defender = Scontri vinti dal difensore
lab-row-extortions-escaped = Estorsioni finite con una fuga
lab-row-extortions-weapons = Armi calate per Estorsione
lab-row-extortions-loot-cooperated = Strumenti consegnati in un’Estorsione
lab-row-extortions-loot-named = Strumenti richiesti presi in un’Estorsione
lab-row-extortions-loot-random = Carte prese a caso in un’Estorsione
lab-row-extortions-loot-chosen = Carte prese a scelta in un’Estorsione
lab-row-extortions-loot-surrendered = Carte a scelta di chi ha perso in un’Estorsione
lab-row-extortions-loot-class = Bottino di un’Estorsione: { $name }
lab-row-michel-moves = Movimenti di Michel(le)
lab-row-michel-extortions = Estorsioni di Michel(le)
lab-row-michel-unarmed = Michel(le) non ha nessun Coltello
lab-row-michel-cooperated = Il giocatore collabora con Michel(le)
lab-row-michel-beaten = Vince Michel(le)
lab-row-michel-won = Il giocatore batte Michel(le)
lab-row-michel-loss-tool-given = Strumenti consegnati a Michel(le)
lab-row-michel-loss-tool-lost = Strumenti persi contro Michel(le)
lab-row-michel-loss-random-card = Carte a caso perse contro Michel(le)
lab-row-beatings-given-combat = Pestaggi inflitti in uno Scontro
lab-row-beatings-given-michel = Pestaggi inflitti da Michel(le)
lab-row-beatings-given-card = Pestaggi inflitti da carte
lab-row-beatings-in-vain = Pestaggi senza effetto
lab-row-beatings-healed = Pestaggi curati
lab-row-beatings-left = Pestaggi rimasti alla fine
lab-row-cigarettes-earned-sell = Sigarette guadagnate vendendo
lab-row-cigarettes-earned-card = Sigarette guadagnate con le carte
lab-row-cigarettes-earned-gang = Sigarette guadagnate grazie a una Gang
lab-row-cigarettes-spent-buy = Sigarette spese per comprare
lab-row-cigarettes-passed = Sigarette prese ad altri giocatori
lab-row-cigarettes-left = Sigarette rimaste alla fine
lab-row-exchange-times = Scambi all’interno di una squadra
lab-row-exchange-cards = Carte scambiate
lab-row-exchange-passed = Sigarette scambiate
lab-row-gang-times = { $name }: quante volte si ottiene per partita
lab-row-gang-players = { $name }: quota dei giocatori che la ottengono
lab-row-gang-turns = { $name }: turni di possesso
lab-row-gang-above-fair = { $name }: vittorie rispetto alla quota equa
lab-row-gang-against-others = { $name }: vittorie rispetto alla carta Gang media
lab-row-gang-average = Chi si è unito a una Gang: vittorie rispetto alla quota equa
lab-row-background-dealt = { $name }: quante volte si riceve per partita
lab-row-background-times = { $name }: quante volte si rivela per partita
lab-row-background-players = { $name }: quota di chi li rivela tra chi li riceve
lab-row-background-second = { $name }: con il secondo effetto
lab-row-background-round = { $name }: giro in cui si rivela
lab-row-background-dealt-above-fair = { $name }: vittorie rispetto alla quota equa, Precedenti ricevuti
lab-row-background-above-fair = { $name }: vittorie rispetto alla quota equa, Precedenti rivelati
lab-row-background-against-others = { $name }: vittorie rispetto alla media dei Precedenti rivelati
lab-row-background-average = Chi ha rivelato i Precedenti: vittorie rispetto alla quota equa
lab-row-action-times = { $name }: quante volte si gioca per partita
lab-row-action-players = { $name }: quota dei giocatori che la giocano
lab-row-action-above-fair = { $name }: vittorie rispetto alla quota equa
lab-row-action-against-others = { $name }: vittorie rispetto alla carta Azione media
lab-row-action-average = Chi ha giocato una carta Azione: vittorie rispetto alla quota equa
lab-row-draw-cards = { $name }: quante volte si pesca per partita
lab-row-draw-worth = { $name }: vittorie rispetto alla pescata media
