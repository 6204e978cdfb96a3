# Le parole del browser, fuori dal gioco: la casa, la pagina iniziale, un nuovo tavolo, l'atrio, le impostazioni.

# La casa
app-loading = Un momento…
app-broken = Qualcosa è andato storto. Ricarica la pagina per continuare.
app-offline = Il server non risponde. Controlla la connessione e riprova.
app-retry = Riprova
app-unreachable = Il server non è raggiungibile
app-unreachable-why = Controlla la connessione a Internet. La pagina riprova ogni pochi secondi e riprende da sola. Le tue partite sono al sicuro sul server.
app-unreachable-rules = Le regole puoi leggerle lo stesso.
app-home = Pagina iniziale
app-close = Chiudi
app-cancel = Annulla
app-rules = Regole
app-learn = Impara
app-replay = Replay
app-settings = Impostazioni
app-language = Lingua
app-sound-on = Attiva l’audio
app-sound-off = Disattiva l’audio
app-theme-light = Passa al tema chiaro
app-theme-dark = Passa al tema scuro
app-menu = Menu principale
app-skip = Vai al contenuto
app-you = tu
app-bot = bot
app-bot-random = Ubriaco
app-bot-rookie = Novellino
app-bot-inmate = Recluso
app-bot-boss = Boss
app-bot-warden = Direttore
app-warden-unknown = Il Direttore non conosce queste carte. Al suo posto gioca un Recluso.
app-name = Il tuo nome
app-name-seat = Nome per il posto { $seat }
app-looks = Aspetto
app-looks-any = A caso
app-looks-pick = Scegli una foto segnaletica
app-looks-taken = { $name } (non disponibile)
app-tunnel = Tunnel: { $points } su { $goal }
# A button and what it does, a figure and its name. $label and $detail: other texts.
label-with-detail = { $label }: { $detail }

# Un indirizzo che non porta da nessuna parte
lost-title = Vicolo cieco
lost-text = Questo tunnel non porta da nessuna parte. Torna sui tuoi passi.

# Pagina iniziale
home-title = Blackgate: scava la tua via di fuga
home-picture = Il carcere di Blackgate di notte, in sezione: i tunnel vanno dalle celle, sotto il muro, fino al bosco illuminato dalla luna
home-tag = Traffica, minaccia, crea e scava.
home-tag-free = Chi passa per primo sotto il muro è libero.
home-unofficial = Un’edizione digitale non ufficiale di Dig Your Way Out
home-inmate = Matricola 0417,
home-play = Gioca ora
home-play-bots = Bot
home-play-bots-why = Contro quanti bot giochi
home-play-level = Livello
home-play-go = Inizia a scavare
home-continue = Riprendi
home-continue-table = Tavolo { $code }
home-continue-turn = turno { $turns }
home-continue-yours = Tocca a te
home-continue-theirs = Tocca a { $name }
home-continue-lobby = Non ancora cominciata
home-continue-paused = In pausa
home-continue-over = Finita
home-continue-closed = Tavolo chiuso
home-continue-gone = Questo tavolo non c’è più
home-continue-go = Vai al tavolo
home-continue-replay = Guarda il replay
home-continue-all = Le mie partite ({ $n })
home-continue-title = Le mie partite
home-continue-why = Questo browser conserva le chiavi di questi tavoli. Se rimuovi un tavolo, da qui non potrai più riprendere il tuo posto.
home-continue-forget = Rimuovi { $title }
home-continue-forget-short = Rimuovi
home-first = Prima volta?
home-first-text = Dieci minuti di lezione a un tavolo vero, e sai giocare.
home-first-go = Impara a giocare
home-new = Nuovo tavolo
home-new-text = Da 2 a 6 giocatori, tra amici e bot. Anche a squadre.
home-new-go = Apri un tavolo
home-join = Entra
home-join-text = Il codice o il link che hai ricevuto
home-join-go = Siediti
home-join-short = Un codice ha cinque lettere.
home-watch = Guarda
home-watch-none = Nessuna partita pubblica in corso.
home-watch-leads = In testa: { $name }
home-watch-go =
    { $n ->
        [one] { $n } partita in corso
       *[other] { $n } partite in corso
    }
