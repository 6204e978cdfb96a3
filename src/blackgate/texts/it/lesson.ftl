## Il tutorial: che cosa si dice a ogni passo di tutorial/steps.toml. Un titolo e due o tre frasi brevi.

# Come si chiama al tavolo chi sta imparando.
lesson-you = Tu

lesson-goal = La via d’uscita
    .text = Hai un piano: un tunnel. Gli Strumenti con cui scavi danno punti Tunnel, e chi arriva per primo a 6 è libero. Per questa lezione il tunnel è corto: in una vera partita a tre ne servono 12.
lesson-places = Il carcere
    .text = Tu, Vesna e Bruno siete nel Blocco Detentivo. Ogni Luogo ha la sua utilità: in Mensa si rubano i Cucchiai, nell’Area ricreativa si commercia, e si scava solo nel Blocco Detentivo. Nessuno va in Isolamento di sua volontà.
lesson-search = Guardati intorno
    .text = È il tuo turno, e in un turno hai 2 azioni. La barra dice sempre che cosa aspetta il gioco. Una volta per turno puoi fare una Ricerca: qui dà 1 carta. Prova.
lesson-hand = La tua mano
    .text = Hai trovato una Combinazione. Tiene insieme gli Strumenti: con un Contenitore fa una Pala. Gli altri sanno quante carte hai, mai quali.
lesson-roll = Tira e muoviti
    .text = Un Movimento Semplice costa 1 azione. Tiri il dado, e ogni risultato indica due Luoghi; le porte mostrano le tue probabilità. Con 1 o 4 arrivi in Mensa. Il Movimento Prudente non ha bisogno di fortuna, ma di 2 azioni.
lesson-go = Un quattro
    .text = Il 4 porta in Mensa o nell’Area ricreativa. A te servono le posate: scegli la Mensa.
lesson-end = Termina il turno
    .text = Non hai più azioni. Termina il turno e guarda che cosa combinano Vesna e Bruno.

lesson-others = Intanto, gli altri
    .text = Anche Vesna è venuta qui e si è messa in tasca un Cucchiaio; Bruno è in Infermeria. Il diario conserva tutto, e se scegli una riga torni a quel momento. Le carte pescate dagli altri restano nascoste, quelle prese dal tabellone no.
lesson-steal = Ruba un Cucchiaio
    .text = In Mensa 1 azione ti dà un Cucchiaio, finché ce ne sono. È lo Strumento più piccolo: 1 punto Tunnel.
lesson-craft = Crea una Pala
    .text = Unisci il Contenitore e la Combinazione: una Pala vale 3 punti Tunnel. Si può creare quasi ovunque, ma non nel Blocco Detentivo, nelle Docce o in Isolamento.
lesson-craft-end = Due Strumenti
    .text = Un Cucchiaio e una Pala. In mano non danno punti e te li possono portare via: presto dovrai portarli a casa. Per ora termina il turno.

lesson-sent = Mandato in Isolamento
    .text = Vesna ha giocato una Spia contro Bruno e l’ha mandato in Isolamento, dove non si può fare altro che uscire. Giocare una carta Azione costa 1 azione; poi la carta si scarta. Quante carte dà una Ricerca dipende dal Luogo: in Mensa sono 2. Cerca ancora.
lesson-to-yard = A fare affari
    .text = Una Catena e un Anello: vedrai presto a che servono. Hai anche un Cellulare, e per venderlo si va nell’Area ricreativa. Ci arrivi con un 3, un 4 o un 6. Tira il dado.
lesson-go-yard = Un tre
    .text = Il 3 porta nel Blocco Detentivo o nell’Area ricreativa. Vai nell’Area ricreativa.
lesson-yard-end = Il mercato
    .text = Qui puoi vendere carte in cambio di Sigarette, e comprare Coltelli, un Piccone o una Pala. Hai usato entrambe le azioni: termina il turno.

lesson-join = Unisciti a una Gang
    .text = Bruno ti ha seguito con una Perquisizione: il tuo Cucchiaio è sparito. Ma Catena e Anello sono Accessori, e il Cartel accetta proprio questi. Unirsi costa 1 azione e le due carte; ricevi la carta in cima alla pila della Gang.
