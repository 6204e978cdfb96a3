# Eine Partie noch einmal ansehen
replay-title = Rückblick
replay-loading = Das Band wird zurückgespult…
replay-running = Läuft noch: Du siehst, was du sehen konntest.
replay-view = Was gezeigt wird
replay-view-board = Spielplan
replay-view-figures = Zahlen
replay-side = Mit wessen Augen
replay-side-all = Alle Karten offen
replay-side-watch = Zuschauer

# Das Bandgerät
replay-controls = Steuerung des Rückblicks
replay-slider = Spielzug
replay-at = Spielzug { $move } von { $moves }, Zug { $turn }.
replay-move = Spielzug { $move } von { $moves }
replay-turn = Zug { $turn } von { $turns }
replay-first = Zum Anfang (Pos1)
replay-turn-back = Einen Zug zurück (,)
replay-back = Einen Spielzug zurück (←)
replay-play = Abspielen (Leertaste)
replay-pause = Pause (Leertaste)
replay-forward = Einen Spielzug weiter (→)
replay-turn-forward = Einen Zug weiter (.)
replay-last = Zum Ende (Ende)
replay-speed = Tempo
replay-times = { $speed }×

# Hände und Geschichte
replay-hands = Die Karten aller
replay-hand-of = { $who }: Karten auf der Hand
replay-no-cards = Keine Karten
replay-hidden = noch verdeckt
replay-revealed = aufgedeckt
replay-story = Die ganze Geschichte
replay-turnings = Wendepunkte
replay-no-turnings = Kein Zug hat viel gedreht: Es wurde gleichmäßig gegraben.
replay-swing = { $who } { $change }

# Kurven
graph-points = Tunnelpunkte
graph-points-note = Zug für Zug. Mit { $goal } fällt die Mauer.
graph-chances = Gewinnchancen
graph-chances-note = So schätzten es die Bots zu Beginn jedes Zugs ein, alle Karten offen.
graph-thinking = Die Bots gehen die Partie noch einmal durch…
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
stats-dug = Werkzeuge vergraben
stats-lost = Karten an andere verloren
stats-extortions = Erpressungen begonnen
stats-combats-won = Kämpfe gewonnen
stats-combats-lost = Kämpfe verloren
stats-handed-over = Werkzeuge herausgegeben
stats-beatings = Prügel bezogen
stats-cigarettes = Zigaretten verdient
stats-dice = Der Würfel
stats-dice-of = Wessen Würfe
stats-everybody = Alle Spieler
stats-dice-note =
    { $total ->
        [one] Ein Wurf. Die gestrichelte Linie zeigt den gleichen Anteil: { $each }.
       *[other] { $total } Würfe. Die gestrichelte Linie zeigt den gleichen Anteil: { $each }.
    }
stats-face = Ergebnis
stats-count = Wie oft

# Ehrliche Würfel
replay-fair = Ehrliches Spiel
replay-fair-asking = Jeder Wurf wird nachgerechnet…
replay-fair-right = Jeder Wurf und jede Karte folgen aus dem Startwert, der vor Beginn zugesagt war.
replay-fair-wrong = Etwas folgt nicht aus dem zugesagten Startwert. Sieh selbst nach.
replay-fair-unknown = Prüfen lässt es sich, sobald die Partie vorbei ist, von allen, die zusehen dürfen.
replay-fair-record-right = Die Aufzeichnung hält die Regeln ein, und aller Zufall folgt aus ihrem Startwert.
replay-fair-record-wrong = Die Aufzeichnung hält die Regeln ein, aber Würfe und Karten stammen nicht aus einem Startwert.
replay-fair-more = Würfel prüfen

# Was man mit einer Partie tun kann
replay-share = Link zu diesem Moment kopieren
replay-copied = Der Link ist kopiert.
replay-download = Aufzeichnung herunterladen
replay-downloaded = Die Aufzeichnung gehört dir.
replay-no-record = Die Aufzeichnung bekommt, wer mitgespielt hat oder zusehen darf.
replay-another = Aufzeichnung öffnen
replay-rematch = Revanche
replay-to-table = Zum Tisch
replay-open = Aufzeichnung öffnen
replay-open-text = Eine Aufzeichnung ist eine ganze Partie in einer Datei, vom Geben bis zum letzten Graben. Bevor du sie siehst, wird sie anhand der Regeln geprüft; behalten wird nichts davon.
replay-choose-file = Datei wählen
replay-or-drop = oder zieh sie hierher
replay-too-large = Diese Datei ist zu groß für eine Aufzeichnung: höchstens 2 MB.

# Das Ende einer Partie
victory-one = { $who } bricht durch die Mauer
victory-you = Du brichst durch die Mauer
victory-team = { $names } brechen durch die Mauer
victory-team-you = Dein Team bricht durch die Mauer
victory-nobody = Die Mauer steht noch
victory-after =
    { $turns ->
        [one] Nach einem einzigen Zug. Draußen riecht es nach Kiefern.
       *[other] Nach { $turns } Zügen. Draußen riecht es nach Kiefern.
    }
