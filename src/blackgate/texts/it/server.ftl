## store

error-redis-url = { $url } non è l’URL di un server Redis: scrivi redis://host:6379/0.
error-store-url = «{ $url }» non è l’indirizzo di un database: scrivi sqlite:///cartella/blackgate.db o postgresql://nome:password@macchina/database.
error-store-file = Impossibile aprire { $file }: { $problem }
error-store-open = Impossibile aprire il database { $url } ({ $problem }). Controlla che sia in funzione, che accetti questo utente, che l’indirizzo sia giusto e che il suo disco non sia pieno.
error-store-newer = Questo database viene da una versione più recente di Blackgate (il suo schema è { $revision }). Installa quella versione, o scegli un altro database.
error-store-down = Il database non risponde ({ $problem }). Riprova tra un momento.
error-store-code = Un altro tavolo ha già il codice previsto per il tavolo { $table }. Scegli un altro codice.
error-backup-file = Impossibile leggere o scrivere { $file }: { $problem }
error-backup-foreign = { $file } non è un backup di Blackgate.
error-backup-newer = { $file } viene da una versione più recente di Blackgate ({ $version }). Installa quella versione per ripristinarlo.
error-backup-cut = { $file } è troncato: manca l’ultima riga. Usa un backup precedente.
error-backup-altered = { $file } è stato modificato o danneggiato dopo la scrittura: la somma di controllo non corrisponde. Usa un backup precedente.
error-restore-full = Il database { $url } non è vuoto. Ripristina il backup in uno nuovo.

## what the service refuses

