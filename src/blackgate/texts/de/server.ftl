## store

error-redis-url = „{ $url }“ ist keine URL eines Redis-Servers: Schreib redis://host:6379/0.
error-store-url = „{ $url }“ ist keine Adresse einer Datenbank: Schreib sqlite:///ordner/blackgate.db oder postgresql://name:passwort@rechner/datenbank.
error-store-file = { $file } lässt sich nicht öffnen: { $problem }
error-store-open = Die Datenbank { $url } lässt sich nicht öffnen ({ $problem }). Prüfe, ob sie läuft, ob die Adresse stimmt, ob die Zugangsdaten richtig sind und ob auf ihrer Festplatte noch Platz ist.
error-store-newer = Diese Datenbank stammt von einer neueren Version von Blackgate (ihr Schema ist { $revision }). Installiere diese Version oder nimm eine andere Datenbank.
error-store-down = Die Datenbank antwortet nicht ({ $problem }). Versuch es gleich noch einmal.
error-store-code = Den Code, den Tisch { $table } bekommen sollte, hat schon ein anderer Tisch. Nimm einen anderen Code.
error-backup-file = { $file } lässt sich nicht lesen oder schreiben: { $problem }
error-backup-foreign = { $file } ist keine Sicherung von Blackgate.
error-backup-newer = { $file } stammt von einer neueren Version von Blackgate ({ $version }). Installiere diese Version, um die Sicherung einzuspielen.
error-backup-cut = { $file } ist unvollständig: Die letzte Zeile fehlt. Nimm eine frühere Sicherung.
error-backup-altered = { $file } wurde nachträglich verändert oder beschädigt: Die Prüfsumme stimmt nicht. Nimm eine frühere Sicherung.
error-restore-full = Die Datenbank { $url } ist nicht leer. Spiel die Sicherung in eine neue ein.

## what the service refuses

