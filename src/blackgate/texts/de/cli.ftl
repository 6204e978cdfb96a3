## The command line: help

help-app = Blackgate: Grab dich aus dem Knast, für 2 bis 6 Spieler. Ohne Befehl öffnet sich das Spiel im Browser.
help-play = Im Terminal eine Partie gegen Bots jeder Stärke spielen.
help-simulate = Viele zufällige Partien spielen und die Ergebnisse zusammenfassen.
help-replay = Eine aufgezeichnete Partie nacherzählen.
help-verify = Eine Aufzeichnung prüfen: jeden Schritt, jede Karte, jeden Wurf.
help-commit = Der Fingerabdruck der Würfel, der dir vor der Partie gezeigt wurde; er muss mit dem in der Aufzeichnung übereinstimmen.
help-nonce = Der Anteil (Nonce), den dein Platz zu den Würfeln beigetragen hat; er muss im Startwert stecken. Kann mehrfach angegeben werden.
help-rules = Das Regelheft ausgeben oder eine einzelne Regel daraus.
help-bench = Messen, wie schnell die Engine, die Bots und die Umgebungen sind, im Vergleich zu anderen Bibliotheken.
help-pack-command = Ein Inhaltspaket ansehen oder prüfen.
help-pack-show = Alle Werte eines Pakets mit ihrer Herkunft auflisten.
help-pack-check = Ein Paket prüfen und sagen, was daran nicht stimmt.
help-lang = Die Sprache: en, fr, de, it oder es.
help-pack = Der Ordner eines Inhaltspakets (Vorgabe: classic).
help-players = Wie viele mitspielen: 2 bis 6.
help-seed = Der Startwert, aus dem aller Zufall folgt (Vorgabe: ein neuer, geheimer).
help-michel = Ob der neutrale Knacki mitspielt; für zwei Spieler empfohlen.
help-teams = In zwei Teams spielen (4 oder 6 Spieler).
help-calm = Die Aktionskarten weglassen, die Chaos stiften.
help-fair-start = Den späteren Spielern zu Beginn zusätzliche Karten oder Zigaretten geben.
help-target = So viele Tunnelpunkte braucht man zum Sieg.
help-first-player = Der Platz, der beginnt.
help-json = JSON für Programme ausgeben.
help-version = Ausgeben, welche Version das ist und ob die Engine kompiliert ist.
help-origin = Nur Werte, die in den Regelheften stehen (R), aus Rezensionen stammen (P) oder rekonstruiert sind (X).
help-file = Die Aufzeichnung einer Partie (JSON Lines).
help-seat = Nur erzählen, was dieser Platz gesehen hat.
help-trace = Pro Entscheidung eine JSON-Zeile mit dem ganzen Tisch ausgeben.
help-clause = Die Nummer einer Regel, zum Beispiel 5.2.
help-your-seat = Dein Platz.
help-name = Dein Name.
help-prisoner = Welchen Knacki du spielst, mit Namen; die Knackis unterscheiden sich nur im Aussehen.
help-bots = Wer auf den anderen Plätzen spielt: random, rookie, inmate, boss, warden, boss@400ms oder dein eigener Bot als datei.py:Klasse; der letzte besetzt alle übrigen Plätze.
help-budget = Wie lange ein Bot über eine Entscheidung nachdenken darf: 100ms oder 2s (als Rechenaufwand gemessen, nicht nach der Uhr) oder eine Anzahl Iterationen.
help-hint = Bei jeder Entscheidung zeigen, was der stärkste Bot an deiner Stelle tun würde und warum.
# The last line of the help of commands with options that take the number of a seat.
help-seats = Die Plätze sind hier wie in Aufzeichnungen ab 0 nummeriert: Platz 1 im Browser ist 0.
help-record = Die Aufzeichnung der Partie in diese Datei schreiben.
help-games = Wie viele Partien gespielt werden.
help-turns = Eine Partie, die noch niemand gewonnen hat, nach so vielen Zügen abbrechen.
help-jobs = Wie viele Prozesse gleichzeitig arbeiten.
help-records = Von jeder Partie eine Aufzeichnung in diesen Ordner schreiben.
help-seconds = Sekunden pro Messung.

## The command line: what it says

cli-version = blackgate { $version }, kompilierte Engine
cli-version-pure = blackgate { $version }, nicht kompilierte Engine (alles geht, nur langsamer)
cli-error = Fehler: { $problem }
# $command: what needs them, for example blackgate arena. $libraries: their names, as a list.
cli-fetching = { $command } braucht { $libraries }. Das wird einmalig heruntergeladen.
cli-interrupted = Abgebrochen.
cli-unknown-language = „{ $language }“ ist keine Sprache dieses Spiels: Zur Wahl stehen { $languages }.
cli-no-such-option = Die Option { $option } gibt es nicht. Versuch es mit --help.
cli-no-such-command = Den Befehl „{ $command }“ gibt es nicht. Versuch es mit --help.
cli-usage = Blackgate versteht diese Eingabe nicht: { $words }. Versuch es mit --help.
cli-missing = { $name } fehlt. Versuch es mit --help.
cli-not-a-number = { $name } braucht eine Zahl.
cli-bad-origin = „{ $origin }“ ist keine Herkunft: Wähle R, P oder X.
cli-at-least = { $name } { $value }: Der Wert muss mindestens { $least } sein.
cli-at-most = { $name } { $value }: Der Wert darf höchstens { $most } sein.
cli-pack-title = Paket { $pack }, Version { $version }
cli-origins = R steht in einem Regelheft · P stammt aus einer Rezension · X ist rekonstruiert
cli-column-file = Datei
cli-column-key = Schlüssel
cli-column-value = Wert
cli-column-origin = Herkunft
cli-pack-right =
    Das Paket { $pack } ist in Ordnung: { $values ->
        [one] { $values } Wert
       *[other] { $values } Werte
    }, { $moves ->
        [one] { $moves } möglicher Schritt
       *[other] { $moves } mögliche Schritte
    }.
