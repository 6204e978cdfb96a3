# Die Worte des Browsers außerhalb des Spiels: Haus, Startseite, neuer Tisch, Vorraum, Einstellungen.

# Das Haus
app-loading = Einen Moment …
app-broken = Hier ist etwas schiefgegangen. Lade die Seite neu.
app-offline = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
app-retry = Noch einmal versuchen
app-unreachable = Der Server ist nicht erreichbar
app-unreachable-why = Prüfe deine Internetverbindung. Die Seite versucht es alle paar Sekunden noch einmal und macht dann von selbst weiter. Deine Partien sind auf dem Server gespeichert.
app-unreachable-rules = Die Regeln kannst du trotzdem lesen.
app-home = Startseite
app-close = Schließen
app-cancel = Abbrechen
app-rules = Regeln
app-learn = Lernen
app-replay = Wiederholung
app-settings = Einstellungen
app-language = Sprache
app-sound-on = Ton einschalten
app-sound-off = Ton ausschalten
app-theme-light = Helles Design einschalten
app-theme-dark = Dunkles Design einschalten
app-menu = Hauptmenü
app-skip = Zum Inhalt springen
app-you = du
app-bot = Bot
app-bot-random = Suffkopf
app-bot-rookie = Neuling
app-bot-inmate = Häftling
app-bot-boss = Boss
app-bot-warden = Direktor
app-warden-unknown = Der Direktor kennt diese Karten nicht. Für ihn spielt ein Häftling.
app-name = Dein Name
app-name-seat = Name auf Platz { $seat }
app-looks = Aussehen
app-looks-any = Egal
app-looks-pick = Wähle ein Polizeifoto
app-looks-taken = { $name } (vergeben)
app-tunnel = Tunnel { $points } von { $goal }
# A button and what it does, a figure and its name. $label and $detail: other texts.
label-with-detail = { $label }: { $detail }

# Eine Adresse, die nirgendwohin führt
lost-title = Sackgasse
lost-text = Dieser Tunnel führt nirgendwohin. Geh zurück, wie du gekommen bist.

# Startseite
home-title = Blackgate: Grab dich raus
home-picture = Das Gefängnis Blackgate bei Nacht im Querschnitt: Tunnel führen von den Zellen unter der Mauer hindurch in den Wald im Mondlicht
home-tag = Handeln, drohen, basteln, graben.
home-tag-free = Wer zuerst unter der Mauer durch ist, ist frei.
home-unofficial = Eine inoffizielle digitale Ausgabe von Dig Your Way Out
home-inmate = Nr. 0417,
home-play = Spielen
home-play-bots = Bots
home-play-bots-why = Gegen so viele Bots spielst du
home-play-level = Stärke
home-play-go = Losgraben
home-continue = Weiterspielen
home-continue-table = Tisch { $code }
home-continue-turn = Zug { $turns }
home-continue-yours = Du bist dran
home-continue-theirs = Warten auf { $name }
home-continue-lobby = Noch nicht begonnen
home-continue-paused = Pausiert
home-continue-over = Beendet
home-continue-closed = Geschlossen
home-continue-gone = Diesen Tisch gibt es nicht mehr
home-continue-go = Zum Tisch
home-continue-replay = Wiederholung
home-continue-all = Alle Partien ({ $n })
home-continue-title = Meine Partien
home-continue-why = Dieser Browser verwahrt die Schlüssel zu diesen Tischen. Entfernst du einen Tisch, kannst du deinen Platz dort von hier aus nicht mehr einnehmen.
home-continue-forget = { $title } entfernen
home-continue-forget-short = Entfernen
home-first = Neu hier?
home-first-text = Zehn Minuten am echten Tisch, und du kannst das Spiel.
home-first-go = Spiel lernen
home-new = Neuer Tisch
home-new-text = Für 2 bis 6: Freunde und Bots, wie du magst. Auch in Teams.
home-new-go = Tisch eröffnen
home-join = Mitspielen
home-join-text = Code oder Link, den du bekommen hast
home-join-go = Platz nehmen
home-join-short = Ein Code hat fünf Buchstaben.
home-watch = Zusehen
home-watch-none = Gerade läuft keine öffentliche Partie.
home-watch-leads = In Führung: { $name }
home-watch-go =
    { $n ->
        [one] { $n } Partie läuft
       *[other] { $n } Partien laufen
    }
