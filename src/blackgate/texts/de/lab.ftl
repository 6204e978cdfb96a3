## The balance lab. What cannot be done.

error-lab-players = „{ $players }“ ist keine Liste von Spielerzahlen: Schreib zum Beispiel 2,3,4 oder 2-6.
error-lab-players-twice = { $players }: Nenne jede Spielerzahl nur einmal.
error-lab-learn-pack = Das Netz von Warden kennt die Karten von { $pack } nicht: Wer ein Paket lernen lassen will, ändert nur Werte und Effekte und behält die Kennungen bei.
error-lab-learn-bot = { $bot } kann nicht lernen: --learn geht mit warden und mit warden:DATEI.bin.
error-lab-learn-cpu = Hier gibt es keine GPU. Um so viel zu lernen wie eine H200 in { $minutes } Minuten, bräuchte diese CPU etwa { $hours } Stunden. Gib mit --learn-minutes an, wie lange gelernt werden soll.

## The command

help-lab = Viele Partien spielen und berichten, wie ausgewogen ein Paket ist, Karte für Karte, oder wie sich zwei Pakete unterscheiden.
help-lab-players = Spielerzahlen, durch Kommas getrennt (Vorgabe: 2,3,4,5,6; in Teams 4,6).
help-lab-games = Wie viele Partien pro Spielerzahl gespielt werden.
help-lab-bot = Der Bot auf allen Plätzen: random, rookie, inmate, boss, warden, boss@25ms, warden:DATEI.bin, datei.py:Klasse (Vorgabe: warden, wenn die Spiellogik kompiliert ist und sein Netz die Karten kennt, sonst inmate).
help-lab-compare-bot = Der Bot für das zweite Paket, falls es ein anderer ist.
help-lab-learn = Erst das Netz von Warden jedes Paket lernen lassen, dann damit messen.
help-lab-learn-minutes = Minuten Lernzeit für jedes Paket (Vorgabe: 10 auf einer GPU; auf einer CPU nötig).
help-lab-learn-out = Der Ordner für die Netze, die gelernt haben (Vorgabe: der des Berichts). Ein Netz, das schon da ist, wird wieder benutzt.
help-lab-bars = Auch ausgeben, welche Ziele eines ausgewogenen Pakets verfehlt werden.
cli-lab-bot = Auf allen Plätzen spielt { $bot }.
cli-lab-uncompiled = Warden wäre zu langsam, weil die Spiellogik nicht kompiliert ist.
cli-lab-unknown = Das Netz von Warden kennt die Karten dieses Pakets nicht.
cli-lab-learning = Das Netz lernt insgesamt { $minutes } Minuten lang (Pakete: { $packs }), dann beginnen die Partien. Es wird in { $folder } aufgehoben.
help-lab-compare = Ein zweites Paket: Mit beiden wird von denselben Startwerten aus gespielt, und im Bericht stehen sie nebeneinander.
help-lab-out = Wohin Partien, Ergebnis und Bericht kommen (Vorgabe: ein Ordner in lab/, der von den Einstellungen abhängt). Derselbe Befehl macht dort weiter, wo er aufgehört hat.
cli-lab-faults =
    { $times ->
        [one] Einmal hat ein Bot versagt, und stattdessen wurde ein harmloser Schritt ausgeführt.
       *[other] { $times }-mal hat ein Bot versagt, und jedes Mal wurde stattdessen ein harmloser Schritt ausgeführt.
    } Verlass dich nicht auf diese Zahlen.

## Numbers. $sign is + or − or nothing. Spaces here do not break.

lab-fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-signed-percent = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } PP
lab-signed-number = { $sign }{ NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-span = { $low } … { $high }
lab-change = { $before } → { $after }
lab-points = PP
lab-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
lab-all = Alle
lab-order = { $number }. in der Reihenfolge
lab-named = { $name } ({ $figure })
lab-and-more = { $cards } und { $more } weitere
lab-none = keine

## The report

lab-title = Das Balance-Labor
lab-lead =
    { $pack }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } mit jeder Spielerzahl ({ $players }); auf allen Plätzen spielt { $bot }.