refused-no-such-table = Diesen Tisch gibt es nicht.
refused-no-such-code = Kein Tisch hat diesen Code. Prüfe die fünf Buchstaben oder lass dir den Link geben.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht: Die Plätze sind von 0 bis { $most } nummeriert.
refused-no-such-pack = Dieses Paket gibt es auf diesem Server nicht.
refused-no-such-position = Zu dieser Regel gibt es keine Stellung. Wähle eine andere im Regelheft.
refused-other-rules = An diesem Tisch galt Version { $rules } der Regeln; dieser Server spielt nach Version { $played }. Die Aufzeichnung einer beendeten Partie kannst du weiterhin herunterladen.
refused-other-pack = An diesem Tisch wurde mit einem Paket gespielt, das dieser Server nicht hat. Die Aufzeichnung einer beendeten Partie kannst du weiterhin herunterladen.
refused-log-mismatch = Das Protokoll dieses Tisches passt nicht zu seinen Regeln: Seine Karten und Würfe folgen nicht aus seinem Startwert. Es stammt von einer anderen Programmversion oder ist beschädigt.
refused-no-key = Dafür brauchst du den Schlüssel zu diesem Tisch.
refused-no-entry = Dieser Schlüssel gilt hier nicht.
refused-revoked = Dieser Schlüssel gilt nicht mehr.
refused-bad-message = Der Server versteht diese Nachricht nicht.
refused-bad-body = Der Server versteht die Anfrage nicht: { $detail }.
refused-bad-options = Diese Einstellungen passen nicht zusammen.
refused-not-json = Schick JSON mit dem Inhaltstyp application/json.
refused-not-json-lines = Schick eine Aufzeichnung: JSON Lines mit dem Inhaltstyp application/x-ndjson.
refused-bad-record = Das ist keine Aufzeichnung einer Partie.
refused-too-large = Das ist zu groß: höchstens { $most } KB.
refused-slow-down = Das war zu schnell. Warte kurz und versuch es noch einmal.
refused-too-many = Zu viele Nachrichten. Versuch es in einer Minute noch einmal.
refused-too-many-tables = Von deiner Adresse aus sind schon { $most } Tische offen. Beende oder schließe zuerst einen davon.
refused-unavailable = Die Datenbank ist nicht erreichbar. Versuch es gleich noch einmal: Ein Schritt, den du mit derselben ID noch einmal schickst, wird nie doppelt ausgeführt.
refused-draining = Der Server wird gleich beendet. Verbinde dich in einem Moment neu.
refused-busy = Der Server ist gerade überlastet. Versuch es noch einmal.
refused-gone = Die Verbindung wurde getrennt.
refused-no-hello = Schick zuerst hello.
refused-hello-twice = Du hast hello schon geschickt.
refused-only-watching = Du siehst nur zu. Nimm einen Platz, um mitzuspielen.
refused-stale = Am Tisch hat sich inzwischen etwas geändert. Sieh nach, was passiert ist, und wähle neu.
refused-not-your-turn = Du bist gerade nicht dran.
refused-illegal = Das ist jetzt nicht erlaubt.
refused-unknown-move = Diesen Schritt gibt es in diesem Spiel nicht.
refused-not-together = Schritt { $number } lässt sich nicht mit den anderen zusammen schicken: Schick alles danach getrennt.
refused-stood-in = Ein Bot spielt gerade für dich. Nimm erst deinen Platz wieder ein.
refused-not-stood-in = Du spielst schon selbst.
refused-no-undo = Das kannst du nicht allein zurücknehmen: Seitdem wurde gewürfelt oder etwas aufgedeckt, oder ein Mitspieler hat etwas gewählt. Frag die anderen.
refused-not-playing = Hier läuft gerade keine Partie.
refused-paused = Die Partie ist pausiert.
refused-too-long = Diese Partie ist zu lang geworden und kann nicht weitergehen.
refused-proposed-already = Es gibt schon einen Vorschlag. Antworte erst darauf.
refused-cannot-propose = Das lässt sich jetzt nicht vorschlagen.
refused-nothing-proposed = Niemand hat etwas vorgeschlagen.
refused-not-asked = Du hast gerade nichts zu entscheiden.
refused-begun = Die Partie hat schon begonnen.
refused-full = Alle Plätze sind besetzt. Du kannst zusehen.
refused-seat-taken = Dieser Platz ist besetzt.
refused-seats-free = Es sind noch Plätze frei. Warte auf Mitspieler oder besetze sie mit Bots.
refused-seats-occupied = Auf einem Platz, der wegfallen würde, sitzt jemand. Bitte die Person, sich umzusetzen, oder entferne sie zuerst.
refused-removed = Der Gastgeber hat dich von diesem Tisch entfernt, deshalb kannst du hier nicht wieder Platz nehmen. Wähle einen anderen Tisch oder eröffne einen eigenen.
refused-too-many-lobbies = Aus deinem Netz sind schon { $most } öffentliche Tische offen, die noch nicht begonnen haben. Starte oder schließe einen davon, oder eröffne diesen nicht öffentlich und gib den Code weiter.
refused-nobody-there = Dort sitzt niemand.
refused-name = Nimm einen Namen mit höchstens 24 sichtbaren Zeichen, der nicht mit „bot:“ anfängt.
refused-no-reveal = Dein Platz hat jetzt keinen Anteil aufzudecken.
refused-other-nonce = Dieser Anteil passt nicht zum Fingerabdruck, den dein Platz vor dem Start geschickt hat.
refused-not-over = Die Partie ist noch nicht vorbei.
refused-rematched = Es gibt schon eine Revanche.
refused-muted = Der Gastgeber hat dich stummgeschaltet.
refused-no-advice = Gerade gibt es keinen Tipp.
refused-no-hints = An diesem Tisch wird ohne Tipps gespielt.
refused-not-in-tab = Diese Ausgabe läuft nur in deinem Browser. Codes, Links, öffentliche Tische, Chat und Bedenkzeit brauchen einen Server. Spiel auf einem Blackgate-Server, wenn andere an ihren eigenen Geräten mitspielen sollen.
refused-not-stored = Dein Browser konnte das nicht speichern: Sein Speicher ist voll oder gesperrt. Schaff Platz und versuch es noch einmal.

## serve, backup, restore

