## Le carte diverse da quelle di classic

gangcard-crew_lookout = Il palo
    .does = Ogni tua Ricerca ti fa pescare 2 carte in più.
gangcard-crew_night_shift = Turno di notte
    .does = Puoi fare due Ricerche per turno, e ogni tua Ricerca ti fa pescare 1 carta in più.
gangcard-crew_stash = Il nascondiglio
    .does = Il tuo limite di carte in mano è 15. Ogni tua Ricerca ti fa pescare 1 carta in più.
gangcard-cartel_fence = Il ricettatore
    .does = Ogni volta che vendi, incassi in tutto 3 Sigarette in più.
gangcard-cartel_supplier = Il fornitore
    .does = Ogni volta che compri, spendi 3 Sigarette in meno.
gangcard-cartel_runners = I corrieri
    .does = Puoi vendere e comprare in qualsiasi Luogo, tranne che in Isolamento. Il tuo limite di carte in mano è 6.
gangcard-bratva_knuckles = Pugni nudi
    .does = Una volta per Scontro puoi usare i pugni al posto di una carta Arma. Quando vinci uno Scontro contro un giocatore, prendi 1 carta a caso in più a chi ha perso.
gangcard-bratva_spoils = Il bottino
    .does = Quando fai un’Estorsione, guardi la mano del bersaglio prima di chiedere lo Strumento. Quando vinci uno Scontro contro un giocatore, prendi 2 carte a caso in più a chi ha perso.
gangcard-bratva_iron_jaw = Mascella di ferro
    .does = Quando perdi uno Scontro non subisci Pestaggi. Una volta per Scontro puoi usare i pugni al posto di una carta Arma.
gangcard-bratva_enforcer = Il picchiatore
    .does = Puoi fare due Estorsioni per turno. Una volta per Scontro puoi usare i pugni al posto di una carta Arma.
gangcard-triad_tinkerer = Mani d’oro
    .does = Le tue ricette non richiedono la Combinazione. Ogni tua Ricerca ti fa pescare 1 carta in più.
gangcard-triad_discipline = Disciplina
    .does = I Pestaggi non ti impediscono né di creare né di scavare. All’inizio del tuo turno guadagni 1 Sigaretta.
gangcard-queers_safe_house = Il rifugio
    .does = Puoi andare nel Blocco Detentivo (nelle partite a squadre, nel tuo Blocco) con 1 azione, senza tirare il dado. Per farti un’Estorsione bisogna avere in mano due Armi, e calarle entrambe per intimidirti.
gangcard-queers_nurse = Pronto soccorso
    .does = Dopo ogni tuo Movimento peschi 1 carta Ricerca. Alla fine del tuo turno rimuovi 1 Pestaggio.
gangcard-queers_grapevine = Radio carcere
    .does = Una volta per turno, quando fai una Ricerca, puoi prima prendere la carta in cima alla pila degli scarti delle carte Ricerca. Quando fai un’Estorsione, guardi la mano del bersaglio prima di chiedere lo Strumento.
gangcard-queers_solidarity = Solidarietà
    .does = All’inizio del tuo turno guadagni 1 Sigaretta. Dopo che un altro giocatore ti ha preso una o più carte dalla mano, peschi 3 carte Ricerca.
background-pickpocket = Borseggio
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Prendi 1 carta a caso a ogni altro giocatore nel tuo Luogo.
    .second = Pesca 3 carte Ricerca.
background-looter = Saccheggio
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Pesca 3 carte Ricerca.
    .second = Pesca altre 4 carte Ricerca.
background-informer = Soffiata
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Guarda la mano di un altro giocatore, mandalo in Isolamento e pesca 1 carta Ricerca.
    .second = Prendi da quella mano una carta a tua scelta.
background-smuggler = Contrabbando
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Guadagna 8 Sigarette.
    .second = Guadagna altre 4 Sigarette.
background-arms_dealer = Traffico d’armi
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Prendi 3 Coltelli dal tabellone.
    .second = Guadagna 3 Sigarette.
background-getaway_driver = Fuga al volante
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Guadagna 1 azione in questo turno.
    .second = Guadagna altre 2 azioni.
background-daredevil = Sprezzo del pericolo
    .when = Dopo il tuo tiro per un Movimento Semplice, invece di scegliere tra i due Luoghi.
    .first = Invece che nei due Luoghi usciti, vai in un altro Luogo a tua scelta, mai in Isolamento, e pesca 1 carta Ricerca.
    .second = Guadagna 1 azione in questo turno.
background-hitman = Omicidio su commissione
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Un altro giocatore nel tuo Luogo subisce un Pestaggio, e tu prendi 1 carta a caso dalla sua mano.
    .second = Quel giocatore subisce un secondo Pestaggio, e tu gli prendi altre 2 carte a caso.
background-racketeer = Racket
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Prendi a un altro giocatore nel tuo Luogo 1 carta a caso e fino a 3 Sigarette.
    .second = Chiedi uno Strumento: quel giocatore te lo consegna o, se non ce l’ha, ti dà una carta a caso.
background-engineer = Laurea in ingegneria
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Prendi 1 Cucchiaio dal tabellone.
    .second = Prendi altri 2 Cucchiai dal tabellone.
background-saboteur = Sabotaggio
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = L’ultimo Strumento con cui un altro giocatore ha scavato torna nella sua pila sul tabellone, e quel giocatore ne perde i punti Tunnel.
    .second = Prendi 1 Cucchiaio dal tabellone.
background-medic = Medicina abusiva
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Rimuovi tutti i tuoi Pestaggi e pesca 3 carte Ricerca.
    .second = Pesca altre 4 carte Ricerca.
background-con_artist = Truffa
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Prendi 2 carte a caso a un altro giocatore nel tuo Luogo, poi restituisci altrettante carte a tua scelta.
    .second = Prendi a quel giocatore altre 2 carte a caso.
background-agitator = Istigazione
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Ogni altro giocatore, in senso orario, scarta 1 carta a sua scelta; poi tu peschi 3 carte Ricerca.
    .second = Pesca 1 carta Ricerca in più per ogni carta scartata.
kind-ambush = Agguato
    .a = un Agguato
    .the = l’Agguato
    .n =
        { $n ->
            [one] { $n } Agguato
           *[other] { $n } Agguati
        }
    .does = Un altro giocatore, ovunque si trovi, subisce un Pestaggio.
kind-painkillers = Antidolorifici
    .a = una dose di Antidolorifici
    .the = gli Antidolorifici
    .n =
        { $n ->
            [one] { $n } dose di Antidolorifici
           *[other] { $n } dosi di Antidolorifici
        }
    .does = Rimuovi tutti i tuoi Pestaggi e pesca 2 carte Ricerca.
kind-frisk = Perquisizione
    .a = una Perquisizione
    .the = la Perquisizione
    .n =
        { $n ->
            [one] { $n } Perquisizione
           *[other] { $n } Perquisizioni
        }
    .does = Prendi 2 carte a caso a un altro giocatore nel tuo Luogo.
kind-overtime = Straordinario
    .a = uno Straordinario
    .the = lo Straordinario
    .n =
        { $n ->
            [one] { $n } Straordinario
           *[other] { $n } Straordinari
        }
    .does = Guadagna 3 Sigarette e, in questo turno, 1 azione: compensa quella che spendi per giocare la carta.
