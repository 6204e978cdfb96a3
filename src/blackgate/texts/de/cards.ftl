### Blackgate, German: cards, Places, Gangs, Backgrounds, people, and the game terms of docs/glossary.md.


## Cards
## value: bare name. .a: accusative with the indefinite article, or bare where that is natural.
## .the: accusative with the definite article. .n: counted, $n is a number. .does: what it is good for.


## Tools

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

## Weapons

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

## Parts

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
    .does = Mit drei Verbindungen stellst du daraus eine Spitzhacke her.
kind-link = Verbindung
    .a = eine Verbindung
    .the = die Verbindung
    .n =
        { $n ->
            [one] { $n } Verbindung
           *[other] { $n } Verbindungen
        }
    .does = Teil der Rezepte für Werkzeuge: Eine ergibt mit einem Behälter eine Schaufel, drei ergeben mit einer Spitze eine Spitzhacke.

## Accessories

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

## Rare items

kind-phone = Handy
    .a = ein Handy
    .the = das Handy
    .n =
        { $n ->
            [one] { $n } Handy
           *[other] { $n } Handys
        }
    .does = Bringt beim Verkaufen 8 Zigaretten. Irgendwer muss immer telefonieren.
kind-pills = Pillen
    .a = Pillen
    .the = die Pillen
    .n =
        { $n ->
            [one] { $n } Packung Pillen
           *[other] { $n } Packungen Pillen
        }
    .does = Bringen beim Verkaufen 7 Zigaretten. Kein Rezept, keine Fragen.
kind-moonshine = Fusel
    .a = eine Flasche Fusel
    .the = den Fusel
    .n =
        { $n ->
            [one] { $n } Flasche Fusel
           *[other] { $n } Flaschen Fusel
        }
    .does = Bringt beim Verkaufen 6 Zigaretten. Vorher besser nicht dran riechen.

## Action cards

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
    .does = Ein Mitspieler an deinem Ort kassiert eine Tracht Prügel.
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
    .does = Du wirst alle deine Prügel los.
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
    .does = Alle, die nicht in Einzelhaft sitzen, werden in den Zellenblock geschickt. Danach kassieren alle anderen außer dem nächsten Spieler 2× Prügel.
kind-overtime = Sonderschicht
    .a = eine Sonderschicht
    .the = die Sonderschicht
    .n =
        { $n ->
            [one] { $n } Sonderschicht
           *[other] { $n } Sonderschichten
        }
    .does = Du bekommst in diesem Zug 2 Aktionen dazu und 6 Zigaretten. (Das Ausspielen kostet 1 Aktion.)

## Fists

# Laid instead of a Weapon card (ability of some Gang cards).
kind-fists = Fäuste
    .a = bloße Fäuste
    .the = die Fäuste

## Classes of cards: the heading, and .one for the band of a card

class-tool = Werkzeuge
    .one = { term-tool }
class-weapon = Waffen
    .one = { term-weapon }
class-part = Bauteile
    .one = Bauteil
class-accessory = Accessoires
    .one = { term-accessory }
class-rare = Raritäten
    .one = { term-rare_item }
class-action = Aktionskarten
    .one = { term-action_card }

## Places
## .to: where somebody goes (direction). .at: where somebody is (location). .does: what you do there.

place-cell_block = Zellenblock
    .to = in den Zellenblock
    .at = im Zellenblock
    .does = Graben: Setz ein Werkzeug ein und hol dir seine Tunnelpunkte. Hier kannst du nichts herstellen.
# Block A and Block B are the two halves of the Cell Block in team games.
place-block_a = Block A
    .to = in Block A
    .at = in Block A
    .does = Zuhause von Team A, das hier graben, aber nichts herstellen darf. Team B darf hier herstellen, aber nicht graben.
place-block_b = Block B
    .to = in Block B
    .at = in Block B
    .does = Zuhause von Team B, das hier graben, aber nichts herstellen darf. Team A darf hier herstellen, aber nicht graben.
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

## Gangs
## .the: with its article in the accusative; this form arrives as $gang. No sentence needs its dative or genitive.

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

## Gang cards
## .does: the lasting ability, addressed to its owner.

gangcard-crew_lookout = Schmiere stehen
    .does = Bei jedem Durchsuchen ziehst du 2 Karten mehr.
