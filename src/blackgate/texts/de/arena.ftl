## The arena: bots against each other. What cannot be done.

error-worker-died = Ein Arbeitsprozess ist abgestürzt. Gib denselben Befehl noch einmal ein, dann geht es dort weiter, wo es aufgehört hat.
error-no-cluster = Kein Zugang zu einem Ray-Cluster unter { $address } ({ $problem }). Prüfe die Adresse und, falls der Cluster ein Token verlangt, RAY_AUTH_TOKEN.
error-journal-foreign = { $file }, Zeile { $line }: Das ist kein Protokoll gespielter Partien. Gib mit --out einen anderen Ordner an.
# $names: the settings that differ, as options are called; code: the program itself.
error-journal-settings =
    { $names ->
        [code] { $file } wurde begonnen, bevor sich an den Bots oder den Regeln etwas geändert hat. Gib mit --out einen anderen Ordner an.
       *[other] { $file } wurde mit anderen Einstellungen begonnen ({ $names }). Gib mit --out einen anderen Ordner an oder nimm die Einstellungen vom Anfang.
    }
error-no-bots = Nenne für jeden Platz einen Bot, durch Kommas getrennt, zum Beispiel --bots random,random
error-bot-without-name = Ein Bot hat keinen Namen: Schreib zum Beispiel inmate oder boss@25ms.
error-arena-bots =
    { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    } für { $players ->
        [one] { $players } Platz
       *[other] { $players } Plätze
    }: Nenne höchstens einen pro Platz.

## Numbers

figure-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%
figure-about = { NUMBER($value, maximumFractionDigits: 0) }{ "\u00A0" }%
figure-percents = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%
figure-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimals = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-give-or-take = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }±{ "\u00A0" }{ NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-fine = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
figure-whole = { NUMBER($value) }

## Every report

page-contents = Inhalt
page-no-script = Ein Skript zeichnet das Diagramm, aber Skripte sind ausgeschaltet. In der Tabelle stehen dieselben Zahlen.

## The command

help-arena = Bots gegeneinander antreten lassen und ihre Stärke messen.
help-arena-bots = Die Bots nach Plätzen, durch Kommas getrennt: random, rookie, inmate, boss, warden, boss@25ms, datei.py:Klasse. Der letzte besetzt alle übrigen Plätze.
help-arena-games = Wie viele Partien gespielt werden; jede Kartenverteilung wird mit jeder Rotation der Bots einmal gespielt.
help-arena-players = Wie viele mitspielen: 2 bis 6 (Vorgabe: so viele, wie Bots genannt sind).
help-ray = Auf dem Ray-Cluster unter dieser Adresse spielen; local startet einen eigenen.
help-out = Wohin Partien, Ergebnis und Bericht kommen (Vorgabe: ein Ordner in arena/, der von den Einstellungen abhängt). Derselbe Befehl macht dort weiter, wo er aufgehört hat.
cli-arena-playing =
    { $faults ->
        [0] Partien laufen
        [one] Partien laufen ({ $faults } Fehler)
       *[other] Partien laufen ({ $faults } Fehler)
    }
cli-arena-games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }: { $deals ->
        [one] { $deals } Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    }, jede mit { $rotations ->
        [one] { $rotations } Rotation
       *[other] { $rotations } Rotationen
    } der Bots. Der faire Anteil beträgt { $fair }.
cli-arena-left-over =
    Die letzte Kartenverteilung wurde nicht mit jeder Rotation gespielt ({ $left } von { $rotations }): Ein Vielfaches von { $rotations } Partien ist fairer.
cli-arena-stopped =
    { $games ->
        [one] { $games } Partie wurde
       *[other] { $games } Partien wurden
    } nach { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } abgebrochen, ohne dass jemand gewonnen hat.
cli-arena-fault =
    { $kind ->
        [raised] { $bot } hat { $times ->
            [one] einmal
           *[other] { $times }-mal
        } einen Fehler ausgelöst
        [stalled] { $bot } hat { $times ->
            [one] einmal
           *[other] { $times }-mal
        } nicht rechtzeitig geantwortet
        [skipped] { $bot } wurde nach Zeitüberschreitungen { $times ->
            [one] einmal
           *[other] { $times }-mal
        } übergangen
       *[invalid] { $bot } hat { $times ->
            [one] einmal
           *[other] { $times }-mal
        } etwas Unerlaubtes gewählt
    }{ $times ->
        [one] , in Partie { $game }
       *[other] , zuerst in Partie { $game }
    }: { $detail }
cli-arena-report = Bericht: { $file }
cli-arena-interrupted = Nach { $done } von { $games } Partien abgebrochen. Derselbe Befehl macht dort weiter.

## The report

