var e=`
house-loading = Un momento…
house-broken = Qui si è rotto qualcosa. Ricarica la pagina e dovrebbe ripartire.
house-offline = La prigione non risponde. Controlla la connessione e riprova.
house-home = Pagina iniziale
house-close = Chiudi
house-cancel = Annulla
house-rules = Regole
house-learn = Impara
house-replay = Rivedi
house-settings = Impostazioni
house-language = Lingua
house-sound-on = Attiva l'audio
house-sound-off = Disattiva l'audio
house-theme-light = Passa alla luce del giorno
house-theme-dark = Passa alla notte
house-menu = Intorno al gioco
house-you = tu
house-bot = bot
house-bot-random = Ubriaco
house-bot-rookie = Novellino
house-bot-inmate = Recluso
house-bot-boss = Boss
house-name = Il tuo nome
house-name-seat = Nome al posto { $seat }
house-looks = Aspetto
house-looks-any = Qualsiasi
house-looks-pick = Scegli la tua foto segnaletica
house-looks-taken = { $name } (occupato)
house-tunnel = Tunnel { $points } di { $goal }

lost-title = Vicolo cieco
lost-text = Questo tunnel non porta da nessuna parte. Torna da dove sei venuto.

home-title = Blackgate: scava la tua fuga
home-picture = La prigione di Blackgate di notte, in sezione: i tunnel portano dalle celle, sotto il muro, ai boschi al chiaro di luna
home-tag = Traffica, minaccia, costruisci e scava.
home-tag-free = Il primo sotto il muro è libero.
home-inmate = Detenuto 0417,
home-play = Gioca ora
home-play-bots = Bot
home-play-bots-why = Contro quanti bot giochi
home-play-level = Livello
home-play-go = Si scava
home-continue = Riprendi
home-continue-table = Tavolo { $code }
home-continue-night = notte { $turns }
home-continue-yours = Tocca a te
home-continue-theirs = Si aspetta { $name }
home-continue-lobby = Non ancora iniziata
home-continue-paused = In pausa
home-continue-over = Finita
home-continue-closed = Chiusa
home-continue-gone = Questo tavolo non c'è più
home-continue-go = Al tavolo
home-continue-replay = Rivedila
home-continue-all = Le mie partite ({ $n })
home-continue-title = Le mie partite
home-continue-why = Questo browser tiene le chiavi di questi tavoli. Se ne dimentichi una, da qui non potrai più riprendere quel posto.
home-continue-forget = Dimentica { $title }
home-continue-forget-short = Dimentica
home-first = Prima volta?
home-first-text = Dieci minuti di lezione, a un tavolo vero, e conosci il gioco.
home-first-go = Impara il gioco
home-new = Nuovo tavolo
home-new-text = Da 2 a 6, amici e bot mescolati. Anche a squadre.
home-new-go = Apri un tavolo
home-join = Entra
home-join-text = Il codice o il link che hai ricevuto
home-join-go = Siediti
home-join-short = Un codice ha cinque lettere.
home-watch = Guarda
home-watch-none = Nessuna partita pubblica in corso.
home-watch-leads = { $name } in testa
home-watch-go =
    { $n ->
        [one] { $n } partita in corso
       *[other] { $n } partite in corso
    }
home-watch-see = Tavoli pubblici
home-credits = Disegni nostri. Icone di { $authors }, game-icons.net, CC BY 3.0. Caratteri Big Shoulders, Barlow (OFL) e Special Elite (Apache 2.0).

new-title = Nuovo tavolo
new-presets = Che cosa sarà?
new-preset-quick = Partita veloce
new-preset-quick-why = Tu e tre bot, subito.
new-preset-friends = Amici
new-preset-friends-why = Manda un link; i bot riempiono i posti liberi.
new-preset-michel = Con Michel(le)
new-preset-michel-why = Un detenuto in più, che nessuno gioca, a caccia degli Strumenti di tutti.
new-preset-teams = Squadre
new-preset-teams-why = Due contro due o tre contro tre, con due Blocchi.
new-preset-letters = Per corrispondenza
new-preset-letters-why = Giorni per pensare; torna quando tocca a te.
new-preset-device = Su un solo schermo
new-preset-device-why = Passatelo: ognuno vede solo la propria mano.
new-who = Chi gioca
new-who-why = Si gioca in quest'ordine, in giro per il tavolo.
new-players = Giocatori
new-seat = Posto { $seat }
new-seat-me = Io
new-seat-device = Qualcuno su questo dispositivo
new-seat-friend = Un amico, con il link
new-seat-bot = Bot: { $level }
new-seat-guest = Ospite { $seat }
new-seat-friend-why = chi arriva per primo
new-team = Squadra { $team }
new-rules = Il gioco
new-michel = Michel(le)
new-michel-why = Un detenuto neutrale che va di Luogo in Luogo e prende Strumenti con la forza.
new-michel-two = In due il regolamento lo consiglia: ci sono più Estorsioni.
new-michel-none = Nessuno
new-michel-michel = Michel
new-michel-michelle = Michelle
new-teams = Modalità a squadre
new-teams-why = Un posto ogni due scava lo stesso tunnel; per quattro o sei giocatori.
new-teams-even = Per le squadre servono quattro o sei giocatori.
new-calm = Partita tranquilla
new-calm-why = Le carte Azione più scatenate restano nella scatola.
new-target = Lunghezza del tunnel
new-target-why = I punti Tunnel che ti liberano. Meno sono, più è breve.
new-target-usual = Come stampato ({ $goal })
new-target-own = Altro
new-first = Primo turno
new-first-why = Chi comincia.
new-first-draw = Estratto a sorte
new-pack = Carte
new-pack-why = L'insieme di carte e Luoghi di questo tavolo.
new-pack-classic = Classico
new-time = Tempo
new-clock = Orologio
new-clock-why = Quanto può pensare chi è atteso dal tavolo.
new-clock-none = Senza orologio
new-clock-turn = Secondi
new-clock-days = Giorni
new-turn = Secondi per decisione
new-reserve = Riserva, minuti per tutta la partita
new-days = Giorni per decisione
new-stand = Se qualcuno manca
new-stand-why = Un bot può giocare al suo posto finché non torna.
new-stand-nobody = Il tavolo aspetta
new-grace = Secondi prima che subentri il bot
new-pace = Ritmo dei bot
new-pace-why = I bot aspettano un po' prima di muovere, così puoi seguire.
new-pace-fast = Svelto
new-pace-usual = Normale
new-pace-slow = Rilassato
new-help = Aiuti e pubblico
new-tracker = Taccuino
new-tracker-why = A tutti vengono ricordate le carte viste nelle mani altrui.
new-hints = Suggerimenti
new-hints-why = Chi deve giocare può chiedere consiglio a un bot.
new-public = Tavolo pubblico
new-public-why = Chiunque su questo server può trovarlo, guardare e prendere un posto libero.
new-name = Nome del tavolo
new-name-why = Appare nell'elenco e a chi arriva.
new-go = Si scava
new-go-lobby = Apri il tavolo
new-go-why = Ci siete tutti: si comincia subito.
new-go-lobby-why =
    { $n ->
        [one] Manca un amico: avrai un link da mandargli.
       *[other] Mancano { $n } amici: avrai un link da mandare.
    }

lobby-title = Prima della partita
lobby-wait-host = Si aspetta che l'ospite cominci.
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
lobby-seats = Posti
lobby-seat-free = Posto libero
lobby-seat-ready = pronto
lobby-seat-unready = non ancora pronto
lobby-seat-away = assente
lobby-ready = Sono pronto
lobby-sit = Siediti qui
lobby-sit-seat = Siediti al posto { $seat }
lobby-move = Spostati qui
lobby-move-seat = Passa al posto { $seat }
lobby-leave = Alzati
lobby-leave-seat = Lascia il posto { $seat }
lobby-kick = Manda via
lobby-kick-name = Manda via { $name }
lobby-bot = Bot al posto { $seat }
lobby-bot-none = Nessun bot
lobby-fill = Riempi i posti liberi con bot
lobby-start = Comincia
lobby-close = Chiudi il tavolo
lobby-close-why = A questo tavolo non potrà più giocare nessuno. Non si può tornare indietro.
lobby-closed = Questo tavolo è chiuso.
lobby-begun = Questa partita è cominciata senza di te e non è pubblica.
lobby-arrive = Prendi posto
lobby-arrive-why = Nome e faccia, e sei dentro.
lobby-arrive-full = Tutti i posti sono occupati.
lobby-also = Anche qualcun altro su questo dispositivo
lobby-also-why = Un'altra persona gioca qui; il dispositivo passa di mano in mano.
lobby-options = A che cosa si gioca
lobby-option-goal = Tunnel da { $goal }
lobby-option-turn = { $turn } s per decisione, { $reserve } min di riserva
lobby-option-days =
    { $n ->
        [one] { $n } giorno per decisione
       *[other] { $n } giorni per decisione
    }
lobby-option-stand = Chi manca: gioca il bot { $level }
lobby-option-private = Su invito
lobby-dice = I dadi sono già sigillati: il server si è impegnato sulla sua metà e ogni giocatore aggiunge una parte.
lobby-dice-more = Come i dadi restano onesti
lobby-chat = Chiacchiere
lobby-chat-none = Nessuno ha ancora detto niente.
lobby-chat-say = Di' qualcosa
lobby-chat-send = Invia
lobby-chat-watch = Può parlare solo chi è seduto al tavolo.
lobby-lost = La connessione è caduta. Riprovo…

watch-title = Tavoli pubblici
watch-why = Prendi un posto libero o guarda gli altri scavare.
watch-open = Posti liberi
watch-going = In corso
watch-past = Finite
watch-none = Al momento non c'è nessun tavolo pubblico aperto. Aprine uno tu, e altri lo troveranno qui.
watch-nobody = Ancora nessuno
watch-sit = Siediti
watch-go = Guarda
watch-replay = Rivedi
watch-free =
    { $n ->
        [one] { $n } posto libero su { $players }
       *[other] { $n } posti liberi su { $players }
    }
watch-players = { $n } giocatori

settings-theme = Luce
settings-theme-dark = Notte
settings-theme-light = Giorno
settings-theme-system = Come il dispositivo
settings-confirm = Chiedi prima di finire un turno
settings-confirm-never = Mai
settings-confirm-left = Se restano azioni
settings-confirm-always = Sempre
settings-sound = Suoni
settings-sound-why = Brevi, fatti dal tuo dispositivo.
settings-notify = Avvisami quando tocca a me
settings-notify-why = Una notifica, solo quando questa pagina è in secondo piano.
settings-notify-unable = Questo browser non può avvisarti.
settings-notify-refused = Il tuo browser lo vieta. Puoi permetterlo nelle sue impostazioni.
settings-motion = Movimento
settings-motion-why = I dadi rotolano, le carte volano, i segnalini camminano.
settings-always = Risposte date per te
settings-always-why = Per queste domande hai scelto «rispondi sempre così».
settings-always-none = Ancora nessuna. Al tavolo puoi scegliere «rispondi sempre così» quando una domanda torna di continuo.
settings-always-remove = Chiedimi di nuovo
settings-always-rouse = Tirare il dado per muovere Michel(le)?
settings-always-reward = Pescare una carta dopo aver battuto Michel(le)?
settings-always-help = Giocare un'Arma per un compagno?
settings-always-dig_more = Scavare con un secondo Strumento?
settings-answer-yes = Sì
settings-answer-no = No

about-title = Informazioni sul gioco
about-lead = Blackgate è un'edizione digitale non ufficiale del gioco da tavolo Dig Your Way Out.
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
about-edition-text = L'editore non vi ha preso parte. Le regole sono quelle dei regolamenti stampati, con parole nostre. Anche i disegni sono nostri.
about-cards = I regolamenti non mostrano che cosa fanno le carte. Abbiamo ricostruito quasi tutti i loro effetti; alcuni vengono da recensioni pubbliche.
about-rules = Leggi le regole
about-credits = Crediti


you = tu
away = assente
team = Squadra { $team }
bot-random = Ubriaco
bot-rookie = Novellino
bot-inmate = Recluso
bot-boss = Boss
stands-in = Al suo posto: { $bot }
looks-michel = Michel
looks-michelle = Michelle
watching = Stai guardando. Le mani restano nascoste fino alla fine della partita.


table-code = Tavolo { $code }
night = notte { $n }
goal = Il primo a { $n } sfonda il muro
sound = Audio
rules = Regole
rule = Regola { $clause }
hint = Chiedi un consiglio
undo = Annulla la mossa
undo-ask = Chiedi di annullare
pause-ask = Chiedi una pausa
resume-ask = Chiedi di riprendere
result = Il risultato
settings = Impostazioni
leave = Lascia il tavolo


bar = Che cosa aspetta il gioco
bar-your-turn = Tocca a te
bar-you = Decidi tu
bar-over = Fine
bar-actions =
    { $n ->
        [0] Nessuna azione rimasta
        [one] Resta { $n } azione
       *[other] Restano { $n } azioni
    }
bar-whose-turn = Turno: { $who }
clock-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
clock-reserve =
    { $n ->
        [one] { $n } secondo di riserva
       *[other] { $n } secondi di riserva
    }


plate-dice = Risultati del dado: { $dice }
plate-cards-only = solo con carte
plate-search =
    { $n ->
        [one] Una Ricerca porta { $n } carta
       *[other] Una Ricerca porta { $n } carte
    }
plate-odds = Probabilità di arrivarci col dado: { $n } su 6
plate-odds-short = { $n } su 6
plate-here = Sei qui
plate-who = Qui: { $names }
tag-in = { $action }: { $place }
piles = Pile
pile-search = Ricerca
pile-discard = Scarti
pile-empty = vuota
pile-count = { $name }: { $n }
pile-open = { $name }: { $n }. Sfoglia le carte
discard-text = La carta in cima viene per prima. Tutti possono sfogliare la pila degli scarti (12.1).
michel-discard-text = Queste carte sono state girate e restano scoperte (10.2). Tornano quando il mazzo è finito.
gangs = Gang
gang-of = { $n } tra
gang-any = { $n } diversi
gang-label =
    { $gang }. Carta in cima: { $card }. { $does } { $n ->
        [one] { $n } carta nella pila.
       *[other] { $n } carte nella pila.
    } Richiede { $needs } Accessori diversi.


players = Detenuti
cigarettes = Sigarette
cards-in-hand = Carte in mano
n-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
beatings-of-two =
    { $n ->
        [0] nessun Pestaggio
        [one] { $n } Pestaggio
       *[other] { $n } Pestaggi
    }
of-goal = su { $goal }
strip-label =
    { $name }: { $points } su { $goal } punti Tunnel, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } in mano
known-label = Quello che hai visto della mano di { $name }: { $cards }
known-text = Ecco quello che hai visto di questa mano e che c'è ancora.


log = Diario di guardia
log-earlier = Righe precedenti
log-rewind = Torna a questo momento
log-undone = { $who } annulla una mossa.
log-stood_in = Ora un bot gioca per { $who }.
log-came_back = { $who } è di nuovo qui.
log-started = Le porte delle celle si chiudono.
chat = Chiacchiere
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di' qualcosa
chat-send = Invia


dock = Le tue carte e quello che puoi fare
hand =
    { $n ->
        [0] La tua mano è vuota
        [one] La tua mano, { $n } carta
       *[other] La tua mano, { $n } carte
    }
hand-empty = La tua mano è vuota.
card-points = punti Tunnel
card-sells = prezzo di vendita
background = Precedenti
background-revealed = rivelati
reveal-free = Rivela · gratis
reveal-short = Rivela
reveal-both = Rivela, entrambi gli effetti
reveal-later = Rivela, decidi dopo
reveal-second = Secondo effetto ({ $gang }):
reveal-both-do = { $first } E, come membro della Gang: { $second }
verb-play = Gioca
verb-dig = Scava
verb-also = Scava
verb-craft = Crea
verb-extort = Estorsione
verb-join = Unisciti
verb-sell = Vendi
verb-lay = Cala
verb-discard = Scarta
verb-offer = Dai
verb-give = Consegna
verb-reveal = Rivela i tuoi Precedenti


actions = Azioni
choices = Le tue scelte
act-search = Ricerca
act-search-short = Ricerca
act-move = Movimento
act-move-short = Movimento
act-cautious = Movimento Prudente
act-cautious-short = Prudente
act-craft = Creazione
act-craft-short = Creazione
act-extort = Estorsione
act-extort-short = Estorsione
act-play = Gioca una carta
act-play-short = Gioca
act-join = Unirsi a una Gang
act-join-short = Unirsi
act-dig = Scavare
act-dig-short = Scavare
act-steal = Rubare un Cucchiaio
act-steal-short = Cucchiaio
act-heal = Curarsi
act-heal-short = Curarsi
act-sell = Vendere
act-sell-short = Vendere
act-buy = Comprare
act-buy-short = Comprare
act-exchange = Scambio
act-exchange-short = Scambio
act-end = Termina il turno
act-end-short = Fine turno
detail-search =
    { $n ->
        [one] porta { $n } carta
       *[other] porta { $n } carte
    }
detail-move = Tira, scegli la porta
detail-cautious = Ovunque, 2 azioni
detail-steal = dalla pila
detail-heal = un Pestaggio in meno
detail-sell = per Sigarette
detail-buy = con Sigarette
detail-end =
    { $n ->
        [one] { $n } azione persa
       *[other] { $n } azioni perse
    }
detail-end-none = nient'altro da fare
why-nothing = Quello che brilla si può fare. Quello che è spento dice perché no.
choose-other = Qualcos'altro
always = Rispondi sempre così
end-sure =
    { $n ->
        [one] Ti resta { $n } azione. Termini il turno lo stesso?
       *[other] Ti restano { $n } azioni. Termini il turno lo stesso?
    }
end-sure-none = Termini il turno?
end-not-yet = Non ancora


picked = Scelte: { $n } su { $of }
done = Fatto
sell-text = Scegli quante carte vuoi. Te le pagano subito.
sell-sum =
    { $n ->
        [0] Niente di scelto
        [one] { $n } carta per { $sum }
       *[other] { $n } carte per { $sum }
    }
sell-confirm = Vendi per { $sum }
buy-purse =
    { $n ->
        [one] Hai { $n } Sigaretta
       *[other] Hai { $n } Sigarette
    }
buy-offer = { $n } × { $name } per { $cost }
buy-left = Ancora { $n } nella pila
buy-too-dear =
    { $n ->
        [one] Costa { $n } Sigaretta
       *[other] Costa { $n } Sigarette
    }
buy-pile-empty = Non ne restano abbastanza.
join-text = Rinuncia a { $n } Accessori diversi.
join-leave = Lasci la tua vecchia Gang. Carta che torna sotto la sua pila: { $card }.
join-confirm = Unisciti: { $gang }
exchange-give = Scegli che cosa dai a { $who }. Passa di mano subito; poi { $who } può darti qualcosa in cambio.
exchange-back = { $who } ha dato. Scegli che cosa dai in cambio; anche niente.
exchange-coins = Sigarette (ne hai { $of })
exchange-sum =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }, { $coins ->
        [one] { $coins } Sigaretta
       *[other] { $coins } Sigarette
    }
exchange-confirm = Consegna
exchange-nothing = Non dare niente
limit-title = Troppe carte
discard-confirm = Scarta
give-title = Consegna una carta
give-confirm = Consegna
take-title = Prendi una carta
take-confirm = Prendi


fight = Estorsione
fight-caption =
    { $place }, notte { $n }.
    La guardia si volta.
fight-threat = Hai una cosa che voglio.
fight-demand = { $card }. O i tuoi denti.
fight-sound = Zac!
attacker = attaccante
defender = difensore
wanted = Richiesto
fists = Pugni
michel-none = Nessun Coltello
michel-knife = Un Coltello. Strumenti richiesti: { $tools }
answer-name = Chiedi uno Strumento
answer-name-attacker = È tuo se { $who } lo consegna, o se perde avendolo in mano.
answer-cooperate = Collabora
answer-cooperate-defender = Consegni lo Strumento: { $card }. Finisce qui e nessuno si fa male.
answer-cooperate-lack = Non hai lo Strumento: { $card }.
answer-cooperate-late = Solo come prima risposta.
answer-discard = Consegna
answer-discard-michel = Scarta uno Strumento richiesto, ed è finita.
answer-lay = Cala un'Arma
answer-lay-attacker = Poi { $who } risponde o perde.
answer-lay-defender = Poi { $who } ne cala un'altra o perde: un Pestaggio per { $who }, una carta a caso per te.
answer-lay-helper = Al posto di { $who }. Se si perde lo stesso, anche tu subisci un Pestaggio e perdi una carta a caso.
answer-lay-helper-michel = Al posto di { $who }. Se si perde lo stesso, anche tu subisci un Pestaggio, ma non perdi carte.
answer-lay-michel = Poi si mostra la carta seguente. Se non ha un Coltello, hai vinto.
answer-lay-lack = Non hai più Armi.
answer-hold = Chiedi aiuto
answer-hold-attacker = Chiedi a { $names } di calare un'Arma per te; se nessuno lo fa, decidi di nuovo tu. Se perdi, anche chi ti ha aiutato subisce un Pestaggio e perde una carta a caso.
answer-hold-defender = Chiedi a { $names } di calare un'Arma per te; se nessuno lo fa, decidi di nuovo tu. Se perdi, anche chi ti ha aiutato subisce un Pestaggio e perde una carta a caso.
answer-hold-michel = Chiedi a { $names } di calare un'Arma per te; se nessuno lo fa, decidi di nuovo tu. Se perdi, anche chi ti ha aiutato subisce un Pestaggio, ma non perde carte.
answer-yield = Arrenditi
answer-yield-attacker = Subisci un Pestaggio, e { $who } ti prende una carta a caso.
answer-yield-defender = { $who } prende lo Strumento se ce l'hai ({ $card }), altrimenti una carta a caso. Subisci un Pestaggio.
answer-yield-michel = Subisci un Pestaggio e perdi uno Strumento richiesto, o una carta a caso.
answer-pass = Restane fuori
answer-pass-helper = Non cali niente per { $who }.
answer-pass-helper-michel = Non cali niente per { $who }.
cost-lose-one = perdi 1
cost-spend-one = costa 1
cost-none = nessuno
cost-beating = da { $from } a { $to }
cost-beating-full = resta a 2


connection-lost = La connessione è caduta. Riprovo; niente di quello che hai fatto è perso.
rewound = Stai guardando la notte { $n }.
rewind-back = Un passo indietro
rewind-forward = Un passo avanti
rewind-now = Torna al presente
paused = La partita è in pausa.
proposed-undo = Richiesta di annullare una mossa ({ $who }).
proposed-pause = Richiesta di una pausa ({ $who }).
proposed-resume = Richiesta di riprendere ({ $who }).
agree = Accetta
disagree = Rifiuta
stood-in = Un bot sta giocando per te.
take-back = Riprendi il tuo posto
understood = Capito
away-title = Mentre non c'eri
away-text = Ecco che cosa ti hanno fatto. Scegli una riga per vedere il momento.
away-on = Si continua
curtain-title = Tocca a { $name }
curtain-text = Passa il dispositivo. Gli altri guardano altrove.
curtain-lift = Sono { $name }


tab-prison = Prigione
tab-piles = Pile
tab-players = Giocatori
tab-log = Diario
keys-title = Tasti
keys-text = Con Tab passi dappertutto, con Invio scegli. Questi tasti sono più rapidi:
keys-digits = La scelta con quel numero
keys-escape = Scegli qualcos'altro
keys-hand = Alle tue carte
keys-places = Ai Luoghi
keys-log = Al diario

replay-title = Rivedi
replay-loading = Il nastro si riavvolge…
replay-running = Si gioca ancora: vedi ciò che potevi vedere.
replay-view = Che cosa si vede
replay-view-board = Tabellone
replay-view-figures = Numeri
replay-side = Con gli occhi di chi
replay-side-all = Tutte le carte scoperte
replay-side-watch = Spettatore

replay-controls = Comandi della visione
replay-slider = Mossa
replay-at = Mossa { $move } di { $moves }, turno { $turn }.
replay-move = Mossa { $move } di { $moves }
replay-turn = Turno { $turn } di { $turns }
replay-first = All'inizio (Home)
replay-turn-back = Un turno indietro (,)
replay-back = Una mossa indietro (←)
replay-play = Avvia (spazio)
replay-pause = Pausa (spazio)
replay-forward = Una mossa avanti (→)
replay-turn-forward = Un turno avanti (.)
replay-last = Alla fine (Fine)
replay-speed = Velocità
replay-times = { $speed }×

replay-hands = Le carte di tutti
replay-hand-of = { $who }: carte in mano
replay-no-cards = Nessuna carta
replay-hidden = ancora coperta
replay-revealed = rivelata
replay-story = Tutta la storia
replay-turnings = Punti di svolta
replay-no-turnings = Nessun turno ha cambiato molto: si è scavato con costanza.
replay-swing = { $who } { $change }

graph-points = Punti Tunnel
graph-points-note = Turno per turno. Con { $goal } il muro cede.
graph-chances = Probabilità di vittoria
graph-chances-note = Come la vedevano i bot all'inizio di ogni turno, a carte scoperte.
graph-thinking = I bot stanno ripassando la partita…
graph-turn = Turno { $turn }
graph-turn-head = Turno
graph-end = Fine
graph-as-table = Mostra come tabella

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

replay-fair = Gioco onesto
replay-fair-asking = Ogni tiro viene ricalcolato…
replay-fair-right = Ogni tiro e ogni carta derivano dal seme promesso prima dell'inizio.
replay-fair-wrong = Qualcosa non deriva dal seme promesso. Guarda tu stesso.
replay-fair-unknown = Si può controllare a partita finita, se si ha il permesso di guardarla.
replay-fair-record-right = La registrazione segue le regole, e tutto il caso deriva dal suo seme.
replay-fair-record-wrong = La registrazione segue le regole, ma tiri e carte non vengono da un seme.
replay-fair-more = Controlla i dadi

replay-share = Copia il link a questo momento
replay-copied = Il link è copiato.
replay-download = Scarica la registrazione
replay-downloaded = La registrazione è tua.
replay-no-record = La registrazione è per chi ha giocato o può guardare.
replay-another = Apri una registrazione
replay-rematch = Rivincita
replay-to-table = Al tavolo
replay-open = Apri una registrazione
replay-open-text = Una registrazione è una partita intera in un file, dalla distribuzione all'ultimo scavo. Prima che tu la veda viene controllata con le regole, e non se ne conserva nulla.
replay-choose-file = Scegli un file
replay-or-drop = oppure trascinalo qui
replay-too-large = Questo file è troppo grande per essere una registrazione: al massimo 2 MB.

victory-one = { $who } sfonda il muro
victory-you = Sfondi il muro
victory-team = { $names } sfondano il muro
victory-team-you = La tua squadra sfonda il muro
victory-nobody = Il muro resiste
victory-after =
    { $turns ->
        [one] Dopo un solo turno. Là fuori c'è odore di pini.
       *[other] Dopo { $turns } turni. Là fuori c'è odore di pini.
    }
victory-others = Scatta l'allarme. Le guardie perquisiscono le celle e trovano gli altri tunnel. Chi li stava scavando finisce in un carcere di massima sicurezza.
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


peek-label = Spiegazione
peek-points =
    { $n ->
        [one] { $n } punto Tunnel
       *[other] { $n } punti Tunnel
    }
peek-sells =
    { $n ->
        [one] Si vende a { $n } Sigaretta
       *[other] Si vende a { $n } Sigarette
    }
peek-copies = { $n } nel gioco
peek-times = { $n } ×
peek-gang-wants = Per unirti, scarta { $n } di questi, tutti diversi:
peek-background = Precedenti
peek-second = E se sei dei loro ({ $gang })
peek-dice = Dado: { $results }
peek-no-die = Nessun tiro porta qui
peek-search =
    { $n ->
        [one] Ricerca: { $n } carta
       *[other] Ricerca: { $n } carte
    }
peek-no-search = Qui niente Ricerca
peek-craft = Qui puoi creare
peek-no-craft = Qui niente Creazione
peek-craft-visitors = Qui crea solo chi è in visita
peek-michel = Che cosa mostra la carta
peek-michel-none = Nessun Coltello: ti lasciano in pace.
peek-michel-knife = Un Coltello. Serve uno di questi:
peek-pile-search = Mazzo Ricerca
peek-pile-search-text = Da qui si pesca con la Ricerca. All’inizio di una partita contiene queste carte:
peek-pile-michel = Le carte di Michel(le)
peek-pile-discard = Pila degli scarti
peek-pile-discard-text = Qui c’è quello che è stato scartato, sotto gli occhi di tutti. Quando il mazzo Ricerca è vuoto, questa pila viene mescolata e prende il suo posto.

rules-title = Regolamento
rules-chapters = Capitoli
rules-clause = Regola { $number }
rules-table = Tabella: { $about }
rules-search = Cerca nel regolamento
rules-hits =
    { $n ->
        [one] { $n } punto trovato qui
       *[other] { $n } punti trovati qui
    }
rules-found =
    { $n ->
        [one] { $n } punto trovato
       *[other] { $n } punti trovati
    }
rules-none = Nessun risultato
rules-none-short = niente
rules-at = { $at } di { $n }
rules-next = Punto seguente
rules-before = Punto precedente
rules-whole = Tutto il regolamento
rules-unknown = Nessuna regola ha questo numero.

hint-title = Un consiglio
hint-thinking = Un veterano ci sta pensando…
hint-lead = Quello che i bot farebbero al tuo posto. Vedono quello che vedi tu, niente di più.
hint-best = prima scelta
hint-chance = Vince il { $percent } % delle volte
hint-play = Fai così
hint-none = Nessuna idea. Fidati dell’istinto.
hint-again = Pensaci ancora

learn-title = La tua prima notte
learn-step = { $n } di { $m }
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta questa parte
learn-show = Fallo tu per me
learn-now = Tocca a te:
learn-other = Si può fare anche questo. Per questa lezione prova: { $move }
learn-watch = Giocano gli altri…
learn-hurry = Più veloce
learn-leave = Lascia la lezione
learn-restart = Dall’inizio
learn-retry = Riprova
learn-end-title = Conosci il gioco
learn-end-text = Hai cercato, creato, scavato e lottato fino a uscire. Blackgate ha più carte di quelle viste stanotte, e ognuna ti dice che cosa fa quando la guardi.
learn-end-play = Gioca ora
learn-end-new = Apri un tavolo per gli amici
learn-end-rules = Leggi il regolamento
`;export{e as default};