gangcard-crew_night_shift = Die Nachtschicht
    .does = Du darfst die Aktion Durchsuchen zweimal pro Zug ausführen und ziehst jedes Mal 1 Karte mehr. Dein Handlimit ist 12.
gangcard-crew_stash = Das Versteck
    .does = Dein Handlimit ist 12, und bei jedem Durchsuchen ziehst du 1 Karte mehr. Soll dir ein Mitspieler eine zufällige Handkarte abnehmen, suchst du sie selbst aus.
gangcard-crew_scavengers = Die Aasgeier
    .does = Einmal pro Zug darfst du beim Durchsuchen zuerst die oberste Karte vom Ablagestapel der Suchkarten nehmen. Dein Handlimit ist 11.
gangcard-cartel_fence = Die Hehlerei
    .does = Zu Beginn deines Zuges bekommst du 6 Zigaretten. Jeder Verkauf bringt dir 6 Zigaretten mehr.
gangcard-cartel_supplier = Der Lieferant
    .does = Zu Beginn deines Zuges bekommst du 4 Zigaretten. Jeder Kauf kostet dich 6 Zigaretten weniger: Nur für Schaufeln bezahlst du noch etwas.
gangcard-cartel_dealer = Der Dealer
    .does = Zu Beginn deines Zuges bekommst du 7 Zigaretten.
gangcard-cartel_runners = Die Kuriere
    .does = Zu Beginn deines Zuges bekommst du 5 Zigaretten. Nach jeder deiner Bewegungen ziehst du 1 Suchkarte.
gangcard-bikers_throttle = Vollgas
    .does = Du darfst den Wurf für deine Normale Bewegung bis zu zweimal wiederholen; dann gilt der letzte Wurf.
gangcard-bikers_shortcut = Die Abkürzung
    .does = Deine Normale Bewegung kostet keine Aktion, wenn der gültige Wurf eine 5 oder 6 ist. Zum Würfeln brauchst du eine Aktion; du bekommst sie dann zurück.
gangcard-bikers_home_run = Die Heimfahrt
    .does = Du darfst für 1 Aktion ohne Wurf in den Zellenblock gehen (in der Teamvariante in deinen eigenen Block); das gilt als Bewegung. Den Wurf für deine Normale Bewegung darfst du einmal wiederholen.
gangcard-bikers_scouts = Die Vorhut
    .does = Nach jeder deiner Bewegungen ziehst du 1 Suchkarte (geschickt zu werden ist keine Bewegung). Dein Handlimit ist 12.
gangcard-bratva_knuckles = Bloße Fäuste
    .does = Wer dich erpressen will, braucht zwei Waffen auf der Hand und muss beide zur Einschüchterung auslegen. Einmal pro Kampf darfst du statt einer Waffenkarte deine Fäuste einsetzen; gewinnst du gegen einen Mitspieler, nimmst du ihm 1 zufällige Karte mehr ab.
gangcard-bratva_spoils = Die Beute
    .does = Wenn du jemanden erpresst, siehst du dir die Hand des Opfers an, bevor du das Werkzeug nennst. Einmal pro Kampf darfst du statt einer Waffenkarte deine Fäuste einsetzen; gewinnst du gegen einen Mitspieler, nimmst du ihm 2 zufällige Karten mehr ab.
gangcard-bratva_iron_jaw = Eisenkinn
    .does = Einmal pro Kampf darfst du statt einer Waffenkarte deine Fäuste einsetzen. Verlierst du, kassierst du keine Tracht Prügel; gewinnst du gegen einen Mitspieler, nimmst du ihm 1 zufällige Karte mehr ab.
gangcard-bratva_enforcer = Der Eintreiber
    .does = Du darfst zweimal pro Zug erpressen und einmal pro Kampf statt einer Waffenkarte deine Fäuste einsetzen. Wenn du einen Kampf gegen einen Mitspieler gewinnst, nimmst du ihm 2 zufällige Karten mehr ab.
gangcard-triad_tinkerer = Die Tüftelei
    .does = Deine Rezepte brauchen keine Verbindung. Bei jedem Durchsuchen ziehst du 2 Karten mehr.
gangcard-triad_workshop = Die Werkstatt
    .does = Du darfst an jedem Ort etwas herstellen, nur nicht in Einzelhaft. Dein Handlimit ist 12.
