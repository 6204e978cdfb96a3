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
        [one] Bringt { $n } Zigarette
       *[other] Bringt { $n } Zigaretten
    }
peek-copies = { $n } im Spiel
peek-times = { $n } ×
peek-gang-wants = Zum Beitreten legst du { $n } verschiedene davon ab:
peek-background = Hintergrund
peek-second = Und wenn du zu ihnen gehörst ({ $gang })
peek-dice = Würfel: { $results }
peek-no-die = Hierher führt kein Wurf
peek-search =
    { $n ->
        [one] Durchsuchen: { $n } Karte
       *[other] Durchsuchen: { $n } Karten
    }
peek-no-search = Hier wird nicht durchsucht
peek-craft = Hier kannst du Herstellen
peek-no-craft = Kein Herstellen hier
peek-craft-visitors = Nur Besuch kann hier Herstellen
peek-michel = Was die Karte zeigt
peek-michel-none = Kein Messer: Du hast deine Ruhe.
peek-michel-knife = Ein Messer. Verlangt wird eins davon:
peek-pile-search = Suchstapel
peek-pile-search-text = Von hier ziehst du beim Durchsuchen. Zu Beginn einer Partie sind diese Karten darin:
peek-pile-michel = Was Michel(le)s Karten zeigen
peek-pile-discard = Ablagestapel
peek-pile-discard-text = Hier liegt offen, was abgelegt wurde. Ist der Suchstapel leer, wird dieser hier gemischt und tritt an seine Stelle.

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
hint-title = Ein Tipp
hint-thinking = Ein alter Hase denkt nach…
hint-lead = Was die Bots an deiner Stelle täten. Sie sehen, was du siehst, und nicht mehr.
hint-best = erste Wahl
hint-chance = Gewinnt in { $percent } % der Fälle
hint-play = So machen
hint-none = Da fällt mir nichts ein. Hör auf deinen Bauch.
hint-again = Noch einmal nachdenken

# Die Lektion
learn-title = Deine erste Nacht
learn-step = { $n } von { $m }
learn-back = Zurück
learn-next = Weiter
learn-skip = Diesen Teil überspringen
learn-show = Mach es für mich
learn-now = Du bist dran:
learn-other = Das geht auch. Für diese Lektion versuch: { $move }
learn-watch = Die anderen spielen…
learn-hurry = Schneller
learn-leave = Lektion verlassen
learn-restart = Von vorn
learn-retry = Noch einmal versuchen
learn-end-title = Du kannst das Spiel
learn-end-text = Du hast durchsucht, hergestellt, gegraben und dich nach draußen geprügelt. Blackgate hat mehr Karten, als du heute Nacht gesehen hast, und jede sagt dir, was sie tut, wenn du sie ansiehst.
learn-end-play = Jetzt spielen
learn-end-new = Einen Tisch für Freunde öffnen
learn-end-rules = Das Regelheft lesen
