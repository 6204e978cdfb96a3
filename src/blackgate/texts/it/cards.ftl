### Blackgate, Italian: cards, Places, Gangs, Backgrounds, people, and the game terms of docs/glossary.md.


## Cards
## value: bare name. .a: direct object with the indefinite article, or a natural measure ("un paio di").
## .the: direct object with the definite article. .n: counted, $n is a number. .does: what it is good for.


## Tools

kind-spoon = Cucchiaio
    .a = un Cucchiaio
    .the = il Cucchiaio
    .n =
        { $n ->
            [one] { $n } Cucchiaio
           *[other] { $n } Cucchiai
        }
    .does = Usalo per scavare nel Blocco Detentivo: 1 punto Tunnel. È lento, ma nessuno conta le posate.
kind-pickaxe = Piccone
    .a = un Piccone
    .the = il Piccone
    .n =
        { $n ->
            [one] { $n } Piccone
           *[other] { $n } Picconi
        }
    .does = Usalo per scavare nel Blocco Detentivo: 2 punti Tunnel.
kind-shovel = Pala
    .a = una Pala
    .the = la Pala
    .n =
        { $n ->
            [one] { $n } Pala
           *[other] { $n } Pale
        }
    .does = Usala per scavare nel Blocco Detentivo: 3 punti Tunnel. Roba seria.

## Weapons

kind-knife = Coltello
    .a = un Coltello
    .the = il Coltello
    .n =
        { $n ->
            [one] { $n } Coltello
           *[other] { $n } Coltelli
        }
    .does = Un’Arma: calala per un’Estorsione o per tenere testa a qualcuno in uno Scontro.
kind-blade = Lama
    .a = una Lama
    .the = la Lama
    .n =
        { $n ->
            [one] { $n } Lama
           *[other] { $n } Lame
        }
    .does = È già un’Arma così com’è. Può anche diventare 2 Coltelli, senza bisogno d’altro.

## Parts

kind-container = Contenitore
    .a = un Contenitore
    .the = il Contenitore
    .n =
        { $n ->
            [one] { $n } Contenitore
           *[other] { $n } Contenitori
        }
    .does = Con una Combinazione diventa una Pala.
kind-pike = Oggetto a punta
    .a = un Oggetto a punta
    .the = l’Oggetto a punta
    .n =
        { $n ->
            [one] { $n } Oggetto a punta
           *[other] { $n } Oggetti a punta
        }
    .does = Con tre Combinazioni diventa un Piccone.
kind-link = Combinazione
    .a = una Combinazione
    .the = la Combinazione
    .n =
        { $n ->
            [one] { $n } Combinazione
           *[other] { $n } Combinazioni
        }
    .does = Tiene insieme gli Strumenti: una con un Contenitore fa una Pala, tre con un Oggetto a punta fanno un Piccone.

## Accessories

kind-bandana = Bandana
    .a = una Bandana
    .the = la Bandana
    .n =
        { $n ->
            [one] { $n } Bandana
           *[other] { $n } Bandane
        }
    .does = Ti aiuta a unirti alla Crew o ai Bikers. La Triad e i Queers accettano qualsiasi Accessorio.
kind-cap = Berretto
    .a = un Berretto
    .the = il Berretto
    .n =
        { $n ->
            [one] { $n } Berretto
           *[other] { $n } Berretti
        }
    .does = Ti aiuta a unirti alla Crew o alla Bratva. La Triad e i Queers accettano qualsiasi Accessorio.
kind-chain = Catena
    .a = una Catena
    .the = la Catena
    .n =
        { $n ->
            [one] { $n } Catena
           *[other] { $n } Catene
        }
    .does = Ti aiuta a unirti alla Crew o al Cartel. La Triad e i Queers accettano qualsiasi Accessorio.
kind-gloves = Guanti
    .a = un paio di Guanti
    .the = i Guanti
    .n =
        { $n ->
            [one] { $n } paio di Guanti
           *[other] { $n } paia di Guanti
        }
    .does = Ti aiutano a unirti ai Bikers o alla Bratva. La Triad e i Queers accettano qualsiasi Accessorio.
