# Eine Partie noch einmal ansehen
replay-title = Wiederholung
replay-loading = Das Band wird zurückgespult …
replay-running = Die Partie läuft noch: Du siehst nur, was du sehen durftest.
replay-view = Ansicht
replay-view-board = Spielplan
replay-view-figures = Statistik
replay-side = Blickwinkel
replay-side-all = Alle Karten offen
replay-side-watch = Zuschauer

# Das Bandgerät
replay-controls = Steuerung der Wiederholung
replay-slider = Schritt
replay-at = Schritt { $move } von { $moves }, Zug { $turn }.
replay-move = Schritt { $move } von { $moves }
replay-turn = Zug { $turn } von { $turns }
replay-first = Zum Anfang (Pos1)
replay-turn-back = Einen Zug zurück (,)
replay-back = Einen Schritt zurück (←)
replay-play = Abspielen (Leertaste)
replay-pause = Pause (Leertaste)
replay-forward = Einen Schritt weiter (→)
replay-turn-forward = Einen Zug weiter (.)
replay-last = Zum Ende (Ende)
replay-speed = Tempo
replay-times = { $speed }×

# Hände und Geschichte
replay-hands = Die Karten aller Spieler
replay-hand-of = { $who }: Handkarten
replay-no-cards = Keine Karten
replay-hidden = noch verdeckt
replay-revealed = aufgedeckt
replay-story = Die ganze Geschichte
replay-turnings = Wendepunkte
replay-no-turnings = Kein einzelner Zug hat viel verändert: Es wurde gleichmäßig gegraben.
replay-swing = { $who } { $change }

# Kurven
graph-points = Tunnelpunkte
graph-points-note = Zug für Zug. { $goal } reichen zum Ausbruch.
graph-chances = Gewinnchancen
graph-chances-note = So schätzten die Bots sie zu Beginn jedes Zuges ein, in Kenntnis aller Karten.
graph-thinking = Die Bots gehen die Partie noch einmal durch …
graph-turn = Zug { $turn }
graph-turn-head = Zug
graph-end = Ende
graph-as-table = Als Tabelle zeigen

# Die Partie in Zahlen
stats-title = Was alle getan haben
stats-drawn = Suchkarten gezogen
stats-crafted = Karten hergestellt
stats-stolen = Löffel geklaut
stats-bought = Karten gekauft
stats-dug = Werkzeuge eingesetzt
stats-lost = Karten durch andere verloren
stats-extortions = Erpressungen begonnen
stats-combats-won = Kämpfe gewonnen
stats-combats-lost = Kämpfe verloren
stats-handed-over = Werkzeuge hergegeben
stats-beatings = Prügel kassiert
stats-cigarettes = Zigaretten verdient
stats-dice = Der Würfel
stats-dice-of = Wessen Würfe
stats-everybody = Alle Spieler
stats-dice-note =
    { $total ->
        [one] Ein Wurf. Bei gleichmäßiger Verteilung käme jede Zahl { $each }-mal vor (gestrichelte Linie).
       *[other] { $total } Würfe. Bei gleichmäßiger Verteilung käme jede Zahl { $each }-mal vor (gestrichelte Linie).
    }
stats-face = Zahl
stats-count = Wie oft

# Faire Würfel
replay-fair = Faires Spiel
replay-fair-asking = Jeder Wurf wird nachgerechnet …
replay-fair-right = Jeder Wurf und jede Karte folgt aus dem Startwert, der vor Beginn festgelegt wurde.
replay-fair-wrong = Etwas folgt nicht aus dem festgelegten Startwert. Sieh selbst nach.
replay-fair-unknown = Prüfen kannst du es nach dem Ende der Partie, wenn du mitgespielt hast oder zusehen darfst.
replay-fair-record-right = Die Aufzeichnung entspricht den Regeln, und jedes Zufallsergebnis folgt aus ihrem Startwert.
replay-fair-record-wrong = Die Aufzeichnung entspricht den Regeln, aber nicht jedes Zufallsergebnis folgt aus ihrem Startwert.
replay-fair-more = Würfel prüfen