victory-others = Der Alarm geht los. Die Wärter durchsuchen die Zellen und finden die anderen Tunnel. Wer dort gegraben hat, kommt in den Hochsicherheitstrakt.
victory-stopped =
    { $turns ->
        [one] Die Partie wurde nach einem Zug abgebrochen. Niemand gewinnt.
       *[other] Die Partie wurde nach { $turns } Zügen abgebrochen. Niemand gewinnt.
    }
victory-tunnels = Die Tunnel am Ende
victory-of = von { $goal }
victory-replay = Partie ansehen
victory-rematch = Revanche
victory-dice = Würfel prüfen
victory-look = Tisch ansehen
victory-home = Startseite

# Die Würfel: /t/TISCH/dice
dice-title = Die Würfel
dice-lead = Niemand kann die Würfel dieses Tisches bestimmen oder vorher kennen, auch der Server nicht. So funktioniert es, und du kannst es selbst nachprüfen.
dice-back = Zum Tisch
dice-how = So funktioniert es
dice-how-1 = Der Server legt sich fest
dice-how-1-text = Er zieht eine geheime Hälfte des Startwerts und veröffentlicht ihren Fingerabdruck, bevor jemand Platz nimmt. Danach kann er sie nicht mehr austauschen.
dice-how-2 = Alle geben etwas dazu
dice-how-2-text = Dein Browser denkt sich einen eigenen Anteil aus. Der Server kannte ihn nicht, als er seine Hälfte zog.
dice-how-3 = Das Spiel beginnt
dice-how-3-text = Hälfte und Anteile bilden zusammen den Startwert. Jeder Wurf und jede Karte folgt daraus, ändern kann nun niemand mehr etwas.
dice-how-4 = Der Startwert wird gezeigt
dice-how-4-text = Ist das Spiel vorbei, kommt die geheime Hälfte ans Licht. Dann lässt sich alles nachrechnen und vergleichen.
dice-wait = Wenn das Spiel vorbei ist, prüft diese Seite alles von selbst. Komm dann wieder.
dice-commit = Fingerabdruck des Servers
dice-commit-text = Schreib ihn vor dem Spiel auf, wenn du ganz sicher sein willst. Warst du einmal hier, merkt dieser Browser ihn sich für dich.
dice-shares = Die Anteile
dice-nobody = noch niemand
dice-share-bot = Bots geben nichts dazu
dice-share-none = nichts dazugegeben
dice-share-secret = geheim bis zum Start
dice-share-open = noch nicht dazugegeben
dice-copy = Kopieren
dice-copied = Kopiert
dice-key = Ein Schlüssel dieses Tisches
dice-key-try = Versuchen
dice-found = Das Ergebnis
dice-right = Die Würfel waren ehrlich
dice-wrong = Mit diesen Würfeln stimmt etwas nicht
dice-yes = Stimmt:
dice-no = Stimmt nicht:
dice-check-commit-ok = Die Hälfte des Servers passt zum veröffentlichten Fingerabdruck. Das hat dein Browser nachgerechnet.
dice-check-commit-bad = Die Hälfte des Servers passt nicht zum veröffentlichten Fingerabdruck.
dice-check-noted-ok = Es ist der Fingerabdruck, der vor dem Ende notiert wurde.
dice-check-noted-bad = Es ist nicht der notierte Fingerabdruck.
dice-check-shares-ok = Der Startwert enthält für jeden Platz einen Anteil, und es sind die der Spieler.
dice-check-shares-bad = Die Anteile im Startwert sind nicht die der Spieler.
dice-check-own-ok = Der Anteil, den dieses Gerät für { $who } dazugab, steckt im Startwert.
dice-check-own-bad = Der Anteil, den dieses Gerät für { $who } dazugab, steckt nicht im Startwert.
dice-check-derived-ok = Jeder Wurf, jede Karte und jedes Mischen folgt aus dem Startwert. Das hat der Dienst nachgerechnet.
dice-no-cipher = Dein Browser berechnet Fingerabdrücke nur auf Seiten, die über https kamen. Prüf die Hälfte des Servers mit dem Befehl weiter unten.
dice-noted = Der Fingerabdruck, den du vor dem Spiel notiert hast
dice-rolls = Was gewürfelt wurde
dice-face = Augen
dice-times = Wie oft
dice-even =
    { $total ->
        [one] { $total } Wurf. Die gestrichelte Linie zeigt, wo alle Augenzahlen gleich wären: je { $even }.
       *[other] { $total } Würfe. Die gestrichelte Linie zeigt, wo alle Augenzahlen gleich wären: je { $even }.
    }
dice-self = Auf deinem eigenen Rechner
dice-self-text = Trau niemandem: Nimm die Aufzeichnung mit und lass dein eigenes Blackgate sie Zug um Zug nachspielen.
dice-download = Aufzeichnung herunterladen
dice-command = Der Befehl
dice-replay = Das Spiel noch einmal ansehen
dice-chance = Jeder Wurf und jede Karte
dice-col-move = Zug
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