kind-ring = Anello
    .a = un Anello
    .the = l’Anello
    .n =
        { $n ->
            [one] { $n } Anello
           *[other] { $n } Anelli
        }
    .does = Ti aiuta a unirti al Cartel o alla Bratva. La Triad e i Queers accettano qualsiasi Accessorio.
kind-sunglasses = Occhiali da sole
    .a = un paio di Occhiali da sole
    .the = gli Occhiali da sole
    .n =
        { $n ->
            [one] { $n } paio di Occhiali da sole
           *[other] { $n } paia di Occhiali da sole
        }
    .does = Ti aiutano a unirti al Cartel o ai Bikers. La Triad e i Queers accettano qualsiasi Accessorio.

## Rare items

kind-phone = Cellulare
    .a = un Cellulare
    .the = il Cellulare
    .n =
        { $n ->
            [one] { $n } Cellulare
           *[other] { $n } Cellulari
        }
    .does = Si vende a 8 Sigarette. C’è sempre qualcuno che deve fare una chiamata.
kind-pills = Pillole
    .a = una scatola di Pillole
    .the = le Pillole
    .n =
        { $n ->
            [one] { $n } scatola di Pillole
           *[other] { $n } scatole di Pillole
        }
    .does = Si vendono a 7 Sigarette. Niente ricetta, niente domande.
kind-moonshine = Grappa clandestina
    .a = una bottiglia di Grappa clandestina
    .the = la Grappa clandestina
    .n =
        { $n ->
            [one] { $n } bottiglia di Grappa clandestina
           *[other] { $n } bottiglie di Grappa clandestina
        }
    .does = Si vende a 6 Sigarette. Meglio non annusarla prima.

## Action cards

kind-care_package = Pacco da casa
    .a = un Pacco da casa
    .the = il Pacco da casa
    .n =
        { $n ->
            [one] { $n } Pacco da casa
           *[other] { $n } Pacchi da casa
        }
    .does = Pesca 3 carte Ricerca e guadagna 3 Sigarette.
kind-ambush = Agguato
    .a = un Agguato
    .the = l’Agguato
    .n =
        { $n ->
            [one] { $n } Agguato
           *[other] { $n } Agguati
        }
    .does = Un altro giocatore nel tuo Luogo subisce un Pestaggio.
kind-riot = Rivolta
    .a = una Rivolta
    .the = la Rivolta
    .n =
        { $n ->
            [one] { $n } Rivolta
           *[other] { $n } Rivolte
        }
    .does = Tutte le mani vengono riunite, mescolate e ridistribuite una carta alla volta, in senso orario, a partire da te, fino all’ultima.
kind-corridor_pass = Lasciapassare
    .a = un Lasciapassare
    .the = il Lasciapassare
    .n =
        { $n ->
            [one] { $n } Lasciapassare
           *[other] { $n } Lasciapassare
        }
    .does = Muoviti in un altro Luogo a tua scelta, mai in Isolamento.
kind-snitch = Spia
    .a = una Spia
    .the = la Spia
    .n =
        { $n ->
            [one] { $n } Spia
           *[other] { $n } Spie
        }
    .does = Manda in Isolamento un altro giocatore, ovunque si trovi.
kind-painkillers = Antidolorifici
    .a = una dose di Antidolorifici
    .the = gli Antidolorifici
    .n =
        { $n ->
            [one] { $n } dose di Antidolorifici
           *[other] { $n } dosi di Antidolorifici
        }
    .does = Rimuovi tutti i tuoi Pestaggi.
kind-frisk = Perquisizione
    .a = una Perquisizione
    .the = la Perquisizione
    .n =
        { $n ->
            [one] { $n } Perquisizione
           *[other] { $n } Perquisizioni
        }
    .does = Prendi 1 carta a caso a un altro giocatore nel tuo Luogo e 1 Coltello dal tabellone.
