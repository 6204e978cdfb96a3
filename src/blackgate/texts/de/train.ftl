## Ein Netz durch Spiele gegen sich selbst trainieren. Was nicht geht.

error-learn-mode = „{ $mode }“ ist kein Modus: Schreib die Zahl der Spieler, Optionen nach + und ein Gewicht nach einem Doppelpunkt, zum Beispiel 4+michelle:1, 6+teams:2 oder 4+calm+target=12.
error-learn-packs = Die Pakete dieser Modi haben verschiedene Karten oder Orte: Trainiere für jedes ein eigenes Netz.
error-learn-evaluation = „{ $evaluation }“ ist kein Vergleich: Schreib einen Modus und einen Bot, zum Beispiel 4/inmate oder 6+teams/boss@25ms.
error-learn-folder = In { $folder } liegt schon ein Training: Setz es mit --resume fort oder wähl mit --out einen anderen Ordner.
error-learn-no-checkpoint = Unter { $file } liegt kein Zwischenstand: Trainiere zuerst.
error-learn-other-network = Das Netz in { $file } ist ein anderes: { $differences }. Nimm die Einstellungen, mit denen es trainiert wurde.
error-learn-worker = Ein Arbeitsprozess meldet einen Fehler: { $problem }
error-learn-setting = „{ $setting }“ ist keine Einstellung mit einem Wert: Schreib NAME=WERT mit einem dieser Namen: { $names }.

## Der Befehl
help-train = Ein Netz durch Spiele gegen sich selbst trainieren, in allen Modi, auf einer Grafikkarte oder als kleine Vorführung auf dem Prozessor.
help-train-minutes = Wie viele Minuten trainiert wird; Lernrate und andere Verläufe richten sich danach.
help-train-decisions = Wie viele Entscheidungen trainiert wird, statt Minuten.
help-train-stop-after = Diesen Aufruf nach so vielen Minuten beenden, mit einem Zwischenstand, von dem --resume weitermacht.
help-train-out = Ordner für Zwischenstand, Zahlen und Bericht.
help-train-resume = Vom Zwischenstand im Ordner aus weitermachen.
help-train-init = Zwischenstand oder exportierte Datei, mit deren Netz ein neues Training beginnt.
help-train-modes = Die Mischung der Modi mit ihren Gewichten, zum Beispiel { $example } (Vorgabe: alle Modi).
help-train-seed = Startwert für das Netz, die Züge und die Kartenverteilung.
help-train-device = Wo das Netz rechnet: auto, cuda oder cpu.
help-train-workers = Wie viele Prozesse Partien spielen (Vorgabe: je nach Zahl der Kerne).
help-train-games = Wie viele Partien gleichzeitig laufen (Vorgabe: je nach Gerät).
help-train-opponents = Zwischenstand oder exportierte Datei eines festen Netzes, das einige der Plätze spielt.
help-train-opponent-seats = Wie viele Plätze jeder Partie das feste Netz spielt; in Teams spielt es ein Team.
help-train-evaluate = Partien gegen Bots während des Trainings, zum Beispiel 4/inmate,6+teams/inmate,4/boss@25ms; leer für keine.
help-train-export = Das Netz des Zwischenstands für Bots in diese Datei schreiben, ohne zu trainieren.
help-train-report = Den Bericht des Trainings neu schreiben, ohne zu trainieren.
help-train-set = Eine weitere Einstellung als NAME=WERT, zum Beispiel width=512 oder rate=0.001; auch mehrmals. Die Dokumentation zählt sie auf.

## Was er ausgibt
train-begin = { $device }: { $games } Partien in { $workers } Prozessen, ein Netz mit { $weights } Gewichten. { $done } des Plans sind geschafft.
train-begin-cpu = Hier gibt es keine Grafikkarte, darum ist das eine kleine Vorführung: ein kleines Netz und wenige Partien.
train-pinned = Die Grafikkarte liest den Speicher der Partien direkt.
train-evaluation = Gegen { $opponent }: { $rate } (95 %: { $low } bis { $high }; fairer Anteil { $fair }; { $games } Partien)
train-interrupted = Nach diesem Abschnitt ist Schluss, mit einem Zwischenstand. Noch einmal Strg-C beendet sofort.
train-saved = { $file } ist gespeichert, nach { $minutes } Minuten und { $decisions } Entscheidungen.
train-exported = { $file }: { $bytes } Bytes, SHA-256 { $digest }
train-rounding = Rundung: derselbe beste Zug in { $same } von { $positions } Stellungen, mittlere KL-Divergenz { $kl }
train-no-report = Der Bericht braucht das Extra arena. Ohne es stehen die Zahlen in { $file }; --report schreibt den Bericht später.

## Der Bericht
train-title = Training
train-lead = { $minutes } Minuten und { $decisions } Entscheidungen auf { $device }. { $result }
train-strength = Spielstärke
train-strength-words = Anteil der Siege gegen Bots, während das Netz lernte. Das Netz spielt seinen wahrscheinlichsten Zug; jede Kartenverteilung wird von jedem Platz aus gespielt.
train-speed = Geschwindigkeit
train-speed-words = Entscheidungen pro Sekunde, Lernen und Vergleiche eingerechnet.
train-games = Partien
train-games-words = Mittlere Zahl der Züge der beendeten Partien.
train-losses = Verluste
train-losses-words = Mittlere Verluste beim Lernen zwischen zwei Zeilen.
train-entropy = Entropie und Änderung
train-entropy-words = Entropie der Strategie, und wie weit jeder Abschnitt sie ändert (KL-Divergenz).
train-settings = Einstellungen
train-minutes = Minuten
train-decisions = Entscheidungen
train-rate = Siegquote
train-per-second = Entscheidungen/s
train-turns = Züge
train-value = Wert
train-setting = Einstellung
train-chart-alt = { $title }: { $values }
train-figure = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
