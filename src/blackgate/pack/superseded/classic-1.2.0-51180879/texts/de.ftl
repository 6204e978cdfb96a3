kind-spoon = Löffel
    .a = einen Löffel
    .the = den Löffel
    .n =
        { $n ->
            [one] { $n } Löffel
           *[other] { $n } Löffel
        }
    .does = Damit gräbst du im Zellenblock: 1 Tunnelpunkt. Dauert, aber das Besteck zählt hier keiner nach.
kind-pickaxe = Spitzhacke
    .a = eine Spitzhacke
    .the = die Spitzhacke
    .n =
        { $n ->
            [one] { $n } Spitzhacke
           *[other] { $n } Spitzhacken
        }
    .does = Damit gräbst du im Zellenblock: 2 Tunnelpunkte.
kind-shovel = Schaufel
    .a = eine Schaufel
    .the = die Schaufel
    .n =
        { $n ->
            [one] { $n } Schaufel
           *[other] { $n } Schaufeln
        }
    .does = Damit gräbst du im Zellenblock: 3 Tunnelpunkte. Besser wird’s nicht.
kind-knife = Messer
    .a = ein Messer
    .the = das Messer
    .n =
        { $n ->
            [one] { $n } Messer
           *[other] { $n } Messer
        }
    .does = Eine Waffe: für eine Erpressung oder um dich im Kampf zu behaupten.
kind-blade = Klinge
    .a = eine Klinge
    .the = die Klinge
    .n =
        { $n ->
            [one] { $n } Klinge
           *[other] { $n } Klingen
        }
    .does = Auch allein schon eine Waffe. Ohne weitere Teile stellst du daraus 2 Messer her.
kind-container = Behälter
    .a = einen Behälter
    .the = den Behälter
    .n =
        { $n ->
            [one] { $n } Behälter
           *[other] { $n } Behälter
        }
    .does = Mit einer Verbindung stellst du daraus eine Schaufel her.
kind-pike = Spitze
    .a = eine Spitze
    .the = die Spitze
    .n =
        { $n ->
            [one] { $n } Spitze
           *[other] { $n } Spitzen
        }
    .does = Mit einer Verbindung stellst du daraus eine Spitzhacke her.
kind-link = Verbindung
    .a = eine Verbindung
    .the = die Verbindung
    .n =
        { $n ->
            [one] { $n } Verbindung
           *[other] { $n } Verbindungen
        }
    .does = Teil der Rezepte für Werkzeuge: Mit einem Behälter wird daraus eine Schaufel, mit einer Spitze eine Spitzhacke.
kind-bandana = Bandana
    .a = ein Bandana
    .the = das Bandana
    .n =
        { $n ->
            [one] { $n } Bandana
           *[other] { $n } Bandanas
        }
    .does = Hilft dir, der Crew oder den Bikers beizutreten. Die Triad und die Queers nehmen jedes Accessoire.
kind-cap = Kappe
    .a = eine Kappe
    .the = die Kappe
    .n =
        { $n ->
            [one] { $n } Kappe
           *[other] { $n } Kappen
        }
    .does = Hilft dir, der Crew oder der Bratva beizutreten. Die Triad und die Queers nehmen jedes Accessoire.
kind-chain = Kette
    .a = eine Kette
    .the = die Kette
    .n =
        { $n ->
            [one] { $n } Kette
           *[other] { $n } Ketten
        }
    .does = Hilft dir, der Crew oder dem Cartel beizutreten. Die Triad und die Queers nehmen jedes Accessoire.
kind-gloves = Handschuhe
    .a = Handschuhe
    .the = die Handschuhe
    .n =
        { $n ->
            [one] { $n } Paar Handschuhe
           *[other] { $n } Paar Handschuhe
        }
    .does = Helfen dir, den Bikers oder der Bratva beizutreten. Die Triad und die Queers nehmen jedes Accessoire.
kind-ring = Ring
    .a = einen Ring
    .the = den Ring
    .n =
        { $n ->
            [one] { $n } Ring
           *[other] { $n } Ringe
        }
    .does = Hilft dir, dem Cartel oder der Bratva beizutreten. Die Triad und die Queers nehmen jedes Accessoire.
