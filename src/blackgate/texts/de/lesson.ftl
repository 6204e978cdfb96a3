## Das Tutorial: was an jeder Stelle von tutorial/steps.toml gesagt wird. Ein Titel und zwei, drei kurze Sätze.

# Wie am Tisch heißt, wer hier lernt.
lesson-you = Du

lesson-goal = Der Weg nach draußen
    .text = Dein Plan ist ein Tunnel. Werkzeuge, die du darin einsetzt, bringen Tunnelpunkte, und wer zuerst 6 hat, ist frei. Für diese Lektion ist der Tunnel kurz; in einer richtigen Partie zu dritt braucht er 12.
lesson-places = Das Gefängnis
    .text = Du bist mit Vesna und Bruno im Zellenblock. Jeder Ort ist für etwas anderes gut: Löffel in der Cafeteria, Handel im Aufenthaltsraum, und nur im Zellenblock lässt sich graben. In Einzelhaft geht niemand freiwillig.
lesson-search = Sieh dich um
    .text = Du bist am Zug und hast 2 Aktionen. Die Leiste sagt immer, worauf das Spiel wartet. Einmal pro Zug darfst du deinen Ort durchsuchen: Hier bringt das 1 Karte. Probier es.
lesson-hand = Deine Hand
    .text = Du hast eine Verbindung gefunden. Sie hält Werkzeuge zusammen: Behälter und Verbindung ergeben eine Schaufel. Die anderen wissen, wie viele Karten du hast, aber nicht, welche.
lesson-roll = Würfle und geh los
    .text = Eine Normale Bewegung kostet 1 Aktion. Du würfelst und wählst einen von zwei Orten; die Türen zeigen deine Chancen. Mit 1 oder 4 kommst du in die Cafeteria. Die Vorsichtige Bewegung braucht kein Glück, aber 2 Aktionen.
lesson-go = Eine Vier
    .text = Die 4 führt in die Cafeteria oder in den Aufenthaltsraum. Du bist auf Besteck aus: Nimm die Cafeteria.
lesson-end = Beende deinen Zug
    .text = Keine Aktion mehr übrig. Beende deinen Zug und schau, was Vesna und Bruno vorhaben.

lesson-others = Die Züge der anderen
    .text = Vesna ist auch in die Cafeteria gekommen und hat einen Löffel eingesteckt; Bruno ist auf der Krankenstation. Alles steht im Protokoll, und ein Klick auf eine Zeile bringt dich zu diesem Moment zurück. Welche Karten andere ziehen, siehst du nicht; was sie vom Spielplan nehmen, schon.
lesson-steal = Klau einen Löffel
    .text = In der Cafeteria bekommst du für 1 Aktion einen Löffel, solange es welche gibt. Er ist das schwächste Werkzeug: 1 Tunnelpunkt.
lesson-craft = Bau eine Schaufel
    .text = Setz Behälter und Verbindung zusammen: Eine Schaufel ist 3 Tunnelpunkte wert. Herstellen geht an den meisten Orten, aber nicht im Zellenblock, in den Duschen oder in Einzelhaft.
lesson-craft-end = Zwei Werkzeuge
    .text = Ein Löffel und eine Schaufel. Auf der Hand bringen sie keine Punkte und können dir genommen werden, also bring sie bald nach Hause. Beende erst einmal deinen Zug.

lesson-sent = In Einzelhaft geschickt
    .text = Vesna hat gegen Bruno einen Spitzel ausgespielt: Er wurde in Einzelhaft geschickt, und dort kann man nur wieder hinausgehen. Solche Aktionskarten kosten 1 Aktion und werden danach abgeworfen. Wie viel das Durchsuchen bringt, hängt vom Ort ab: in der Cafeteria 2 Karten. Such los.
lesson-to-yard = Auf zum Handel
    .text = Eine Kette und ein Ring: Wozu, siehst du gleich. Du hast auch ein Handy, und verkauft wird im Aufenthaltsraum. Mit einer 3, 4 oder 6 kommst du hin. Würfle.
lesson-go-yard = Eine Drei
    .text = Die 3 führt in den Zellenblock oder in den Aufenthaltsraum. Geh in den Aufenthaltsraum.
lesson-yard-end = Der Markt
    .text = Hier kannst du Karten für Zigaretten verkaufen und Messer, Spitzhacken und Schaufeln kaufen. Deine Aktionen sind verbraucht, beende deinen Zug.

lesson-join = Tritt einer Gang bei
    .text = Bruno ist dir gefolgt und hat dich durchsucht: Dein Löffel ist weg. Aber Kette und Ring sind Accessoires, und das Cartel nimmt beide an. Beitreten kostet 1 Aktion und die zwei Karten; du bekommst die oberste Karte vom Stapel der Gang.