lesson-reveal = I tuoi Precedenti
    .text = Hai «Lo spacciatore»: 7 Sigarette all’inizio di ogni tuo turno. I tuoi Precedenti, Riciclaggio, danno una vendita al doppio del prezzo e 4 carte, e al Cartel anche di più, senza azioni e una volta per partita. Rivelali.
lesson-sell = Vendi
    .text = Il tuo Cellulare è un Oggetto raro: rende 8 Sigarette, e con Riciclaggio 16. Vendilo.
lesson-sold = Altro?
    .text = Ora hai 16 Sigarette. In una sola vendita puoi cedere quante carte vuoi; oggi basta il Cellulare. Scegli «Fatto» e pesca 4 carte.
lesson-second = Il secondo effetto
    .text = Chi è della Gang indicata sui propri Precedenti può aggiungere il secondo effetto. Riciclaggio indica il Cartel: altre 14 Sigarette e altre 4 carte. Applica il secondo effetto.
lesson-buy = Compra un Piccone
    .text = Hai 30 Sigarette. Un acquisto costa 1 azione, e un Piccone vale 2 punti Tunnel. Prendine uno per 6.
lesson-sale-end = Azioni finite
    .text = Unirti alla Gang e comprare ti è costato 2 azioni, rivelare nessuna. Termina il turno.
lesson-limit = Il limite di carte
    .text = Alla fine del turno puoi tenere 10 carte, e tu ne hai 11. Scarta la Combinazione: non ti serve più.

lesson-roll-home = È ora di scavare
    .text = Vesna ha scavato con il suo primo Cucchiaio. Per scavare devi essere nel Blocco Detentivo: da qui ti ci porta un 1, un 2 o un 3. Tira.
lesson-go-home = Di nuovo a casa
    .text = Il 2 porta nel Blocco Detentivo o in Infermeria. Vai nel Blocco Detentivo.
lesson-dig = Scava
    .text = Scava con la Pala: 3 punti Tunnel. Nel tunnel è molto più al sicuro che in mano.
lesson-dig-end = Tre su sei
    .text = Hai cominciato il tunnel. Il Piccone deve aspettare: hai usato entrambe le azioni. Termina il turno.

lesson-extort = Un’Estorsione
    .text = L’Agguato di Bruno ti è costato un Pestaggio: con uno non puoi creare, con due nemmeno scavare, finché non ti curi in Infermeria. Vesna ha ancora uno dei due Cucchiai rubati. Con un’Arma puoi fare un’Estorsione per turno a chi è nel tuo Luogo: falla a Vesna.
lesson-name = Di’ che cosa vuoi
    .text = Chiedi lo Strumento che ti interessa. Sai che ha un Cucchiaio: chiedi quello.
lesson-lay = Mostra un’Arma
    .text = Ora cala un’Arma, per far capire che fai sul serio. Verrà scartata, qualunque sia la risposta.
lesson-cooperated = Vesna collabora
    .text = Vesna ti ha dato il suo Cucchiaio piuttosto che combattere. Ti resta un’azione e sei nel Blocco Detentivo: scava con il Piccone.
lesson-extort-end = Ci sei quasi
    .text = 5 punti Tunnel su 6. Hai di nuovo un Cucchiaio, e una Lama per difenderlo. Termina il turno.

lesson-answer = Ora tocca a te
    .text = Bruno vuole il tuo Cucchiaio e ha calato un Coltello. Puoi collaborare e perdere il Cucchiaio, arrenderti e subire anche un Pestaggio, oppure calare un’Arma e combattere. Cala la tua Lama.
lesson-combat = Hai vinto
    .text = Bruno non aveva altre Armi. Chi perde uno Scontro subisce un Pestaggio, e chi vince prende una carta: a te è toccato un Anello, a caso. Tutte le Armi calate si scartano.

lesson-last-dig = L’ultimo pezzo di muro
    .text = Ti manca 1 punto Tunnel, e un Cucchiaio ne vale proprio 1. Un solo Pestaggio non ti ferma. Scava.
lesson-won = Sei fuori
    .text = Pala, Piccone, Cucchiaio: 6 punti Tunnel, e la partita finisce subito. Ti aspettano altre Gang e altri Precedenti, le squadre, Michel e Michelle. Se hai un dubbio, ti aiutano la barra, il diario e il regolamento.