# Was man mit einer Partie tun kann
replay-share = Link zu diesem Moment kopieren
replay-copied = Link kopiert.
replay-download = Aufzeichnung herunterladen
replay-downloaded = Aufzeichnung heruntergeladen.
replay-no-record = Die Aufzeichnung bekommst du nur, wenn du mitgespielt hast oder zusehen darfst.
replay-another = Aufzeichnung öffnen
replay-rematch = Revanche
replay-to-table = Zum Tisch
replay-open = Aufzeichnung öffnen
replay-open-text = Eine Aufzeichnung ist eine ganze Partie in einer Datei, vom Austeilen bis zum letzten Graben. Bevor du sie siehst, wird sie anhand der Regeln geprüft; gespeichert wird nichts davon.
replay-choose-file = Datei wählen
replay-or-drop = oder zieh sie hierher
replay-too-large = Diese Datei ist zu groß für eine Aufzeichnung: höchstens 2 MB.
replay-one-file = Öffne nur eine Datei auf einmal.
replay-unreadable = Dein Browser kann diese Datei nicht lesen. Ist es ein Ordner?
replay-drop-here = Aufzeichnung hier ablegen und ansehen

# Das Ende einer Partie
victory-one = { $who } bricht durch die Mauer
victory-you = Du brichst durch die Mauer
victory-team = { $names } brechen durch die Mauer
victory-team-you = Dein Team bricht durch die Mauer
victory-nobody = Die Mauer steht noch
victory-place =
    Du landest auf Platz { $place } von { $of }, mit { $points ->
        [one] { $points } Tunnelpunkt
       *[other] { $points } Tunnelpunkten
    }.
victory-place-shared =
    Du teilst dir Platz { $place } von { $of } mit { $names }: je { $points ->
        [one] { $points } Tunnelpunkt
       *[other] { $points } Tunnelpunkte
    }.
victory-place-team = Dein Team wird Zweiter, mit { $points } von { $goal } Tunnelpunkten.
victory-after =
    { $turns ->
        [one] Nach einem einzigen Zug. Draußen riecht es nach Kiefern.
       *[other] Nach { $turns } Zügen. Draußen riecht es nach Kiefern.
    }
victory-others = Der Alarm geht los. Die Wachen durchsuchen die Zellen und finden die anderen Tunnel. Wer dort gegraben hat, kommt ins Hochsicherheitsgefängnis.
victory-stopped =
    { $turns ->
        [one] Die Partie wurde nach einem Zug abgebrochen. Niemand gewinnt.
       *[other] Die Partie wurde nach { $turns } Zügen abgebrochen. Niemand gewinnt.
    }
victory-tunnels = Die Tunnel am Ende
victory-of = von { $goal }
victory-replay = Wiederholung
victory-rematch = Revanche
victory-rematch-join = Zur Revanche
victory-rematch-open = Eine Revanche ist eröffnet, dein Platz wartet auf dich.
victory-dice = Würfel prüfen
victory-look = Tisch ansehen
victory-home = Startseite

