# Texts of the static edition, which plays in a browser tab without a server.

# Was der Browser speichert
store-conflict = Ein anderer Tab hat diese Partie verändert. Lade die Seite neu.
store-quota = Auf diesem Gerät ist kein Platz mehr, darum lässt sich das nicht speichern. Schaffe Platz, oder lösche Partien, die du nicht mehr brauchst.
store-blocked = Ein anderer Tab mit einer älteren Version von Blackgate ist im Weg. Schließe ihn und lade diese Seite neu.
store-newer = In einem anderen Tab läuft eine neuere Version von Blackgate. Lade diese Seite neu.
store-unavailable = Dieser Browser speichert für diese Seite nichts, wie in manchen privaten Fenstern. Deine Partien gehen verloren, wenn du sie schließt.

# Ohne Netz spielen
offline-title = Ohne Netz spielen
offline-question = Ohne Netz spielen: { $size } herunterladen und etwa { $space } auf diesem Gerät behalten?
offline-why = Dann startet Blackgate schnell und ohne Verbindung, im Zug oder im Flugzeug. Es braucht etwa { $space } auf diesem Gerät. Neue Versionen lädt es von selbst.
offline-yes = Behalten
offline-start = { $size } herunterladen
offline-running = Wird geladen: { $percent } %
offline-ready = Blackgate ist auf diesem Gerät und startet ohne Netz.
offline-updated = Eine neue Version ist bereit. Sie gilt, wenn du Blackgate das nächste Mal öffnest.
offline-failed = Der Download ist abgebrochen. Prüfe deine Verbindung und versuche es noch einmal: Was schon da ist, bleibt.
offline-full = Auf diesem Gerät ist nicht genug Platz. Schaffe Platz und versuche es noch einmal.
offline-unable = Dieser Browser kann Blackgate hier nicht behalten. Dazu braucht es eine sichere Adresse, die mit https beginnt, und kein privates Fenster.
offline-again = Noch einmal versuchen
offline-remove = Download löschen
offline-install = Für ein Symbol von Blackgate wähle im Menü deines Browsers „Installieren“ oder „Zum Startbildschirm hinzufügen“.

# Partien und Einstellungen als Datei
backup-title = Deine Partien
backup-stored =
    { $games ->
        [0] In diesem Browser ist noch keine Partie gespeichert.
        [one] In diesem Browser ist eine Partie gespeichert: { $size }.
       *[other] In diesem Browser sind { $games } Partien gespeichert: { $size }.
    }
backup-why = Deine Partien sind sonst nirgends. Browser dürfen löschen, was eine Seite gespeichert hat, wenn du sie einige Wochen nicht besuchst oder wenn der Platz auf dem Gerät knapp wird. Speichere ab und zu eine Datei.
backup-protected = Dein Browser hat versprochen, sie nicht von selbst zu löschen.
backup-protect = Den Browser bitten, sie zu schützen
backup-not-protected = Dein Browser verspricht das noch nicht. Oft tut er es, wenn du Blackgate installierst oder ein paarmal wiederkommst.
backup-export = Alles als Datei speichern
backup-import = Datei importieren
backup-settings = Auch Name und Einstellungen aus der Datei übernehmen
backup-note = Die Datei enthält deine Partien mit allen verdeckten Karten, deine Schlüssel, deinen Namen und deine Einstellungen.
backup-added =
    { $games ->
        [one] Eine Partie kam dazu.
       *[other] { $games } Partien kamen dazu.
    }
backup-continued =
    { $games ->
        [one] Eine Partie geht dort weiter, wo die Datei endet.
       *[other] { $games } Partien gehen dort weiter, wo die Datei endet.
    }
backup-kept =
    { $games ->
        [one] Eine Partie war schon hier.
       *[other] { $games } Partien waren schon hier.
    }