cli-verified =
    Die Aufzeichnung stimmt: { $moves ->
        [one] { $moves } Schritt
       *[other] { $moves } Schritte
    } in { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }, und alle Karten und Würfe folgen aus dem Startwert. Sieg: { $winners }
cli-aborted = Die Partie wurde abgebrochen: Sie hat kein Ergebnis, aber ihre Würfel lassen sich trotzdem prüfen.
cli-withheld = Platz { $seat } hat einen Anteil am Startwert angekündigt und nicht rechtzeitig aufgedeckt: Die Würfel sind ohne ihn entstanden.
cli-fingerprint = Fingerabdruck der Partie: { $commit }. Er umfasst die Einstellungen, die Serverhälfte des Startwerts und alle Anteile. Vergleiche ihn mit dem, der dir beim Start gezeigt wurde.
cli-no-clause = Eine Regel { $clause } gibt es im Regelheft nicht.
cli-playing = Partien laufen
cli-simulated =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, davon { $finished } zu Ende gespielt
cli-decisions =
    { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }, { $speed } pro Sekunde
cli-turns-per-player = Im Schnitt { $turns } Züge pro Spieler
cli-wins =
    Platz { $seat }: { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    } ({ $share } %)
# $engine: "compiled" or "interpreted".
cli-machine =
    { $machine }, { $engine ->
        [compiled] kompilierte Engine
       *[interpreted] interpretierte Engine
    }
cli-peer-missing = { $peer } ist nicht installiert; im Quellverzeichnis lässt es sich mit make bench installieren.
# $figure: the peer's decisions per second. $ratio: how many times as many we make. $compared: which of our figures.
cli-peer = { $peer }: { $figure } Entscheidungen pro Sekunde; Blackgate trifft { $ratio }-mal so viele ({ $compared })

## The game in the terminal

cli-welcome = Willkommen in Blackgate, { $name }. Grab dich raus, bevor es die anderen schaffen.
cli-ask = Gib eine Nummer, einen Schritt, hint, why N, card, rule 5.2, ? oder quit ein
# $advice: a sentence with a move, how good it looks and why.
cli-hint = Tipp: { $advice }
cli-help =
    Gib die Nummer einer Möglichkeit ein oder den Schritt als Text (zum Beispiel: dig spoon).
    hint zeigt, was der stärkste Bot tun würde; why N sagt, warum eine ausgegraute Möglichkeit nicht erlaubt ist; card erklärt deine Karten; rule 5.2 zeigt eine Regel; quit beendet die Partie.
cli-why-what = Warum was? Gib eine Nummer aus der Liste oder einen Schritt an, zum Beispiel: why 12
cli-no-such-number = Eine Möglichkeit { $number } gibt es nicht: Die Liste geht bis { $most }.
cli-allowed = { $move }: Das ist erlaubt.
cli-not-allowed = { $move }: Das ist jetzt nicht erlaubt.
cli-bye = Heute Nacht bleibst du in deiner Zelle.
cli-saved = Die Aufzeichnung der Partie liegt in { $file }
cli-over = Die Partie ist vorbei.
cli-deck = Suchstapel { $n }
cli-discard = Ablagestapel { $n } (oben: { $card })
cli-column-player = Spieler
cli-column-points = Tunnel
cli-column-cards = Karten
cli-column-cigarettes = Zigaretten
cli-column-beatings = Prügel
cli-column-gang = Gangkarte
cli-column-background = Hintergrund
cli-hand = Deine Hand
cli-legend = ⚀⚁⚂ Würfe, die dorthin führen · ⌕ Karten beim Durchsuchen
help-seeds = Woraus die Startwerte aller Partien gebildet werden.

# A bot that failed at a decision; $name: the player it plays.
cli-fault-raised = Der Bot, der { $name } spielt, hat einen Fehler ausgelöst: Stattdessen wird ein harmloser Schritt gemacht.
cli-fault-stalled = Der Bot, der { $name } spielt, hat nicht rechtzeitig geantwortet: Stattdessen wird ein harmloser Schritt gemacht.
cli-fault-invalid = Der Bot, der { $name } spielt, hat etwas Unerlaubtes gewählt: Stattdessen wird ein harmloser Schritt gemacht.
