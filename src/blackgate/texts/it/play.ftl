### Blackgate, Italian: what the browser itself says at the table. Cards, stories and questions come worded from the service.
### Short labels (act-…-short, tab-…, verb-…) stand on small buttons: keep them as short as the English.

you = tu
away = assente
team = Squadra { $team }
bot-random = Ubriaco
bot-rookie = Novellino
bot-inmate = Recluso
bot-boss = Boss
bot-warden = Direttore
stands-in = Al suo posto: { $bot }
looks-michel = Michel
looks-michelle = Michelle
watching = Stai guardando. Le mani restano nascoste fino alla fine della partita.
watching-shared = Tocca a { $who }. Le vostre mani restano nascoste finché non tocca a uno di voi.

## The top line

table-code = Tavolo { $code }
turn = turno { $n }
goal =
    { $n ->
        [one] Vince chi arriva a { $n } punto Tunnel
       *[other] Vince chi arriva a { $n } punti Tunnel
    }
sound = Audio
rules = Regole
rule = Regola { $clause }
hint = Chiedi un consiglio
undo = Annulla la mossa
undo-ask = Chiedi di annullare
pause = Metti in pausa
pause-ask = Chiedi una pausa
resume = Riprendi
resume-ask = Chiedi di riprendere
result = Risultato
settings = Impostazioni
leave = Lascia il tavolo

## The bar

bar = Che cosa aspetta il gioco
bar-your-turn = Tocca a te
bar-you = Decidi tu
bar-over = Fine
bar-paused = In pausa
bar-paused-how = Scegli «{ $button }» per continuare.
bar-actions =
    { $n ->
        [0] Nessuna azione rimasta
        [one] Resta { $n } azione
       *[other] Restano { $n } azioni
    }
bar-whose-turn = Turno di { $who }
clock-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    } { $h } h
clock-reserve = { $time } di riserva
clock-on-reserve = Riserva
clock-left = Tempo rimasto:
clock-low =
    { $n ->
        [one] Ti resta { $n } secondo.
       *[other] Ti restano { $n } secondi.
    }

## Plan and piles

