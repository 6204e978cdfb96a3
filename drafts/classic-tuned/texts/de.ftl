## Die Karten, die anders sind als in classic

gangcard-crew_lookout = Schmiere stehen
    .does = Bei jedem Durchsuchen ziehst du 2 Karten mehr.
gangcard-crew_night_shift = Die Nachtschicht
    .does = Du darfst die Aktion Durchsuchen zweimal pro Zug ausführen. Bei jedem Durchsuchen ziehst du 1 Karte mehr.
gangcard-crew_stash = Das Versteck
    .does = Dein Handlimit ist 15. Bei jedem Durchsuchen ziehst du 1 Karte mehr.
gangcard-cartel_fence = Die Hehlerei
    .does = Jeder Verkauf bringt dir 3 Zigaretten mehr.
gangcard-cartel_supplier = Der Lieferant
    .does = Jeder Kauf kostet dich 3 Zigaretten weniger.
gangcard-cartel_runners = Die Kuriere
    .does = Du darfst an jedem Ort verkaufen und kaufen, nur nicht in Einzelhaft. Dein Handlimit ist 6.
gangcard-bratva_knuckles = Bloße Fäuste
    .does = Einmal pro Kampf darfst du statt einer Waffenkarte deine Fäuste einsetzen. Wenn du einen Kampf gegen einen Mitspieler gewinnst, nimmst du ihm 1 zufällige Karte mehr ab.
gangcard-bratva_spoils = Die Beute
    .does = Wenn du jemanden erpresst, siehst du dir die Hand des Opfers an, bevor du das Werkzeug nennst. Wenn du einen Kampf gegen einen Mitspieler gewinnst, nimmst du ihm 2 zufällige Karten mehr ab.
gangcard-bratva_iron_jaw = Eisenkinn
    .does = Für einen verlorenen Kampf kassierst du keine Tracht Prügel. Einmal pro Kampf darfst du statt einer Waffenkarte deine Fäuste einsetzen.
gangcard-bratva_enforcer = Der Eintreiber
    .does = Du darfst zweimal pro Zug erpressen. Einmal pro Kampf darfst du statt einer Waffenkarte deine Fäuste einsetzen.
gangcard-triad_tinkerer = Die Tüftelei
    .does = Deine Rezepte brauchen keine Verbindung. Bei jedem Durchsuchen ziehst du 1 Karte mehr.
gangcard-triad_discipline = Disziplin
    .does = Auch mit Prügeln darfst du herstellen und graben. Zu Beginn deines Zuges bekommst du 1 Zigarette.
gangcard-queers_safe_house = Der Unterschlupf
    .does = Du darfst für 1 Aktion ohne Wurf in den Zellenblock gehen (in der Teamvariante in deinen eigenen Block). Wer dich erpressen will, braucht zwei Waffen auf der Hand und muss beide zur Einschüchterung auslegen.
gangcard-queers_nurse = Gute Pflege
    .does = Nach jeder deiner Bewegungen ziehst du 1 Suchkarte. Am Ende deines Zuges wirst du 1 Tracht Prügel los.
gangcard-queers_grapevine = Der Flurfunk
    .does = Einmal pro Zug darfst du beim Durchsuchen zuerst die oberste Karte vom Ablagestapel der Suchkarten nehmen. Wenn du jemanden erpresst, siehst du dir die Hand des Opfers an, bevor du das Werkzeug nennst.
gangcard-queers_solidarity = Solidarität
    .does = Zu Beginn deines Zuges bekommst du 1 Zigarette. Nachdem dir ein Mitspieler Karten aus der Hand genommen hat, ziehst du 3 Suchkarten.
background-pickpocket = Taschendiebstahl
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Nimm allen anderen an deinem Ort je 1 zufällige Karte ab.
    .second = Zieh 3 Suchkarten.
background-looter = Plünderung
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Zieh 3 Suchkarten.
    .second = Zieh 4 weitere Suchkarten.
background-informer = Verrat
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Sieh dir die Hand eines Mitspielers an; er wird in Einzelhaft geschickt, und du ziehst 1 Suchkarte.
    .second = Nimm dir eine Karte deiner Wahl aus dieser Hand.