kind-sunglasses = Sonnenbrille
    .a = eine Sonnenbrille
    .the = die Sonnenbrille
    .n =
        { $n ->
            [one] { $n } Sonnenbrille
           *[other] { $n } Sonnenbrillen
        }
    .does = Hilft dir, dem Cartel oder den Bikers beizutreten. Die Triad und die Queers nehmen jedes Accessoire.
kind-phone = Handy
    .a = ein Handy
    .the = das Handy
    .n =
        { $n ->
            [one] { $n } Handy
           *[other] { $n } Handys
        }
    .does = Bringt beim Verkaufen 5 Zigaretten. Irgendwer muss immer telefonieren.
kind-pills = Pillen
    .a = Pillen
    .the = die Pillen
    .n =
        { $n ->
            [one] { $n } Packung Pillen
           *[other] { $n } Packungen Pillen
        }
    .does = Bringen beim Verkaufen 4 Zigaretten. Kein Rezept, keine Fragen.
kind-moonshine = Fusel
    .a = eine Flasche Fusel
    .the = den Fusel
    .n =
        { $n ->
            [one] { $n } Flasche Fusel
           *[other] { $n } Flaschen Fusel
        }
    .does = Bringt beim Verkaufen 3 Zigaretten. Vorher besser nicht dran riechen.
kind-care_package = Fresspaket
    .a = ein Fresspaket
    .the = das Fresspaket
    .n =
        { $n ->
            [one] { $n } Fresspaket
           *[other] { $n } Fresspakete
        }
    .does = Zieh 3 Suchkarten und nimm dir 3 Zigaretten.
kind-ambush = Hinterhalt
    .a = einen Hinterhalt
    .the = den Hinterhalt
    .n =
        { $n ->
            [one] { $n } Hinterhalt
           *[other] { $n } Hinterhalte
        }
    .does = Ein Mitspieler, egal wo, kassiert eine Tracht Prügel.
kind-riot = Aufstand
    .a = einen Aufstand
    .the = den Aufstand
    .n =
        { $n ->
            [one] { $n } Aufstand
           *[other] { $n } Aufstände
        }
    .does = Alle Handkarten werden eingesammelt, gemischt und einzeln im Uhrzeigersinn ausgeteilt, angefangen bei dir, bis keine mehr übrig ist.
kind-corridor_pass = Passierschein
    .a = einen Passierschein
    .the = den Passierschein
    .n =
        { $n ->
            [one] { $n } Passierschein
           *[other] { $n } Passierscheine
        }
    .does = Beweg dich an einen beliebigen anderen Ort, nur nicht in Einzelhaft.
kind-snitch = Spitzel
    .a = einen Spitzel
    .the = den Spitzel
    .n =
        { $n ->
            [one] { $n } Spitzel
           *[other] { $n } Spitzel
        }
    .does = Ein Mitspieler, egal wo, wird in Einzelhaft geschickt.
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
    .does = Nimm einem Mitspieler an deinem Ort 1 zufällige Karte ab. Nimm außerdem 1 Messer vom Spielplan.
kind-lockdown = Einschluss
    .a = einen Einschluss
    .the = den Einschluss
    .n =
        { $n ->
            [one] { $n } Einschluss
           *[other] { $n } Einschlüsse
        }
    .does = Alle, die nicht in Einzelhaft sitzen, werden in den Zellenblock geschickt. Nimm 1 Messer vom Spielplan.
kind-overtime = Sonderschicht
    .a = eine Sonderschicht
    .the = die Sonderschicht
    .n =
        { $n ->
            [one] { $n } Sonderschicht
           *[other] { $n } Sonderschichten
        }
    .does = Nimm 1 Messer vom Spielplan. Du bekommst in diesem Zug 1 Aktion dazu; das gleicht die Aktion aus, die das Ausspielen kostet.
place-cell_block = Zellenblock
    .to = in den Zellenblock
    .at = im Zellenblock
    .does = Graben: Setz ein Werkzeug ein und hol dir seine Tunnelpunkte. Hier kannst du nichts herstellen.
place-cafeteria = Cafeteria
    .to = in die Cafeteria
    .at = in der Cafeteria
    .does = Einen Löffel klauen, solange in der Küche keiner hinschaut.
