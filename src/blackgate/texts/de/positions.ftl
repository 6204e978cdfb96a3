## Was sich in jeder Stellung von positions/positions.json ausprobieren lässt; die Zahl ist die der Regel. Ein, zwei kurze Sätze.

position-3-2 = Dein bestes Werkzeug reicht zum Sieg. Grab damit.

position-4-1 = Eine Partie beginnt, und du hast 2 Aktionen. Nutze sie in beliebiger Reihenfolge und beende dann deinen Zug.
position-4-3 = Du hast mehr als 10 Karten auf der Hand. Beende deinen Zug und such aus, welche du abwirfst.

position-5-1 = Du bist in den Duschen. Durchsuche sie und sieh, wie viele Karten du hier ziehst.
position-5-2 = Du hast ein Werkzeug, aber graben kannst du nur im Zellenblock. Würfle: Der Wurf nennt zwei Orte, und du wählst einen.
position-5-3 = Du hast ein gutes Werkzeug, und der Würfel ist launisch. Geh mit einer Vorsichtigen Bewegung in den Zellenblock: Sie kostet beide Aktionen.
position-5-5 = Deine Accessoires passen zu mehr als einer Gang. Tritt einer bei: Ihre oberste Karte gehört dann dir.
position-5-7 = Du hast eine Leibesvisitation, und jemand ist an deinem Ort. Spiel sie aus: Du bekommst eine zufällige Karte aus dieser Hand und ein Messer vom Spielplan.
position-5-8 = Jemand ist an deinem Ort, und du weißt von einem Werkzeug in dieser Hand. Erpresse diese Person: Nenne das Werkzeug und leg eine Waffe aus.
position-5-10 = Du wirst erpresst und hast das genannte Werkzeug. Kooperiere, leg eine Waffe aus oder gib auf: Was ist es dir wert?
position-5-11 = Du bist in einem Kampf und musst antworten. Leg noch eine Waffe aus oder gib auf.
position-5-14 = Du hast die Teile für mehr als ein Rezept. Stell etwas her und wähle, was.

position-6-1 = Du bist mit Werkzeugen auf der Hand im Zellenblock. Grab mit einem davon: Seine Tunnelpunkte zählen sofort.
position-6-2 = Du bist in der Cafeteria. Klau einen Löffel: So kommst du am schnellsten zu einem Werkzeug.
position-6-3 = Du hast eine Tracht Prügel kassiert und bist auf der Krankenstation. Heil dich.
position-6-4 = Du bist im Aufenthaltsraum. Verkauf, was du nicht brauchst: beliebig viele Karten mit einer Aktion.
position-6-5 = Du bist im Aufenthaltsraum, und deine Zigaretten reichen für ein Werkzeug. Kauf, was du willst.
position-6-6 = Du bist in Einzelhaft. Sieh nach, was du noch tun kannst, und geh dann hinaus.

position-7-1 = Du hast zweimal eine Tracht Prügel kassiert und ein Werkzeug auf der Hand. Versuch zu graben: Das Spiel sagt dir, warum es nicht geht.

position-8-1 = Du darfst jetzt deinen Hintergrund aufdecken, und das ist keine Aktion. Lies die Karte und deck sie auf.
position-8-2 = Du bist in der Gang, die dein Hintergrund nennt. Deck ihn auf: Nach seinem Effekt wirst du nach dem zweiten gefragt.
position-8-3 = Du wirst erpresst, und genau jetzt darfst du deinen Hintergrund aufdecken. Deck ihn auf.

position-9-1 = Mit deiner Gangkarte darfst du noch einmal würfeln. Behalte diesen Wurf oder würfle neu.

position-10-4 = Dein Zug endet. Du darfst für Michelle würfeln: Wo sie ankommt, erpresst sie alle.
position-10-6 = Michelle erpresst dich. Wirf ein Werkzeug ab, das sie will, leg eine Waffe aus oder gib auf.

position-11-5 = Ein Teamkamerad ist an deinem Ort. Tauscht aus: Gib ihm Karten und Zigaretten, danach gibt er dir, was er möchte.
position-11-7 = Dein Teamkamerad kämpft und bittet um Hilfe. Leg eine Waffe für ihn aus oder passe.