plate-dice = Risultati del dado: { $dice }
plate-cards-only = solo con le carte
plate-search =
    { $n ->
        [one] Una Ricerca dà { $n } carta
       *[other] Una Ricerca dà { $n } carte
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
michel-discard-text = Queste carte sono state girate e restano scoperte (10.2). Tornano in gioco quando il mazzo finisce.
gangs = Gang
gang-of = { $n } tra
gang-any = { $n } diversi
gang-accepts = Accettati: { $kinds }.
gang-label =
    { $gang }. Carta in cima: { $card }. { $does } { $n ->
        [one] { $n } carta nella pila.
       *[other] { $n } carte nella pila.
    } Richiede { $needs } Accessori diversi.
gang-label-empty = { $gang }. La pila è vuota: per ora nessuno può unirsi a questa Gang.

## Players

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
known-label = Carte viste nella mano di { $name }: { $cards }
known-text = Le carte che hai visto in questa mano e che ci sono ancora.
player-gang = Gang
player-no-gang = Per ora in nessuna Gang.
player-background-hidden = Non ancora rivelati.
player-known = Carte che hai visto

## Log and chat

log = Diario di guardia
log-earlier = Righe precedenti
log-rewind = Torna a questo momento
log-was-undone = Annullato:
log-stood_in =
    { $you ->
        [yes] Ora un bot gioca per te.
       *[no] Ora un bot gioca per { $who }.
    }
log-came_back =
    { $you ->
        [yes] Sei di nuovo qui.
       *[no] { $who } è di nuovo qui.
    }
log-started = Le porte delle celle si chiudono.
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-say = Di’ qualcosa
chat-send = Invia

## Your cards

dock = Le tue carte e quello che puoi fare
dock-skip = Vai alle tue carte e alle tue azioni
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
reveal-title = Riveli i tuoi Precedenti?
reveal-first = Primo effetto:
reveal-member = Fai parte di questa Gang: puoi usare entrambi gli effetti.
reveal-outsider = Non fai parte di questa Gang: puoi usare solo il primo effetto.
reveal-once = Tutti li vedranno, e valgono una volta sola per partita.
reveal-both = Rivela con entrambi gli effetti
reveal-later = Rivela e decidi dopo
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

## Actions

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
act-join = Unisciti a una Gang
act-join-short = Unisciti
act-dig = Scava
act-dig-short = Scava
act-steal = Ruba un Cucchiaio
act-steal-short = Cucchiaio
act-heal = Curati
act-heal-short = Curati
act-sell = Vendi
act-sell-short = Vendi
act-buy = Compra
act-buy-short = Compra
act-exchange = Scambio
act-exchange-short = Scambio
act-end = Termina il turno
act-end-short = Fine turno
detail-search =
    { $n ->
        [one] dà { $n } carta
       *[other] dà { $n } carte
    }
detail-move = tira e scegli il Luogo
detail-cautious = ovunque, 2 azioni
detail-steal = dalla pila
detail-heal = un Pestaggio in meno
detail-sell = in cambio di Sigarette
detail-buy = con Sigarette
detail-end =
    { $n ->
        [one] perdi { $n } azione
       *[other] perdi { $n } azioni
    }
detail-end-none = azioni finite
why-nothing = Puoi usare i pulsanti accesi. Indicane o scegline uno spento per sapere perché non puoi usarlo.
choose-other = Qualcos’altro
always = Rispondi sempre così
end-sure =
    { $n ->
        [one] Ti resta { $n } azione. Termini il turno lo stesso?
       *[other] Ti restano { $n } azioni. Termini il turno lo stesso?
    }
end-sure-none = Termini il turno?
end-not-yet = Non ancora

## Dialogs

picked = Carte scelte: { $n } su { $of }
done = Fatto
sell-text = Scegli le carte da vendere, quante ne vuoi. Te le pagano subito.
sell-sum =
    { $n ->
        [0] Nessuna carta scelta
        [one]
            { $sum ->
                [0] { $n } carta, nessun incasso
               *[other] { $n } carta per { $sum }
            }
       *[other]
            { $sum ->
                [0] { $n } carte, nessun incasso
               *[other] { $n } carte per { $sum }
            }
    }
sell-confirm =
    { $sum ->
        [0] Vendi senza incassare nulla
       *[other] Vendi per { $sum }
    }
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
join-text =
    { $n ->
        [one] Scarta { $n } Accessorio.
       *[other] Scarta { $n } Accessori diversi.
    }
join-leave = Lasci la tua Gang: la carta «{ $card }» torna sotto la sua pila.
join-confirm = Unisciti
exchange-give = Scegli che cosa dare a { $who }. Lo riceve subito; poi { $who } può darti qualcosa in cambio.
exchange-back = Ora puoi dare tu qualcosa in cambio a { $who }, o niente.
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

## The fight

fight = Estorsione
fight-caption =
    { $place }, turno { $n }.
    La guardia si gira dall’altra parte.
fight-threat = Hai una cosa che voglio.
fight-demand = { $card }. O i tuoi denti.
fight-sound = Zac!
attacker = attaccante
defender = difensore
wanted = Richiesto
fists = Pugni
michel-none = Nessun Coltello
michel-knife = Un Coltello. Strumenti sulla carta: { $tools }
michel-knife-again = Un altro Coltello
answer-name = Chiedi uno Strumento
answer-name-attacker = È tuo se { $who } lo consegna, o se perde avendolo in mano.
answer-cooperate = Collabora
answer-cooperate-defender = Consegni lo Strumento ({ $card }). Finisce qui e nessuno si fa male.
answer-cooperate-lack = Non hai lo Strumento richiesto ({ $card }).
answer-cooperate-late = Solo come prima risposta.
answer-discard = Consegna
answer-discard-michel = Scarta uno Strumento richiesto, ed è finita.
answer-lay = Cala un’Arma
answer-lay-attacker = Poi { $who } risponde o perde.
answer-lay-defender =
    Poi { $who } ne cala un’altra o perde: un Pestaggio per { $who }, { $n ->
        [one] una carta
       *[other] fino a { $n } carte
    } a caso per te.
answer-lay-helper =
    { $beaten ->
        [yes] Al posto di { $who }. Se perdete lo stesso, anche tu subisci un Pestaggio e perdi una carta a caso.
       *[no] Al posto di { $who }. Se perdete lo stesso, perdi una carta a caso, ma non subisci nessun Pestaggio.
    }
answer-lay-helper-michel =
    { $beaten ->
        [yes] Al posto di { $who }. Se perdete lo stesso, anche tu subisci un Pestaggio, ma non perdi carte.
       *[no] Al posto di { $who }. Anche se perdete, non subisci nessun Pestaggio e non perdi carte.
    }
answer-lay-michel = Poi si mostra la carta seguente. Se non ha un Coltello, hai vinto.
answer-lay-lack = Non hai più Armi.
answer-hold = Chiedi aiuto
answer-hold-attacker = Chiedi a { $names } di calare un’Arma per te; se nessuno lo fa, decidi di nuovo tu. Se perdi, anche chi ti ha aiutato subisce un Pestaggio e perde una carta a caso.
answer-hold-defender = Chiedi a { $names } di calare un’Arma per te; se nessuno lo fa, decidi di nuovo tu. Se perdi, anche chi ti ha aiutato subisce un Pestaggio e perde una carta a caso.
answer-hold-michel = Chiedi a { $names } di calare un’Arma per te; se nessuno lo fa, decidi di nuovo tu. Se perdi, anche chi ti ha aiutato subisce un Pestaggio, ma non perde carte.
answer-yield = Arrenditi
answer-yield-attacker =
    { $beaten ->
        [yes] Subisci un Pestaggio, e { $who } ti prende una carta a caso.
       *[no] { $who } ti prende una carta a caso. Non subisci nessun Pestaggio.
    }
answer-yield-more =
    { $n ->
        [one] { $who } ti prende un’altra carta a caso.
       *[other] { $who } ti prende altre { $n } carte a caso.
    }
answer-pass = Restane fuori
answer-pass-helper = Non cali nessun’Arma per { $who }.
answer-pass-helper-michel = Non cali nessun’Arma per { $who }.
cost-lose = perdi { $n }
cost-spend-one = costa 1
cost-none = nessuno
cost-beating = da { $from } a { $to }
cost-beating-full = resta a 2

## The table itself

connection-lost = La connessione è caduta: nuovo tentativo in corso. Non hai perso niente.
rewound = Stai rivedendo il turno { $n }.
rewind-back = Un passo indietro
rewind-forward = Un passo avanti
rewind-now = Torna al presente
paused = La partita è in pausa.
proposed-undo =
    { $you ->
        [yes] Hai chiesto di annullare una mossa.
       *[no] { $who } chiede di annullare una mossa.
    }
proposed-pause =
    { $you ->
        [yes] Hai chiesto una pausa.
       *[no] { $who } chiede una pausa.
    }
proposed-resume =
    { $you ->
        [yes] Hai chiesto di riprendere la partita.
       *[no] { $who } chiede di riprendere la partita.
    }
agree = Accetta
disagree = Rifiuta
stood-in = Un bot sta giocando per te.
stood-in-why = Non c’eri o il tuo tempo era scaduto.
take-back = Riprendi il tuo posto
understood = Capito
away-title = Mentre non c’eri
away-text = Ecco che cosa ti è successo. Scegli una riga per rivedere il momento.
away-on = Continua
curtain-title = Ora decide { $name }
curtain-text = Passa il dispositivo. Gli altri guardano altrove.
curtain-lift = Sono { $name }

## Phone tabs and keys

tab-prison = Carcere
tab-piles = Pile
tab-players = Giocatori
tab-log = Diario
keys-title = Tasti
keys-text = Con Tab ti sposti, con Invio scegli. Questi tasti sono più rapidi:
keys-digits = La scelta con quel numero
# What is printed on the Escape key.
key-escape = Esc
keys-escape = Scegli qualcos’altro
keys-hand = Vai alle tue carte
keys-places = Vai ai Luoghi
keys-log = Vai al diario
keys-off-in-chat = Questi tasti non funzionano mentre la chat è aperta. Puoi disattivarli del tutto nelle impostazioni.
keys-off = Hai disattivato questi tasti nelle impostazioni.
pace = Velocità delle mosse dei bot
pace-slow = Lenta
pace-usual = Normale
pace-fast = Rapida
pace-instant = Senza pause
pace-skip = Salta al mio turno
since = Dal tuo ultimo turno
since-close = Chiudi «Dal tuo ultimo turno»
win-warning = Può vincere scavando una sola volta: { $who }
bar-rolling = Il dado rotola…
card-new = nuova
fight-result = Esito dell’Estorsione
fight-you-won = Hai vinto
fight-you-lost = Hai perso
fight-won = Vince: { $who }
fight-cooperated = Strumento consegnato
fight-escaped = Estorsione schivata
fight-continue = Continua
fight-hand = La tua mano: { $cards }
fight-weapons =
    { $n ->
        [0] Nessuna Arma rimasta
        [one] Ancora { $n } Arma
       *[other] Ancora { $n } Armi
    }
fight-known = Carte che conosci: { $cards }
answer-yield-defender-has =
    { $beaten ->
        [yes]
                { $who } ti prende { $tool ->
                    [spoon] un Cucchiaio
                    [pickaxe] un Piccone
                    [shovel] una Pala
                   *[other] lo Strumento ({ $card })
                } e tu subisci un Pestaggio.
       *[no]
                { $who } ti prende { $tool ->
                    [spoon] un Cucchiaio
                    [pickaxe] un Piccone
                    [shovel] una Pala
                   *[other] lo Strumento ({ $card })
                }, ma non subisci nessun Pestaggio.
    }
answer-yield-michel-has =
    { $beaten ->
        [yes]
                Subisci un Pestaggio e perdi { $tool ->
                    [spoon] un Cucchiaio
                    [pickaxe] un Piccone
                    [shovel] una Pala
                   *[other] lo Strumento ({ $card })
                }.
       *[no]
                Perdi { $tool ->
                    [spoon] un Cucchiaio
                    [pickaxe] un Piccone
                    [shovel] una Pala
                   *[other] lo Strumento ({ $card })
                }, ma non subisci nessun Pestaggio.
    }
answer-yield-michel-choice =
    { $beaten ->
        [yes] Subisci un Pestaggio e perdi uno degli Strumenti richiesti, a tua scelta.
       *[no] Perdi uno degli Strumenti richiesti, a tua scelta, ma non subisci nessun Pestaggio.
    }
answer-yield-michel-lack =
    { $beaten ->
        [yes] Subisci un Pestaggio e perdi una carta a caso.
       *[no] Perdi una carta a caso, ma non subisci nessun Pestaggio.
    }
answer-yield-empty =
    { $beaten ->
        [yes] Subisci un Pestaggio. Non hai carte da perdere.
       *[no] Non subisci nessun Pestaggio e non hai carte da perdere.
    }