place-infirmary = Krankenstation
    .to = auf die Krankenstation
    .at = auf der Krankenstation
    .does = Heilen: Du wirst 1 Tracht Prügel los.
place-yard = Aufenthaltsraum
    .to = in den Aufenthaltsraum
    .at = im Aufenthaltsraum
    .does = Karten gegen Zigaretten verkaufen und Messer, eine Spitzhacke oder eine Schaufel kaufen.
place-showers = Duschen
    .to = in die Duschen
    .at = in den Duschen
    .does = Durchsuchen: Nirgends ist mehr versteckt. Hier kannst du nichts herstellen.
place-solitary = Einzelhaft
    .to = in Einzelhaft
    .at = in Einzelhaft
    .does = Hierher schicken dich nur Karten. Als einzige Aktion bleibt dir, dich hinauszubewegen.
place-block_a = Block A
    .to = in Block A
    .at = in Block A
    .does = Zuhause von Team A, das hier graben, aber nichts herstellen darf. Team B darf hier herstellen, aber nicht graben.
place-block_b = Block B
    .to = in Block B
    .at = in Block B
    .does = Zuhause von Team B, das hier graben, aber nichts herstellen darf. Team A darf hier herstellen, aber nicht graben.
gang-crew = Crew
    .the = die Crew
gang-cartel = Cartel
    .the = das Cartel
gang-bikers = Bikers
    .the = die Bikers
gang-bratva = Bratva
    .the = die Bratva
gang-triad = Triad
    .the = die Triad
gang-queers = Queers
    .the = die Queers
gangcard-crew_lookout = Schmiere stehen
    .does = Bei jedem Durchsuchen ziehst du 2 Karten mehr.
gangcard-crew_night_shift = Die Nachtschicht
    .does = Du darfst die Aktion Durchsuchen zweimal pro Zug ausführen und ziehst jedes Mal 2 Karten mehr.
gangcard-crew_stash = Das Versteck
    .does = Dein Handlimit ist 12, und bei jedem Durchsuchen ziehst du 1 Karte mehr. Soll dir ein Mitspieler eine zufällige Handkarte abnehmen, suchst du sie selbst aus.
gangcard-crew_scavengers = Die Aasgeier
    .does = Bei jedem Durchsuchen ziehst du 1 Karte mehr. Einmal pro Zug darfst du dabei zuerst die oberste Karte vom Ablagestapel der Suchkarten nehmen.
gangcard-cartel_fence = Die Hehlerei
    .does = Jeder Verkauf bringt dir 4 Zigaretten mehr, jeder Kauf kostet dich 4 Zigaretten weniger.
gangcard-cartel_supplier = Der Lieferant
    .does = Jeder Kauf kostet dich 5 Zigaretten weniger. Messer bekommst du also umsonst.
gangcard-cartel_dealer = Der Dealer
    .does = Zu Beginn deines Zuges bekommst du 2 Zigaretten. Jeder Kauf kostet dich 3 Zigaretten weniger.
gangcard-cartel_runners = Die Kuriere
    .does = Du darfst an jedem Ort verkaufen und kaufen, nur nicht in Einzelhaft. Dein Handlimit ist 2.
gangcard-bikers_throttle = Vollgas
    .does = Du darfst den Wurf für deine Normale Bewegung bis zu zweimal wiederholen; dann gilt der letzte Wurf.
gangcard-bikers_shortcut = Die Abkürzung
    .does = Deine Normale Bewegung kostet keine Aktion, wenn der gültige Wurf eine 5 oder 6 ist. Zum Würfeln brauchst du eine Aktion; du bekommst sie dann zurück.
gangcard-bikers_home_run = Die Heimfahrt
    .does = Du darfst für 1 Aktion ohne Wurf in den Zellenblock gehen (in der Teamvariante in deinen eigenen Block); das gilt als Bewegung. Dein Handlimit ist 12.
gangcard-bikers_scouts = Die Vorhut
    .does = Nach jeder deiner Bewegungen ziehst du 1 Suchkarte (geschickt zu werden ist keine Bewegung). Dein Handlimit ist 12.