home-watch-see = Tavoli pubblici
home-credits = Disegni nostri. Icone di { $authors }, game-icons.net, CC BY 3.0. Caratteri: Big Shoulders, Barlow (OFL) e Special Elite (Apache 2.0).

# Un nuovo tavolo
new-title = Nuovo tavolo
new-presets = Che partita vuoi giocare?
new-preset-quick = Partita veloce
new-preset-quick-why = Tu e tre bot, subito.
new-preset-friends = Amici
new-preset-friends-why = Manda un link; i bot riempiono i posti liberi.
new-preset-michel = Con Michel(le)
new-preset-michel-why = Un Detenuto in più, che nessuno controlla, a caccia degli Strumenti di tutti.
new-preset-teams = Squadre
new-preset-teams-why = Due contro due o tre contro tre, con due Blocchi.
new-preset-letters = Per corrispondenza
new-preset-letters-why = Hai giorni per pensare: torna quando tocca a te.
new-preset-device = Su un solo schermo
new-preset-device-why = Passatevelo: ognuno vede solo la propria mano.
new-who = Chi gioca
new-who-why = Si gioca in quest’ordine, a giro.
new-players = Giocatori
new-seat = Posto { $seat }
new-seat-me = Io
new-seat-device = Qualcuno su questo dispositivo
new-seat-friend = Un amico, con il link
new-seat-bot = Bot: { $level }
new-seat-guest = Ospite { $seat }
new-seat-friend-why = chi arriva per primo
new-team = Squadra { $team }
new-rules = Regole
new-michel = Michel(le)
new-michel-why = Un Detenuto neutrale che va di Luogo in Luogo e prende Strumenti con la forza.
new-michel-two = I regolamenti lo consigliano per giocare in due: ci sono più Estorsioni.
new-michel-none = Nessuno
new-michel-michel = Michel
new-michel-michelle = Michelle
new-teams = Modalità a squadre
new-teams-why = Chi siede a posti alterni forma una squadra e scava lo stesso tunnel; per quattro o sei giocatori.
new-teams-even = Per le squadre servono quattro o sei giocatori.
new-calm = Partita tranquilla
new-calm-why = Le carte Azione più scatenate restano nella scatola.
new-fair = Partenza equa
new-fair-why = Chi gioca più tardi comincia con qualche carta o qualche Sigaretta in più, perché i primi hanno un vantaggio.
new-target = Lunghezza del tunnel
new-target-why = I punti Tunnel che servono per evadere. Meno sono, più breve è la partita.
new-target-usual = Standard ({ $goal })
new-target-own = Altro
new-first = Primo turno
new-first-why = Chi comincia.
new-first-draw = A sorte
new-pack = Carte
new-pack-why = L’insieme di carte e Luoghi di questo tavolo.
new-pack-classic = Classico
new-time = Tempo
new-clock = Tempo limite
new-clock-why = Tempo a disposizione per ogni decisione.
new-clock-none = Senza limite
new-clock-turn = Secondi
new-clock-days = Giorni
new-turn = Secondi per decisione
new-reserve = Riserva, minuti per tutta la partita
new-days = Giorni per decisione
new-stand = Se qualcuno è assente
new-stand-why = Un bot può giocare al suo posto finché non torna.
new-stand-nobody = Il tavolo aspetta
new-grace = Secondi prima che subentri il bot
new-pace = Ritmo dei bot
new-pace-why = I bot aspettano un po’ prima di muovere, così puoi seguire.
new-pace-fast = Veloce
new-pace-usual = Normale
new-pace-slow = Rilassato
new-help = Aiuti e pubblico
new-tracker = Taccuino
new-tracker-why = Ricorda a ognuno le carte che ha visto in mano agli altri.
new-hints = Consigli
new-hints-why = Chi deve giocare può chiedere consiglio a un bot.
new-public = Tavolo pubblico
new-public-why = Chiunque su questo server può trovarlo, guardare e prendere un posto libero.
new-name = Nome del tavolo
new-name-why = Compare nell’elenco dei tavoli pubblici e lo vede chi entra.
new-go = Inizia a scavare
new-go-lobby = Apri il tavolo
new-go-why = Ci siete tutti: si comincia subito.
new-go-lobby-why =
    { $n ->
        [one] Manca un amico: avrai un link da mandargli.
       *[other] Mancano { $n } amici: avrai un link da mandare.
    }