arena-report-title = Die Arena
# $bots: their names. $best: the one with the highest win rate.
arena-report-lead =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, gespielt von { $bots }. { $best } kommt auf eine Siegquote von { $rate } ({ $interval }); der faire Anteil beträgt { $fair }.
arena-column-bot = Bot
arena-column-wins = Siege
arena-column-appearances = Gespielt
arena-column-played-short = Gespielt
arena-column-rate = Siegquote
arena-column-interval = 95-%-Intervall
arena-column-rating = Wertung
arena-column-ms = Millisekunden pro Entscheidung
arena-column-ms-short = Ø ms
arena-column-decisions = Entscheidungen
arena-column-faults = Fehler
arena-column-fault = Fehler
arena-column-times = Wie oft
arena-column-games = Partien
arena-column-first-game = Zuerst in Partie
arena-column-detail = Einzelheiten
arena-column-pair = Paarung
arena-column-wins-both = Siege beider
arena-column-share = Anteil
arena-column-fair = Fairer Anteil
arena-column-turns = Züge pro Partie
arena-column-figure = Kennzahl
arena-column-value = Wert
arena-column-setting = Einstellung
arena-column-seat = Platz
arena-column-order = Zugreihenfolge
arena-win-rate = Siegquoten
arena-win-rate-words =
    Jede Kartenverteilung wurde mit jeder Rotation der Bots über die Plätze gespielt. Ein Bot, der auf mehreren Plätzen sitzt, wird auf jedem
    gezählt; der faire Anteil ist daher für alle { $fair }: die gestrichelte Linie. Die Striche sind 95-%-Intervalle; sie berücksichtigen,
    dass Partien mit derselben Kartenverteilung nicht unabhängig voneinander sind.
arena-win-rate-alt = Siegquoten mit 95-%-Intervallen. { $figures }
arena-figure = { $name }: { $figure }
arena-rating = Wertungen
arena-rating-words = Berechnet mit openskill (Plackett-Luce). Alle fangen bei 25 an; nur die Abstände zählen. Die Striche sind 95-%-Intervalle.
arena-rating-alt = Wertungen. { $figures }
arena-duels = Direkter Vergleich
arena-duels-words = In den Partien, in denen beide gegeneinander gespielt haben: der Anteil des Erstgenannten an den Siegen beider und der Anteil, den er hätte, wenn nur die Plätze entscheiden würden.
arena-duels-none = Keine zwei Bots haben gegeneinander gespielt: Es gibt nichts zu vergleichen.
arena-duels-caption = Von den Siegen des Bots der Zeile und des Bots der Spalte: der Anteil des Bots der Zeile. Bernsteinfarben: mehr, als nach den Plätzen allein zu erwarten wäre; blau: weniger.
arena-duels-alt = Anteile an den Siegen von je zwei Bots. { $figures }
arena-pair = { $one } – { $other }
arena-against = gegen
arena-time = Zeit pro Entscheidung
arena-time-words = Durchschnitt über alle Entscheidungen, bei denen es eine Wahl gab. Die Skala ist logarithmisch.
arena-time-alt = Millisekunden pro Entscheidung. { $figures }
arena-length = Länge der Partien
arena-length-mean = Durchschnitt
arena-length-median = Median
arena-length-shortest = Kürzeste
arena-length-longest = Längste
arena-length-stopped = Partien, die ohne Sieg abgebrochen wurden
arena-length-alt = Wie viele Züge die Partien gedauert haben: die Hälfte höchstens { $median }, die kürzeste { $shortest }, die längste { $longest }.
arena-seats = Plätze
arena-seats-words = Siege aller Bots zusammen, nach Zugreihenfolge und nach Platz. Jeder Bot saß überall gleich oft, die Spielstärke hebt sich also auf.
arena-order = { $number }. in der Reihenfolge
arena-seat = Platz { $number }
arena-order-caption = Siege nach Zugreihenfolge
arena-seat-caption = Siege nach Platz
arena-faults = Fehler
arena-faults-words = Bei diesen Entscheidungen wurde statt der Wahl des Bots ein harmloser Schritt ausgeführt.
arena-fault-raised = Fehler ausgelöst
arena-fault-stalled = nicht rechtzeitig geantwortet
arena-fault-skipped = nach Zeitüberschreitungen nicht mehr gefragt
arena-fault-invalid = etwas Unerlaubtes gewählt
arena-settings = Einstellungen
arena-setting-bots = Bots nach Plätzen
arena-setting-games = Partien
arena-setting-seed = Startwert
arena-setting-budget = Bedenkzeit
arena-setting-players = Spieler
arena-setting-michel = Neutraler Knacki
arena-setting-teams = Teams
arena-setting-calm = Ruhige Partie
arena-setting-fair-start = Fairer Start
arena-setting-target = Tunnelpunkte zum Sieg
arena-setting-turns = Höchstzahl der Züge
arena-setting-pack = Paket
arena-setting-code = Code
arena-setting-machine = Rechner
arena-setting-date = Datum
arena-setting-version = Version
arena-yes = ja
arena-no = nein
arena-by-rule = laut Regeln
