## Errors: what was asked for, why it cannot be, and what would be right.

# $move: the move as text. $reasons: one or more sentences made by illegal-reason.
illegal-move = { $move }: { $reasons }
illegal-move-in-game = Partie { $game }: { $move }: { $reasons }
illegal-reason = { $reason } (Siehe Regel { $clause }.)
# $libraries: their names, as a list. $command: what installs them.
error-missing-libraries = Dafür brauchst du noch { $libraries }. So installierst du, was fehlt: { $command }
error-unknown-move = Den Schritt „{ $move }“ gibt es in diesem Spiel nicht.
error-unknown-move-close = Den Schritt „{ $move }“ gibt es in diesem Spiel nicht. Meintest du „{ $close }“?
error-move-number = Einen Schritt { $number } gibt es nicht: Die Schritte sind von 0 bis { $most } nummeriert.
error-players = Spielerzahl { $players }: Gespielt wird mit { $fewest } bis { $most } Spielern (Regel 2.1).
error-teams = Spielerzahl { $players } in Teams: Die Teamvariante ist für 4 oder 6 Spieler (Regel 11.2).
error-michel = „{ $michel }“ als neutraler Knacki: Wähle none, michel oder michelle (Regel 14.1).
error-target = { $target } Tunnelpunkte zum Sieg: Wähle eine Zahl von 1 bis { $most } (Regel 14.5).
error-first-player = Platz { $seat } kann nicht beginnen: Die Plätze sind von 0 bis { $most } nummeriert (Regel 14.4).
error-seat = Einen Platz { $seat } gibt es nicht: Die Plätze sind von 0 bis { $most } nummeriert.
error-names =
    { $count ->
        [one] { $count } Name
       *[other] { $count } Namen
    } für { $players } Spieler: Gib für jeden Platz einen Namen an.
error-name = „{ $name }“ geht nicht als Name: Nimm 1 bis { $most } sichtbare Zeichen.
error-prisoner = Einen Knacki namens „{ $prisoner }“ gibt es nicht. Zur Wahl stehen { $prisoners } (Regel 1.8).
error-stop-mid-turn = Eine Partie lässt sich nur zwischen zwei Zügen abbrechen (Regel 13.18).
error-bytes = Diese Bytes sind kein Spielstand dieser Version.
error-bytes-version = Dieser Spielstand stammt von einer anderen Blackgate-Version und lässt sich hier nicht lesen.
error-bytes-pack = Dieser Spielstand gehört zu einem anderen Paket als „{ $pack }“.
error-bytes-chance = Eine Partie, die aus einer Aufzeichnung abgespielt wird, lässt sich nicht als Bytes speichern: Behalte stattdessen die Aufzeichnung.
error-record-sampled = Eine Partie, die zufällig aus einer Sicht erzeugt wurde, hat keine Aufzeichnung: Ihr bisheriger Verlauf ist unbekannt.
error-record-truncated = Zeile { $line }: Die Aufzeichnung bricht hier ab; das Ergebnis fehlt.
error-record-json = Zeile { $line }: Das ist kein JSON-Objekt.
error-record-foreign = Zeile { $line }: Das ist keine Blackgate-Aufzeichnung.
error-record-format = Zeile { $line }: Diese Aufzeichnung hat Format { $found }; dieses Programm liest Format { $read }. Öffne sie mit der Blackgate-Version, die sie geschrieben hat.
error-record-rules = Zeile { $line }: Diese Partie wurde nach Version { $found } der Regeln gespielt; dieses Programm spielt nach Version { $played }. Öffne sie mit der Blackgate-Version, die sie aufgezeichnet hat.
error-record-file = { $file } lässt sich nicht lesen: { $problem }
error-record-pack = Zeile { $line }: Gespielt wurde mit einer anderen Ausgabe des Pakets „{ $pack }“; diese hier hat die Prüfsumme { $digest }.
error-record-value = Zeile { $line }, { $key }: gefunden: { $found }; erwartet: { $expected }
error-record-move = Zeile { $line }: { $problem }
error-record-over = Zeile { $line }: Die Partie war schon vorbei.
error-record-long = Zeile { $line }: Die Aufzeichnung ist zu lang; hier lassen sich höchstens { $most } Schritte ansehen.
error-record-after-result = Zeile { $line }: Nach dem Ergebnis kommt noch etwas.
error-record-seed = Zeile { $line }: Der Startwert passt nicht zum Fingerabdruck in Zeile 1.
error-record-terms = Zeile { $line }: Startwert, Anteile und Einstellungen dieser Partie passen nicht zum Fingerabdruck in Zeile 1.
error-record-share = Zeile { $line }: Der Anteil von Platz { $seat } im Startwert ist nicht der, dessen Fingerabdruck in Zeile 1 steht.
error-verify-commit = Die Aufzeichnung enthält den Fingerabdruck { $found }, nicht { $commit }: Das ist nicht die Partie, die dir versprochen wurde.
error-verify-nonce-form = „{ $nonce }“ hat nicht die Form SEAT=NONCE: Schreib zum Beispiel 0=k3Yx.
error-verify-nonce = Der Anteil (Nonce) von Platz { $seat } steckt nicht im Startwert: Die Würfel sind ohne ihn entstanden.
error-record-chance = Zeile { $line }: Die Zufallsergebnisse folgen nicht aus dem Startwert.