kind-lockdown = Rientro in cella
    .a = un Rientro in cella
    .the = il Rientro in cella
    .n =
        { $n ->
            [one] { $n } Rientro in cella
           *[other] { $n } Rientri in cella
        }
    .does = Manda nel Blocco Detentivo chiunque non sia in Isolamento. Poi tutti gli altri, tranne il giocatore successivo, subiscono 2 Pestaggi.
kind-overtime = Straordinario
    .a = uno Straordinario
    .the = lo Straordinario
    .n =
        { $n ->
            [one] { $n } Straordinario
           *[other] { $n } Straordinari
        }
    .does = Guadagna 2 azioni in questo turno e 6 Sigarette. (Giocare la carta costa 1 azione.)

## Fists

# Laid instead of a Weapon card (ability of some Gang cards).
kind-fists = Pugni
    .a = i pugni nudi
    .the = i pugni

## Classes of cards: the heading, and .one for the band of a card

class-tool = Strumenti
    .one = { term-tool }
class-weapon = Armi
    .one = { term-weapon }
class-part = Componenti
    .one = Componente
class-accessory = Accessori
    .one = { term-accessory }
class-rare = Oggetti rari
    .one = { term-rare_item }
class-action = Carte Azione
    .one = Carta Azione

## Places
## .to: where somebody goes. .at: where somebody is. .does: what you do there.

place-cell_block = Blocco Detentivo
    .to = nel Blocco Detentivo
    .at = nel Blocco Detentivo
    .does = Scava: usa uno Strumento e segna i suoi punti Tunnel. Qui non puoi creare.
# Block A and Block B are the two halves of the Cell Block in team games.
place-block_a = Blocco A
    .to = nel Blocco A
    .at = nel Blocco A
    .does = Casa della squadra A, che qui può scavare ma non creare. Chi è della squadra B può creare, ma non scavare.
place-block_b = Blocco B
    .to = nel Blocco B
    .at = nel Blocco B
    .does = Casa della squadra B, che qui può scavare ma non creare. Chi è della squadra A può creare, ma non scavare.
place-cafeteria = Mensa
    .to = in Mensa
    .at = in Mensa
    .does = Ruba un Cucchiaio mentre il cuoco guarda altrove.
place-infirmary = Infermeria
    .to = in Infermeria
    .at = in Infermeria
    .does = Curati: rimuovi 1 Pestaggio.
place-yard = Area ricreativa
    .to = nell’Area ricreativa
    .at = nell’Area ricreativa
    .does = Vendi carte in cambio di Sigarette e compra Coltelli, un Piccone o una Pala.
place-showers = Docce
    .to = alle Docce
    .at = nelle Docce
    .does = Fai una Ricerca: in nessun altro Luogo c’è tanta roba nascosta. Qui non puoi creare.
place-solitary = Isolamento
    .to = in Isolamento
    .at = in Isolamento
    .does = Ti ci mandano solo le carte. L’unica azione possibile è un Movimento per uscirne.

## Gangs
## .the: with its natural article, as a direct object or after "con"; this form arrives as $gang.

gang-crew = Crew
    .the = la Crew
gang-cartel = Cartel
    .the = il Cartel
gang-bikers = Bikers
    .the = i Bikers
gang-bratva = Bratva
    .the = la Bratva
gang-triad = Triad
    .the = la Triad
gang-queers = Queers
    .the = i Queers

## Gang cards
## .does: the lasting ability, addressed to its owner.

gangcard-crew_lookout = Il palo
    .does = Ogni tua Ricerca ti fa pescare 2 carte in più.
gangcard-crew_night_shift = Turno di notte
    .does = Puoi fare due Ricerche per turno, e ognuna ti fa pescare 1 carta in più. Il tuo limite di carte in mano è 12.
gangcard-crew_stash = Il nascondiglio
    .does = Il tuo limite di carte in mano è 12, e ogni tua Ricerca ti fa pescare 1 carta in più. Ogni volta che un altro giocatore deve prenderti una carta a caso, la scegli tu.