# L'atrio
lobby-title = Prima della partita
lobby-wait-host = Chi ha aperto il tavolo deve ancora dare il via.
lobby-wait-seats =
    { $n ->
        [one] Un posto è ancora libero.
       *[other] { $n } posti sono ancora liberi.
    }
lobby-full = Ci siete tutti.
lobby-invite = Invita
lobby-invite-why = Chi ha questo link o codice può prendere un posto libero.
lobby-code = Codice
lobby-copy = Copia il link
lobby-copied = Copiato
lobby-share = Condividi
lobby-share-text = Evadi da Blackgate con me. Codice: { $code }
lobby-qr = Il link come codice QR, per la fotocamera di un telefono
lobby-watch-copy = Copia il link per gli spettatori
lobby-watch-link = Link per gli spettatori
lobby-watch-why = Con questo link si può guardare questa partita. Gli spettatori non vedono le carte coperte.
lobby-loopback = Solo questo computer può aprire questo link. Per invitare altri dispositivi, avvia il server con { $command } e apri questa pagina all’indirizzo del computer nella tua rete, per esempio { $example }.
lobby-seats = Posti
lobby-seat-free = Posto libero
lobby-seat-ready = ok
lobby-seat-unready = non ancora
lobby-seat-away = assente
lobby-ready = Per me si può cominciare
lobby-sit = Siediti qui
lobby-sit-seat = Siediti al posto { $seat }
lobby-move = Spostati qui
lobby-move-seat = Passa al posto { $seat }
lobby-leave = Alzati
lobby-leave-seat = Lascia il posto { $seat }
lobby-kick = Rimuovi
lobby-kick-name = Rimuovi { $name }
lobby-bot = Bot al posto { $seat }
lobby-bot-none = Nessun bot
lobby-fill = Riempi i posti liberi con bot
lobby-start = Comincia
lobby-close = Chiudi il tavolo
lobby-close-why = A questo tavolo non potrà più giocare nessuno. Non si può tornare indietro.
lobby-starting = La partita sta per cominciare…
lobby-closed = Questo tavolo è chiuso.
lobby-begun = Questa partita è cominciata senza di te e non è pubblica.
lobby-arrive = Prendi posto
lobby-arrive-why = Scegli un nome e una faccia, e sei dentro.
lobby-arrive-full = Tutti i posti sono occupati.
lobby-also = Aggiungi qualcuno su questo dispositivo
lobby-also-why = Un’altra persona gioca qui; il dispositivo passa di mano in mano.
lobby-options = Impostazioni della partita
lobby-options-change = Cambia le impostazioni
lobby-options-save = Salva le impostazioni
lobby-options-changed = Chi ha aperto il tavolo ha cambiato le impostazioni della partita.
lobby-option-goal =
    { $goal ->
        [one] Tunnel da { $goal } punto
       *[other] Tunnel da { $goal } punti
    }
lobby-removed = Chi ha aperto il tavolo ti ha tolto dal posto { $seat }. Puoi sederti di nuovo a un posto libero o tornare alla pagina iniziale.
lobby-removed-full = Chi ha aperto il tavolo ti ha tolto dal posto { $seat }, e ora tutti i posti sono occupati.
lobby-option-first = Comincia il posto { $seat }
lobby-option-turn = { $turn }{ "\u00A0" }s per decisione, { $reserve }{ "\u00A0" }min di riserva
lobby-option-days =
    { $n ->
        [one] { $n } giorno per decisione
       *[other] { $n } giorni per decisione
    }