backup-different =
    { $games ->
        [one] Eine Partie ging hier anders weiter als in der Datei; deine hier bleibt.
       *[other] { $games } Partien gingen hier anders weiter als in der Datei; deine hier bleiben.
    }
backup-empty = Die Datei enthält keine Partien.
backup-damaged = Diese Datei ist beschädigt. Es wurde nichts importiert.
backup-other = Diese Datei hat nicht Blackgate gespeichert. Es wurde nichts importiert.
backup-newer = Diese Datei stammt von einer neueren Version von Blackgate. Lade diese Seite neu, um sie zu aktualisieren, und versuche es noch einmal.

# Meine Partien
tab-games-why = Diese Partien sind in diesem Browser gespeichert und sonst nirgends. Löschst du eine, ist sie weg.
tab-games-delete = { $title } löschen
tab-games-delete-short = Löschen
tab-games-delete-title = Diese Partie löschen?
tab-games-delete-sure = Die Partie wird aus diesem Browser gelöscht. Das lässt sich nicht rückgängig machen.

# Datenschutz
tab-privacy-lead = Blackgate hat keine Konten, keine Cookies und keine Werbung. Diese Ausgabe läuft in deinem Browser: Kein Server sieht deine Partien.
tab-privacy-browser-text = Deine Partien mit allen Zügen, deinen Namen, deine Einstellungen und, wenn du zugestimmt hast, die Dateien des Spiels. All das bleibt auf diesem Gerät. Nichts wird verschickt.
tab-privacy-delete = Diese Daten löschen
tab-privacy-delete-text = Einzelne Partien löschst du unter „Meine Partien“, den Download in den Einstellungen. Um alles zu löschen, lösche in deinem Browser die Daten dieser Website.
tab-privacy-host = Was der Betreiber dieser Seite sieht
tab-privacy-host-text = Dein Browser holt die Dateien des Spiels von einem Webserver. Er kann deine Netzadresse aufzeichnen: Frage seinen Betreiber.

# Der Start des Spiels
start-label = Das Spiel wird geladen.
start-fetch = Spiel wird geladen: { $done } von { $total } MB
start-interpreter = Spiel wird gestartet
start-game = Regeln werden gelesen
start-failed = Das Spiel konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.

# Bots
tab-boss = In diesem Tab denkt der Boss weniger nach als auf einem Server und spielt schwächer. Die anderen Bots spielen wie überall.

# Die Startseite
tab-title = In diesem Tab
tab-text = Diese Ausgabe läuft in deinem Browser, ohne Server. Deine Partien bleiben auf diesem Gerät.
tab-more = Über diese Ausgabe
tab-new-text = Für 2 bis 6: Bots und Menschen an diesem Gerät, wie du magst. Auch in Teams.
tab-help = Hilfe
tab-name-why = Steht auf der Startseite und am Tisch.
tab-record = Ansehen
tab-record-text = Sieh dir jede aufgezeichnete Partie an, Zug für Zug, mit den Chancen aller.
tab-record-go = Aufzeichnung öffnen

# Über diese Ausgabe
tab-about = In diesem Tab, ohne Server
tab-about-text = Regeln, Bots und Würfel laufen in diesem Tab deines Browsers. Nichts, was du tust, verlässt dein Gerät.
tab-about-without = Was andere Geräte braucht, gehört nicht zu dieser Ausgabe: Links für Freunde, Zuschauer, öffentliche Tische, Uhren und Fernpartien. Dafür brauchst du einen Blackgate-Server.

# Regeln zum Ausprobieren
try-it = Ausprobieren
try-it-rule = Ausprobieren: Regel { $number }
try-opening = Die Stellung wird aufgebaut …
try-again = Von vorn
try-dice = Dieser Tisch beginnt mit einer Stellung zum Regelheft und mit einem Startwert, der im Programm steht. Die Würfe stehen also vorher fest und sind jedes Mal dieselben: Hier beweist nichts, dass sie fair sind.