lab-lead-compared =
    { $pack } und { $other } im Vergleich: je { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } mit jeder Spielerzahl ({ $players }) und mit denselben Startwerten; auf allen Plätzen spielt { $bot }.
lab-network = { $bot } (Netz { $digest }, gelernt in { $decisions } Entscheidungen mit { $pack })

lab-glance = Auf einen Blick
lab-glance-words = Karten, mit denen man klar öfter oder seltener gewinnt als mit den anderen ihrer Art, und um wie viel; alle Spielerzahlen zusammen.
lab-column-sort = Art
lab-column-strong = Stark
lab-column-weak = Schwach
# $sort: Gang cards, Backgrounds, ... $strong, $weak: cards with figures, or “keine”.
lab-glance-cards = { $sort } – stark: { $strong }; schwach: { $weak }.
lab-glance-seats = Positionen in der Zugreihenfolge, deren Siegquote klar vom fairen Anteil abweicht: { $seats }.
lab-glance-seat = { $order }, { $players } ({ $worth })
lab-glance-length = Züge pro Spieler: { $turns }.
lab-glance-turns = { $turns } ({ $players })
lab-glance-stopped =
    { $games ->
        [one] { $games } Partie wurde abgebrochen, ohne dass jemand gewonnen hat; in keiner anderen Zahl zählt sie mit.
       *[other] { $games } Partien wurden abgebrochen, ohne dass jemand gewonnen hat; in keiner anderen Zahl zählen sie mit.
    }
lab-glance-chance =
    Bei { $clear } von { $all } Karten liegt der Durchschnitt außerhalb des Intervalls. Wären alle Karten gleich stark, käme das allein durch Zufall
    etwa { $expected }-mal vor.

lab-bars = Ziele
lab-bars-words = Was ein ausgewogenes Paket erreichen soll. Es zählen die Werte; ihre 95-%-Intervalle sagen, wie sicher sie sind.
lab-bars-met = { $pack }: { $met } von { $all } Zielen erreicht.
lab-bar-missed = Verfehlt: { $name }, { $players } (Ziel: { $range }): { $missed }
lab-bar-column-name = Ziel
lab-bar-column-players = Spieler
lab-bar-column-range = Bereich
lab-bar-column-measured = Kleinster und größter Wert
lab-bar-column-verdict = Erreicht?
lab-bar-column-missed = Was es verfehlt
lab-bar-yes = ja
lab-bar-no = nein
lab-bar-least = mindestens { $low }
lab-bar-members = Wie viele jeder Gang beitreten
lab-bar-gang-games = Partien, in denen jede Gangkarte im Spiel ist
lab-bar-gang-owners = Besitzer jeder Gangkarte gegenüber allen Besitzern
lab-bar-background = Jeder ausgeteilte Hintergrund gegenüber dem fairen Anteil
lab-bar-second = Aufdecken mit zweitem Effekt
lab-bar-action = Wer eine Aktionskarte zieht, gegenüber dem fairen Anteil
lab-bar-extortions = Erpressungen pro Partie
lab-bar-cooperated = Erpressungen mit Kooperation
lab-bar-places = Bewegungen zu jedem Ort
lab-bar-uses = Wie oft jede Aktion pro Partie genutzt wird
lab-bar-length = Züge pro Spieler, Median
lab-bar-seats = Jeder Rang in der Zugreihenfolge gegenüber dem fairen Anteil
lab-uses = Aktionen
lab-uses-words = Standardaktionen und ortsgebundene Aktionen pro Partie, alle Spieler zusammen.
lab-members = Gangs und zweite Effekte
lab-members-words = Wie viele Spieler jeder Gang mindestens einmal beitreten, und wie oft beim Aufdecken der zweite Effekt eines Hintergrunds genutzt wird.
lab-column-gang-games = Im Spiel in
lab-column-action-drawn_above_fair = Gezogen: über dem fairen Anteil
lab-action-search = Durchsuchen
lab-action-roll = Normale Bewegung
lab-action-cautious = Vorsichtige Bewegung
lab-action-join = Einer Gang beitreten
lab-action-play = Eine Aktionskarte ausspielen
lab-action-extort = Erpressung
lab-action-craft = Herstellen
lab-action-dig = Graben
lab-action-steal = Einen Löffel klauen
lab-action-heal = Heilen
lab-action-sell = Verkaufen
lab-action-buy = Kaufen