home-watch-see = Öffentliche Tische
home-credits = Eigene Zeichnungen. Symbole: { $authors }, game-icons.net, CC BY 3.0. Schriften: Big Shoulders, Barlow (OFL) und Special Elite (Apache 2.0).

# Ein neuer Tisch
new-title = Neuer Tisch
new-presets = Was möchtest du spielen?
new-preset-quick = Schnelle Partie
new-preset-quick-why = Du und drei Bots, sofort.
new-preset-friends = Freunde
new-preset-friends-why = Verschick einen Link; Bots übernehmen die freien Plätze.
new-preset-michel = Mit Michel(le)
new-preset-michel-why = Dazu ein Knacki, den niemand spielt und der es auf alle Werkzeuge abgesehen hat.
new-preset-teams = Teams
new-preset-teams-why = Zwei gegen zwei oder drei gegen drei, mit zwei Blöcken.
new-preset-letters = Fernpartie
new-preset-letters-why = Tagelang Zeit; komm wieder, wenn du dran bist.
new-preset-device = An einem Gerät
new-preset-device-why = Reicht es herum: Jeder sieht nur die eigene Hand.
new-who = Wer spielt mit?
new-who-why = In dieser Reihenfolge wird gespielt.
new-players = Spieler
new-seat = Platz { $seat }
new-seat-me = Ich
new-seat-device = Mitspieler an diesem Gerät
new-seat-friend = Mitspieler per Link
new-seat-bot = Bot: { $level }
new-seat-guest = Gast { $seat }
new-seat-friend-why = wer zuerst kommt
new-team = Team { $team }
new-rules = Die Partie
new-michel = Michel(le)
new-michel-why = Ein neutraler Knacki, der von Ort zu Ort zieht und sich mit Gewalt Werkzeuge nimmt.
new-michel-two = Für zwei Spieler empfehlen es die Regelhefte: Es kommt zu mehr Erpressungen.
new-michel-none = Niemand
new-michel-michel = Michel
new-michel-michelle = Michelle
new-teams = Teamvariante
new-teams-why = Jeder zweite Platz gehört zum selben Team; für vier oder sechs Spieler.
new-teams-even = Teams brauchen vier oder sechs Spieler.
new-calm = Ruhige Partie
new-calm-why = Die chaotischsten Aktionskarten bleiben in der Schachtel.
new-fair = Fairer Start
new-fair-why = Wer später an die Reihe kommt, beginnt mit zusätzlichen Karten oder ein paar Zigaretten, weil die Ersten im Vorteil sind.
new-target = Länge des Tunnels
new-target-why = So viele Tunnelpunkte brauchst du. Weniger Punkte, kürzere Partie.
new-target-usual = Standard ({ $goal })
new-target-own = Eigene Zahl
new-first = Erster Zug
new-first-why = Wer anfängt.
new-first-draw = Zufall
new-pack = Karten
new-pack-why = Mit diesen Karten und Orten wird gespielt.
new-pack-classic = Klassisch
new-time = Zeit
new-clock = Bedenkzeit
new-clock-why = So lange darf jeder pro Entscheidung überlegen.
new-clock-none = Ohne Zeitlimit
new-clock-turn = Sekunden
new-clock-days = Tage
new-turn = Sekunden pro Entscheidung
new-reserve = Reserve in Minuten für die ganze Partie
new-days = Tage pro Entscheidung
new-stand = Wenn jemand fehlt
new-stand-why = Ein Bot kann weiterspielen, bis der Spieler zurück ist.
new-stand-nobody = Der Tisch wartet
new-grace = Sekunden, bis der Bot übernimmt
new-pace = Tempo der Bots
new-pace-why = Bots warten vor jedem Schritt kurz, damit du mitkommst.
new-pace-fast = Flott
new-pace-usual = Normal
new-pace-slow = Gemütlich
new-help = Hilfen und Zuschauer
new-tracker = Notizbuch
new-tracker-why = Jeder wird an Karten erinnert, die er bei anderen gesehen hat.
new-hints = Tipps
new-hints-why = Wer dran ist, darf die Bots um Rat fragen.
new-public = Öffentlicher Tisch
new-public-why = Jeder auf diesem Server kann ihn finden, zusehen und einen freien Platz nehmen.
new-name = Name des Tisches
new-name-why = Steht in der Liste der öffentlichen Tische; auch alle, die dazukommen, sehen ihn.
new-go = Losgraben
new-go-lobby = Tisch eröffnen
new-go-why = Alle sind da: Es geht sofort los.
new-go-lobby-why =
    { $n ->
        [one] Ein Mitspieler fehlt noch: Du bekommst einen Link.
       *[other] { $n } Mitspieler fehlen noch: Du bekommst einen Link.
    }

