# Texts of the static edition, which plays in a browser tab without a server.

# Che cosa salva il browser
store-conflict = Un’altra scheda ha modificato questa partita. Ricarica la pagina.
store-quota = Su questo dispositivo non c’è più spazio, quindi non si può salvare. Libera spazio o elimina partite che non ti servono più.
store-blocked = Un’altra scheda con una versione più vecchia di Blackgate blocca l’accesso. Chiudila, poi ricarica questa pagina.
store-newer = Un’altra scheda usa una versione più recente di Blackgate. Ricarica questa pagina.
store-unavailable = Questo browser non salva nulla per questa pagina, come in alcune finestre private. Quando la chiudi, le tue partite vanno perse.

# Giocare senza rete
offline-title = Giocare senza rete
offline-question = Giocare senza rete: scaricare { $size } e tenere circa { $space } su questo dispositivo?
offline-why = Così Blackgate si avvia in fretta e senza connessione, in treno o in aereo. Occupa circa { $space } su questo dispositivo. Le nuove versioni si scaricano da sole.
offline-yes = Tieni
offline-start = Scarica { $size }
offline-running = Download in corso: { $percent }%
offline-ready = Blackgate è su questo dispositivo e si avvia senza rete.
offline-updated = Una nuova versione è pronta. Sarà usata la prossima volta che apri Blackgate.
offline-failed = Il download si è interrotto. Controlla la connessione e riprova: quello che c’è già resta.
offline-full = Su questo dispositivo non c’è abbastanza spazio. Libera spazio e riprova.
offline-unable = Questo browser non può tenere Blackgate qui. Servono un indirizzo sicuro, che inizia con https, e una finestra non privata.
offline-again = Riprova
offline-remove = Elimina il download
offline-install = Per avere un’icona di Blackgate, scegli «Installa» o «Aggiungi a schermata Home» nel menu del browser.

# Partite e impostazioni in un file
backup-title = Le tue partite
backup-stored =
    { $games ->
        [0] In questo browser non è ancora salvata nessuna partita.
        [one] In questo browser è salvata una partita: { $size }.
       *[other] In questo browser sono salvate { $games } partite: { $size }.
    }
backup-why = Le tue partite non sono da nessun’altra parte. Un browser può cancellare quello che una pagina ha salvato se non la visiti per qualche settimana, o se sul dispositivo manca spazio. Ogni tanto salva un file.
backup-protected = Il browser ha promesso di non cancellarle da solo.
backup-protect = Chiedi al browser di proteggerle
backup-not-protected = Il browser non lo promette ancora. Spesso lo fa quando installi Blackgate o torni qualche volta.
backup-export = Salva tutto in un file
backup-import = Importa un file
backup-settings = Prendi dal file anche nome e impostazioni
backup-note = Il file contiene le tue partite con tutte le carte nascoste, le tue chiavi, il tuo nome e le tue impostazioni.
backup-added =
    { $games ->
        [one] È stata aggiunta una partita.
       *[other] Sono state aggiunte { $games } partite.
    }
backup-continued =
    { $games ->
        [one] Una partita riprende da dove finisce il file.
       *[other] { $games } partite riprendono da dove finisce il file.
    }
backup-kept =
    { $games ->
        [one] Una partita era già qui.
       *[other] { $games } partite erano già qui.
    }
backup-different =
    { $games ->
        [one] Una partita è andata avanti in modo diverso qui e nel file; resta quella di qui.
       *[other] { $games } partite sono andate avanti in modo diverso qui e nel file; restano quelle di qui.
    }
backup-empty = Il file non contiene partite.
backup-damaged = Questo file è danneggiato. Non è stato importato nulla.
backup-other = Questo non è un file salvato da Blackgate. Non è stato importato nulla.
backup-newer = Questo file viene da una versione più recente di Blackgate. Ricarica la pagina per aggiornarla, poi riprova.

# Le mie partite
tab-games-why = Queste partite sono salvate in questo browser e da nessun’altra parte. Se ne elimini una, è persa.
tab-games-delete = Elimina { $title }
tab-games-delete-short = Elimina
tab-games-delete-title = Eliminare questa partita?
tab-games-delete-sure = La partita viene eliminata da questo browser. Non si può annullare.

# Privacy
tab-privacy-lead = Blackgate non ha account, cookie o pubblicità. Questa edizione gira nel tuo browser: nessun server vede le tue partite.
tab-privacy-browser-text = Le tue partite con tutte le mosse, il tuo nome, le tue impostazioni e, se hai accettato, i file del gioco. Tutto resta su questo dispositivo. Non viene inviato nulla.
tab-privacy-delete = Eliminare i dati
tab-privacy-delete-text = Elimina singole partite in «Le mie partite» e il download nelle impostazioni. Per eliminare tutto, cancella i dati di questo sito nel browser.
tab-privacy-host = Che cosa vede chi ospita questa pagina
tab-privacy-host-text = Il browser prende i file del gioco da un server web, che può registrare il tuo indirizzo di rete. Chiedi a chi lo gestisce.

# L’avvio del gioco
start-label = Il gioco si sta caricando.
start-fetch = Caricamento del gioco: { $done } di { $total } MB
start-interpreter = Avvio del gioco
start-game = Lettura delle regole
start-failed = Non è stato possibile caricare il gioco. Controlla la connessione e riprova.

# Bot
tab-boss = In questa scheda il Boss riflette meno che su un server e gioca peggio. Gli altri bot giocano come ovunque.

# La pagina iniziale
tab-title = In questa scheda
tab-text = Questa edizione si gioca nel tuo browser, senza server. Le tue partite restano su questo dispositivo.
tab-more = Informazioni su questa edizione
tab-new-text = Da 2 a 6 giocatori, tra bot e persone attorno a questo dispositivo. Anche a squadre.
tab-help = Aiuto
tab-name-why = Compare nella pagina iniziale e al tavolo.
tab-record = Rivedi
tab-record-text = Guarda qualsiasi partita registrata, mossa per mossa, con le probabilità di tutti.
tab-record-go = Apri una registrazione

# Informazioni su questa edizione
tab-about = In questa scheda, senza server
tab-about-text = Regole, bot e dadi funzionano in questa scheda del browser. Nulla di ciò che fai lascia il tuo dispositivo.
tab-about-without = Ciò che richiede altri dispositivi non fa parte di questa edizione: link per gli amici, spettatori, tavoli pubblici, orologi e partite per corrispondenza. Per questo serve un server di Blackgate.

# Regole da provare
try-it = Prova
try-it-rule = Prova: regola { $number }
try-opening = Preparo la posizione…
try-again = Ricomincia
try-dice = Questo tavolo comincia da una posizione del regolamento, con un seed che fa parte del programma. I dadi sono quindi noti in anticipo, e ogni volta gli stessi: qui niente prova che non siano truccati.