## What was found in a pack or a record, and what was expected there. Fragments in the nominative that follow “gefunden” or “erwartet”.

expected-unique = ein Name, der nur einmal vorkommt
expected-sum = { $total }, die Summe aller Karten
expected-most = höchstens { $most }
expected-least = mindestens { $least }
found-nothing = nichts
found-too-few = zu wenige
expected-hands = genug für sechs Starthände
expected-one-place = genau ein Ort mit { $key } = true
expected-blocks-at-home = zwei Namen, aber nur beim Ort mit home = true
found-way-in = ein Weg hinein oder etwas, das man dort tun kann
expected-neither = keins von beiden (Regel 6.6)
expected-dig-at-home = dig nur beim Ort mit home = true (Regel 6.1)
expected-two-places = mindestens zwei Orte (Regel 5.2)
found-several = mehrere Karten
expected-one-stolen = eine einzige Karte, die man klauen kann
found-no-tool = kein Werkzeug
expected-a-tool = mindestens ein Werkzeug
expected-tool-on-board = "board": Werkzeuge nimmt man vor aller Augen (Regel 12.1)
expected-recipe = auch ein Rezept für { $card } (Regel 5.14) oder ein Ort, an dem man die Karte klauen kann
expected-board-card = eine Karte mit einem Stapel auf dem Spielplan
expected-a-card = mindestens eine Karte
expected-one-move = eine einzige Bewegung und kein Ziel: Ein Schritt nennt nur eine Sache
expected-move-once = nur ein einziges move in einer Liste von Effekten
expected-undig = ein Hintergrund, dessen erster Effekt ein Werkzeug aus einem Tunnel zurücklegt, ohne ein Werkzeug nennen oder nehmen zu lassen
expected-look = davor look = "hand", denn wer aus einer Hand auswählt, sieht sie
expected-goal = höchstens { $most }, so viel, wie alle Werkzeuge zusammen wert sind
expected-table = eine Tabelle
expected-number = eine ganze Zahl von { $least } bis { $most }
expected-flag = true oder false
expected-text = Text in Anführungszeichen
expected-id = ein Name aus Kleinbuchstaben, Ziffern und _, der mit einem Buchstaben beginnt
expected-list-of = eine Liste mit mindestens einem dieser Werte: { $words }
expected-numbers = eine Liste ganzer Zahlen von { $least } bis { $most }
expected-another-number = eine andere ganze Zahl von { $least } bis { $most }
expected-number-for-each = eine Liste mit { $count } ganzen Zahlen von 0 bis { $most }, eine für jeden Spieler
expected-tables = mindestens eine Tabelle [[{ $key }]]
expected-no-key = kein solcher Schlüssel
expected-no-key-close = kein solcher Schlüssel (meintest du { $close }?)
expected-own-key = ein Schlüssel dieses Eintrags
expected-origin = die Herkunft des Werts, "R", "P" oder "X"
expected-one-of = einer dieser Werte: { $words }
expected-one-of-close = einer dieser Werte: { $words } (meintest du { $close }?)
expected-effect = einer dieser Effekte: { $words }
expected-effect-close = einer dieser Effekte: { $words } (meintest du { $close }?)
expected-ability = eine dieser Fähigkeiten: { $words }
expected-ability-close = eine dieser Fähigkeiten: { $words } (meintest du { $close }?)
expected-target = ein Effekt ohne Ziel oder target = "here" oder "anyone"
expected-moment = dieser Effekt nur mit moment = "{ $moment }"
expected-other-moment = dieser Effekt, aber nicht mit moment = "{ $moment }"
expected-alone = dieser Effekt nur allein, denn sonst sähen die anderen, ob die verdeckte Hand ihn erlaubt
expected-true = true
expected-pack = ein Paket: { $files }
expected-toml = TOML in UTF-8
expected-blocks = die Namen der beiden Blöcke, aus Kleinbuchstaben, Ziffern und _
expected-accessories = verschiedene Accessoires (Regel 5.5)
problem-no-file = keine Datei dieses Namens
problem-no-network = kein Netz, das diese Version lesen kann
problem-permission = keine Zugriffsberechtigung
problem-no-directory = eine Datei, wo ein Ordner hingehört
problem-directory = ein Ordner, wo eine Datei hingehört
problem-other = Systemfehler { $code }
pack-error = { $file }, { $key }: gefunden: { $found }; erwartet: { $expected }
expected-names = eine Liste von Namen
expected-whole = eine ganze Zahl
expected-ids =
    { $count ->
        [one] { $count } ID
       *[other] { $count } IDs
    } aus dem Paket
