# Die Worte des Browsers fürs Verstehen: was neben einer Sache steht, das Regelheft, Tipps und die Lektion.

# Neben einer Karte, einem Ort, einem Stapel
peek-label = Erklärung
peek-points =
    { $n ->
        [one] { $n } Tunnelpunkt
       *[other] { $n } Tunnelpunkte
    }
peek-sells =
    { $n ->
        [0] Bringt beim Verkauf nichts ein
        [one] Bringt { $n } Zigarette
       *[other] Bringt { $n } Zigaretten
    }
peek-copies = { $n } im Spiel
peek-times = { $n } ×
peek-gang-wants = Zum Beitreten wirfst du { $n } verschiedene davon ab:
peek-background = Hintergrund
peek-second = Als Gangmitglied ({ $gang }):
peek-dice = Würfel: { $results }
peek-no-die = Hierher führt kein Wurf
peek-search =
    { $n ->
        [one] Durchsuchen: { $n } Karte
       *[other] Durchsuchen: { $n } Karten
    }
peek-no-search = Hier gibt es nichts zu durchsuchen
peek-craft = Hier kannst du etwas herstellen
peek-no-craft = Hier kannst du nichts herstellen
peek-craft-visitors = Nur Gäste aus dem anderen Block können hier etwas herstellen
peek-michel = Was die Karte zeigt
peek-michel-none = Kein Messer: Du hast deine Ruhe.
peek-michel-knife = Ein Messer. Verlangt wird eines davon:
peek-pile-search = Suchstapel
peek-pile-search-text = Von hier ziehst du beim Durchsuchen. Am Anfang der Partie enthält er diese Karten:
peek-pile-michel = Was auf Michel(le)s Karten steht
peek-pile-discard = Ablagestapel
peek-pile-discard-text = Hier liegen abgeworfene Karten, offen für alle. Ist der Suchstapel leer, wird dieser Stapel gemischt und zum neuen Suchstapel.

# Das Regelheft
rules-title = Regelheft
rules-chapters = Kapitel
rules-clause = Regel { $number }
rules-table = Tabelle: { $about }
rules-search = Regeln durchsuchen
rules-hits =
    { $n ->
        [one] { $n } Stelle hier gefunden
       *[other] { $n } Stellen hier gefunden
    }
rules-found =
    { $n ->
        [one] { $n } Stelle gefunden
       *[other] { $n } Stellen gefunden
    }
rules-none = Nichts gefunden
rules-none-short = nichts
rules-at = { $at } von { $n }
rules-next = Nächste Stelle
rules-before = Vorige Stelle
rules-whole = Das ganze Regelheft
rules-unknown = Eine Regel mit dieser Nummer gibt es nicht.

# Tipps
hint-title = Tipp
hint-thinking = Ein alter Hase denkt nach …
hint-lead = Was die Bots an deiner Stelle tun würden. Sie sehen nur, was du siehst.
hint-best = erste Wahl
hint-chance = Gewinnt in { $percent } % der Fälle
hint-play = So machen
hint-none = Da fällt mir nichts ein. Hör auf deinen Bauch.
hint-again = Noch einmal nachdenken

# Die Lektion
learn-title = Deine erste Nacht
learn-step = { $n } von { $m }
learn-back = Zurück
learn-next = Weiter
learn-skip = Überspringen
learn-show = Mach es für mich
learn-now = Du bist dran:
learn-other = Das geht auch. Versuch für diese Lektion: { $move }
learn-watch = Die anderen spielen …
learn-hurry = Schneller
learn-leave = Lektion verlassen
learn-restart = Von vorn
learn-end-title = Du kannst das Spiel
learn-end-text = Du hast durchsucht, hergestellt, gegraben und gekämpft. Blackgate hat noch viele andere Karten. Was sie tun, siehst du, wenn du auf sie zeigst.
learn-end-play = Jetzt spielen
learn-end-new = Einen Tisch für Freunde eröffnen
learn-end-rules = Regelheft lesen