# Der Vorraum
lobby-title = Vor der Partie
lobby-wait-host = Warten auf den Start.
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
lobby-qr = Der Link als QR-Code, für die Handykamera
lobby-watch-copy = Link für Zuschauer kopieren
lobby-watch-link = Link für Zuschauer
lobby-watch-why = Mit diesem Link kann man bei dieser Partie zuschauen. Verdeckte Karten sehen Zuschauer nicht.
lobby-loopback = Diesen Link kann nur dieser Computer öffnen. Um andere Geräte einzuladen, starte den Server mit { $command } und öffne diese Seite unter der Adresse des Computers in deinem Netzwerk, zum Beispiel { $example }.
lobby-seats = Plätze
lobby-seat-free = Freier Platz
lobby-seat-ready = bereit
lobby-seat-unready = noch nicht bereit
lobby-seat-away = abwesend
lobby-ready = Ich bin bereit
lobby-sit = Hier hinsetzen
lobby-sit-seat = Auf Platz { $seat } setzen
lobby-move = Hierher wechseln
lobby-move-seat = Auf Platz { $seat } wechseln
lobby-leave = Platz verlassen
lobby-leave-seat = Platz { $seat } verlassen
lobby-kick = Entfernen
lobby-kick-name = { $name } entfernen
lobby-bot = Bot auf Platz { $seat }
lobby-bot-none = Kein Bot
lobby-fill = Freie Plätze mit Bots besetzen
lobby-start = Starten
lobby-close = Tisch schließen
lobby-close-why = An diesem Tisch kann dann niemand mehr spielen. Das lässt sich nicht rückgängig machen.
lobby-starting = Die Partie beginnt …
lobby-closed = Dieser Tisch ist geschlossen.
lobby-begun = Diese Partie hat ohne dich begonnen und ist nicht öffentlich.
lobby-arrive = Nimm Platz
lobby-arrive-why = Name und Gesicht, schon bist du dabei.
lobby-arrive-full = Alle Plätze sind besetzt.
lobby-removed = Der Gastgeber hat dich von Platz { $seat } entfernt. Du kannst dich wieder auf einen freien Platz setzen oder zur Startseite gehen.
lobby-removed-full = Der Gastgeber hat dich von Platz { $seat } entfernt, und jetzt sind alle Plätze besetzt.
lobby-also = Noch jemand an diesem Gerät
lobby-also-why = Noch jemand spielt hier mit; ihr reicht das Gerät herum.
lobby-options = Einstellungen der Partie
lobby-options-change = Einstellungen ändern
lobby-options-save = Einstellungen speichern
lobby-options-changed = Der Gastgeber hat die Einstellungen geändert.
lobby-option-goal =
    { $goal ->
        [one] Ziel: { $goal } Tunnelpunkt
       *[other] Ziel: { $goal } Tunnelpunkte
    }
lobby-option-first = Platz { $seat } beginnt
lobby-option-turn = { $turn } s pro Entscheidung, { $reserve } min Reserve
lobby-option-days =
    { $n ->
        [one] { $n } Tag pro Entscheidung
       *[other] { $n } Tage pro Entscheidung
    }
