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
    .text = Hai trovato una Combinazione. Tiene insieme gli Strumenti: con un Oggetto a punta fa un Piccone. Gli altri sanno quante carte hai, mai quali.
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
lesson-craft = Crea un Piccone
    .text = Unisci l’Oggetto a punta e la Combinazione: un Piccone vale 2 punti Tunnel. Si può creare quasi ovunque, ma non nel Blocco Detentivo, nelle Docce o in Isolamento.
lesson-craft-end = Due Strumenti
    .text = Un Cucchiaio e un Piccone. In mano non danno punti e te li possono portare via: presto dovrai portarli a casa. Per ora termina il turno.

lesson-sent = Mandato in Isolamento
    .text = Vesna ha giocato una Spia contro Bruno e l’ha mandato in Isolamento, dove non si può fare altro che uscire. Giocare una carta Azione costa 1 azione; poi la carta si scarta. Quante carte dà una Ricerca dipende dal Luogo: in Mensa sono 2. Cerca ancora.
lesson-knives = Crea dei Coltelli
    .text = Una Catena e un Cellulare: tienili per dopo. Ora ricava 2 Coltelli dalla Lama. Coltelli e Lame sono Armi, e presto ti serviranno.
lesson-knives-end = Dieci carte al massimo
    .text = Hai usato entrambe le azioni. Alla fine del tuo turno puoi tenere al massimo 10 carte; tu ne hai 7. Termina il turno.

lesson-roll-home = È ora di scavare
    .text = Vesna ha scavato con il suo primo Cucchiaio. Per scavare devi essere nel Blocco Detentivo: da qui ti ci porta un 1, un 2 o un 3. Tira.
lesson-go-home = Di nuovo a casa
    .text = Il 2 porta nel Blocco Detentivo o in Infermeria. Vai nel Blocco Detentivo.
lesson-dig = Scava
    .text = Scava con il Piccone: 2 punti Tunnel. Nel tunnel è molto più al sicuro che in mano.
lesson-dig-end = Due su sei
    .text = Hai cominciato il tunnel. Il Cucchiaio deve aspettare: hai usato entrambe le azioni. Termina il turno.

lesson-beating = Un Pestaggio
    .text = Bruno è arrivato e ti ha teso un Agguato: ecco un Pestaggio. Con uno non puoi creare, con due nemmeno scavare. Puoi curarti in Infermeria, ma un solo Pestaggio non ti impedisce di scavare.
lesson-extort = Un’Estorsione
    .text = Vesna è qui, e l’hanno visto tutti: ha rubato due Cucchiai e ne ha usato solo uno. Con un’Arma in mano puoi fare un’Estorsione a chi è nel tuo Luogo, una volta per turno. Scegli Vesna.
lesson-name = Di’ che cosa vuoi
    .text = Chiedi lo Strumento che ti interessa. Sai che ha un Cucchiaio: chiedi quello.
lesson-lay = Mostra un’Arma
    .text = Ora cala un’Arma, per far capire che fai sul serio. Verrà scartata, qualunque sia la risposta.
lesson-cooperated = Vesna collabora
    .text = Vesna ti ha consegnato il Cucchiaio piuttosto che battersi. Hai ancora un’azione e sei nel Blocco Detentivo: scava con un Cucchiaio.
lesson-extort-end = A metà strada
    .text = 3 punti Tunnel su 6. Hai ancora un Cucchiaio, e un Coltello per difenderlo. Termina il turno.

lesson-answer = Ora tocca a te
    .text = Bruno vuole il tuo Cucchiaio e ha calato una Lama. Puoi collaborare e perdere il Cucchiaio, arrenderti e subire anche un Pestaggio, oppure calare un’Arma e batterti. Cala il Coltello.
lesson-combat = Hai vinto
    .text = Bruno non aveva altre Armi. Chi perde uno Scontro subisce un Pestaggio, e chi vince prende una carta: a te è toccato un Anello, a caso. Tutte le Armi calate si scartano.

lesson-join = Unisciti a una Gang
    .text = Catena e Anello sono Accessori, e il Cartel accetta proprio questi. Unirsi costa 1 azione e le due carte; ricevi la carta in cima alla pila della Gang.
lesson-reveal = I tuoi Precedenti
    .text = Con «I corrieri» vendi e compri ovunque, ma tieni solo 2 carte. I tuoi Precedenti, Riciclaggio, danno una vendita al doppio del prezzo e, dato che sei del Cartel, 10 Sigarette: non costano azioni e valgono una volta per partita. Rivelali con entrambi gli effetti.
lesson-sell = Vendi
    .text = Una Pala costa 8 Sigarette. Il tuo Cellulare è un Oggetto raro: ne rende 5, e con Riciclaggio 10. Vendilo.
lesson-sold = Altro?
    .text = Ora hai 10 Sigarette. In una sola vendita puoi cedere quante carte vuoi; oggi basta il Cellulare. Scegli «Fatto».
lesson-second = Il secondo effetto
    .text = Chi è della Gang indicata sui propri Precedenti può aggiungere il secondo effetto. Riciclaggio indica il Cartel e ti dà altre 10 Sigarette. Applica il secondo effetto.
lesson-buy = Compra una Pala
    .text = Il Cellulare ti ha reso 10 Sigarette invece di 5, il secondo effetto altre 10. Grazie ai corrieri puoi comprare anche qui. Prendi una Pala per 8.
lesson-sale-end = Azioni finite
    .text = Unirti alla Gang e comprare ti è costato 2 azioni, rivelare nessuna. Termina il turno.
lesson-limit = Il limite di carte
    .text = Alla fine del turno puoi tenere 10 carte, ma con «I corrieri» solo 2. Tu ne hai 3. Scarta la Combinazione: non ti serve più.

lesson-last-dig = L’ultimo pezzo di muro
    .text = Vesna ha scavato ancora, e Bruno si è curato il Pestaggio. Mancano 3 punti Tunnel, e una Pala ne vale proprio 3. Scava.
lesson-won = Sei fuori
    .text = Cucchiaio, Piccone, Pala: 6 punti Tunnel, e la partita finisce subito. Ti aspettano altre Gang e altri Precedenti, le squadre, Michel e Michelle. Se hai un dubbio, ti aiutano la barra, il diario e il regolamento.