lobby-option-stand = Per chi è assente gioca il bot { $level }
lobby-option-private = Su invito
lobby-dice = I dadi sono fissati prima della partita: né il server né i giocatori possono influenzarli.
lobby-dice-more = Perché i dadi non sono truccati
lobby-chat = Chat
lobby-chat-none = Nessuno ha ancora detto niente.
lobby-chat-say = Di’ qualcosa
lobby-chat-send = Invia
lobby-chat-watch = Può parlare solo chi è seduto al tavolo.
lobby-lost = La connessione è caduta: nuovo tentativo in corso…

# Tavoli pubblici
watch-title = Tavoli pubblici
watch-why = Prendi un posto libero o guarda gli altri scavare.
watch-open = Posti liberi
watch-going = In corso
watch-past = Finite
watch-none = Al momento non c’è nessun tavolo pubblico aperto. Aprine uno tu, e altri lo troveranno qui.
watch-nobody = Ancora nessuno
watch-sit = Siediti
watch-go = Guarda
watch-replay = Replay
watch-free =
    { $n ->
        [one] { $n } posto libero su { $players }
       *[other] { $n } posti liberi su { $players }
    }
watch-players = { $n } giocatori

# Impostazioni
settings-theme = Tema
settings-theme-dark = Scuro
settings-theme-light = Chiaro
settings-theme-system = Come sul dispositivo
settings-confirm = Chiedi conferma a fine turno
settings-confirm-never = Mai
settings-confirm-left = Se restano azioni
settings-confirm-always = Sempre
settings-sound = Suoni
settings-sound-why = Brevi effetti sonori.
settings-volume = Volume
settings-notify = Avvisami quando tocca a me
settings-notify-why = Una notifica, solo quando questa pagina è in secondo piano.
settings-notify-unable = Questo browser non può avvisarti.
settings-notify-refused = Il tuo browser blocca le notifiche. Puoi consentirle nelle sue impostazioni.
settings-notify-unanswered = Il browser ti ha chiesto se consentire le notifiche e non ha avuto risposta. Riattiva questa opzione e consentile.
settings-notify-insecure = I browser mostrano solo le notifiche di indirizzi sicuri, che iniziano con https.
settings-motion = Animazioni
settings-motion-why = Il dado rotola, le carte volano, le pedine camminano.
settings-always = Risposte automatiche
settings-always-why = Per queste domande hai scelto «Rispondi sempre così».
settings-always-none = Ancora nessuna. Al tavolo puoi scegliere «Rispondi sempre così» quando una domanda torna di continuo.
settings-keys = Scorciatoie da tastiera
settings-keys-why = Una lettera o una cifra per ogni azione. Tab e Invio funzionano sempre.
settings-autoend = Termina il mio turno in automatico
settings-autoend-why = Solo quando non resta altro da fare.
settings-always-remove = Chiedimi di nuovo
settings-always-rouse = Tirare il dado per muovere Michel(le)?
settings-always-reward = Pescare una carta dopo aver battuto Michel(le)?
settings-always-help = Calare un’Arma per un compagno di squadra?
settings-always-dig_more = Scavare con un secondo Strumento?
settings-answer-yes = Sì
settings-answer-no = No