lab-changed = Was sich geändert hat
# $sure: how many of the clear ones stand out from so many at once.
lab-changed-words =
    Bei { $clear } von { $all } Kennzahlen ist der Unterschied klar: Das 95-%-Intervall enthält die 0 nicht. Hätte sich nichts geändert, käme das
    allein durch Zufall etwa { $expected }-mal vor. So klar, dass trotz der vielen Vergleiche höchstens 1 von 20 davon Zufall ist: { $sure }.
lab-changed-caption = Änderungen, die klarsten zuerst ({ $shown } von { $sure })
lab-only-in = Nur in { $pack }: { $cards }.
lab-only = nur in { $pack }

lab-sort-gang = Gangkarten
lab-sort-background = Hintergründe
lab-sort-action = Aktionskarten
lab-sort-draw = Suchkarten
lab-gang-words =
    Um wie viel die Siegquote über dem fairen Anteil liegt, wenn man für diese Karte einer Gang beitritt. Der Beitritt kostet Zeit und Karten,
    also vergleiche eine Karte eher mit den anderen Gangkarten als mit dem fairen Anteil.
lab-background-words =
    Um wie viel die Siegquote über dem fairen Anteil liegt, wenn man diesen Hintergrund bekommt, aufgedeckt oder nicht. Die Hintergründe teilt der
    Zufall aus, also ist dieser Vergleich unverfälscht.
lab-action-words =
    Um wie viel die Siegquote über dem fairen Anteil liegt, wenn man diese Karte mindestens einmal ausspielt. Wer Karten ausspielt, hatte Zeit
    dafür, also vergleiche eine Karte eher mit den anderen Aktionskarten als mit dem fairen Anteil; oder sieh unter Suchkarten nach, was es wert ist,
    sie zu ziehen.
lab-draw-words =
    Wie viel öfter man gewinnt, nachdem man diese Karte gezogen hat, als nach irgendeiner Suchkarte; Starthände zählen mit. Welche Karte man zieht,
    entscheidet der Zufall. So viel ist eine Karte also wert, egal wer sie bekommt und ob sie ausgespielt, verkauft oder zum Herstellen verwendet wird.
lab-cards-alt = Wert jeder Karte mit ihrem 95-%-Intervall, die beste zuerst. { $figures }
lab-cards-caption = Punkte: alle Spielerzahlen zusammen, mit 95-%-Intervallen. Kleine Ziffern: nur mit so vielen Spielern.
lab-line-fair = Gestrichelte Linie: der faire Anteil.
lab-line-average = Graue Linie: alle diese Karten zusammen.
lab-line-draw = Gestrichelte Linie: der Durchschnitt aller gezogenen Suchkarten.
lab-cards-caption-compared = Alle Spielerzahlen zusammen, mit 95-%-Intervallen.
lab-few = Zu selten für eine Aussage (weniger als 30 Fälle): { $cards }.
lab-gang-worth-caption = Gangkarten, sortiert danach, wie oft man nach dem Beitritt gewinnt
lab-background-worth-caption = Hintergründe, sortiert danach, wie oft man mit ihnen gewinnt
lab-action-worth-caption = Aktionskarten, sortiert danach, wie oft man nach dem Ausspielen gewinnt
lab-draw-worth-caption = Suchkarten, sortiert danach, wie oft man nach dem Ziehen gewinnt
lab-often-caption = Wie oft sie ins Spiel kommen
lab-judged-strong = klar stark
lab-judged-weak = klar schwach
lab-judged-unclear = unklar