lobby-option-stand = Ersatz, wenn jemand fehlt: Bot ({ $level })
lobby-option-private = Nur auf Einladung
lobby-dice = Die Würfel werden vor der Partie versiegelt: Weder der Server noch ein Spieler kann sie beeinflussen.
lobby-dice-more = Warum die Würfel fair sind
lobby-chat = Chat
lobby-chat-none = Noch keine Nachrichten.
lobby-chat-say = Nachricht schreiben
lobby-chat-send = Senden
lobby-chat-watch = Nur wer am Tisch sitzt, kann schreiben.
lobby-lost = Verbindung unterbrochen. Neuer Versuch …

# Öffentliche Tische
watch-title = Öffentliche Tische
watch-why = Nimm einen freien Platz oder sieh den anderen beim Graben zu.
watch-open = Freie Plätze
watch-going = Läuft gerade
watch-past = Beendet
watch-none = Gerade gibt es keinen öffentlichen Tisch. Eröffne selbst einen, dann finden ihn andere hier.
watch-nobody = Noch niemand
watch-sit = Hinsetzen
watch-go = Zusehen
watch-replay = Wiederholung
watch-free =
    { $n ->
        [one] { $n } von { $players } Plätzen frei
       *[other] { $n } von { $players } Plätzen frei
    }
watch-players = { $n } Spieler

# Einstellungen
settings-theme = Design
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-theme-system = Wie am Gerät eingestellt
settings-confirm = Vor dem Ende des Zuges nachfragen
settings-confirm-never = Nie
settings-confirm-left = Wenn Aktionen übrig sind
settings-confirm-always = Immer
settings-sound = Ton
settings-sound-why = Kurze Soundeffekte.
settings-volume = Lautstärke
settings-notify = Benachrichtigen, wenn ich dran bin
settings-notify-why = Nur wenn diese Seite im Hintergrund ist.
settings-notify-unable = Dieser Browser kann dich nicht benachrichtigen.
settings-notify-refused = Dein Browser blockiert Benachrichtigungen. Du kannst sie in seinen Einstellungen erlauben.
settings-notify-unanswered = Dein Browser hat gefragt, ob er dich benachrichtigen darf, aber keine Antwort bekommen. Schalte es noch einmal ein und erlaube es.
settings-notify-insecure = Browser zeigen Benachrichtigungen nur von sicheren Adressen, die mit https beginnen.
settings-motion = Animationen
settings-motion-why = Der Würfel rollt, Karten fliegen, Knackis laufen.
settings-always = Automatische Antworten
settings-keys = Tastenkürzel
settings-keys-why = Ein Buchstabe oder eine Ziffer für jede Aktion. Tab und Enter gehen immer.
settings-autoend = Meinen Zug automatisch beenden
settings-autoend-why = Nur wenn sonst nichts mehr zu tun ist.
settings-always-why = Bei diesen Fragen hast du „immer so antworten“ gewählt.
settings-always-none = Noch keine. Am Tisch kannst du „immer so antworten“ wählen, wenn eine Frage öfter kommt.
settings-always-remove = Wieder fragen
settings-always-rouse = Für Michel(le) würfeln?
settings-always-reward = Nach einem Sieg über Michel(le) eine Karte ziehen?
settings-always-help = Für einen Teamkameraden eine Waffe auslegen?
settings-always-dig_more = Mit einem zweiten Werkzeug graben?
settings-answer-yes = Ja
settings-answer-no = Nein

# Über das Spiel
about-title = Über das Spiel
about-lead = Blackgate ist eine inoffizielle digitale Ausgabe des Brettspiels Dig Your Way Out.
about-game = Das Brettspiel
about-design = Autor
about-art = Illustrationen
about-publisher = Verlag
about-players = Spieler
about-players-are = 2 bis 6
about-age = Alter
about-age-is = ab 16 Jahren
about-time = Spieldauer
about-time-is = 45 Minuten
about-edition = Diese Ausgabe
about-edition-text = Autor und Verlag des Brettspiels sind an dieser Ausgabe nicht beteiligt und haben sie nicht autorisiert. Die Regeln sind die der gedruckten Regelhefte, in unseren eigenen Worten. Auch die Zeichnungen sind von uns.
about-cards = Die gedruckten Regelhefte sagen nicht, was die Karten bewirken. Die meisten Karteneffekte haben wir rekonstruiert; einige wenige stammen aus veröffentlichten Rezensionen.
about-rules = Regeln lesen
about-rights = Rechteinhaber
about-rights-text = Wer Rechte am Spiel hält und Fragen oder Einwände hat, erreicht uns über ein Issue im öffentlichen Repository des Projekts, vertraulich über ein Security Advisory. Wir antworten auf beides.
about-credits = Quellen und Lizenzen

