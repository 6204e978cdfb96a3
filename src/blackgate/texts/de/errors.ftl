## Errors: what was asked for, why it cannot be, and what would be right.

# $move: the move as text. $reasons: one or more sentences made by illegal-reason.
illegal-move = { $move }: { $reasons }
illegal-reason = { $reason } (Regel { $clause })
error-unknown-move = „{ $move }“ ist kein Spielzug dieses Spiels.
error-unknown-move-close = „{ $move }“ ist kein Spielzug dieses Spiels. Meintest du „{ $close }“?
error-move-number = { $number } ist kein Spielzug: Spielzüge sind von 0 bis { $most } nummeriert.
error-players = Personenzahl { $players }: Gespielt wird mit { $fewest } bis { $most } Personen (Regel 2.1)
error-teams = { $players } Personen in Teams: Die Teamvariante braucht 4 oder 6 (Regel 11.2)
error-michel = „{ $michel }“ als neutraler Knacki: Wähle none, michel oder michelle (Regel 14.1)
error-target = { $target } Tunnelpunkte zum Sieg: Wähle eine Zahl von 1 bis { $most } (Regel 14.5)
error-first-player = Platz { $seat } kann nicht beginnen: Die Plätze sind von 0 bis { $most } nummeriert (Regel 14.4)
error-seat = Platz { $seat }: Die Plätze sind von 0 bis { $most } nummeriert
error-names =
    { $count ->
        [one] { $count } Name
       *[other] { $count } Namen
    } für { $players } Personen: Gib für jeden Platz einen Namen an
error-name = „{ $name }“ geht nicht als Name: Nimm 1 bis { $most } sichtbare Zeichen
error-stop-mid-turn = Eine Partie lässt sich nur zwischen zwei Zügen abbrechen (Regel 13.18)
error-bytes = Diese Bytes sind kein Spielstand dieser Version
error-bytes-pack = Dieser Spielstand wurde mit einem anderen Paket als „{ $pack }“ gespielt
error-bytes-chance = Eine Partie, die aus einer Aufzeichnung abgespielt wird, lässt sich nicht als Bytes speichern: Behalte stattdessen die Aufzeichnung
error-record-sampled = Eine Partie, die aus einer Sicht ausgelost wurde, hat keine Aufzeichnung: Ihre Vergangenheit ist unbekannt
error-record-truncated = Zeile { $line }: Die Aufzeichnung bricht hier ab; das Ergebnis fehlt
error-record-json = Zeile { $line }: Das ist kein JSON-Objekt
error-record-foreign = Zeile { $line }: Das ist keine Blackgate-Aufzeichnung (Format 1)
error-record-file = { $file } lässt sich nicht lesen: { $problem }
error-record-pack = Zeile { $line }: Gespielt wurde mit einer anderen Ausgabe des Pakets „{ $pack }“; diese hier ist { $digest }
error-record-value = Zeile { $line }: { $key }: gefunden { $found }, erwartet { $expected }
error-record-move = Zeile { $line }: { $problem }
error-record-over = Zeile { $line }: Die Partie war schon vorbei
error-record-after-result = Zeile { $line }: Nach dem Ergebnis kommt noch etwas
error-record-seed = Zeile { $line }: Der Seed passt nicht zur Festlegung in Zeile 1
error-record-chance = Zeile { $line }: Die Zufallsergebnisse folgen nicht aus dem Seed