gangcard-bratva_knuckles = Bloße Fäuste
    .does = Einmal pro Kampf darfst du statt einer Waffenkarte deine Fäuste einsetzen. Wenn du einen Kampf gegen einen Mitspieler gewinnst, nimmst du ihm 2 zufällige Karten mehr ab.
gangcard-bratva_spoils = Die Beute
    .does = Wenn du jemanden erpresst, siehst du dir die Hand des Opfers an, bevor du das Werkzeug nennst. Einmal pro Kampf darfst du statt einer Waffenkarte deine Fäuste einsetzen; gewinnst du gegen einen Mitspieler, nimmst du ihm 2 zufällige Karten mehr ab.
gangcard-bratva_iron_jaw = Eisenkinn
    .does = Einmal pro Kampf darfst du statt einer Waffenkarte deine Fäuste einsetzen. Verlierst du, kassierst du keine Tracht Prügel; gewinnst du gegen einen Mitspieler, nimmst du ihm 1 zufällige Karte mehr ab.
gangcard-bratva_enforcer = Der Eintreiber
    .does = Du darfst zweimal pro Zug erpressen und einmal pro Kampf statt einer Waffenkarte deine Fäuste einsetzen. Wenn du einen Kampf gegen einen Mitspieler gewinnst, nimmst du ihm 2 zufällige Karten mehr ab.
gangcard-triad_tinkerer = Die Tüftelei
    .does = Deine Rezepte brauchen keine Verbindung. Bei jedem Durchsuchen ziehst du 2 Karten mehr.
gangcard-triad_workshop = Die Werkstatt
    .does = Du darfst an jedem Ort etwas herstellen, nur nicht in Einzelhaft.
gangcard-triad_discipline = Disziplin
    .does = Auch mit Prügeln darfst du herstellen und graben, und einmal pro Kampf darfst du statt einer Waffenkarte deine Fäuste einsetzen. Zu Beginn deines Zuges bekommst du 1 Zigarette.
gangcard-triad_tunnel_rats = Tunnelratten
    .does = Einmal pro Zug darfst du beim Graben ein zweites Werkzeug einsetzen. Dein Handlimit ist 12.
gangcard-queers_safe_house = Der Unterschlupf
    .does = Du darfst für 1 Aktion ohne Wurf in den Zellenblock gehen (in der Teamvariante in deinen eigenen Block). Wer dich erpressen will, braucht zwei Waffen auf der Hand und muss beide zur Einschüchterung auslegen.
gangcard-queers_nurse = Gute Pflege
    .does = Nach jeder deiner Bewegungen ziehst du 1 Suchkarte. Am Ende deines Zuges wirst du 1 Tracht Prügel los.
gangcard-queers_grapevine = Der Flurfunk
    .does = Bei jedem Durchsuchen ziehst du 1 Karte mehr; einmal pro Zug darfst du dabei zuerst die oberste Karte vom Ablagestapel der Suchkarten nehmen. Wenn du jemanden erpresst, siehst du dir die Hand des Opfers an, bevor du das Werkzeug nennst.
gangcard-queers_solidarity = Solidarität
    .does = Dein Handlimit ist 12, und zu Beginn deines Zuges bekommst du 1 Zigarette. Nachdem dir ein Mitspieler Karten aus der Hand genommen hat, ziehst du 4 Suchkarten.
background-pickpocket = Taschendiebstahl
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Nimm allen anderen an deinem Ort je 1 zufällige Karte ab.
    .second = Zieh 9 Suchkarten.
background-looter = Plünderung
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Zieh 4 Suchkarten.
    .second = Zieh 10 weitere Suchkarten.
background-informer = Verrat
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Sieh dir die Hand eines Mitspielers an; er wird in Einzelhaft geschickt, und du ziehst 4 Suchkarten.
    .second = Nimm deinem Opfer 1 zufällige Karte ab und zieh 1 weitere Suchkarte.
background-smuggler = Schmuggel
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Du bekommst 5 Zigaretten und ziehst 3 Suchkarten.
    .second = Du bekommst 6 weitere Zigaretten und ziehst 3 weitere Suchkarten.
background-arms_dealer = Waffenhandel
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Nimm 2 Messer vom Spielplan und zieh 2 Suchkarten.
    .second = Nimm 2 weitere Messer vom Spielplan und zieh 1 weitere Suchkarte.
