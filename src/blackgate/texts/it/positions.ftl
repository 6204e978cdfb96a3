## Che cosa si può provare in ogni posizione di positions/positions.json; il numero è quello della regola. Una o due frasi brevi.

position-3-2 = Il tuo Strumento migliore basta per vincere. Scava con quello.

position-4-1 = Comincia una partita, e hai 2 azioni. Usale nell’ordine che vuoi, poi termina il turno.
position-4-3 = Hai in mano più di 10 carte. Termina il turno e scegli quali scartare.

position-5-1 = Sei nelle Docce. Fai una Ricerca e guarda quante carte peschi qui.
position-5-2 = Hai uno Strumento, ma si scava solo nel Blocco Detentivo. Tira il dado: indica due Luoghi, e tu ne scegli uno.
position-5-3 = Hai un ottimo Strumento, e il dado è capriccioso. Vai nel Blocco Detentivo con un Movimento Prudente: costa entrambe le azioni.
position-5-5 = I tuoi Accessori vanno bene per più di una Gang. Unisciti a una: la sua carta in cima diventa tua.
position-5-7 = Hai una Perquisizione, e qualcuno è nel tuo Luogo. Giocala: gli prendi una carta a caso, e un Coltello dal tabellone.
position-5-8 = Qualcuno è nel tuo Luogo, e sai che ha in mano uno Strumento. Fai un’Estorsione: chiedi quello Strumento, poi cala un’Arma.
position-5-10 = Subisci un’Estorsione e hai lo Strumento richiesto. Collabora, cala un’Arma o arrenditi: quanto vale per te?
position-5-11 = Sei in uno Scontro e tocca a te rispondere. Cala un’altra Arma o arrenditi.
position-5-14 = Hai i pezzi per più di una ricetta. Fai una Creazione e scegli che cosa ottenere.

position-6-1 = Sei nel Blocco Detentivo con degli Strumenti in mano. Scava con uno: i suoi punti Tunnel contano subito.
position-6-2 = Sei in Mensa. Ruba un Cucchiaio: è il modo più rapido per avere uno Strumento.
position-6-3 = Hai subito un Pestaggio e sei in Infermeria. Curati.
position-6-4 = Sei nell’Area ricreativa. Vendi le carte che non ti servono, quante ne vuoi, con una sola azione.
position-6-5 = Sei nell’Area ricreativa, e le tue Sigarette bastano per uno Strumento. Compra quello che vuoi.
position-6-6 = Sei in Isolamento. Guarda che cosa puoi ancora fare, poi esci.

position-7-1 = Hai 2 Pestaggi e uno Strumento. Prova a scavare: il gioco ti dice perché non puoi.

position-8-1 = Ora puoi rivelare i tuoi Precedenti, e non è un’azione. Leggi la carta, poi rivelala.
position-8-2 = Fai parte della Gang che i tuoi Precedenti nominano. Rivelali: dopo il loro effetto ti viene proposto il secondo.
position-8-3 = Subisci un’Estorsione, e proprio adesso puoi rivelare i tuoi Precedenti. Rivelali.

position-9-1 = La tua carta Gang ti lascia tirare ancora. Tieni questo risultato o tira di nuovo.

position-10-4 = Il tuo turno finisce. Puoi tirare il dado per Michelle: dove arriva, fa un’Estorsione a tutti.
position-10-6 = Michelle ti fa un’Estorsione. Scarta uno Strumento che vuole, cala un’Arma o arrenditi.

position-11-5 = Un compagno di squadra è nel tuo Luogo. Fate uno Scambio: dagli carte e Sigarette, poi tocca a lui.
position-11-7 = Il tuo compagno di squadra combatte e chiede aiuto. Cala un’Arma per lui o passa.