gangcard-crew_scavengers = I rovistatori
    .does = Una volta per turno, quando fai una Ricerca, puoi prima prendere la carta in cima alla pila degli scarti delle carte Ricerca. Il tuo limite di carte in mano è 11.
gangcard-cartel_fence = Il ricettatore
    .does = All’inizio del tuo turno guadagni 6 Sigarette. Ogni volta che vendi, incassi in tutto 6 Sigarette in più.
gangcard-cartel_supplier = Il fornitore
    .does = All’inizio del tuo turno guadagni 4 Sigarette. Ogni volta che compri, spendi 6 Sigarette in meno: ormai paghi solo le Pale.
gangcard-cartel_dealer = Lo spacciatore
    .does = All’inizio del tuo turno guadagni 7 Sigarette.
gangcard-cartel_runners = I corrieri
    .does = All’inizio del tuo turno guadagni 5 Sigarette. Dopo ogni tuo Movimento peschi 1 carta Ricerca.
gangcard-bikers_throttle = A tutto gas
    .does = Dopo il tiro del tuo Movimento Semplice puoi tirare ancora, fino a due volte; vale l’ultimo tiro.
gangcard-bikers_shortcut = La scorciatoia
    .does = Il tuo Movimento Semplice non costa azioni se il tiro che vale è 5 o 6. Per tirare ti serve un’azione, che poi ti viene restituita.
gangcard-bikers_home_run = La via di casa
    .does = Puoi andare nel Blocco Detentivo (nelle partite a squadre, nel tuo Blocco) con 1 azione, senza tirare il dado: è un Movimento. Dopo il tiro del tuo Movimento Semplice puoi tirare ancora una volta.
gangcard-bikers_scouts = Le staffette
    .does = Dopo ogni tuo Movimento peschi 1 carta Ricerca (se ti mandano da qualche parte, non è un Movimento). Il tuo limite di carte in mano è 12.
gangcard-bratva_knuckles = Pugni nudi
    .does = Per farti un’Estorsione bisogna avere in mano due Armi, e calarle entrambe per intimidirti. Una volta per Scontro puoi usare i pugni al posto di una carta Arma; se vinci contro un giocatore, gli prendi 1 carta a caso in più.
gangcard-bratva_spoils = Il bottino
    .does = Quando fai un’Estorsione, guardi la mano del bersaglio prima di chiedere lo Strumento. Una volta per Scontro puoi usare i pugni al posto di una carta Arma; se vinci contro un giocatore, gli prendi 2 carte a caso in più.
gangcard-bratva_iron_jaw = Mascella di ferro
    .does = Una volta per Scontro puoi usare i pugni al posto di una carta Arma. Se perdi, non subisci Pestaggi; se vinci contro un giocatore, gli prendi 1 carta a caso in più.
gangcard-bratva_enforcer = Il picchiatore
    .does = Puoi fare due Estorsioni per turno e, una volta per Scontro, usare i pugni al posto di una carta Arma. Quando vinci uno Scontro contro un giocatore, prendi 2 carte a caso in più a chi ha perso.
gangcard-triad_tinkerer = Mani d’oro
    .does = Le tue ricette non richiedono la Combinazione. Ogni tua Ricerca ti fa pescare 2 carte in più.
gangcard-triad_workshop = L’officina
    .does = Puoi creare in qualsiasi Luogo, tranne che in Isolamento. Il tuo limite di carte in mano è 12.
gangcard-triad_discipline = Disciplina
    .does = I Pestaggi non ti impediscono né di creare né di scavare. Il tuo limite di carte in mano è 4.
gangcard-triad_tunnel_rats = Topi di galleria
    .does = Puoi andare nel Blocco Detentivo (nelle partite a squadre, nel tuo Blocco) con 1 azione, senza tirare il dado. Una volta per turno, quando scavi, puoi usare un secondo Strumento.