help-serve = Den Spieldienst starten: Tische, an die man sich mit einem Link setzt.
help-backup = Alles, was der Spieldienst aufbewahrt, in eine Datei sichern.
help-restore = Eine Sicherung in eine leere Datenbank einspielen.
help-host = Die Adresse, unter der der Server erreichbar ist; mit 0.0.0.0 auch für andere Geräte.
help-port = Der Port für die Spieler.
help-db = Wo die Tische gespeichert werden: sqlite:///datei oder postgresql://… (Vorgabe: eine Datei in deinem Datenordner).
help-redis = Benachrichtigungen zwischen mehreren Prozessen: redis://… (bei einem Prozess unnötig).
help-admin-port = Der Port der Verwaltungsseite, nur auf diesem Rechner (Vorgabe: der nächste nach dem Port für die Spieler).
help-admin-token-file = Das Token der Verwaltungsseite aus dieser Datei lesen (oder aus der Variable BLACKGATE_ADMIN_TOKEN); sonst ist es bei jedem Start neu.
help-serve-open = Die Startseite im Browser dieses Rechners öffnen.
help-serve-pack = Auch das Paket in diesem Ordner anbieten; kann mehrfach angegeben werden.
help-serve-origin = Eine Webadresse, deren Seiten diesen Server benutzen dürfen; kann mehrfach angegeben werden.
help-behind-proxy = Die Adresse des vertrauenswürdigen Proxys, der die Adressen der Clients meldet.
help-limits = Begrenzen, wie oft eine Adresse anfragen darf.
help-thinkers = In wie vielen Prozessen die Bots boss und warden nachdenken.
help-keep-games = Wie viele Tage beendete Partien aufbewahrt werden; 0 bewahrt sie für immer auf.
help-keep-lobbies = Nach wie vielen Stunden ein unbenutzter Tisch vor dem Start geschlossen und nach nochmals so vielen entfernt wird; 0 bewahrt ihn für immer auf.
help-backup-file = Die Datei, in die gesichert wird.
help-restore-file = Die Sicherung, die eingespielt wird.
cli-serve-running = Blackgate läuft: { $url }
cli-serve-admin = Verwaltungsseite (nur auf diesem Rechner): { $url }
cli-serve-already = Blackgate läuft schon: { $url }
cli-serve-other-port = Port { $taken } ist von einem anderen Programm belegt: Blackgate nimmt { $port }.
cli-no-browser = Hier lässt sich kein Browser öffnen. Öffne diese Adresse selbst: { $url }
cli-uncompiled-checkout = Die Engine ist nicht kompiliert, deshalb rechnen Bots in derselben Zeit weniger weit voraus: Installiere einen C-Compiler und führe make compile aus.
cli-uncompiled-package = Die Engine dieser Installation ist nicht kompiliert, deshalb rechnen Bots in derselben Zeit weniger weit voraus.
cli-no-client-checkout = Der Browser-Client ist nicht gebaut, deshalb sind die Seiten ganz schlicht: Installiere Node 20 oder neuer und führe make client aus, oder spiel im Terminal mit .venv/bin/blackgate play.
cli-no-client-package = Diese Installation hat keinen Browser-Client, deshalb sind die Seiten ganz schlicht: Im Terminal spielst du mit blackgate play.
cli-backed-up = Alles liegt in { $file }. Gib die Datei nicht weiter: Darin stecken Würfel und Karten laufender Partien.
cli-restored = { $file } wurde eingespielt.
error-port = Port { $port } auf { $host } lässt sich nicht nutzen: Der Port ist belegt oder nicht erlaubt, oder die Adresse gehört nicht zu diesem Rechner. Gib mit --port oder --host etwas anderes an.
error-admin-token = Das Token der Verwaltungsseite braucht mindestens { $least } Zeichen: Buchstaben ohne Umlaute, Ziffern und Satzzeichen, ohne Leerzeichen. Zum Beispiel: openssl rand -hex 32
error-admin-token-file = Das Token der Verwaltungsseite lässt sich nicht aus { $file } lesen: { $problem }

## join

help-join = Sich im Terminal an einen Tisch des Spieldienstes setzen; ohne Link einen neuen eröffnen.
help-join-table = Der Link oder der Code eines Tisches, fünf Buchstaben (Vorgabe: ein neuer Tisch).
help-join-name = Dein Name; kann mehrfach angegeben werden, wenn mehrere an diesem Gerät spielen.
help-join-key = Der Schlüssel eines Platzes, den du schon hast; kann mehrfach angegeben werden. Andere Benutzer dieses Rechners können ihn sehen: Nutze --key-file, die Variable BLACKGATE_KEY oder einen einzelnen Bindestrich, um ihn einzutippen.
help-join-key-file = Eine Datei mit den Schlüsseln von Plätzen, die du schon hast, einer pro Zeile.
help-join-server = Der Server.
help-join-bots = Bots für die letzten Plätze eines neuen Tisches.
join-opened =
    Ein neuer Tisch: { $link } · Code { $code }
    Fingerabdruck der Serverhälfte der Würfel: { $commit }
join-seated =
    { $name } hat Platz { $seat }.
    Anteil an den Würfeln: { $nonce }
    Schlüssel für ein anderes Gerät: { $key }
join-key-visible = Andere Benutzer dieses Rechners können diesen Schlüssel sehen. Nimm nächstes Mal --key -, --key-file oder die Variable BLACKGATE_KEY.
join-ask-key = Schlüssel deines Platzes:{" "}
join-terms = Fingerabdruck der Partie: { $commit }
join-start = Drück Enter, wenn alle da sind.{" "}
join-waiting = Warten auf den Start …
join-curtain = Gib das Gerät an { $name } weiter und schau weg. { $name }, drück Enter.{" "}
join-which = Gib eine Zahl von 1 bis { $most } ein.
join-over = Die Partie ist zu Ende. Sieg: { $winners }. Prüfe die Würfel: { $link }
join-closed = Der Tisch wurde geschlossen.
join-player = { $name }: { $place }, Tunnelpunkte { $points } von { $target }, Karten { $hand_size }, Zigaretten { $cigarettes }, Prügel { $beatings }
join-hand = Deine Hand: { $cards }
join-refused = Der Server sagt: { $text }
join-no-server = Unter { $url } antwortet kein Server. Starte einen mit „blackgate serve“ oder nenne einen anderen mit --server.
