var e=`
house-loading = Einen Moment…
house-broken = Hier ist etwas kaputtgegangen. Lade die Seite neu, dann sollte es weitergehen.
house-offline = Das Gefängnis antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.
house-home = Startseite
house-close = Schließen
house-cancel = Abbrechen
house-rules = Regeln
house-learn = Lernen
house-replay = Ansehen
house-settings = Einstellungen
house-language = Sprache
house-sound-on = Ton einschalten
house-sound-off = Ton ausschalten
house-theme-light = Auf Tageslicht umschalten
house-theme-dark = Auf Nacht umschalten
house-menu = Rund ums Spiel
house-you = du
house-bot = Bot
house-bot-random = Betrunken
house-bot-rookie = Neuling
house-bot-inmate = Häftling
house-bot-boss = Boss
house-name = Dein Name
house-name-seat = Name auf Platz { $seat }
house-looks = Aussehen
house-looks-any = Egal
house-looks-pick = Wähl dein Polizeifoto
house-looks-taken = { $name } (vergeben)
house-tunnel = Tunnel { $points } von { $goal }

lost-title = Sackgasse
lost-text = Dieser Tunnel führt nirgendwohin. Geh zurück, wie du gekommen bist.

home-title = Blackgate: grab dich raus
home-picture = Das Gefängnis Blackgate bei Nacht, aufgeschnitten: Tunnel führen von den Zellen unter der Mauer hindurch in den Wald im Mondlicht
home-tag = Handeln, drohen, basteln, graben.
home-tag-free = Wer zuerst unter der Mauer durch ist, ist frei.
home-inmate = Nr. 0417,
home-play = Spielen
home-play-bots = Bots
home-play-bots-why = Gegen wie viele Bots du spielst
home-play-level = Stärke
home-play-go = Losgraben
home-continue = Weiter
home-continue-table = Tisch { $code }
home-continue-night = Nacht { $turns }
home-continue-yours = Du bist dran
home-continue-theirs = Warten auf { $name }
home-continue-lobby = Noch nicht begonnen
home-continue-paused = Pausiert
home-continue-over = Zu Ende
home-continue-closed = Geschlossen
home-continue-gone = Diesen Tisch gibt es nicht mehr
home-continue-go = Zum Tisch
home-continue-replay = Noch einmal ansehen
home-continue-all = Alle Spiele ({ $n })
home-continue-title = Meine Spiele
home-continue-why = Dieser Browser verwahrt die Schlüssel zu diesen Tischen. Vergisst du einen, kannst du den Platz von hier aus nicht mehr einnehmen.
home-continue-forget = { $title } vergessen
home-continue-forget-short = Vergessen
home-first = Neu hier?
home-first-text = Zehn Minuten Unterricht an einem echten Tisch, und du kannst das Spiel.
home-first-go = Spiel lernen
home-new = Neuer Tisch
home-new-text = 2 bis 6, Freunde und Bots gemischt. Auch in Teams.
home-new-go = Tisch aufmachen
home-join = Dazu
home-join-text = Code oder Link, den du bekommen hast
home-join-go = Platz nehmen
home-join-short = Ein Code hat fünf Buchstaben.
home-watch = Zusehen
home-watch-none = Gerade läuft kein öffentliches Spiel.
home-watch-leads = { $name } führt
home-watch-go =
    { $n ->
        [one] { $n } Spiel läuft
       *[other] { $n } Spiele laufen
    }
home-watch-see = Öffentliche Tische
home-credits = Eigene Zeichnungen. Symbole von { $authors }, game-icons.net, CC BY 3.0. Schriften Big Shoulders, Barlow (OFL) und Special Elite (Apache 2.0).

new-title = Neuer Tisch
new-presets = Was soll es werden?
new-preset-quick = Schnelles Spiel
new-preset-quick-why = Du und drei Bots, sofort.
new-preset-friends = Freunde
new-preset-friends-why = Schick einen Link; Bots füllen auf, was frei bleibt.
new-preset-michel = Mit Michel(le)
new-preset-michel-why = Noch ein Knacki, den niemand spielt und der auf alle Werkzeuge aus ist.
new-preset-teams = Teams
new-preset-teams-why = Zwei gegen zwei oder drei gegen drei, mit zwei Blöcken.
new-preset-letters = Fernspiel
new-preset-letters-why = Tage zum Überlegen; komm wieder, wenn du dran bist.
new-preset-device = An einem Gerät
new-preset-device-why = Reicht es weiter: Jeder sieht nur die eigene Hand.
new-who = Wer spielt
new-who-why = In dieser Reihenfolge wird reihum gespielt.
new-players = Spieler
new-seat = Platz { $seat }
new-seat-me = Ich
new-seat-device = Jemand an diesem Gerät
new-seat-friend = Jemand, per Link
new-seat-bot = Bot: { $level }
new-seat-guest = Gast { $seat }
new-seat-friend-why = wer zuerst kommt
new-team = Team { $team }
new-rules = Das Spiel
new-michel = Michel(le)
new-michel-why = Ein neutraler Knacki, der von Ort zu Ort zieht und sich mit Gewalt Werkzeuge nimmt.
new-michel-two = Zu zweit empfiehlt es die Spielregel: Es kommt zu mehr Erpressungen.
new-michel-none = Niemand
new-michel-michel = Michel
new-michel-michelle = Michelle
new-teams = Teamvariante
new-teams-why = Jeder zweite Platz gräbt am selben Tunnel; für vier oder sechs Spieler.
new-teams-even = Teams brauchen vier oder sechs Spieler.
new-calm = Ruhiges Spiel
new-calm-why = Die wildesten Aktionskarten bleiben in der Schachtel.
new-target = Länge des Tunnels
new-target-why = So viele Tunnelpunkte machen dich frei. Weniger heißt kürzer.
new-target-usual = Wie gedruckt ({ $goal })
new-target-own = Anders
new-first = Erster Zug
new-first-why = Wer anfängt.
new-first-draw = Wird ausgelost
new-pack = Karten
new-pack-why = Der Satz Karten und Orte, mit dem gespielt wird.
new-pack-classic = Klassisch
new-time = Zeit
new-clock = Uhr
new-clock-why = Wie lange jemand überlegen darf, auf den der Tisch wartet.
new-clock-none = Ohne Uhr
new-clock-turn = Sekunden
new-clock-days = Tage
new-turn = Sekunden je Entscheidung
new-reserve = Reserve, Minuten fürs ganze Spiel
new-days = Tage je Entscheidung
new-stand = Wenn jemand fehlt
new-stand-why = Ein Bot kann weiterspielen, bis die Person zurück ist.
new-stand-nobody = Der Tisch wartet
new-grace = Sekunden, bis der Bot übernimmt
new-pace = Tempo der Bots
new-pace-why = Bots warten vor jedem Zug kurz, damit du mitkommst.
new-pace-fast = Flott
new-pace-usual = Normal
new-pace-slow = Gemütlich
new-help = Hilfen und Publikum
new-tracker = Notizbuch
new-tracker-why = Alle werden an Karten erinnert, die sie bei anderen gesehen haben.
new-hints = Tipps
new-hints-why = Wer dran ist, darf einen Bot um Rat fragen.
new-public = Öffentlicher Tisch
new-public-why = Alle auf diesem Server können ihn finden, zusehen und einen freien Platz nehmen.
new-name = Name des Tisches
new-name-why = Steht in der Liste und bei allen, die kommen.
new-go = Losgraben
new-go-lobby = Tisch aufmachen
new-go-why = Alle sind da: Es geht sofort los.
new-go-lobby-why =
    { $n ->
        [one] Eine Person kommt noch: Du bekommst einen Link.
       *[other] { $n } Leute kommen noch: Du bekommst einen Link.
    }

lobby-title = Vor dem Spiel
lobby-wait-host = Warten, bis die Gastgeberin oder der Gastgeber anfängt.
lobby-wait-seats =
    { $n ->
        [one] Ein Platz ist noch frei.
       *[other] { $n } Plätze sind noch frei.
    }
lobby-full = Alle sind da.
lobby-invite = Einladen
lobby-invite-why = Wer Link oder Code hat, kann einen freien Platz nehmen.
lobby-code = Code
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-share = Teilen
lobby-share-text = Brich mit mir aus Blackgate aus. Code: { $code }
lobby-qr = Der Link als QR-Code, für die Kamera eines Telefons
lobby-watch-copy = Link für Zuschauer kopieren
lobby-seats = Plätze
lobby-seat-free = Freier Platz
lobby-seat-ready = bereit
lobby-seat-unready = noch nicht bereit
lobby-seat-away = nicht da
lobby-ready = Ich bin bereit
lobby-sit = Hier hinsetzen
lobby-sit-seat = Auf Platz { $seat } setzen
lobby-move = Hierher wechseln
lobby-move-seat = Auf Platz { $seat } wechseln
lobby-leave = Aufstehen
lobby-leave-seat = Von Platz { $seat } aufstehen
lobby-kick = Wegschicken
lobby-kick-name = { $name } wegschicken
lobby-bot = Bot auf Platz { $seat }
lobby-bot-none = Kein Bot
lobby-fill = Freie Plätze mit Bots besetzen
lobby-start = Anfangen
lobby-close = Tisch schließen
lobby-close-why = An diesem Tisch kann dann niemand mehr spielen. Das lässt sich nicht zurücknehmen.
lobby-closed = Dieser Tisch ist geschlossen.
lobby-begun = Dieses Spiel hat ohne dich begonnen und ist nicht öffentlich.
lobby-arrive = Nimm Platz
lobby-arrive-why = Dein Name und dein Gesicht, schon bist du drin.
lobby-arrive-full = Alle Plätze sind besetzt.
lobby-also = Noch jemand an diesem Gerät
lobby-also-why = Eine weitere Person spielt hier; das Gerät geht reihum.
lobby-options = Was gespielt wird
lobby-option-goal = Tunnel bis { $goal }
lobby-option-turn = { $turn } s je Entscheidung, { $reserve } min Reserve
lobby-option-days =
    { $n ->
        [one] { $n } Tag je Entscheidung
       *[other] { $n } Tage je Entscheidung
    }
lobby-option-stand = Wer fehlt, wird ersetzt: Bot { $level }
lobby-option-private = Auf Einladung
lobby-dice = Die Würfel sind schon versiegelt: Der Server hat sich auf seine Hälfte festgelegt, und jeder Spieler gibt seinen Teil dazu.
lobby-dice-more = Wie die Würfel ehrlich bleiben
lobby-chat = Gespräch
lobby-chat-none = Noch hat niemand etwas gesagt.
lobby-chat-say = Etwas sagen
lobby-chat-send = Senden
lobby-chat-watch = Nur wer am Tisch sitzt, kann mitreden.
lobby-lost = Die Verbindung ist weg. Neuer Versuch…

watch-title = Öffentliche Tische
watch-why = Nimm einen freien Platz oder sieh den anderen beim Graben zu.
watch-open = Plätze frei
watch-going = Im Gang
watch-past = Zu Ende
watch-none = Gerade ist kein öffentlicher Tisch offen. Mach selbst einen auf, dann finden ihn andere hier.
watch-nobody = Noch niemand
watch-sit = Hinsetzen
watch-go = Zusehen
watch-replay = Ansehen
watch-free =
    { $n ->
        [one] { $n } von { $players } Plätzen frei
       *[other] { $n } von { $players } Plätzen frei
    }
watch-players = { $n } Spieler

settings-theme = Licht
settings-theme-dark = Nacht
settings-theme-light = Tag
settings-theme-system = Wie das Gerät
settings-confirm = Vor dem Ende eines Zugs nachfragen
settings-confirm-never = Nie
settings-confirm-left = Wenn Aktionen übrig sind
settings-confirm-always = Immer
settings-sound = Töne
settings-sound-why = Kurze, von deinem Gerät erzeugt.
settings-notify = Sag mir, wenn ich dran bin
settings-notify-why = Eine Mitteilung, nur wenn diese Seite im Hintergrund ist.
settings-notify-unable = Dieser Browser kann dir nichts mitteilen.
settings-notify-refused = Dein Browser verbietet es. Du kannst es in seinen Einstellungen erlauben.
settings-motion = Bewegung
settings-motion-why = Würfel rollen, Karten fliegen, Figuren laufen.
settings-always = Antworten, die für dich gegeben werden
settings-always-why = Bei diesen Fragen hast du „immer so antworten“ gewählt.
settings-always-none = Noch keine. Am Tisch kannst du „immer so antworten“ wählen, wenn eine Frage immer wieder kommt.
settings-always-remove = Wieder fragen
settings-always-rouse = Für Michel(le) würfeln?
settings-always-reward = Nach einem Sieg über Michel(le) eine Karte ziehen?
settings-always-help = Für jemanden im Team eine Waffe legen?
settings-always-dig_more = Mit einem zweiten Werkzeug graben?
settings-answer-yes = Ja
settings-answer-no = Nein

about-title = Über das Spiel
about-lead = Blackgate ist eine inoffizielle digitale Ausgabe des Brettspiels Dig Your Way Out.
about-game = Das Brettspiel
about-design = Spielidee
about-art = Illustrationen
about-publisher = Verlag
about-players = Spieler
about-players-are = 2 bis 6
about-age = Alter
about-age-is = ab 16 Jahren
about-time = Spieldauer
about-time-is = 45 Minuten
about-edition = Diese Ausgabe
about-edition-text = Der Verlag ist daran nicht beteiligt. Die Regeln sind die der gedruckten Anleitungen, in unseren eigenen Worten. Auch die Zeichnungen sind von uns.
about-cards = Die Anleitungen zeigen nicht, was die Karten bewirken. Die meisten Karteneffekte haben wir rekonstruiert; einige wenige stammen aus öffentlichen Rezensionen.
about-rules = Regeln lesen
about-credits = Mitwirkende


you = du
away = abwesend
team = Team { $team }
bot-random = Betrunken
bot-rookie = Neuling
bot-inmate = Häftling
bot-boss = Boss
stands-in = Ersatz: { $bot }
looks-michel = Michel
looks-michelle = Michelle
watching = Du siehst zu. Die Hände bleiben verdeckt, bis das Spiel vorbei ist.


table-code = Tisch { $code }
night = Nacht { $n }
goal = Wer zuerst { $n } hat, bricht aus
sound = Ton
rules = Regeln
rule = Regel { $clause }
hint = Um einen Tipp bitten
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
pause-ask = Um eine Pause bitten
resume-ask = Ums Weiterspielen bitten
result = Das Ergebnis
settings = Einstellungen
leave = Tisch verlassen


bar = Worauf das Spiel wartet
bar-your-turn = Dein Zug
bar-you = Deine Wahl
bar-over = Vorbei
bar-actions =
    { $n ->
        [0] Keine Aktion übrig
        [one] Noch { $n } Aktion
       *[other] Noch { $n } Aktionen
    }
bar-whose-turn = Am Zug: { $who }
clock-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
clock-reserve =
    { $n ->
        [one] { $n } Sekunde Reserve
       *[other] { $n } Sekunden Reserve
    }


plate-dice = Würfelergebnisse: { $dice }
plate-cards-only = nur durch Karten
plate-search =
    { $n ->
        [one] Durchsuchen bringt { $n } Karte
       *[other] Durchsuchen bringt { $n } Karten
    }
plate-odds = Chance mit einem Wurf: { $n } von 6
plate-odds-short = { $n } von 6
plate-here = Du bist hier
plate-who = Hier: { $names }
tag-in = { $action }: { $place }
piles = Stapel
pile-search = Suche
pile-discard = Ablage
pile-empty = leer
pile-count = { $name }: { $n }
pile-open = { $name }: { $n }. Durchsehen
discard-text = Die oberste Karte kommt zuerst. Alle dürfen den Ablagestapel durchsehen (12.1).
michel-discard-text = Diese Karten wurden aufgedeckt und liegen offen (10.2). Sie kommen zurück, wenn der Stapel leer ist.
gangs = Gangs
gang-of = { $n } von
gang-any = { $n } verschiedene
gang-label =
    { $gang }. Oberste Karte: { $card }. { $does } { $n ->
        [one] { $n } Karte im Stapel.
       *[other] { $n } Karten im Stapel.
    } Verlangt { $needs } verschiedene Accessoires.


players = Knackis
cigarettes = Zigaretten
cards-in-hand = Handkarten
n-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
beatings-of-two =
    { $n ->
        [0] keine Tracht Prügel
        [one] { $n } Tracht Prügel
       *[other] { $n } Trachten Prügel
    }
of-goal = von { $goal }
strip-label =
    { $name }: { $points } von { $goal } Tunnelpunkten, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } auf der Hand
known-label = Was du bei { $name } gesehen hast: { $cards }
known-text = Das hast du von dieser Hand gesehen, und es ist noch da.


log = Wachprotokoll
log-earlier = Frühere Zeilen
log-rewind = Zurück zu diesem Moment
log-undone = { $who } nimmt einen Spielzug zurück.
log-stood_in = Ein Bot spielt jetzt für { $who }.
log-came_back = { $who } ist zurück.
log-started = Die Zellentüren gehen zu.
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden


dock = Deine Karten und was du tun kannst
hand =
    { $n ->
        [0] Deine Hand ist leer
        [one] Deine Hand, { $n } Karte
       *[other] Deine Hand, { $n } Karten
    }
hand-empty = Deine Hand ist leer.
card-points = Tunnelpunkte
card-sells = Verkaufspreis
background = Hintergrund
background-revealed = aufgedeckt
reveal-free = Aufdecken · gratis
reveal-short = Aufdecken
reveal-both = Aufdecken, beide Effekte
reveal-later = Aufdecken, später entscheiden
reveal-second = Zweiter Effekt ({ $gang }):
reveal-both-do = { $first } Und weil du zur Gang gehörst: { $second }
verb-play = Ausspielen
verb-dig = Graben
verb-also = Graben
verb-craft = Herstellen
verb-extort = Erpressen
verb-join = Beitreten
verb-sell = Verkaufen
verb-lay = Auslegen
verb-discard = Abwerfen
verb-offer = Geben
verb-give = Hergeben
verb-reveal = Hintergrund aufdecken


actions = Aktionen
choices = Was du wählen kannst
act-search = Durchsuchen
act-search-short = Durchsuchen
act-move = Bewegen
act-move-short = Bewegen
act-cautious = Vorsichtige Bewegung
act-cautious-short = Vorsichtig
act-craft = Herstellen
act-craft-short = Herstellen
act-extort = Erpressung
act-extort-short = Erpressung
act-play = Karte ausspielen
act-play-short = Ausspielen
act-join = Einer Gang beitreten
act-join-short = Beitreten
act-dig = Graben
act-dig-short = Graben
act-steal = Einen Löffel klauen
act-steal-short = Löffel
act-heal = Heilen
act-heal-short = Heilen
act-sell = Verkaufen
act-sell-short = Verkaufen
act-buy = Kaufen
act-buy-short = Kaufen
act-exchange = Austauschen
act-exchange-short = Austauschen
act-end = Zug beenden
act-end-short = Zug beenden
detail-search =
    { $n ->
        [one] bringt { $n } Karte
       *[other] bringt { $n } Karten
    }
detail-move = Würfeln, Tür wählen
detail-cautious = Überallhin, 2 Aktionen
detail-steal = vom Stapel
detail-heal = 1 Tracht Prügel weniger
detail-sell = gegen Zigaretten
detail-buy = mit Zigaretten
detail-end =
    { $n ->
        [one] { $n } Aktion verfällt
       *[other] { $n } Aktionen verfallen
    }
detail-end-none = nichts mehr zu tun
why-nothing = Was leuchtet, geht. Was dunkel ist, sagt, warum nicht.
choose-other = Etwas anderes
always = Immer so antworten
end-sure =
    { $n ->
        [one] Du hast noch { $n } Aktion. Den Zug trotzdem beenden?
       *[other] Du hast noch { $n } Aktionen. Den Zug trotzdem beenden?
    }
end-sure-none = Deinen Zug beenden?
end-not-yet = Noch nicht


picked = { $n } von { $of } gewählt
done = Fertig
sell-text = Wähle so viele Karten, wie du willst. Bezahlt wird sofort.
sell-sum =
    { $n ->
        [0] Nichts gewählt
        [one] { $n } Karte für { $sum }
       *[other] { $n } Karten für { $sum }
    }
sell-confirm = Für { $sum } verkaufen
buy-purse =
    { $n ->
        [one] Du hast { $n } Zigarette
       *[other] Du hast { $n } Zigaretten
    }
buy-offer = { $n } × { $name } für { $cost }
buy-left = Noch { $n } im Stapel
buy-too-dear =
    { $n ->
        [one] Kostet { $n } Zigarette
       *[other] Kostet { $n } Zigaretten
    }
buy-pile-empty = Es sind nicht mehr genug da.
join-text = Gib { $n } verschiedene Accessoires her.
join-leave = Du verlässt deine alte Gang. Unter ihren Stapel kommt: { $card }.
join-confirm = Beitreten: { $gang }
exchange-give = Wähle, was du { $who } gibst. Es wird sofort übergeben; danach kann { $who } dir etwas zurückgeben.
exchange-back = { $who } hat gegeben. Wähle, was du zurückgibst; es darf auch nichts sein.
exchange-coins = Zigaretten (du hast { $of })
exchange-sum =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, { $coins ->
        [one] { $coins } Zigarette
       *[other] { $coins } Zigaretten
    }
exchange-confirm = Übergeben
exchange-nothing = Nichts geben
limit-title = Zu viele Karten
discard-confirm = Abwerfen
give-title = Eine Karte hergeben
give-confirm = Hergeben
take-title = Eine Karte nehmen
take-confirm = Nehmen


fight = Erpressung
fight-caption =
    { $place }, Nacht { $n }.
    Der Wärter schaut weg.
fight-threat = Du hast was, das ich will.
fight-demand = { $card }. Oder deine Zähne.
fight-sound = Zack!
attacker = Angreifer
defender = Verteidiger
wanted = Verlangt
fists = Fäuste
michel-none = Kein Messer
michel-knife = Ein Messer. Verlangte Werkzeuge: { $tools }
answer-name = Werkzeug nennen
answer-name-attacker = Du bekommst es, wenn { $who } es hergibt oder damit auf der Hand verliert.
answer-cooperate = Kooperieren
answer-cooperate-defender = Du gibst das Werkzeug her: { $card }. Damit ist Schluss, und niemand wird verletzt.
answer-cooperate-lack = Das Werkzeug hast du nicht: { $card }.
answer-cooperate-late = Nur als erste Antwort.
answer-discard = Hergeben
answer-discard-michel = Wirf ein verlangtes Werkzeug ab, und es ist vorbei.
answer-lay = Waffe auslegen
answer-lay-attacker = Dann muss { $who } antworten oder verliert.
answer-lay-defender = Dann legt { $who } noch eine aus oder verliert: eine Tracht Prügel für { $who }, eine zufällige Karte für dich.
answer-lay-helper = Anstelle von { $who }. Geht der Kampf trotzdem verloren, kassierst auch du eine Tracht Prügel und verlierst eine zufällige Karte.
answer-lay-helper-michel = Anstelle von { $who }. Geht der Kampf trotzdem verloren, kassierst auch du eine Tracht Prügel, verlierst aber keine Karte.
answer-lay-michel = Dann wird die nächste Karte gezeigt. Ist kein Messer darauf, hast du gewonnen.
answer-lay-lack = Du hast keine Waffe mehr.
answer-hold = Um Hilfe bitten
answer-hold-attacker = Du bittest { $names }, für dich eine Waffe auszulegen; tut es niemand, entscheidest du noch einmal. Verlierst du, kassiert auch, wer dir half, eine Tracht Prügel und verliert eine zufällige Karte.
answer-hold-defender = Du bittest { $names }, für dich eine Waffe auszulegen; tut es niemand, entscheidest du noch einmal. Verlierst du, kassiert auch, wer dir half, eine Tracht Prügel und verliert eine zufällige Karte.
answer-hold-michel = Du bittest { $names }, für dich eine Waffe auszulegen; tut es niemand, entscheidest du noch einmal. Verlierst du, kassiert auch, wer dir half, eine Tracht Prügel, verliert aber keine Karte.
answer-yield = Aufgeben
answer-yield-attacker = Du kassierst eine Tracht Prügel, und { $who } nimmt dir eine zufällige Karte ab.
answer-yield-defender = { $who } nimmt das Werkzeug, wenn du es hast ({ $card }), sonst eine zufällige Karte. Du kassierst eine Tracht Prügel.
answer-yield-michel = Du kassierst eine Tracht Prügel und verlierst ein verlangtes Werkzeug oder eine zufällige Karte.
answer-pass = Raushalten
answer-pass-helper = Du legst für { $who } nichts aus.
answer-pass-helper-michel = Du legst für { $who } nichts aus.
cost-lose-one = 1 weg
cost-spend-one = kostet 1
cost-none = keine
cost-beating = von { $from } auf { $to }
cost-beating-full = bleibt bei 2


connection-lost = Die Verbindung ist weg. Neuer Versuch läuft; nichts, was du getan hast, ist verloren.
rewound = Du siehst dir Nacht { $n } an.
rewind-back = Einen Schritt zurück
rewind-forward = Einen Schritt weiter
rewind-now = Zurück zu jetzt
paused = Das Spiel ist pausiert.
proposed-undo = Bitte um Rücknahme eines Spielzugs ({ $who }).
proposed-pause = Bitte um eine Pause ({ $who }).
proposed-resume = Bitte ums Weiterspielen ({ $who }).
agree = Zustimmen
disagree = Ablehnen
stood-in = Ein Bot spielt gerade für dich.
take-back = Platz wieder einnehmen
understood = Verstanden
away-title = Während du weg warst
away-text = Das hat man dir angetan. Wähle eine Zeile, um den Moment zu sehen.
away-on = Weiter geht’s
curtain-title = { $name } ist gefragt
curtain-text = Gib das Gerät weiter. Alle anderen schauen weg.
curtain-lift = Ich bin { $name }


tab-prison = Gefängnis
tab-piles = Stapel
tab-players = Spieler
tab-log = Protokoll
keys-title = Tasten
keys-text = Mit Tab kommst du überallhin, mit Enter wählst du. Diese Tasten sind schneller:
keys-digits = Die Möglichkeit mit dieser Nummer
keys-escape = Etwas anderes wählen
keys-hand = Zu deinen Karten
keys-places = Zu den Orten
keys-log = Zum Protokoll

replay-title = Rückblick
replay-loading = Das Band wird zurückgespult…
replay-running = Läuft noch: Du siehst, was du sehen konntest.
replay-view = Was gezeigt wird
replay-view-board = Spielplan
replay-view-figures = Zahlen
replay-side = Mit wessen Augen
replay-side-all = Alle Karten offen
replay-side-watch = Zuschauer

replay-controls = Steuerung des Rückblicks
replay-slider = Spielzug
replay-at = Spielzug { $move } von { $moves }, Zug { $turn }.
replay-move = Spielzug { $move } von { $moves }
replay-turn = Zug { $turn } von { $turns }
replay-first = Zum Anfang (Pos1)
replay-turn-back = Einen Zug zurück (,)
replay-back = Einen Spielzug zurück (←)
replay-play = Abspielen (Leertaste)
replay-pause = Pause (Leertaste)
replay-forward = Einen Spielzug weiter (→)
replay-turn-forward = Einen Zug weiter (.)
replay-last = Zum Ende (Ende)
replay-speed = Tempo
replay-times = { $speed }×

replay-hands = Die Karten aller
replay-hand-of = { $who }: Karten auf der Hand
replay-no-cards = Keine Karten
replay-hidden = noch verdeckt
replay-revealed = aufgedeckt
replay-story = Die ganze Geschichte
replay-turnings = Wendepunkte
replay-no-turnings = Kein Zug hat viel gedreht: Es wurde gleichmäßig gegraben.
replay-swing = { $who } { $change }

graph-points = Tunnelpunkte
graph-points-note = Zug für Zug. Mit { $goal } fällt die Mauer.
graph-chances = Gewinnchancen
graph-chances-note = So schätzten es die Bots zu Beginn jedes Zugs ein, alle Karten offen.
graph-thinking = Die Bots gehen die Partie noch einmal durch…
graph-turn = Zug { $turn }
graph-turn-head = Zug
graph-end = Ende
graph-as-table = Als Tabelle zeigen

stats-title = Was alle getan haben
stats-drawn = Suchkarten gezogen
stats-crafted = Karten hergestellt
stats-stolen = Löffel geklaut
stats-bought = Karten gekauft
stats-dug = Werkzeuge vergraben
stats-lost = Karten an andere verloren
stats-extortions = Erpressungen begonnen
stats-combats-won = Kämpfe gewonnen
stats-combats-lost = Kämpfe verloren
stats-handed-over = Werkzeuge herausgegeben
stats-beatings = Prügel bezogen
stats-cigarettes = Zigaretten verdient
stats-dice = Der Würfel
stats-dice-of = Wessen Würfe
stats-everybody = Alle Spieler
stats-dice-note =
    { $total ->
        [one] Ein Wurf. Die gestrichelte Linie zeigt den gleichen Anteil: { $each }.
       *[other] { $total } Würfe. Die gestrichelte Linie zeigt den gleichen Anteil: { $each }.
    }
stats-face = Ergebnis
stats-count = Wie oft

replay-fair = Ehrliches Spiel
replay-fair-asking = Jeder Wurf wird nachgerechnet…
replay-fair-right = Jeder Wurf und jede Karte folgen aus dem Startwert, der vor Beginn zugesagt war.
replay-fair-wrong = Etwas folgt nicht aus dem zugesagten Startwert. Sieh selbst nach.
replay-fair-unknown = Prüfen lässt es sich, sobald die Partie vorbei ist, von allen, die zusehen dürfen.
replay-fair-record-right = Die Aufzeichnung hält die Regeln ein, und aller Zufall folgt aus ihrem Startwert.
replay-fair-record-wrong = Die Aufzeichnung hält die Regeln ein, aber Würfe und Karten stammen nicht aus einem Startwert.
replay-fair-more = Würfel prüfen

replay-share = Link zu diesem Moment kopieren
replay-copied = Der Link ist kopiert.
replay-download = Aufzeichnung herunterladen
replay-downloaded = Die Aufzeichnung gehört dir.
replay-no-record = Die Aufzeichnung bekommt, wer mitgespielt hat oder zusehen darf.
replay-another = Aufzeichnung öffnen
replay-rematch = Revanche
replay-to-table = Zum Tisch
replay-open = Aufzeichnung öffnen
replay-open-text = Eine Aufzeichnung ist eine ganze Partie in einer Datei, vom Geben bis zum letzten Graben. Bevor du sie siehst, wird sie anhand der Regeln geprüft; behalten wird nichts davon.
replay-choose-file = Datei wählen
replay-or-drop = oder zieh sie hierher
replay-too-large = Diese Datei ist zu groß für eine Aufzeichnung: höchstens 2 MB.

victory-one = { $who } bricht durch die Mauer
victory-you = Du brichst durch die Mauer
victory-team = { $names } brechen durch die Mauer
victory-team-you = Dein Team bricht durch die Mauer
victory-nobody = Die Mauer steht noch
victory-after =
    { $turns ->
        [one] Nach einem einzigen Zug. Draußen riecht es nach Kiefern.
       *[other] Nach { $turns } Zügen. Draußen riecht es nach Kiefern.
    }
victory-others = Der Alarm geht los. Die Wärter durchsuchen die Zellen und finden die anderen Tunnel. Wer dort gegraben hat, kommt in den Hochsicherheitstrakt.
victory-stopped =
    { $turns ->
        [one] Die Partie wurde nach einem Zug abgebrochen. Niemand gewinnt.
       *[other] Die Partie wurde nach { $turns } Zügen abgebrochen. Niemand gewinnt.
    }
victory-tunnels = Die Tunnel am Ende
victory-of = von { $goal }
victory-replay = Partie ansehen
victory-rematch = Revanche
victory-dice = Würfel prüfen
victory-look = Tisch ansehen
victory-home = Startseite

dice-title = Die Würfel
dice-lead = Niemand kann die Würfel dieses Tisches bestimmen oder vorher kennen, auch der Server nicht. So funktioniert es, und du kannst es selbst nachprüfen.
dice-back = Zum Tisch
dice-how = So funktioniert es
dice-how-1 = Der Server legt sich fest
dice-how-1-text = Er zieht eine geheime Hälfte des Startwerts und veröffentlicht ihren Fingerabdruck, bevor jemand Platz nimmt. Danach kann er sie nicht mehr austauschen.
dice-how-2 = Alle geben etwas dazu
dice-how-2-text = Dein Browser denkt sich einen eigenen Anteil aus. Der Server kannte ihn nicht, als er seine Hälfte zog.
dice-how-3 = Das Spiel beginnt
dice-how-3-text = Hälfte und Anteile bilden zusammen den Startwert. Jeder Wurf und jede Karte folgt daraus, ändern kann nun niemand mehr etwas.
dice-how-4 = Der Startwert wird gezeigt
dice-how-4-text = Ist das Spiel vorbei, kommt die geheime Hälfte ans Licht. Dann lässt sich alles nachrechnen und vergleichen.
dice-wait = Wenn das Spiel vorbei ist, prüft diese Seite alles von selbst. Komm dann wieder.
dice-commit = Fingerabdruck des Servers
dice-commit-text = Schreib ihn vor dem Spiel auf, wenn du ganz sicher sein willst. Warst du einmal hier, merkt dieser Browser ihn sich für dich.
dice-shares = Die Anteile
dice-nobody = noch niemand
dice-share-bot = Bots geben nichts dazu
dice-share-none = nichts dazugegeben
dice-share-secret = geheim bis zum Start
dice-share-open = noch nicht dazugegeben
dice-copy = Kopieren
dice-copied = Kopiert
dice-key = Ein Schlüssel dieses Tisches
dice-key-try = Versuchen
dice-found = Das Ergebnis
dice-right = Die Würfel waren ehrlich
dice-wrong = Mit diesen Würfeln stimmt etwas nicht
dice-yes = Stimmt:
dice-no = Stimmt nicht:
dice-check-commit-ok = Die Hälfte des Servers passt zum veröffentlichten Fingerabdruck. Das hat dein Browser nachgerechnet.
dice-check-commit-bad = Die Hälfte des Servers passt nicht zum veröffentlichten Fingerabdruck.
dice-check-noted-ok = Es ist der Fingerabdruck, der vor dem Ende notiert wurde.
dice-check-noted-bad = Es ist nicht der notierte Fingerabdruck.
dice-check-shares-ok = Der Startwert enthält für jeden Platz einen Anteil, und es sind die der Spieler.
dice-check-shares-bad = Die Anteile im Startwert sind nicht die der Spieler.
dice-check-own-ok = Der Anteil, den dieses Gerät für { $who } dazugab, steckt im Startwert.
dice-check-own-bad = Der Anteil, den dieses Gerät für { $who } dazugab, steckt nicht im Startwert.
dice-check-derived-ok = Jeder Wurf, jede Karte und jedes Mischen folgt aus dem Startwert. Das hat der Dienst nachgerechnet.
dice-no-cipher = Dein Browser berechnet Fingerabdrücke nur auf Seiten, die über https kamen. Prüf die Hälfte des Servers mit dem Befehl weiter unten.
dice-noted = Der Fingerabdruck, den du vor dem Spiel notiert hast
dice-rolls = Was gewürfelt wurde
dice-face = Augen
dice-times = Wie oft
dice-even =
    { $total ->
        [one] { $total } Wurf. Die gestrichelte Linie zeigt, wo alle Augenzahlen gleich wären: je { $even }.
       *[other] { $total } Würfe. Die gestrichelte Linie zeigt, wo alle Augenzahlen gleich wären: je { $even }.
    }
dice-self = Auf deinem eigenen Rechner
dice-self-text = Trau niemandem: Nimm die Aufzeichnung mit und lass dein eigenes Blackgate sie Zug um Zug nachspielen.
dice-download = Aufzeichnung herunterladen
dice-command = Der Befehl
dice-replay = Das Spiel noch einmal ansehen
dice-chance = Jeder Wurf und jede Karte
dice-col-move = Zug
dice-col-who = Wer
dice-col-what = Was
dice-col-chance = Zufall
dice-deal = Das Austeilen
dice-first = { $who } beginnt
dice-background = Hintergrund: { $card }
dice-out-die = gewürfelt: { $n }
dice-out-draw = { $card }
dice-out-random = zufällig: { $card }
dice-out-deal = { $card } für { $who }
dice-out-shuffle = Ablagestapel gemischt
dice-out-michel-knife = Messer: { $tools }
dice-out-michel-none = kein Messer
dice-out-michel-shuffle = Michel(le)s Karten gemischt


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

hint-title = Ein Tipp
hint-thinking = Ein alter Hase denkt nach…
hint-lead = Was die Bots an deiner Stelle täten. Sie sehen, was du siehst, und nicht mehr.
hint-best = erste Wahl
hint-chance = Gewinnt in { $percent } % der Fälle
hint-play = So machen
hint-none = Da fällt mir nichts ein. Hör auf deinen Bauch.
hint-again = Noch einmal nachdenken

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
`;export{e as default};