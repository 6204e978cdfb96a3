# Die Worte des Browsers außerhalb des Spiels: Haus, Startseite, neuer Tisch, Vorraum, Einstellungen.

# Das Haus
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

# Eine Adresse, die nirgendwohin führt
lost-title = Sackgasse
lost-text = Dieser Tunnel führt nirgendwohin. Geh zurück, wie du gekommen bist.

# Startseite
home-title = Blackgate: grab dich raus
home-picture = Das Gefängnis Blackgate bei Nacht, aufgeschnitten: Tunnel führen von den Zellen unter der Mauer hindurch in den Wald im Mondlicht
home-tag = Handeln, drohen, basteln, graben.
home-tag-free = Wer zuerst unter der Mauer durch ist, ist frei.
home-unofficial = Eine inoffizielle digitale Ausgabe von Dig Your Way Out
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

# Ein neuer Tisch
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

# Der Vorraum
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
lobby-removed = Der Gastgeber hat dich von Platz { $seat } entfernt. Du kannst dich wieder auf einen freien Platz setzen oder zur Startseite gehen.
lobby-removed-full = Der Gastgeber hat dich von Platz { $seat } entfernt, und jetzt sind alle Plätze besetzt.
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

# Öffentliche Tische
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

# Einstellungen
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
settings-keys = Tastenkürzel
settings-keys-why = Ein Buchstabe oder eine Ziffer für jede Aktion. Tab und Enter gehen immer.
settings-autoend = Meinen Zug automatisch beenden
settings-autoend-why = Nur wenn sonst nichts mehr zu tun ist.
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

# Über das Spiel
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
about-edition-text = Autor und Verlag des Brettspiels sind an dieser Ausgabe nicht beteiligt und haben sie nicht autorisiert. Die Regeln sind die der gedruckten Anleitungen, in unseren eigenen Worten. Auch die Zeichnungen sind von uns.
about-cards = Die Anleitungen zeigen nicht, was die Karten bewirken. Die meisten Karteneffekte haben wir rekonstruiert; einige wenige stammen aus öffentlichen Rezensionen.
about-rules = Regeln lesen
about-rights = Rechteinhaber
about-rights-text = Wer Rechte am Spiel hält und Fragen oder Einwände hat, erreicht uns über ein Issue im öffentlichen Repository des Projekts, vertraulich über ein Security Advisory. Wir beantworten beides.
about-credits = Mitwirkende