refused-no-such-table = Questo tavolo non esiste.
refused-no-such-code = Nessun tavolo ha questo codice. Controlla le cinque lettere, o chiedi il link.
refused-no-such-seat = A questo tavolo quel posto non c’è: i posti sono numerati da 0 a { $most }.
refused-no-such-pack = Questo server non offre quel pacchetto.
refused-no-such-position = Per questa regola non c’è una posizione. Scegline un’altra nel regolamento.
refused-other-rules = Questa partita è stata giocata con la versione { $rules } delle regole; questo server usa la versione { $played }. A partita finita puoi comunque scaricarne la registrazione.
refused-other-pack = Questa partita è stata giocata con un pacchetto che questo server non ha. A partita finita puoi comunque scaricarne la registrazione.
refused-log-mismatch = Il diario di questo tavolo non corrisponde alle sue regole: le carte e i tiri non derivano dal suo seed. È stato scritto da un’altra versione del programma, oppure è danneggiato.
refused-no-key = Serve la chiave di questo tavolo.
refused-no-entry = Questa chiave non dà accesso.
refused-revoked = Questa chiave non vale più.
refused-bad-message = Messaggio non valido.
refused-bad-body = Richiesta non valida: { $detail }.
refused-bad-options = Queste opzioni non sono compatibili tra loro.
refused-not-json = Invia JSON, con il tipo di contenuto application/json.
refused-not-json-lines = Invia una registrazione: righe JSON, con il tipo di contenuto application/x-ndjson.
refused-bad-record = Questa non è la registrazione di una partita.
refused-too-large = Troppo grande: al massimo { $most } KB.
refused-slow-down = Troppe richieste. Aspetta un momento e riprova.
refused-too-many = Troppi messaggi. Riprova tra un minuto.
refused-too-many-tables = Dal tuo indirizzo sono già aperti { $most } tavoli. Prima finiscine o chiudine uno.
refused-unavailable = Il database non è disponibile. Riprova tra un momento: una mossa inviata di nuovo con lo stesso id non viene mai fatta due volte.
refused-draining = Questo server sta per fermarsi. Collegati di nuovo tra un attimo.
refused-busy = Il server è sovraccarico. Riprova tra un momento.
refused-gone = La connessione è chiusa.
refused-no-hello = Il primo messaggio deve essere hello.
refused-hello-twice = Hai già inviato hello.
refused-only-watching = Stai solo guardando. Siediti per giocare.
refused-stale = Nel frattempo il tavolo è cambiato. Guarda che cosa è successo e scegli di nuovo.
refused-not-your-turn = Ora deve decidere qualcun altro.
refused-illegal = Questa mossa ora non è permessa.
refused-unknown-move = Questa mossa non esiste.
refused-not-together = La mossa numero { $number } non può stare insieme alle altre: invia a parte quello che viene dopo.
refused-stood-in = Al tuo posto gioca un bot. Prima riprendi il tuo posto.
refused-not-stood-in = Stai già giocando tu.
refused-no-undo = Non puoi annullare di tua iniziativa: nel frattempo è stato tirato il dado, è stato rivelato qualcosa o un altro giocatore ha fatto una scelta. Chiedi agli altri.
refused-not-playing = Qui non si sta giocando.
refused-paused = La partita è in pausa.
refused-too-long = Questa partita è diventata troppo lunga per continuare.
refused-proposed-already = C’è già una proposta. Prima rispondi a quella.
refused-cannot-propose = Questo ora non si può proporre.
refused-nothing-proposed = Nessuno ha proposto niente.
refused-not-asked = In questo momento non devi decidere nulla.
refused-begun = La partita è già cominciata.
refused-full = Tutti i posti sono occupati. Puoi guardare.
refused-seat-taken = Questo posto è occupato.
refused-seats-free = Ci sono ancora posti liberi. Aspetta altre persone, o mettici dei bot.
refused-seats-occupied = Qualcuno è seduto a un posto che verrebbe tolto. Chiedi di cambiare posto o libera prima quel posto.
refused-removed = Chi ha aperto il tavolo ti ha tolto il posto, quindi non puoi più sederti qui. Scegli un altro tavolo o aprine uno tuo.
refused-too-many-lobbies = Dalla tua rete ci sono già { $most } tavoli pubblici che non sono ancora iniziati. Avvia o chiudi uno di questi, oppure apri questo senza renderlo pubblico e condividi il codice.
refused-nobody-there = Lì non c’è nessuno.
refused-name = Scegli un nome di al massimo 24 caratteri visibili che non cominci con «bot:».
refused-no-reveal = Il tuo posto non ha nessuna parte da rivelare adesso.
refused-other-nonce = Questa parte non corrisponde all’impronta che il tuo posto ha inviato prima dell’inizio.
refused-not-over = La partita non è ancora finita.
refused-rematched = La rivincita è già stata creata.
refused-muted = Chi ha aperto il tavolo ti ha tolto la parola.
refused-no-advice = In questo momento non ci sono consigli.
refused-no-hints = A questo tavolo si gioca senza consigli.
refused-not-in-tab = Questa edizione funziona solo nel tuo browser. Codici, link, tavoli pubblici, chat e tempo limite richiedono un server. Per giocare con persone su altri dispositivi, usa un server Blackgate.
refused-not-stored = Il tuo browser non ha potuto salvare: la sua memoria è piena o bloccata. Libera spazio, poi riprova.

## serve, backup, restore