# Informazioni sul gioco
about-title = Informazioni sul gioco
about-lead = Blackgate è un’edizione digitale non ufficiale del gioco da tavolo Dig Your Way Out.
about-game = Il gioco da tavolo
about-design = Autore
about-art = Illustrazioni
about-publisher = Editore
about-players = Giocatori
about-players-are = da 2 a 6
about-age = Età
about-age-is = dai 16 anni
about-time = Durata
about-time-is = 45 minuti
about-edition = Questa edizione
about-edition-text = Non è affiliata né all’autore né all’editore del gioco da tavolo, che non l’hanno approvata. Le regole sono quelle dei regolamenti stampati, con parole nostre. Anche i disegni sono nostri.
about-cards = I regolamenti non dicono che cosa fanno le carte. Abbiamo ricostruito quasi tutti i loro effetti; alcuni vengono da recensioni pubblicate.
about-rules = Leggi le regole
about-rights = Titolari dei diritti
about-rights-text = Chi detiene diritti sul gioco e ha domande o obiezioni può aprire una segnalazione nel repository pubblico del progetto o, per scriverci in privato, un avviso di sicurezza. Rispondiamo in entrambi i casi.
about-credits = Crediti

# Privacy
privacy-title = Privacy
privacy-lead = Blackgate non ha account, cookie né pubblicità. Questa pagina dice che cosa salvano questo server e il tuo browser, per quanto tempo, e come cancellarlo.
privacy-server = Che cosa salva il server
privacy-names = Il nome che scrivi e i tuoi messaggi in chat.
privacy-moves = Le mosse di ogni partita, con l’ora.
privacy-keys = Un’impronta della chiave del tuo posto, ma non la chiave. Solo la chiave dimostra che un posto è tuo.
privacy-address = Il database non contiene il tuo indirizzo di rete.
privacy-seen = Chi può vederlo
privacy-seen-text = Tutti al tuo tavolo vedono il tuo nome, i tuoi messaggi e le tue mosse, e dopo la partita tutte le carte. A un tavolo pubblico può vederli chiunque. Chi gestisce questo server può leggere il database.
privacy-time = Per quanto tempo il server lo conserva
privacy-lobby = Un tavolo senza partita e senza cambiamenti viene chiuso dopo
privacy-lobby-gone = Il tavolo chiuso viene eliminato dopo altre
privacy-bots = Una partita di soli bot viene eliminata dopo
privacy-unfinished = Una partita con persone che non va avanti viene chiusa dopo
privacy-game = Una partita conclusa viene eliminata dopo
privacy-chat = La chat resta finché c’è il tavolo, ma solo con gli ultimi
privacy-hours =
    { $n ->
        [one] { $n } ora
       *[other] { $n } ore
    }
privacy-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
privacy-lines =
    { $n ->
        [one] { $n } messaggio
       *[other] { $n } messaggi
    }
privacy-ever = mai: si conserva per sempre
privacy-backups = Chi gestisce questo server può conservare più a lungo le copie di sicurezza.
privacy-logs = Che cosa viene registrato
privacy-logs-text = Il registro di questo server non contiene nomi, messaggi, carte, chiavi né indirizzi di rete. Un server web davanti a questo può registrare gli indirizzi di rete: chiedi a chi lo gestisce.
privacy-browser = Che cosa salva il tuo browser
privacy-browser-text = Il tuo nome, le tue impostazioni, le chiavi dei tuoi tavoli e il punto a cui eri arrivato a leggere. Tutto resta su questo dispositivo, e le chiavi vanno solo a questo server. Per cancellarlo, elimina i dati di questo sito nel browser. Senza le chiavi non puoi tornare ai tuoi posti.
privacy-delete = Cancellare il tuo nome e i tuoi messaggi
privacy-delete-text = Puoi cancellare il tuo nome e i tuoi messaggi a ogni tavolo in cui hai un posto, durante la partita o dopo. Gli altri vedono allora il nome del tuo Detenuto. Il posto resta tuo. Le tue mosse restano, perché fanno parte della partita di tutti.
privacy-none = Questo browser non ha la chiave di nessun posto.
privacy-go = Cancella il mio nome e i messaggi
privacy-at = Cancella il mio nome e i messaggi: { $title }
privacy-sure = Il tuo nome e i tuoi messaggi a questo tavolo vengono cancellati per tutti. Non si può annullare. Le registrazioni e le copie che altri hanno già salvato non cambiano.
privacy-done = Il tuo nome e i tuoi messaggi a questo tavolo sono cancellati.
