## The arena: bots against each other. What cannot be done.

error-worker-died = Un processo si è interrotto a metà del lavoro. Ripeti lo stesso comando per riprendere da lì.
error-no-cluster = Impossibile connettersi a un cluster Ray all’indirizzo { $address } ({ $problem }). Controlla l’indirizzo e, se il cluster chiede un token, RAY_AUTH_TOKEN.
error-journal-foreign = { $file }, riga { $line }: questo non è un file di partite finite. Scegli un altro --out.
# $names: the settings that differ, as options are called; code: the program itself.
error-journal-settings =
    { $names ->
        [code] { $file } è stato iniziato prima che cambiassero i bot o le regole. Scegli un altro --out.
       *[other] { $file } è stato iniziato con altre impostazioni ({ $names }). Scegli un altro --out, o usa le impostazioni con cui è stato iniziato.
    }
error-no-bots = Indica i bot, uno per posto, separati da virgole, per esempio --bots random,random
error-bot-without-name = A un bot manca il nome: scrivi, per esempio, inmate o boss@25ms.
error-arena-bots =
    { $bots } bot per { $players ->
        [one] { $players } posto
       *[other] { $players } posti
    }: indicane al massimo uno per posto.

## Numbers

figure-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
figure-about = { NUMBER($value, maximumFractionDigits: 0) }%
figure-percents = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
figure-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimals = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-give-or-take = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }±{ "\u00A0" }{ NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-fine = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
figure-whole = { NUMBER($value) }

## Every report

page-contents = Indice
page-no-script = Il grafico viene disegnato da uno script, e gli script sono disattivati. La tabella riporta gli stessi dati.

## The command

help-arena = Fai giocare i bot l’uno contro l’altro e misura quanto sono forti.
help-arena-bots = I bot posto per posto, separati da virgole: random, rookie, inmate, boss, warden, boss@25ms, file.py:Classe. L’ultimo occupa tutti i posti che restano.
help-arena-games = Quante partite; ogni smazzata si gioca una volta con ogni rotazione dei bot.
help-arena-players = Quanti giocatori: da 2 a 6 (predefinito: uno per bot).
help-ray = Gioca sul cluster Ray a questo indirizzo; local ne avvia uno.
help-out = Dove salvare partite, risultati e rapporto (predefinito: una cartella in arena/ che dipende dalle impostazioni). Lo stesso comando riprende da dove si era interrotto.
cli-arena-playing =
    { $faults ->
        [0] Partite in corso
        [one] Partite in corso ({ $faults } errore)
       *[other] Partite in corso ({ $faults } errori)
    }
cli-arena-games =
    { $games ->
        [one] { $games } partita
        [many] { $games } di partite
       *[other] { $games } partite
    }: { $deals ->
        [one] { $deals } smazzata
        [many] { $deals } di smazzate
       *[other] { $deals } smazzate
    }, ogni volta con { $rotations ->
        [one] { $rotations } rotazione
       *[other] { $rotations } rotazioni
    } dei bot. Quota equa: { $fair }.
cli-arena-left-over =
    L’ultima smazzata non è stata giocata con tutte le rotazioni ({ $left } su { $rotations }): con un numero di partite multiplo di { $rotations } il confronto è più equo.
cli-arena-stopped =
    { $games ->
        [one] { $games } partita è stata fermata
       *[other] { $games } partite sono state fermate
    } senza vincitore dopo { $turns } turni.
cli-arena-fault =
    { $bot }: { $kind ->
        [raised] eccezione
        [stalled] nessuna risposta in tempo
        [skipped] non più interpellato dopo troppe attese
       *[invalid] mossa non permessa
    }, { $times ->
        [one] una volta, nella partita { $game }
       *[other] { $times } volte, la prima nella partita { $game }
    }: { $detail }
cli-arena-report = Rapporto: { $file }
cli-arena-interrupted = Interruzione dopo { $done } partite su { $games }. Lo stesso comando riprende da lì.

## The report

arena-report-title = L’arena
# $bots: their names. $best: the one with the highest win rate.
arena-report-lead =
    { $games ->
        [one] { $games } partita
        [many] { $games } di partite
       *[other] { $games } partite
    } tra { $bots }. Il migliore è { $best }: percentuale di vittorie { $rate } ({ $interval }), quota equa { $fair }.
arena-column-bot = Bot
arena-column-wins = Vinte
arena-column-appearances = Presenze
arena-column-played-short = Giocate
arena-column-rate = % vittorie
arena-column-interval = Interv. 95%
arena-column-rating = Rating
arena-column-ms = Millisecondi per decisione
arena-column-ms-short = ms/mossa
arena-column-decisions = Decisioni
arena-column-faults = Errori
arena-column-fault = Errore
arena-column-times = Volte
arena-column-games = Partite
arena-column-first-game = Prima volta nella partita
arena-column-detail = Dettagli
arena-column-pair = Duello
arena-column-wins-both = Vittorie di ciascuno
arena-column-share = Quota
arena-column-fair = Quota equa
arena-column-turns = Turni per partita
arena-column-figure = Dato
arena-column-value = Valore
arena-column-setting = Impostazione
arena-column-seat = Posto
arena-column-order = Ordine di gioco
arena-win-rate = Percentuali di vittorie
arena-win-rate-words =
    Ogni smazzata è stata giocata con tutte le rotazioni dei bot intorno al tavolo. Un bot che occupa più posti conta in ciascuno di essi, quindi la
    quota equa è uguale per tutti ({ $fair }): la linea tratteggiata. I segmenti sono intervalli al 95%, che tengono conto del fatto che le partite
    di una stessa smazzata non sono indipendenti.
arena-win-rate-alt = Percentuali di vittorie con i loro intervalli al 95%. { $figures }
arena-figure = { $name }: { $figure }
arena-rating = Rating
arena-rating-words = Calcolati con openskill (Plackett-Luce). Tutti partono da 25; contano solo le distanze. I segmenti sono intervalli al 95%.
arena-rating-alt = Rating. { $figures }
arena-duels = Testa a testa
arena-duels-words = Nelle partite in cui due bot si sono affrontati: la quota del primo nelle vittorie dei due, e quella che avrebbe se contassero solo i posti.
arena-duels-none = Nessun bot ha giocato contro un altro: non c’è niente da confrontare.
arena-duels-caption = Tra le partite vinte dal bot della riga o da quello della colonna, la quota vinta dal bot della riga. Ambra: più di quanto gli darebbero i soli posti; blu: meno.
arena-duels-alt = Come si dividono le vittorie tra due bot. { $figures }
arena-pair = { $one } – { $other }
arena-against = contro
arena-time = Tempo per decisione
arena-time-words = Media delle decisioni in cui c’era una scelta. La scala è logaritmica.
arena-time-alt = Millisecondi per decisione. { $figures }
arena-length = Durata delle partite
arena-length-mean = Media
arena-length-median = Mediana
arena-length-shortest = La più breve
arena-length-longest = La più lunga
arena-length-stopped = Partite fermate senza vincitore
arena-length-alt = Partite per numero di turni: metà al massimo { $median }, la più breve { $shortest }, la più lunga { $longest }.
arena-seats = Posti
arena-seats-words = Vittorie di tutti i bot insieme, secondo l’ordine di gioco e secondo il posto. Ogni bot ha occupato tutti i posti con la stessa frequenza: le differenze di forza si annullano.
arena-order = Posizione { $number }
arena-seat = Posto { $number }
arena-order-caption = Vittorie secondo l’ordine di gioco
arena-seat-caption = Vittorie secondo il posto
arena-faults = Errori
arena-faults-words = Per queste decisioni, al posto della mossa del bot ne è stata giocata una permessa e innocua.
arena-fault-raised = eccezione
arena-fault-stalled = nessuna risposta in tempo
arena-fault-skipped = non più interpellato dopo troppe attese
arena-fault-invalid = mossa non permessa
arena-settings = Impostazioni
arena-setting-bots = Bot posto per posto
arena-setting-games = Partite
arena-setting-seed = Seed
arena-setting-budget = Tempo per pensare
arena-setting-players = Giocatori
arena-setting-michel = Detenuto neutrale
arena-setting-teams = Squadre
arena-setting-calm = Mazzo tranquillo
arena-setting-fair-start = Partenza equa
arena-setting-target = Punti Tunnel per vincere
arena-setting-turns = Numero massimo di turni
arena-setting-pack = Pacchetto
arena-setting-code = Codice
arena-setting-machine = Macchina
arena-setting-date = Data
arena-setting-version = Versione
arena-yes = sì
arena-no = no
arena-by-rule = secondo le regole