gangcard-triad_discipline = Disziplin
    .does = Auch mit Prügeln darfst du herstellen und graben. Dein Handlimit ist 4.
gangcard-triad_tunnel_rats = Tunnelratten
    .does = Du darfst für 1 Aktion ohne Wurf in den Zellenblock gehen (in der Teamvariante in deinen eigenen Block). Einmal pro Zug darfst du beim Graben ein zweites Werkzeug einsetzen.
gangcard-queers_safe_house = Der Unterschlupf
    .does = Du darfst für 1 Aktion ohne Wurf in den Zellenblock gehen (in der Teamvariante in deinen eigenen Block). Wer dich erpressen will, braucht zwei Waffen auf der Hand und muss beide zur Einschüchterung auslegen.
gangcard-queers_nurse = Gute Pflege
    .does = Am Ende deines Zuges wirst du 1 Tracht Prügel los. Dein Handlimit ist 6.
gangcard-queers_grapevine = Der Flurfunk
    .does = Einmal pro Zug darfst du beim Durchsuchen zuerst die oberste Karte vom Ablagestapel der Suchkarten nehmen. Wenn du jemanden erpresst, siehst du dir die Hand des Opfers an, bevor du das Werkzeug nennst.
gangcard-queers_solidarity = Solidarität
    .does = Dein Handlimit ist 12, und zu Beginn deines Zuges bekommst du 1 Zigarette. Nachdem dir ein Mitspieler Karten aus der Hand genommen hat, ziehst du 4 Suchkarten.

## Backgrounds
## Named after the deed, not the doer: that way they fit players of any gender.
## .when: the moment at which it may be revealed. .first: for everyone. .second: what members of the Gang it names may add (8.2).

background-pickpocket = Taschendiebstahl
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Nimm allen anderen an deinem Ort je 1 zufällige Karte ab.
    .second = Zieh 9 Suchkarten.
background-looter = Plünderung
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Zieh 2 Suchkarten.
    .second = Zieh 9 weitere Suchkarten.
background-informer = Verrat
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Ein Mitspieler, egal wo, wird in Einzelhaft geschickt, und du ziehst 4 Suchkarten.
    .second = Zieh 4 weitere Suchkarten.
background-smuggler = Schmuggel
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Du bekommst 5 Zigaretten und ziehst 4 Suchkarten.
    .second = Du bekommst 6 weitere Zigaretten und ziehst 6 weitere Suchkarten.
background-arms_dealer = Waffenhandel
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Nimm 1 Messer vom Spielplan und zieh 4 Suchkarten.
    .second = Nimm 2 weitere Messer vom Spielplan. Alle anderen außer dem nächsten Spieler kassieren eine Tracht Prügel, und du ziehst 3 weitere Suchkarten.
background-launderer = Geldwäsche
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Verkaufe einmal, egal wo, zum Doppelten des aufgedruckten Preises, ohne dafür eine Aktion auszugeben; danach ziehst du 4 Suchkarten.
    .second = Du bekommst 14 weitere Zigaretten und ziehst 4 weitere Suchkarten.
background-getaway_driver = Fluchtwagen
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Zieh 5 Suchkarten.
    .second = Zieh 4 weitere Suchkarten.
background-escape_artist = Entfesselungskunst
    .when = Wenn du erpresst wirst, anstelle einer Antwort.
    .first = Die Erpressung endet, und die ausgelegten Waffen werden abgeworfen; dann bewegst du dich an einen beliebigen anderen Ort, nur nicht in Einzelhaft, und wirst 1 Tracht Prügel los.
    .second = Wer dich erpresst hat, kassiert eine Tracht Prügel, und du ziehst 5 Suchkarten.
background-daredevil = Teufelsritt
    .when = Nach deinem eigenen Wurf für eine Normale Bewegung, statt zwischen den beiden Orten zu wählen.
    .first = Statt an einen der beiden gewürfelten Orte gehst du an einen beliebigen anderen, nur nicht in Einzelhaft, und ziehst 4 Suchkarten.
    .second = Zieh 6 weitere Suchkarten.
background-hitman = Auftragsmord
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Ein Mitspieler an deinem Ort kassiert eine Tracht Prügel. Zieh 3 Suchkarten.
    .second = Alle anderen außer dem nächsten Spieler kassieren 2× Prügel, und du ziehst 5 weitere Suchkarten.