background-launderer = Geldwäsche
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Verkaufe einmal, egal wo, zum Doppelten des aufgedruckten Preises, ohne dafür eine Aktion auszugeben.
    .second = Du bekommst 10 weitere Zigaretten.
background-getaway_driver = Fluchtwagen
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Zieh 5 Suchkarten.
    .second = Du bekommst in diesem Zug 1 Aktion dazu und ziehst 3 weitere Suchkarten.
background-escape_artist = Entfesselungskunst
    .when = Wenn du erpresst wirst, anstelle einer Antwort.
    .first = Die Erpressung endet, und die ausgelegten Waffen werden abgeworfen; dann bewegst du dich an einen beliebigen anderen Ort, nur nicht in Einzelhaft, und ziehst 1 Suchkarte.
    .second = Wer dich erpresst hat, kassiert eine Tracht Prügel, und du ziehst 2 weitere Suchkarten.
background-daredevil = Teufelsritt
    .when = Nach deinem eigenen Wurf für eine Normale Bewegung, statt zwischen den beiden Orten zu wählen.
    .first = Statt an einen der beiden gewürfelten Orte gehst du an einen beliebigen anderen, nur nicht in Einzelhaft, und ziehst 4 Suchkarten.
    .second = Du bekommst in diesem Zug 1 Aktion dazu und ziehst 2 weitere Suchkarten.
background-hitman = Auftragsmord
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Ein Mitspieler an deinem Ort kassiert eine Tracht Prügel. Zieh 4 Suchkarten.
    .second = Nimm deinem Opfer 1 zufällige Karte ab und zieh 2 weitere Suchkarten.
background-prizefighter = Preisboxen
    .when = Wenn du kurz davor bist, einen Kampf gegen einen Mitspieler zu verlieren.
    .first = Du bekommst 6 Zigaretten und kaufst einmal, egal wo, ohne dafür eine Aktion auszugeben; dann geht der Kampf weiter.
    .second = Zieh 3 Suchkarten.
background-racketeer = Schutzgeld
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Nimm einem Mitspieler an deinem Ort 1 zufällige Karte ab.
    .second = Nenne ein Werkzeug: Dein Opfer gibt dir eines davon oder, wenn es keines hat, eine weitere zufällige Karte.
background-engineer = Ingenieurskunst
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Nimm 2 Messer vom Spielplan und zieh 1 Suchkarte.
    .second = Nimm 1 Löffel vom Spielplan und zieh 2 weitere Suchkarten.
background-locksmith = Schlüsseldienst
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Nimm einem Mitspieler 1 zufällige Karte ab, egal wo er ist, und zieh 1 Suchkarte.
    .second = Stell einmal etwas her, egal wo und trotz Prügeln, ohne dafür eine Aktion auszugeben.
background-saboteur = Sabotage
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Sieh dir die Hand eines Mitspielers an und zieh 4 Suchkarten.
    .second = Das Werkzeug, mit dem dein Opfer zuletzt gegraben hat, kommt auf seinen Stapel auf dem Spielplan zurück; die Tunnelpunkte dafür sind verloren.
background-medic = Sanitätsdienst
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Du wirst alle deine Prügel los und ziehst 3 Suchkarten.
    .second = Zieh 7 weitere Suchkarten.
background-con_artist = Trickbetrug
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Nimm einem Mitspieler an deinem Ort 2 zufällige Karten ab und gib ihm dann ebenso viele Karten deiner Wahl zurück.
    .second = Zieh 4 Suchkarten.
background-agitator = Aufwiegelung
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Alle anderen werfen im Uhrzeigersinn je 1 Karte ihrer Wahl ab; danach ziehst du 3 Suchkarten.
    .second = Zieh 5 weitere Suchkarten und für jede abgeworfene Karte noch eine.
prisoner-moth = Moth
prisoner-vesna = Vesna
prisoner-gristle = Gristle
prisoner-oz = Oz
prisoner-duchess = Duchess
prisoner-tallow = Tallow
prisoner-ibarra = Ibarra
prisoner-kestrel = Kestrel
prisoner-bruno = Bruno
prisoner-sable = Sable
prisoner-lark = Lark
prisoner-rook = Rook