lab-column-card = Karte
lab-column-gang = Gang
lab-column-figure = Kennzahl
lab-column-players = Spieler
lab-column-difference = Unterschied
lab-column-gang-players = Wie viele beitreten
lab-column-gang-times = Beitritte pro Partie
lab-column-gang-turns = Züge mit der Karte
lab-column-gang-above_fair = Gegenüber dem fairen Anteil
lab-column-gang-against_others = Gegenüber der durchschnittlichen Gangkarte
lab-column-background-players = Wie viele ihn aufdecken
lab-column-background-times = Aufgedeckt pro Partie
lab-column-background-second = Mit zweitem Effekt
lab-column-background-round = Aufgedeckt in Runde
lab-column-background-dealt_above_fair = Ausgeteilt: gegenüber dem fairen Anteil
lab-column-background-above_fair = Aufgedeckt: gegenüber dem fairen Anteil
lab-column-background-against_others = Aufgedeckt: gegenüber dem durchschnittlichen Hintergrund
lab-column-action-players = Wie viele sie ausspielen
lab-column-action-times = Ausgespielt pro Partie
lab-column-action-above_fair = Gegenüber dem fairen Anteil
lab-column-action-against_others = Gegenüber der durchschnittlichen Aktionskarte
lab-column-draw-cards = Gezogen pro Partie
lab-column-draw-worth = Gegenüber der durchschnittlichen gezogenen Karte

lab-seats = Zugreihenfolge
lab-seats-words = Um wie viel die Siegquote über dem fairen Anteil liegt, je nachdem, ob man an erster, zweiter oder späterer Stelle am Zug ist. Die gestrichelte Linie ist der faire Anteil.
lab-seats-caption = Siegquote gegenüber dem fairen Anteil
lab-column-order = Reihenfolge
lab-seats-alt = Siegquote gegenüber dem fairen Anteil nach Zugreihenfolge, mit 95-%-Intervallen. { $figures }
lab-length = Länge der Partien
lab-length-words = Wie viele Züge jeder Spieler hat. Im Kasten liegt die mittlere Hälfte der Partien, auf der Linie liegen die mittleren 90 %; die Markierung ist der Median.
lab-length-alt = Züge pro Spieler. { $figures }
lab-column-games = Partien
lab-column-stopped = Abgebrochen
lab-column-mean = Durchschnitt
lab-column-spread = Streuung
lab-column-quantile = { $percent } %
lab-tunnel = Der Tunnel
lab-tunnel-words = Woher die Tunnelpunkte kommen und wie Werkzeuge und Messer auf die Hand gelangen; pro Partie.
lab-tunnel-caption = Tunnelpunkte nach Werkzeug
lab-places = Orte
lab-places-words = Als Besuch zählt jede Ankunft durch eine Bewegung. Pro Partie, alle Spieler zusammen.
lab-visits-caption = Besuche nach Ort
lab-searches-caption = Durchsuchungen nach Ort
lab-extortions = Erpressungen
lab-extortions-words = Wie oft sich Spieler gegenseitig erpressen, wie es ausgeht und was dabei den Besitzer wechselt.
lab-extortions-caption = Wie die Erpressungen ausgehen
lab-michel = Michel(le)
lab-michel-words = Wie oft sich der neutrale Knacki bewegt und jemanden erpresst und wie es für das Opfer ausgeht.
lab-michel-caption = Wie die Erpressungen durch Michel(le) ausgehen
lab-beatings = Prügel
lab-beatings-words = Pro Partie, alle Spieler zusammen.
lab-cigarettes = Zigaretten
lab-cigarettes-words = Pro Partie, alle Spieler zusammen. Verdient minus ausgegeben ergibt, was am Ende übrig ist.
lab-cigarettes-caption = Womit die Zigaretten verdient wurden
lab-exchange = Austausch
lab-exchange-words = Innerhalb der Teams, pro Partie.
lab-stacked-alt = { $what }. { $figures }

lab-method = So liest du diesen Bericht
lab-method-fair = Der faire Anteil ist die Siegquote ohne jeden Vor- oder Nachteil: 1 geteilt durch die Spielerzahl, in Teams die Hälfte.
lab-method-points = Unterschiede zwischen Siegquoten stehen in Prozentpunkten (PP).
lab-method-interval =
    Mit Bots wie diesen enthält ein Intervall in 95 von 100 Fällen den wahren Wert. Partien gelten dabei als unabhängig voneinander, die Spieler einer
    Partie nicht: Gerechnet wird mit Blöcken von { $games ->
        [one] einer Partie
       *[other] etwa { $games } Partien
    }.