gangcard-queers_safe_house = Il rifugio
    .does = Puoi andare nel Blocco Detentivo (nelle partite a squadre, nel tuo Blocco) con 1 azione, senza tirare il dado. Per farti un’Estorsione bisogna avere in mano due Armi, e calarle entrambe per intimidirti.
gangcard-queers_nurse = Pronto soccorso
    .does = Alla fine del tuo turno rimuovi 1 Pestaggio. Il tuo limite di carte in mano è 6.
gangcard-queers_grapevine = Radio carcere
    .does = Una volta per turno, quando fai una Ricerca, puoi prima prendere la carta in cima alla pila degli scarti delle carte Ricerca. Quando fai un’Estorsione, guardi la mano del bersaglio prima di chiedere lo Strumento.
gangcard-queers_solidarity = Solidarietà
    .does = Il tuo limite di carte in mano è 12, e all’inizio del tuo turno guadagni 1 Sigaretta. Dopo che un altro giocatore ti ha preso una o più carte dalla mano, peschi 4 carte Ricerca.

## Backgrounds: named as entries of a criminal record, so that no name has the gender of a player
## .when: the moment at which it may be revealed. .first: for everyone. .second: what members of the Gang it names may add (8.2).

background-pickpocket = Borseggio
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Prendi 1 carta a caso a ogni altro giocatore nel tuo Luogo.
    .second = Pesca 9 carte Ricerca.
background-looter = Saccheggio
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Pesca 2 carte Ricerca.
    .second = Pesca altre 9 carte Ricerca.
background-informer = Soffiata
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Manda in Isolamento un altro giocatore, ovunque si trovi, e pesca 4 carte Ricerca.
    .second = Pesca altre 4 carte Ricerca.
background-smuggler = Contrabbando
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Guadagna 5 Sigarette e pesca 4 carte Ricerca.
    .second = Guadagna altre 6 Sigarette e pesca altre 6 carte Ricerca.
background-arms_dealer = Traffico d’armi
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Prendi 1 Coltello dal tabellone e pesca 4 carte Ricerca.
    .second = Prendi altri 2 Coltelli dal tabellone. Tutti gli altri, tranne il giocatore successivo, subiscono un Pestaggio, e tu peschi altre 3 carte Ricerca.
background-launderer = Riciclaggio
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Vendi una volta, ovunque, al doppio del prezzo stampato, senza spendere azioni; poi pesca 4 carte Ricerca.
    .second = Guadagna altre 14 Sigarette e pesca altre 4 carte Ricerca.
background-getaway_driver = Fuga al volante
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Pesca 5 carte Ricerca.
    .second = Pesca altre 4 carte Ricerca.
background-escape_artist = Escapologia
    .when = Quando subisci un’Estorsione, invece di rispondere.
    .first = L’Estorsione finisce e le Armi calate vengono scartate; poi ti muovi in un altro Luogo a tua scelta, mai in Isolamento, e rimuovi 1 Pestaggio.
    .second = L’attaccante subisce un Pestaggio e tu peschi 5 carte Ricerca.
background-daredevil = Sprezzo del pericolo
    .when = Dopo il tuo tiro per un Movimento Semplice, invece di scegliere tra i due Luoghi.
    .first = Invece che nei due Luoghi usciti, vai in un altro Luogo a tua scelta, mai in Isolamento, e pesca 4 carte Ricerca.
    .second = Pesca altre 6 carte Ricerca.
background-hitman = Omicidio su commissione
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Un altro giocatore nel tuo Luogo subisce un Pestaggio. Pesca 3 carte Ricerca.
    .second = Tutti gli altri, tranne il giocatore successivo, subiscono 2 Pestaggi, e tu peschi altre 5 carte Ricerca.
background-prizefighter = Boxe clandestina
    .when = Quando stai per perdere uno Scontro contro un giocatore.
    .first = Guadagna 9 Sigarette e pesca 4 carte Ricerca; poi lo Scontro continua.
    .second = Tutti gli altri, tranne il giocatore successivo, subiscono 2 Pestaggi, e tu peschi altre 9 carte Ricerca.