lesson-reveal = Dein Hintergrund
    .text = Du hast den Dealer: 7 Zigaretten zu Beginn jedes deiner Züge. Dein Hintergrund, Geldwäsche, bringt einmal pro Partie und ohne Aktion einen Verkauf zum doppelten Preis und 4 Karten, und beim Cartel noch mehr. Deck ihn auf.
lesson-sell = Verkauf etwas
    .text = Dein Handy ist eine Rarität: Es bringt 8 Zigaretten, mit Geldwäsche sogar 16. Verkauf es.
lesson-sold = Sonst noch etwas?
    .text = Das macht 16 Zigaretten. Bei einem Verkauf darfst du beliebig viele Karten abgeben; heute genügt das Handy. Sag, dass du fertig bist, und zieh 4 Karten.
lesson-second = Der zweite Effekt
    .text = Wer zu der Gang gehört, die auf dem Hintergrund steht, darf auch den zweiten Effekt nutzen. Bei Geldwäsche ist das dein Cartel: noch 14 Zigaretten und 4 Karten. Nutze den zweiten Effekt.
lesson-buy = Kauf eine Spitzhacke
    .text = Du hast 30 Zigaretten. Ein Kauf ist 1 Aktion, und eine Spitzhacke ist 2 Tunnelpunkte wert. Kauf eine für 6.
lesson-sale-end = Ohne Aktion
    .text = Beitreten und Kaufen waren deine 2 Aktionen, das Aufdecken kostete keine. Beende deinen Zug.
lesson-limit = Das Handlimit
    .text = Am Ende deines Zuges darfst du 10 Karten behalten, und du hast 11. Wirf die Verbindung ab; du brauchst sie nicht mehr.

lesson-roll-home = Zeit zu graben
    .text = Vesna hat ihren ersten Löffel eingesetzt. Graben kannst du nur im Zellenblock: Von hier führt dich eine 1, 2 oder 3 dorthin. Würfle.
lesson-go-home = Zurück in den Block
    .text = Die 2 führt in den Zellenblock oder auf die Krankenstation. Geh in den Zellenblock.
lesson-dig = Grab los
    .text = Setz die Schaufel in deinem Tunnel ein: 3 Tunnelpunkte. Dort ist sie viel sicherer als auf der Hand.
lesson-dig-end = Drei von sechs
    .text = Der Anfang ist gemacht. Die Spitzhacke muss warten: Deine Aktionen sind verbraucht, beende deinen Zug.

lesson-extort = Erpresse jemanden
    .text = Brunos Hinterhalt hat dir Prügel eingebracht: Damit kannst du nichts herstellen, mit 2× Prügel auch nicht graben. Geheilt wird auf der Krankenstation. Vesna hat noch einen der zwei geklauten Löffel. Mit einer Waffe darfst du einmal pro Zug jemanden an deinem Ort erpressen: Erpress Vesna.
lesson-name = Sag, was du willst
    .text = Nenne das Werkzeug, das du haben willst. Du weißt, dass sie einen Löffel hat: Verlang ihn.
lesson-lay = Zeig eine Waffe
    .text = Leg jetzt eine Waffe aus, damit sie dich ernst nimmt. Die Waffe wird danach abgeworfen, egal was Vesna antwortet.
lesson-cooperated = Sie kooperiert
    .text = Vesna hat dir ihren Löffel lieber gegeben, als darum zu kämpfen. Du hast noch eine Aktion, und das hier ist der Zellenblock: Grab mit der Spitzhacke.
lesson-extort-end = Fast geschafft
    .text = 5 von 6 Tunnelpunkten. Du hast wieder einen Löffel und eine Klinge, um ihn zu verteidigen. Beende deinen Zug.

lesson-answer = Jetzt bist du das Opfer
    .text = Bruno will deinen Löffel und hat ein Messer ausgelegt. Du kannst kooperieren und den Löffel verlieren, aufgeben und obendrein Prügel kassieren oder eine Waffe auslegen und kämpfen. Leg deine Klinge aus.
lesson-combat = Gewonnen
    .text = Bruno hatte keine Waffe mehr. Wer einen Kampf verliert, kassiert eine Tracht Prügel, und der Sieger nimmt ihm eine Karte ab: Du bekommst einen Ring, zufällig gezogen. Alle ausgelegten Waffen werden abgeworfen.

lesson-last-dig = Das letzte Stück Mauer
    .text = Dir fehlt noch 1 Tunnelpunkt, und ein Löffel ist 1 wert. Einmal Prügel hält dich nicht auf. Grab.
lesson-won = Du bist draußen
    .text = Schaufel, Spitzhacke, Löffel: 6 Tunnelpunkte, und die Partie ist sofort vorbei. Andere Gangs und Hintergründe, Teams, Michel und Michelle warten noch auf dich. Wenn du nicht weiterweißt, helfen Leiste, Protokoll und Regelheft.