help-serve = Avvia il servizio di gioco: tavoli a cui si accede con un link.
help-backup = Salva in un solo file tutto quello che il servizio conserva.
help-restore = Ripristina un backup in un database vuoto.
help-host = L’indirizzo su cui ascoltare; con 0.0.0.0 possono entrare anche altri dispositivi.
help-port = La porta per i giocatori.
help-db = Dove stanno i tavoli: sqlite:///file o postgresql://… (predefinito: un file nella tua cartella dei dati).
help-redis = I segnali tra più processi: redis://… (con uno solo non serve).
help-admin-port = La porta della pagina di amministrazione, solo su questa macchina (predefinita: la successiva a quella dei giocatori).
help-admin-token-file = Leggi il token della pagina di amministrazione da questo file (o dalla variabile BLACKGATE_ADMIN_TOKEN); altrimenti cambia a ogni avvio.
help-serve-open = Apri la pagina iniziale nel browser di questo computer.
help-serve-pack = Offri anche il pacchetto di questa cartella; si può ripetere.
help-serve-origin = Un indirizzo web le cui pagine possono usare questo server; si può ripetere.
help-behind-proxy = L’indirizzo del proxy di cui fidarsi per gli indirizzi dei client.
help-limits = Limita la frequenza delle richieste da uno stesso indirizzo.
help-thinkers = Quanti processi usano i bot boss e warden per pensare.
help-keep-games = Per quanti giorni si conservano le partite finite; 0 le conserva per sempre.
help-keep-lobbies = Dopo quante ore un tavolo inutilizzato prima dell’inizio viene chiuso e, dopo altrettante, eliminato; 0 lo conserva per sempre.
help-backup-file = Il file da scrivere.
help-restore-file = Il backup da leggere.
cli-serve-running = Blackgate è in funzione: { $url }
cli-serve-admin = Pagina di amministrazione (solo su questa macchina): { $url }
cli-serve-already = Blackgate è già in funzione: { $url }
cli-serve-other-port = La porta { $taken } è occupata da un altro programma: si usa la { $port }.
cli-no-browser = Qui non si può aprire un browser. Apri tu questo indirizzo: { $url }
cli-uncompiled-checkout = Il motore non è compilato, quindi nello stesso tempo i bot ragionano meno a fondo: installa un compilatore C ed esegui make compile.
cli-uncompiled-package = Il motore di questa installazione non è compilato, quindi nello stesso tempo i bot ragionano meno a fondo.
cli-no-client-checkout = Il client per il browser non è stato creato, quindi le pagine sono molto semplici: installa Node 20 o più recente ed esegui make client, oppure gioca nel terminale con .venv/bin/blackgate play.
cli-no-client-package = Questa installazione non ha il client per il browser, quindi le pagine sono molto semplici: per giocare nel terminale, esegui blackgate play.
cli-backed-up = È tutto in { $file }. Tienilo per te: contiene i dadi e le carte delle partite in corso.
cli-restored = { $file } è stato ripristinato.
error-port = La porta { $port } di { $host } non si può usare: è occupata, vietata o non è su questa macchina. Scegline un’altra con --port o --host.
error-admin-token = Il token della pagina di amministrazione deve avere almeno { $least } caratteri: lettere senza accento, cifre e segni, senza spazi. Per esempio: openssl rand -hex 32
error-admin-token-file = Impossibile leggere il token della pagina di amministrazione da { $file }: { $problem }

## join

help-join = Siediti a un tavolo del servizio di gioco, nel terminale; senza link, ne apri uno nuovo.
help-join-table = Il link o il codice di cinque lettere di un tavolo (predefinito: un tavolo nuovo).
help-join-name = Il tuo nome; ripeti l’opzione se più persone condividono questo dispositivo.
help-join-key = La chiave di un posto che hai già; si può ripetere. Gli altri utenti di questo computer la possono vedere: usa --key-file, la variabile BLACKGATE_KEY o un solo trattino per digitarla.
help-join-key-file = Un file con le chiavi dei posti che hai già, una per riga.
help-join-server = Il server.
help-join-bots = Bot per gli ultimi posti di un nuovo tavolo.
join-opened =
    Un nuovo tavolo: { $link } · codice { $code }
    Impronta della metà del server: { $commit }
join-seated =
    { $name } ha il posto { $seat }.
    Parte (nonce) aggiunta ai dadi: { $nonce }
    Chiave per un altro dispositivo: { $key }
join-key-visible = Gli altri utenti di questo computer possono vedere questa chiave. La prossima volta usa --key -, --key-file o la variabile BLACKGATE_KEY.
join-ask-key = Chiave del tuo posto:{" "}
join-terms = Impronta della partita: { $commit }
join-start = Premi Invio quando ci sono tutti.{" "}
join-waiting = Chi ha aperto il tavolo deve ancora dare il via…
join-curtain = Passa il dispositivo a { $name } e non guardare. { $name }, premi Invio.{" "}
join-which = Scrivi un numero da 1 a { $most }.
join-over = La partita è finita. Vittoria: { $winners }. Controlla i dadi: { $link }
join-closed = Il tavolo è stato chiuso.
join-player = { $name }: { $place }, punti Tunnel { $points } su { $target }, carte { $hand_size }, Sigarette { $cigarettes }, Pestaggi { $beatings }
join-hand = La tua mano: { $cards }
join-refused = Il server dice: { $text }
join-no-server = Nessun server risponde a { $url }. Avviane uno con «blackgate serve», o indicane un altro con --server.