background-racketeer = Racket
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Prendi 1 carta a caso a un altro giocatore nel tuo Luogo e pesca 2 carte Ricerca.
    .second = Chiedi uno Strumento: quel giocatore te lo consegna o, se non ce l’ha, ti dà un’altra carta a caso.
background-engineer = Laurea in ingegneria
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Prendi 2 Coltelli dal tabellone e pesca 3 carte Ricerca.
    .second = Prendi 1 Cucchiaio dal tabellone e pesca altre 3 carte Ricerca.
background-locksmith = Scasso
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Prendi 1 carta a caso a un altro giocatore, ovunque si trovi, e pesca 2 carte Ricerca.
    .second = Crea una volta, in qualsiasi Luogo e nonostante i Pestaggi, senza spendere azioni.
background-saboteur = Sabotaggio
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Guarda la mano di un altro giocatore e pesca 4 carte Ricerca.
    .second = L’ultimo Strumento con cui quel giocatore ha scavato torna nella sua pila sul tabellone, e i suoi punti Tunnel vanno persi. Pesca altre 2 carte Ricerca.
background-medic = Medicina abusiva
    .when = Quando stai per perdere uno Scontro contro un giocatore.
    .first = Rimuovi tutti i tuoi Pestaggi e pesca 6 carte Ricerca; poi lo Scontro continua.
    .second = Pesca altre 2 carte Ricerca.
background-con_artist = Truffa
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Prendi 2 carte a caso a un altro giocatore nel tuo Luogo, poi restituisci altrettante carte a tua scelta.
    .second = Pesca 7 carte Ricerca.
background-agitator = Istigazione
    .when = Nel tuo turno, tra un’azione e l’altra.
    .first = Tutti gli altri, tranne il giocatore successivo, subiscono un Pestaggio, e tu peschi 5 carte Ricerca.
    .second = Pesca altre 2 carte Ricerca.

## Prisoners: names, the same in every language

prisoner-moth = Moth
prisoner-vesna = Vesna
prisoner-gristle = Gristle
prisoner-oz = Oz
prisoner-duchess = Duchess
prisoner-tallow = Tallow
prisoner-ibarra = Ibarra
prisoner-kestrel = Kestrel
prisoner-bruno = Bruno
prisoner-sable = Sable
prisoner-lark = Lark
prisoner-rook = Rook

## Michel and Michelle, the neutral prisoner

michel-michel = Michel
michel-michelle = Michelle

## Lists: longer ones are built from the left, with list-comma first and list-and or list-or last

list-and = { $a } e { $b }
list-or = { $a } o { $b }
list-comma = { $a }, { $b }
# Stands in for an empty list of cards, as a direct object ("niente" alone would want a "non").
nothing = zero carte
nobody = nessuno

## Game terms (docs/glossary.md), in the singular

term-search_card = carta Ricerca
term-weapon = Arma
term-tool = Strumento
term-accessory = Accessorio
term-rare_item = Oggetto raro
term-action_card = carta Azione
term-background = Precedenti
term-gang = Gang
term-beating = Pestaggio
term-cigarette = Sigaretta
term-tunnel_point = punto Tunnel
term-prisoner = Detenuto
term-place = Luogo
term-basic_action = Azione Base
term-place_action = Azione Luogo
term-to_search = Ricerca
term-to_move = Movimento
term-simple_move = Movimento Semplice
term-cautious_move = Movimento Prudente
term-join_a_gang = Unirsi a una Gang
term-play_an_action_card = Gioca una carta Azione
term-extort = Estorsione
term-intimidation = Intimidazione
term-cooperate = collaborare
term-combat = Scontro
term-attacker = attaccante
term-defender = difensore
term-craft = Creazione
term-dig = Scavare
term-steal_a_spoon = Rubare un Cucchiaio
term-heal = Curarsi
term-sell = Vendere
term-buy = Comprare
term-exchange = Scambio
term-team_mode = Modalità a squadre
term-discard_pile = pila degli scarti
