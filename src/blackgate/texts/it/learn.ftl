# Le parole del browser per capire: ciò che appare accanto a una cosa, il regolamento, i consigli e la lezione.

# Accanto a una carta, a un Luogo, a una pila
peek-label = Spiegazione
peek-points =
    { $n ->
        [one] { $n } punto Tunnel
       *[other] { $n } punti Tunnel
    }
peek-sells =
    { $n ->
        [0] Alla vendita non vale nulla
        [one] Si vende a { $n } Sigaretta
       *[other] Si vende a { $n } Sigarette
    }
peek-copies = { $n } nel gioco
peek-times = { $n } ×
peek-gang-wants = Per unirti, scarta { $n } di questi, tutti diversi:
peek-background = Precedenti
peek-second = Se fai parte della Gang ({ $gang }):
peek-dice = Dado: { $results }
peek-no-die = Nessun tiro porta qui
peek-search =
    { $n ->
        [one] Ricerca: { $n } carta
       *[other] Ricerca: { $n } carte
    }
peek-no-search = Qui non puoi fare Ricerche
peek-craft = Qui puoi creare
peek-no-craft = Qui non puoi creare
peek-craft-visitors = Qui può creare solo chi viene dall’altro Blocco
peek-michel = Che cosa mostra la carta
peek-michel-none = Nessun Coltello: ti lascia in pace.
peek-michel-knife = Un Coltello. Vuole uno di questi:
peek-pile-search = Mazzo Ricerca
peek-pile-search-text = Da qui si pesca con la Ricerca. All’inizio di una partita contiene queste carte:
peek-pile-michel = Le carte di Michel(le)
peek-pile-discard = Pila degli scarti
peek-pile-discard-text = Qui le carte scartate restano scoperte, sotto gli occhi di tutti. Quando il mazzo Ricerca è vuoto, questa pila viene mescolata e prende il suo posto.

# Il regolamento
rules-title = Regolamento
rules-chapters = Capitoli
rules-clause = Regola { $number }
rules-table = Tabella: { $about }
rules-search = Cerca nel regolamento
rules-hits =
    { $n ->
        [one] { $n } risultato qui
       *[other] { $n } risultati qui
    }
rules-found =
    { $n ->
        [one] { $n } risultato
       *[other] { $n } risultati
    }
rules-none = Nessun risultato
rules-none-short = niente
rules-at = { $at } di { $n }
rules-next = Risultato successivo
rules-before = Risultato precedente
rules-whole = Tutto il regolamento
rules-unknown = Nessuna regola ha questo numero.

# I consigli
hint-title = Un consiglio
hint-thinking = Un veterano ci sta pensando…
hint-lead = Quello che i bot farebbero al tuo posto. Vedono quello che vedi tu, niente di più.
hint-best = prima scelta
hint-chance = Probabilità di vincere: { $percent }%
hint-play = Fai così
hint-none = Nessuna idea. Fidati dell’istinto.
hint-again = Pensaci ancora

# La lezione
learn-title = La tua prima notte
learn-step = { $n } di { $m }
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta questa parte
learn-show = Fallo per me
learn-now = Tocca a te:
learn-other = Si può fare anche così, ma per questa lezione prova: { $move }
learn-watch = Giocano gli altri…
learn-hurry = Più veloce
learn-leave = Lascia la lezione
learn-restart = Ricomincia
learn-end-title = Conosci il gioco
learn-end-text = Hai cercato, creato, scavato e lottato fino a evadere. Blackgate ha più carte di quelle viste stanotte: guardane una e ti dirà che cosa fa.
learn-end-play = Gioca ora
learn-end-new = Apri un tavolo per gli amici
learn-end-rules = Leggi il regolamento