background-prizefighter = Preisboxen
    .when = Wenn du kurz davor bist, einen Kampf gegen einen Mitspieler zu verlieren.
    .first = Du bekommst 9 Zigaretten und ziehst 4 Suchkarten; dann geht der Kampf weiter.
    .second = Alle anderen außer dem nächsten Spieler kassieren 2× Prügel, und du ziehst 9 weitere Suchkarten.
background-racketeer = Schutzgeld
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Nimm einem Mitspieler an deinem Ort 1 zufällige Karte ab und zieh 2 Suchkarten.
    .second = Nenne ein Werkzeug: Dein Opfer gibt dir eines davon oder, wenn es keines hat, eine weitere zufällige Karte.
background-engineer = Ingenieurskunst
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Nimm 2 Messer vom Spielplan und zieh 3 Suchkarten.
    .second = Nimm 1 Löffel vom Spielplan und zieh 3 weitere Suchkarten.
background-locksmith = Schlüsseldienst
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Nimm einem Mitspieler 1 zufällige Karte ab, egal wo er ist, und zieh 2 Suchkarten.
    .second = Stell einmal etwas her, egal wo und trotz Prügeln, ohne dafür eine Aktion auszugeben.
background-saboteur = Sabotage
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Sieh dir die Hand eines Mitspielers an und zieh 4 Suchkarten.
    .second = Das Werkzeug, mit dem dein Opfer zuletzt gegraben hat, kommt auf seinen Stapel auf dem Spielplan zurück; die Tunnelpunkte dafür sind verloren. Zieh 2 weitere Suchkarten.
background-medic = Sanitätsdienst
    .when = Wenn du kurz davor bist, einen Kampf gegen einen Mitspieler zu verlieren.
    .first = Du wirst alle deine Prügel los und ziehst 6 Suchkarten; dann geht der Kampf weiter.
    .second = Zieh 2 weitere Suchkarten.
background-con_artist = Trickbetrug
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Nimm einem Mitspieler an deinem Ort 2 zufällige Karten ab und gib ihm dann ebenso viele Karten deiner Wahl zurück.
    .second = Zieh 7 Suchkarten.
background-agitator = Aufwiegelung
    .when = In deinem Zug, zwischen den Aktionen.
    .first = Alle anderen außer dem nächsten Spieler kassieren eine Tracht Prügel, und du ziehst 5 Suchkarten.
    .second = Zieh 2 weitere Suchkarten.

## Prisoners: names, the same in every language

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

## Michel and Michelle, the neutral prisoner

michel-michel = Michel
michel-michelle = Michelle

## Lists: longer ones are built from the left, with list-comma first and list-and or list-or last

list-and = { $a } und { $b }
list-or = { $a } oder { $b }
list-comma = { $a }, { $b }
# Stands in for an empty list of cards, as a direct object.
nothing = nichts
nobody = niemand

## Game terms (docs/glossary.md), in the singular

term-search_card = Suchkarte
term-weapon = Waffe
term-tool = Werkzeug
term-accessory = Accessoire
term-rare_item = Rarität
term-action_card = Aktionskarte
term-background = Hintergrund
term-gang = Gang
term-beating = Tracht Prügel
term-cigarette = Zigarette
term-tunnel_point = Tunnelpunkt
term-prisoner = Knacki
term-place = Ort
term-basic_action = Standardaktion
term-place_action = ortsgebundene Aktion
term-to_search = Durchsuchen
term-to_move = Bewegen
term-simple_move = Normale Bewegung
term-cautious_move = Vorsichtige Bewegung
term-join_a_gang = Einer Gang beitreten
term-play_an_action_card = Eine Aktionskarte ausspielen
term-extort = Erpressung
term-intimidation = Einschüchterung
term-cooperate = kooperieren
term-combat = Kampf
term-attacker = Angreifer
term-defender = Verteidiger
term-craft = Herstellen
term-dig = Graben
term-steal_a_spoon = Einen Löffel klauen
term-heal = Heilen
term-sell = Verkaufen
term-buy = Kaufen
term-exchange = Austauschen
term-team_mode = Teamvariante
term-discard_pile = Ablagestapel