# Privacy
privacy-title = Datenschutz
privacy-lead = Blackgate hat keine Konten, keine Cookies und keine Werbung. Diese Seite sagt, was dieser Server und dein Browser speichern, wie lange, und wie du es löschst.
privacy-server = Was der Server speichert
privacy-names = Den Namen, den du eingibst, und was du im Chat schreibst.
privacy-moves = Die Züge jeder Partie mit ihrer Uhrzeit.
privacy-keys = Einen Hash des Schlüssels zu deinem Platz, aber nicht den Schlüssel selbst. Nur mit dem Schlüssel kannst du zeigen, dass ein Platz dir gehört.
privacy-address = Deine Netzwerkadresse steht nicht in der Datenbank.
privacy-seen = Wer es sehen kann
privacy-seen-text = Alle an deinem Tisch sehen deinen Namen, deinen Chat und deine Züge, und nach der Partie alle Karten. An einem öffentlichen Tisch kann das jeder sehen. Wer diesen Server betreibt, kann die Datenbank lesen.
privacy-time = Wie lange der Server es aufbewahrt
privacy-lobby = Ein Tisch ohne Partie und ohne Änderung wird geschlossen nach
privacy-lobby-gone = Der geschlossene Tisch wird entfernt nach weiteren
privacy-bots = Eine Partie nur mit Bots wird entfernt nach
privacy-unfinished = Eine Partie mit Menschen, die nicht weitergeht, wird geschlossen nach
privacy-game = Eine beendete Partie wird entfernt nach
privacy-chat = Vom Chat bleiben, solange es den Tisch gibt, nur die neuesten
privacy-hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
privacy-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tagen
    }
privacy-lines =
    { $n ->
        [one] { $n } Zeile
       *[other] { $n } Zeilen
    }
privacy-ever = nie: Das wird für immer aufbewahrt
privacy-backups = Sicherungskopien kann der Betreiber dieses Servers länger aufbewahren.
privacy-logs = Was protokolliert wird
privacy-logs-text = Das Protokoll dieses Servers enthält keine Namen, keinen Chat, keine Karten, keine Schlüssel und keine Netzwerkadressen. Ein Webserver davor kann Netzwerkadressen protokollieren: Frag den Betreiber.
privacy-browser = Was dein Browser speichert
privacy-browser-text = Deinen Namen, deine Einstellungen, die Schlüssel zu deinen Tischen und wo du zuletzt gelesen hast. All das bleibt auf diesem Gerät, und die Schlüssel gehen nur an diesen Server. Um es zu löschen, lösche in deinem Browser die Daten dieser Website. Ohne die Schlüssel kannst du nicht mehr auf deine Plätze zurück.
privacy-delete = Deinen Namen und deinen Chat löschen
privacy-delete-text = An jedem Tisch, an dem du einen Platz hast, kannst du deinen Namen und deinen Chat löschen, während der Partie oder danach. Die anderen sehen dann den Namen deines Knackis. Deinen Platz behältst du. Deine Züge bleiben, denn sie gehören zur Partie aller.
privacy-none = Dieser Browser hat keinen Schlüssel zu einem Platz.
privacy-go = Meinen Namen und Chat löschen
privacy-at = Meinen Namen und Chat löschen: { $title }
privacy-sure = Dein Name und dein Chat an diesem Tisch werden für alle gelöscht. Das lässt sich nicht rückgängig machen. Aufzeichnungen und Sicherungskopien, die andere schon gespeichert haben, ändern sich nicht.
privacy-done = Dein Name und dein Chat an diesem Tisch sind gelöscht.