lab-method-clear = „Klar“ heißt: Das Intervall enthält die 0 nicht, und es gab mindestens 30 Fälle.
lab-method-trap =
    Die Spieler, die eine Karte ins Spiel bringen, sind keine zufällige Stichprobe: Sie hatten Zeit dafür und nichts Besseres zu tun. Deshalb wird jede
    Karte mit den anderen ihrer Art verglichen. Reiner Zufall ist nur, wer welchen Hintergrund bekommt und welche Karte gezogen wird.
lab-method-paired =
    Mit beiden Paketen spielten dieselben Bots von denselben Startwerten aus. Verglichen wird Partie für Partie, solange sich die Partien ähneln;
    so hebt sich gemeinsames Glück auf.

lab-setting-players = Spielerzahlen
lab-setting-packs = Pakete
lab-setting-games = Partien pro Spielerzahl
lab-setting-bot = Bot auf allen Plätzen

## Names of figures, as rows of tables. $name: a card, a Place, a place in the turn order.

lab-row-length-turns-per-player = Züge pro Spieler
lab-row-length-stopped = Partien, die ohne Sieg abgebrochen wurden
lab-row-seat-above-fair = { $name }: Siegquote gegenüber dem fairen Anteil
lab-row-points-per-game = { $name }: Tunnelpunkte
lab-row-points-share = { $name }: Anteil an allen Punkten
lab-row-points-lost = { $name }: wieder verlorene Punkte
lab-row-got-steal = { $name }: geklaut
lab-row-got-craft = { $name }: hergestellt
lab-row-got-trade = { $name }: gekauft
lab-row-got-effect = { $name }: durch eine Karte bekommen
lab-row-got-taken = { $name }: jemandem abgenommen
lab-row-got-cooperated = { $name }: bei einer Erpressung hergegeben
lab-row-got-snatched = { $name }: aus einem Tunnel geholt
lab-row-got-given = { $name }: von jemandem bekommen
lab-row-got-exchange = { $name }: beim Austauschen bekommen
lab-row-place-visits = { $name }: Besuche
lab-row-place-sent = { $name }: wie oft jemand dorthin geschickt wurde
lab-row-place-searches = { $name }: Durchsuchungen
lab-row-place-drawn = { $name }: beim Durchsuchen gezogene Karten
lab-row-members-share = { $name }: wie viele beitreten
lab-row-reveals-second = Aufdecken mit zweitem Effekt
lab-row-uses-per-game = { $name }: pro Partie
lab-row-place-share = { $name }: Anteil an allen Besuchen
lab-row-gang-games = { $name }: Partien, in denen sie im Spiel ist
lab-row-action-drawn-above-fair = { $name }: Siegquote gegenüber dem fairen Anteil, wenn gezogen
lab-row-cigarettes-earned-start = Zigaretten zu Beginn
lab-row-drawn-per-game = Gezogene Suchkarten insgesamt
lab-row-extortions-per-game = Erpressungen pro Partie
lab-row-extortions-cooperated = Erpressungen, bei denen das Opfer kooperiert
lab-row-extortions-attacker = Erpressungen, bei denen der Angreifer den Kampf gewinnt
lab-row-extortions-defender = Erpressungen, bei denen der Verteidiger den Kampf gewinnt
lab-row-extortions-escaped = Erpressungen, denen das Opfer entwischt
lab-row-extortions-weapons = Ausgelegte Waffen pro Erpressung
lab-row-extortions-loot-cooperated = Hergegebene Werkzeuge pro Erpressung
lab-row-extortions-loot-named = Im Kampf gewonnene genannte Werkzeuge pro Erpressung
lab-row-extortions-loot-random = Blind gezogene Karten pro Erpressung
lab-row-extortions-loot-chosen = Vom Sieger ausgesuchte Karten pro Erpressung
lab-row-extortions-loot-surrendered = Vom Verlierer ausgesuchte Karten pro Erpressung
lab-row-extortions-loot-class = Beute pro Erpressung: { $name }
lab-row-michel-moves = Bewegungen von Michel(le)
lab-row-michel-extortions = Erpressungen durch Michel(le)
lab-row-michel-unarmed = Michel(le) zeigt kein Messer
lab-row-michel-cooperated = Das Opfer kooperiert mit Michel(le)
lab-row-michel-beaten = Michel(le) gewinnt
lab-row-michel-won = Das Opfer besiegt Michel(le)
lab-row-michel-loss-tool-given = Beim Kooperieren mit Michel(le) abgeworfene Werkzeuge
lab-row-michel-loss-tool-lost = Nach Niederlagen gegen Michel(le) abgeworfene Werkzeuge
lab-row-michel-loss-random-card = Nach Niederlagen gegen Michel(le) abgeworfene zufällige Karten
lab-row-beatings-given-combat = Prügel aus Kämpfen
lab-row-beatings-given-michel = Prügel von Michel(le)
lab-row-beatings-given-card = Prügel durch Karten
lab-row-beatings-in-vain = Prügel ohne Wirkung
lab-row-beatings-healed = Geheilte Prügel
lab-row-beatings-left = Prügel am Ende
lab-row-cigarettes-earned-sell = Durch Verkaufen verdiente Zigaretten
lab-row-cigarettes-earned-card = Durch Karten verdiente Zigaretten
lab-row-cigarettes-earned-gang = Durch Gangkarten zum Zugbeginn verdiente Zigaretten
lab-row-cigarettes-spent-buy = Beim Kaufen ausgegebene Zigaretten
lab-row-cigarettes-passed = Anderen abgenommene Zigaretten
lab-row-cigarettes-left = Zigaretten am Ende
lab-row-exchange-times = Wie oft im Team ausgetauscht wird
lab-row-exchange-cards = Ausgetauschte Karten
lab-row-exchange-passed = Ausgetauschte Zigaretten
lab-row-gang-times = { $name }: Beitritte pro Partie
lab-row-gang-players = { $name }: wie viele beitreten
lab-row-gang-turns = { $name }: Züge mit dieser Karte
lab-row-gang-above-fair = { $name }: Siegquote gegenüber dem fairen Anteil
lab-row-gang-against-others = { $name }: Siegquote gegenüber der durchschnittlichen Gangkarte
lab-row-gang-average = Alle, die einer Gang beigetreten sind: Siegquote gegenüber dem fairen Anteil
lab-row-background-dealt = { $name }: ausgeteilt pro Partie
lab-row-background-times = { $name }: aufgedeckt pro Partie
lab-row-background-players = { $name }: wie viele den Hintergrund aufdecken
lab-row-background-second = { $name }: mit zweitem Effekt
lab-row-background-round = { $name }: aufgedeckt in Runde
lab-row-background-dealt-above-fair = { $name }: Siegquote gegenüber dem fairen Anteil, wenn ausgeteilt
lab-row-background-above-fair = { $name }: Siegquote gegenüber dem fairen Anteil, wenn aufgedeckt
lab-row-background-against-others = { $name }: Siegquote gegenüber dem durchschnittlichen aufgedeckten Hintergrund
lab-row-background-average = Alle, die ihren Hintergrund aufgedeckt haben: Siegquote gegenüber dem fairen Anteil
lab-row-action-times = { $name }: ausgespielt pro Partie
lab-row-action-players = { $name }: wie viele die Karte ausspielen
lab-row-action-above-fair = { $name }: Siegquote gegenüber dem fairen Anteil
lab-row-action-against-others = { $name }: Siegquote gegenüber der durchschnittlichen Aktionskarte
lab-row-action-average = Alle, die eine Aktionskarte ausgespielt haben: Siegquote gegenüber dem fairen Anteil
lab-row-draw-cards = { $name }: gezogen pro Partie
lab-row-draw-worth = { $name }: Siegquote gegenüber der durchschnittlichen gezogenen Karte