# Die Würfel: /t/TISCH/dice
dice-title = Die Würfel
dice-lead = Niemand kann die Würfel an diesem Tisch manipulieren oder vorhersehen, auch der Server nicht. Hier siehst du, wie das funktioniert und wie du es selbst nachprüfst.
dice-back = Zum Tisch
dice-how = So funktioniert es
dice-how-1 = Der Server legt sich fest
dice-how-1-text = Er zieht eine geheime Hälfte des Startwerts und veröffentlicht ihren Fingerabdruck, bevor jemand Platz nimmt. Danach kann er sie nicht mehr austauschen.
dice-how-2 = Alle versiegeln einen Anteil
dice-how-2-text = Dein Browser erzeugt einen eigenen, geheimen Anteil. Vor dem Start schickt er nur dessen Fingerabdruck.
dice-how-3 = Die Partie beginnt
dice-how-3-text = Zuerst werden die Einstellungen und alle Fingerabdrücke festgelegt. Erst dann decken die Browser ihre Anteile auf; niemand kann sich also einen passenden aussuchen. Hälfte und Anteile bilden den Startwert, aus dem jeder Wurf und jede Karte folgt.
dice-how-4 = Der Startwert wird veröffentlicht
dice-how-4-text = Ist die Partie vorbei oder geschlossen, veröffentlicht der Server seine geheime Hälfte. Dann lässt sich alles nachrechnen und vergleichen.
dice-wait = Ist die Partie vorbei oder geschlossen, prüft diese Seite alles von selbst. Komm dann wieder.
dice-commit = Fingerabdruck des Servers
dice-commit-text = Er steht für die Hälfte des Servers. Beim Start geht er in den Fingerabdruck der Partie ein.
dice-game = Fingerabdruck der Partie
dice-game-text = Er umfasst die Einstellungen, die Hälfte des Servers und alle Anteile. Schreib ihn beim Start auf, wenn du ganz sichergehen willst. Auch dein Browser merkt ihn sich.
dice-shares = Die Anteile
dice-nobody = noch niemand
dice-share-bot = Bots geben nichts dazu
dice-share-none = nichts dazugegeben
dice-share-withheld = angekündigt, aber nicht rechtzeitig aufgedeckt
dice-share-secret = versiegelt bis zum Start
dice-share-open = noch nicht dazugegeben
dice-copy = Kopieren
dice-copied = Kopiert
dice-key = Ein Schlüssel zu diesem Tisch
dice-key-try = Ausprobieren
dice-found = Das Ergebnis
dice-right = Die Würfel waren fair
dice-wrong = Mit diesen Würfeln stimmt etwas nicht
dice-yes = Stimmt:
dice-no = Stimmt nicht:
dice-check-commit-ok = Die Hälfte des Servers passt zum veröffentlichten Fingerabdruck. Das hat dein Browser nachgerechnet.
dice-check-commit-bad = Die Hälfte des Servers passt nicht zum veröffentlichten Fingerabdruck.
dice-check-terms-ok = Der Fingerabdruck der Partie umfasst Einstellungen, Serverhälfte und alle Anteile, und er stimmt. Das hat dein Browser nachgerechnet.
dice-check-terms-bad = Der Fingerabdruck der Partie passt nicht zu Einstellungen, Serverhälfte und Anteilen.
dice-check-noted-ok = Es ist der Fingerabdruck, der vor dem Ende der Partie notiert wurde.
dice-check-noted-bad = Es ist nicht der notierte Fingerabdruck.
dice-check-shares-ok = Die Anteile im Startwert sind die, die vor dem Start angekündigt wurden.
dice-check-shares-bad = Die Anteile im Startwert sind nicht die, die vor dem Start angekündigt wurden.
dice-check-own-ok = Der Anteil, den dieses Gerät für { $who } dazugab, steckt im Startwert.
dice-check-own-bad = Der Anteil, den dieses Gerät für { $who } dazugab, steckt nicht im Startwert: Entweder war das Gerät beim Start nicht verbunden, oder der Server hat ihn weggelassen.
dice-check-derived-ok = Jeder Wurf, jede Karte und jedes Mischen folgt aus dem Startwert. Das hat der Server nachgerechnet.
dice-no-cipher = Dein Browser berechnet Fingerabdrücke nur auf HTTPS-Seiten. Prüfe die Hälfte des Servers mit dem Befehl weiter unten.
dice-noted = Der Fingerabdruck, den du beim Start notiert hast
dice-rolls = Was gewürfelt wurde
dice-face = Zahl
dice-times = Wie oft
dice-even =
    { $total ->
        [one] { $total } Wurf. Bei gleichmäßiger Verteilung käme jede Zahl { $even }-mal vor (gestrichelte Linie).
       *[other] { $total } Würfe. Bei gleichmäßiger Verteilung käme jede Zahl { $even }-mal vor (gestrichelte Linie).
    }
dice-self = Auf deinem eigenen Rechner
dice-self-text = Trau niemandem: Lade die Aufzeichnung herunter und lass sie von deinem eigenen Blackgate Schritt für Schritt nachspielen.
dice-download = Aufzeichnung herunterladen
dice-command = Der Befehl
dice-replay = Wiederholung ansehen
dice-chance = Jeder Wurf und jede Karte
dice-col-move = Schritt
dice-col-who = Wer
dice-col-what = Was
dice-col-chance = Zufall
dice-deal = Das Austeilen
dice-first = { $who } beginnt
dice-background = Hintergrund: { $card }
dice-out-die = gewürfelt: { $n }
dice-out-draw = { $card }
dice-out-random = zufällig: { $card }
dice-out-deal = { $card } für { $who }
dice-out-shuffle = Ablagestapel gemischt
dice-out-michel-knife = Messer: { $tools }
dice-out-michel-none = kein Messer
dice-out-michel-shuffle = Michel(le)s Karten gemischt