background-smuggler = Schmuggel
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Du bekommst 8 Zigaretten.
    .second = Du bekommst 4 weitere Zigaretten.
background-arms_dealer = Waffenhandel
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Nimm 3 Messer vom Spielplan.
    .second = Du bekommst 3 Zigaretten.
background-getaway_driver = Fluchtwagen
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Du bekommst in diesem Zug 1 Aktion dazu.
    .second = Du bekommst 2 weitere Aktionen dazu.
background-daredevil = Teufelsritt
    .when = Nach deinem eigenen Wurf für eine Normale Bewegung, statt zwischen den beiden Orten zu wählen.
    .first = Statt an einen der beiden gewürfelten Orte gehst du an einen beliebigen anderen, nur nicht in Einzelhaft, und ziehst 1 Suchkarte.
    .second = Du bekommst in diesem Zug 1 Aktion dazu.
background-hitman = Auftragsmord
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Ein Mitspieler an deinem Ort kassiert eine Tracht Prügel, und du nimmst ihm 1 zufällige Karte ab.
    .second = Dein Opfer kassiert eine zweite Tracht Prügel, und du nimmst ihm 2 weitere zufällige Karten ab.
background-racketeer = Schutzgeld
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Nimm einem Mitspieler an deinem Ort 1 zufällige Karte und bis zu 3 Zigaretten ab.
    .second = Nenne ein Werkzeug: Dein Opfer gibt dir eines davon oder, wenn es keines hat, eine zufällige Karte.
background-engineer = Ingenieurskunst
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Nimm 1 Löffel vom Spielplan.
    .second = Nimm 2 weitere Löffel vom Spielplan.
background-saboteur = Sabotage
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Das Werkzeug, mit dem ein Mitspieler zuletzt gegraben hat, kommt auf seinen Stapel auf dem Spielplan zurück; die Tunnelpunkte dafür sind verloren.
    .second = Nimm 1 Löffel vom Spielplan.
background-medic = Sanitätsdienst
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Du wirst alle deine Prügel los und ziehst 3 Suchkarten.
    .second = Zieh 4 weitere Suchkarten.
background-con_artist = Trickbetrug
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Nimm einem Mitspieler an deinem Ort 2 zufällige Karten ab und gib ihm dann ebenso viele Karten deiner Wahl zurück.
    .second = Nimm deinem Opfer 2 weitere zufällige Karten ab.
background-agitator = Aufwiegelung
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Alle anderen werfen im Uhrzeigersinn je 1 Karte ihrer Wahl ab; danach ziehst du 3 Suchkarten.
    .second = Zieh für jede abgeworfene Karte eine weitere Suchkarte.
kind-ambush = Hinterhalt
    .a = einen Hinterhalt
    .the = den Hinterhalt
    .n =
        { $n ->
            [one] { $n } Hinterhalt
           *[other] { $n } Hinterhalte
        }
    .does = Ein Mitspieler an einem beliebigen Ort kassiert eine Tracht Prügel.
kind-painkillers = Schmerzmittel
    .a = ein Schmerzmittel
    .the = das Schmerzmittel
    .n =
        { $n ->
            [one] { $n } Schmerzmittel
           *[other] { $n } Schmerzmittel
        }
    .does = Du wirst alle deine Prügel los und ziehst 2 Suchkarten.
kind-frisk = Leibesvisitation
    .a = eine Leibesvisitation
    .the = die Leibesvisitation
    .n =
        { $n ->
            [one] { $n } Leibesvisitation
           *[other] { $n } Leibesvisitationen
        }
    .does = Nimm einem Mitspieler an deinem Ort 2 zufällige Karten ab.
kind-overtime = Sonderschicht
    .a = eine Sonderschicht
    .the = die Sonderschicht
    .n =
        { $n ->
            [one] { $n } Sonderschicht
           *[other] { $n } Sonderschichten
        }
    .does = Du bekommst 3 Zigaretten und in diesem Zug 1 Aktion dazu. Das gleicht die Aktion aus, die das Ausspielen kostet.
