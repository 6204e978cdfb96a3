# Texts of the static edition, which plays in a browser tab without a server.

# What the browser stores
store-conflict = Another tab changed this game. Reload the page.
store-quota = There’s no space left on this device, so this can’t be stored. Free some space, or delete games that you no longer need.
store-blocked = Another tab with an older version of Blackgate is in the way. Close it, then reload this page.
store-newer = Another tab runs a newer version of Blackgate. Reload this page.
store-unavailable = This browser doesn’t store anything for this page, as in some private windows. Your games are lost when you close it.

# Playing without a network
offline-title = Play without a network
offline-question = Play without a network: download { $size }, and keep about { $space } on this device?
offline-why = Blackgate then starts quickly and without a connection, in a train or on a plane. It needs about { $space } on this device. New versions download by themselves.
offline-yes = Keep it
offline-start = Download { $size }
offline-running = Downloading: { $percent }%
offline-ready = Blackgate is on this device and starts without a network.
offline-updated = A new version is ready. It is used when you open Blackgate the next time.
offline-failed = The download stopped. Check your connection and try again: what is here already stays.
offline-full = There’s not enough space on this device. Free some space and try again.
offline-unable = This browser can’t keep Blackgate here. It needs a secure address that starts with https, and no private window.
offline-again = Try again
offline-remove = Delete the download
offline-install = To get an icon for Blackgate, choose “Install” or “Add to home screen” in the menu of your browser.

# Games and settings as a file
backup-title = Your games
backup-stored =
    { $games ->
        [0] No games are stored in this browser yet.
        [one] One game is stored in this browser: { $size }.
       *[other] { $games } games are stored in this browser: { $size }.
    }
backup-why = Your games are nowhere else. Browsers may delete what a page has stored if you don’t visit it for some weeks, or if the device runs out of space. Save a file now and then.
backup-protected = Your browser promised not to delete them by itself.
backup-protect = Ask the browser to protect them
backup-not-protected = Your browser doesn’t promise that yet. It often does after you install Blackgate or come back a few times.
backup-export = Save everything as a file
backup-import = Import a file
backup-settings = Take name and settings from the file, too
backup-note = The file contains your games with all hidden cards, your keys, your name and your settings.
backup-added =
    { $games ->
        [one] One game was added.
       *[other] { $games } games were added.
    }
backup-continued =
    { $games ->
        [one] One game goes on where the file ends.
       *[other] { $games } games go on where the file ends.
    }
backup-kept =
    { $games ->
        [one] One game was already here.
       *[other] { $games } games were already here.
    }
backup-different =
    { $games ->
        [one] One game went on differently here and in the file; yours here stays.
       *[other] { $games } games went on differently here and in the file; yours here stay.
    }
backup-empty = The file contains no games.
backup-damaged = This file is damaged. Nothing was imported.
backup-other = This is not a file that Blackgate saved. Nothing was imported.
backup-newer = A newer version of Blackgate saved this file. Reload this page to update, then try again.

# My games
tab-games-why = These games are stored in this browser and nowhere else. If you delete one, it is gone.
tab-games-delete = Delete { $title }
tab-games-delete-short = Delete
tab-games-delete-title = Delete this game?
tab-games-delete-sure = The game is deleted from this browser. You can’t undo this.

# Privacy
tab-privacy-lead = Blackgate has no accounts, no cookies and no advertising. This edition runs in your browser: no server sees your games.
tab-privacy-browser-text = Your games with all their moves, your name, your settings, and, if you agreed, the files of the game. All this stays on this device. Nothing is sent anywhere.
tab-privacy-delete = Delete it
tab-privacy-delete-text = Delete single games in “My games”, and the download in the settings. To delete everything, clear the data of this site in your browser.
tab-privacy-host = What the host of this page sees
tab-privacy-host-text = Your browser fetches the files of the game from a web server, which may log your network address. Ask its host.

# The start of the game
start-label = The game is being loaded.
start-fetch = Loading the game: { $done } of { $total } MB
start-interpreter = Starting the game
start-game = Reading the rules
start-failed = The game could not be loaded. Check your connection and try again.

# Bots
tab-boss = The Boss thinks less in this tab than on a server, and plays weaker. The other bots play as they do everywhere.

# The home page
tab-title = In this tab
tab-text = This edition plays in your browser, without a server. Your games stay on this device.
tab-more = About this edition
tab-new-text = 2 to 6 players, in any mix of bots and people round this device. Teams if you like.
tab-help = Help
tab-name-why = Shown on the home page and at the table.
tab-record = Replay
tab-record-text = Watch any recorded game move by move, with everyone’s chances.
tab-record-go = Open a record

# About this edition
tab-about = In this tab, without a server
tab-about-text = Rules, bots and dice run in this browser tab. Nothing you do leaves your device.
tab-about-without = What needs other devices is not part of this edition: links for friends, spectators, public tables, clocks and correspondence games. For those you need a Blackgate server.

# Clauses that can be tried
try-it = Try it
try-it-rule = Try it: rule { $number }
try-opening = Setting up the position…
try-again = Start again
try-dice = This table begins at a position of the rulebook, with a seed that is part of the program. So its dice are known in advance, and the same each time: nothing here proves that they are fair.