expected-different = lauter verschiedene Hintergründe (Regel 2.3)
expected-so-many-hands = { $count } Hände
expected-deck = Karten, die im Suchstapel sind (Regel 1.1)
expected-gang-pile = jede Karte der Gang genau einmal (Regel 1.4)
expected-move = ein Schritt als Text
expected-chance-fewer = so viele Zufallsergebnisse, wie der Schritt hat
expected-chance-sort = Zufallsergebnisse der Art, die zu diesem Schritt gehört
expected-chance-die = ein Ergebnis, das der Würfel zeigen kann
expected-chance-card = eine Karte, die gezogen werden kann
error-seed = Dieser Startwert lässt sich nicht speichern: Er enthält ungültige Unicode-Zeichen.
error-file = { $file } lässt sich nicht öffnen: { $problem }
pack-file-error = { $file }: gefunden: { $found }; erwartet: { $expected }
expected-fluent = gültige Fluent-Texte, die außer $n keine Argumente brauchen

error-budget = „{ $budget }“ ist keine Bedenkzeit: Schreib 100ms, 2s oder eine Anzahl Iterationen wie 2000.
error-budget-too-long = „{ $budget }“ ist zu lang. Die längste Bedenkzeit ist { $most }.
error-no-such-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Zur Wahl stehen { $bots } und dein eigener als datei.py:Klasse.
error-bot-class = { $bot } ist kein Bot: Nötig ist eine Klasse mit choose(view, legal_moves, budget).
error-bot-module = { $bot } lässt sich nicht laden: { $problem }.
error-too-many-bots =
    { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    } für { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }: Nenne weniger Bots oder gib mit --players mehr Spieler an.

# Environments for learning agents
error-env-games = Anzahl der Partien { $games }: Wähle eine ganze Zahl ab 1.
error-env-actions = Erwartet wird eine ganze Zahl pro Partie (insgesamt { $games }); übergeben wurde ein Feld der Form { $shape } vom Typ { $type }.
error-env-room = Platz für { $room } Spieler: Wähle eine Zahl von { $players } (so viele spielen mit) bis { $most }.
error-env-turns = Höchstens { $turns } Züge: Wähle eine ganze Zahl von 1 bis { $most } (Regel 14.7).
error-env-shaping = Ein Zuschlag von { $shaping }: Wähle eine Zahl von 0 (nur der Sieg zählt) bis 1 (ein ganzer Tunnel zählt so viel wie der Sieg).
error-env-render = „{ $mode }“ ist keine Art der Darstellung. Möglich sind { $modes }.
error-env-observations = „{ $form }“ ist keine Form der Beobachtung. Möglich sind { $forms }.
error-env-seed = „{ $seed }“ ist kein Startwert: Wähle eine ganze Zahl ab 0.
error-env-chairs = Platz für { $room } Spieler, wenn { $players } mitspielen: Eine Beobachtung braucht Platz für 2 bis { $most } Spieler, mindestens aber für alle, die mitspielen.
error-env-view = Das ist die Sicht von Platz { $own }: Nimm die von Platz { $seat }.
error-env-game = Eine Partie { $game } gibt es nicht: Die Partien sind von 0 bis { $most } nummeriert.
error-env-agent = Einen Agenten „{ $agent }“ gibt es nicht: Die Agenten heißen { $agents }.
error-env-workers = Anzahl der Arbeitsprozesse { $workers }: Wähle eine ganze Zahl ab 0 (0: keine weiteren Prozesse).
error-env-worker-died = Arbeitsprozess { $worker } der Umgebung hat sich beendet (Exit-Code { $code }), seine Partien sind verloren: Lege eine neue Umgebung an.
error-env-closed = Diese Umgebung ist geschlossen: Lege eine neue an.
error-env-stepping = Ein Schritt läuft noch: Rufe zuerst step_wait() auf.
error-env-no-step = Es läuft kein Schritt: Rufe zuerst step_async() auf.
