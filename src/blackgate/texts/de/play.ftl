### Blackgate, German: what the browser itself says at the table. Cards, stories and questions come worded from the service.
### Short labels (act-…-short, tab-…, verb-…) stand on small buttons: keep them as short as the English.

you = du
away = abwesend
team = Team { $team }
bot-random = Suffkopf
bot-rookie = Neuling
bot-inmate = Häftling
bot-boss = Boss
bot-warden = Direktor
stands-in = Ersatz: { $bot }
looks-michel = Michel
looks-michelle = Michelle
watching = Du siehst zu. Die Hände bleiben verdeckt, bis die Partie vorbei ist.
watching-shared = { $who } ist dran. Eure Hände bleiben verdeckt, bis jemand von euch an der Reihe ist.

## The top line

table-code = Tisch { $code }
turn = Zug { $n }
goal =
    { $n ->
        [one] Ziel: { $n } Tunnelpunkt
       *[other] Ziel: { $n } Tunnelpunkte
    }
sound = Ton
rules = Regeln
rule = Regel { $clause }
hint = Tipp
undo = Zurücknehmen
undo-ask = Rücknahme vorschlagen
pause = Pausieren
pause-ask = Pause vorschlagen
resume = Weiterspielen
resume-ask = Weiterspielen vorschlagen
result = Ergebnis
settings = Einstellungen
leave = Tisch verlassen

## The bar

bar = Worauf das Spiel wartet
bar-your-turn = Dein Zug
bar-you = Du entscheidest
bar-over = Vorbei
bar-paused = Pause
bar-paused-how = Mit „{ $button }“ geht es weiter.
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
    } { $h } Std.
clock-reserve = { $time } Reserve
clock-on-reserve = Reserve
clock-left = Restzeit:
clock-low =
    { $n ->
        [one] Du hast noch { $n } Sekunde.
       *[other] Du hast noch { $n } Sekunden.
    }

## Plan and piles

plate-dice = Würfelergebnisse: { $dice }
plate-cards-only = nur durch Karten
plate-search =
    { $n ->
        [one] Durchsuchen bringt { $n } Karte
       *[other] Durchsuchen bringt { $n } Karten
    }
plate-odds = Chance pro Wurf: { $n } von 6
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
michel-discard-text = Diese Karten wurden schon aufgedeckt (10.2). Ist der Stapel leer, werden sie gemischt und zum neuen Stapel.
gangs = Gangs
gang-of = { $n } von
gang-any = { $n } verschiedene
gang-accepts = Angenommen werden: { $kinds }.
gang-label =
    { $gang }. Oberste Karte: { $card }. { $does } { $n ->
        [one] { $n } Karte im Stapel.
       *[other] { $n } Karten im Stapel.
    } Beitritt: { $needs } verschiedene Accessoires.
gang-label-empty = { $gang }. Der Stapel ist leer: Dieser Gang kann gerade niemand beitreten.

## Players

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
        [0] keine Prügel
        [one] { $n } Tracht Prügel
       *[other] { $n }× Prügel
    }
of-goal = von { $goal }
strip-label =
    { $name }: { $points } von { $goal } Tunnelpunkten, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } auf der Hand
known-label = Was du bei { $name } gesehen hast: { $cards }
known-text = Diese Karten hast du auf dieser Hand gesehen; sie sind noch da.
player-gang = Gang
player-no-gang = Noch in keiner Gang.
player-background-hidden = Noch nicht aufgedeckt.
player-known = Karten, die du gesehen hast

## Log and chat

log = Wachprotokoll
log-earlier = Frühere Zeilen
log-rewind = Zurück zu diesem Moment
log-was-undone = Zurückgenommen:
log-stood_in =
    { $you ->
        [yes] Ein Bot spielt jetzt für dich.
       *[no] Ein Bot spielt jetzt für { $who }.
    }
log-came_back =
    { $you ->
        [yes] Du bist zurück.
       *[no] { $who } ist zurück.
    }
log-started = Die Zellentüren fallen ins Schloss.
chat = Chat
chat-empty = Noch keine Nachrichten.
chat-say = Nachricht schreiben
chat-send = Senden

## Your cards

dock = Deine Karten und was du tun kannst
dock-skip = Zu deinen Karten und Aktionen springen
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
reveal-title = Hintergrund aufdecken?
reveal-first = Erster Effekt:
reveal-member = Du gehörst zu dieser Gang und darfst beide Effekte nutzen.
reveal-outsider = Du gehörst nicht zu dieser Gang und bekommst nur den ersten Effekt.
reveal-once = Alle sehen ihn, und er wirkt nur einmal pro Partie.
reveal-both = Mit beiden Effekten aufdecken
reveal-later = Aufdecken und dann entscheiden
reveal-second = Zweiter Effekt ({ $gang }):
reveal-both-do = { $first } Und als Gangmitglied: { $second }
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

## Actions

actions = Aktionen
choices = Deine Möglichkeiten
act-search = Durchsuchen
act-search-short = Durchsuchen
act-move = Bewegen
act-move-short = Bewegen
act-cautious = Vorsichtige Bewegung
act-cautious-short = Vorsichtig
act-craft = Herstellen
act-craft-short = Herstellen
act-extort = Erpressen
act-extort-short = Erpressen
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
detail-move = würfeln, Ort wählen
detail-cautious = überallhin, 2 Aktionen
detail-steal = vom Stapel
detail-heal = 1 Tracht Prügel weniger
detail-sell = gegen Zigaretten
detail-buy = mit Zigaretten
detail-end =
    { $n ->
        [one] { $n } Aktion verfällt
       *[other] { $n } Aktionen verfallen
    }
detail-end-none = keine Aktion mehr
why-nothing = Helle Knöpfe kannst du jetzt benutzen. Zeig auf einen dunklen oder wähle ihn, und du siehst, warum er nicht geht.
choose-other = Etwas anderes
always = Immer so antworten
end-sure =
    { $n ->
        [one] Du hast noch { $n } Aktion. Den Zug trotzdem beenden?
       *[other] Du hast noch { $n } Aktionen. Den Zug trotzdem beenden?
    }
end-sure-none = Deinen Zug beenden?
end-not-yet = Noch nicht

## Dialogs

picked = { $n } von { $of } gewählt
done = Fertig
sell-text = Wähle beliebig viele Karten. Die Zigaretten bekommst du sofort.
sell-sum =
    { $n ->
        [0] Nichts gewählt
        [one]
            { $sum ->
                [0] { $n } Karte, ohne Erlös
               *[other] { $n } Karte für { $sum }
            }
       *[other]
            { $sum ->
                [0] { $n } Karten, ohne Erlös
               *[other] { $n } Karten für { $sum }
            }
    }
sell-confirm =
    { $sum ->
        [0] Ohne Erlös verkaufen
       *[other] Für { $sum } verkaufen
    }
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
buy-pile-empty = Nicht mehr genug da.
join-text =
    { $n ->
        [one] Wirf { $n } Accessoire ab.
       *[other] Wirf { $n } verschiedene Accessoires ab.
    }
join-leave = Du verlässt deine alte Gang. Deine Gangkarte „{ $card }“ kommt zurück unter ihren Stapel.
join-confirm = Beitreten
exchange-give = Was gibst du { $who }? Es wird sofort übergeben; danach kann { $who } dir etwas zurückgeben.
exchange-back = Jetzt du: Was bekommt { $who }? Du musst nichts geben.
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

## The fight

fight = Erpressung
fight-caption =
    { $place }, Zug { $n }.
    Der Wärter schaut weg.
fight-threat = Du hast was, das ich will.
fight-demand = { $card }. Oder deine Zähne.
fight-sound = Zack!
attacker = Angreifer
defender = Verteidiger
wanted = Verlangt
fists = Fäuste
michel-none = Kein Messer
michel-knife = Ein Messer. Werkzeuge auf der Karte: { $tools }
michel-knife-again = Noch ein Messer
answer-name = Werkzeug nennen
answer-name-attacker = Du bekommst es, wenn { $who } es hergibt oder den Kampf verliert und es auf der Hand hat.
answer-cooperate = Kooperieren
answer-cooperate-defender = Du gibst das Werkzeug her ({ $card }). Damit ist Schluss, und niemand wird verletzt.
answer-cooperate-lack = Dieses Werkzeug hast du nicht: { $card }.
answer-cooperate-late = Nur als erste Antwort.
answer-discard = Hergeben
answer-discard-michel = Wirf ein verlangtes Werkzeug ab, dann ist es vorbei.
answer-lay = Waffe auslegen
answer-lay-attacker = Dann muss { $who } antworten oder verliert.
answer-lay-defender =
    Dann legt { $who } noch eine aus oder verliert: eine Tracht Prügel für { $who }, { $n ->
        [one] eine zufällige Karte
       *[other] bis zu { $n } zufällige Karten
    } für dich.
answer-lay-helper =
    { $beaten ->
        [yes] Hilf { $who }. Geht der Kampf trotzdem verloren, kassierst auch du eine Tracht Prügel und verlierst eine zufällige Karte.
       *[no] Hilf { $who }. Geht der Kampf trotzdem verloren, verlierst du eine zufällige Karte, kassierst aber keine Prügel.
    }
answer-lay-helper-michel =
    { $beaten ->
        [yes] Hilf { $who }. Geht der Kampf trotzdem verloren, kassierst auch du eine Tracht Prügel, verlierst aber keine Karte.
       *[no] Hilf { $who }. Auch wenn der Kampf verloren geht, kassierst du keine Prügel und verlierst keine Karte.
    }
answer-lay-michel = Dann wird die nächste Karte aufgedeckt. Ist kein Messer darauf, hast du gewonnen.
answer-lay-lack = Du hast keine Waffe mehr.
answer-hold = Um Hilfe bitten
answer-hold-attacker = Du bittest { $names }, für dich eine Waffe auszulegen. Tut es niemand, entscheidest du noch einmal. Verlierst du, kassieren auch alle, die dir geholfen haben, eine Tracht Prügel und verlieren je eine zufällige Karte.
answer-hold-defender = Du bittest { $names }, für dich eine Waffe auszulegen. Tut es niemand, entscheidest du noch einmal. Verlierst du, kassieren auch alle, die dir geholfen haben, eine Tracht Prügel und verlieren je eine zufällige Karte.
answer-hold-michel = Du bittest { $names }, für dich eine Waffe auszulegen. Tut es niemand, entscheidest du noch einmal. Verlierst du, kassieren auch alle, die dir geholfen haben, eine Tracht Prügel, verlieren aber keine Karte.
answer-yield = Aufgeben
answer-yield-attacker =
    { $beaten ->
        [yes] Du kassierst eine Tracht Prügel, und { $who } nimmt dir eine zufällige Karte ab.
       *[no] { $who } nimmt dir eine zufällige Karte ab. Prügel kassierst du nicht.
    }
answer-yield-more =
    { $n ->
        [one] { $who } nimmt dir noch 1 zufällige Karte ab.
       *[other] { $who } nimmt dir noch { $n } zufällige Karten ab.
    }
answer-pass = Raushalten
answer-pass-helper = Du legst für { $who } nichts aus.
answer-pass-helper-michel = Du legst für { $who } nichts aus.
cost-lose = { $n } weniger
cost-spend-one = kostet 1
cost-none = keine
cost-beating = von { $from } auf { $to }
cost-beating-full = bleibt bei 2

## The table itself

connection-lost = Verbindung unterbrochen. Sie wird wiederhergestellt; nichts geht verloren.
rewound = Du siehst gerade Zug { $n }.
rewind-back = Einen Schritt zurück
rewind-forward = Einen Schritt weiter
rewind-now = Zurück zum Spiel
paused = Die Partie ist pausiert.
proposed-undo =
    { $you ->
        [yes] Du möchtest einen Schritt zurücknehmen.
       *[no] { $who } möchte einen Schritt zurücknehmen.
    }
proposed-pause =
    { $you ->
        [yes] Du möchtest eine Pause.
       *[no] { $who } möchte eine Pause.
    }
proposed-resume =
    { $you ->
        [yes] Du möchtest weiterspielen.
       *[no] { $who } möchte weiterspielen.
    }
agree = Zustimmen
disagree = Ablehnen
stood-in = Ein Bot spielt gerade für dich.
stood-in-why = Du warst weg, oder deine Zeit war um.
take-back = Platz wieder einnehmen
understood = Verstanden
away-title = Während du weg warst
away-text = Das ist dir passiert. Wähle eine Zeile, um den Moment zu sehen.
away-on = Weiter geht’s
curtain-title = { $name } ist dran
curtain-text = Gib das Gerät weiter. Alle anderen schauen weg.
curtain-lift = Ich bin { $name }

## Phone tabs and keys

tab-prison = Gefängnis
tab-piles = Stapel
tab-players = Spieler
tab-log = Protokoll
keys-title = Tasten
keys-text = Mit Tab kommst du überallhin, mit Enter wählst du. Diese Tasten sind schneller:
keys-digits = Option mit dieser Nummer
# What is printed on the Escape key.
key-escape = Esc
keys-escape = Etwas anderes wählen
keys-hand = Zu deinen Karten
keys-places = Zu den Orten
keys-log = Zum Protokoll
keys-off-in-chat = Solange der Chat offen ist, sind diese Tasten aus. In den Einstellungen kannst du sie ganz ausschalten.
keys-off = Du hast diese Tasten in den Einstellungen ausgeschaltet.
pace = Tempo der Bots
pace-slow = Langsam
pace-usual = Normal
pace-fast = Schnell
pace-instant = Ohne Pausen
pace-skip = Zu meinem Zug
since = Seit deinem letzten Zug
since-close = „Seit deinem letzten Zug“ schließen
win-warning = Nur noch einmal graben bis zum Sieg: { $who }
bar-rolling = Der Würfel rollt …
card-new = neu
fight-result = Ausgang der Erpressung
fight-you-won = Gewonnen
fight-you-lost = Verloren
fight-won = Es gewinnt: { $who }
fight-cooperated = Hergegeben
fight-escaped = Entwischt
fight-continue = Weiter
fight-hand = Deine Hand: { $cards }
fight-weapons =
    { $n ->
        [0] Keine Waffe mehr
        [one] Noch { $n } Waffe
       *[other] Noch { $n } Waffen
    }
fight-known = Bekannte Karten: { $cards }
answer-yield-defender-has =
    { $beaten ->
        [yes]
                Du verlierst { $tool ->
                    [spoon] einen Löffel
                    [pickaxe] eine Spitzhacke
                    [shovel] eine Schaufel
                   *[other] das Werkzeug ({ $card })
                } an { $who } und kassierst eine Tracht Prügel.
       *[no]
                Du verlierst { $tool ->
                    [spoon] einen Löffel
                    [pickaxe] eine Spitzhacke
                    [shovel] eine Schaufel
                   *[other] das Werkzeug ({ $card })
                } an { $who }, kassierst aber keine Prügel.
    }
answer-yield-michel-has =
    { $beaten ->
        [yes]
                Du kassierst eine Tracht Prügel und verlierst { $tool ->
                    [spoon] einen Löffel
                    [pickaxe] eine Spitzhacke
                    [shovel] eine Schaufel
                   *[other] das Werkzeug ({ $card })
                }.
       *[no]
                Du verlierst { $tool ->
                    [spoon] einen Löffel
                    [pickaxe] eine Spitzhacke
                    [shovel] eine Schaufel
                   *[other] das Werkzeug ({ $card })
                }, kassierst aber keine Prügel.
    }
answer-yield-michel-choice =
    { $beaten ->
        [yes] Du kassierst eine Tracht Prügel und verlierst eines der verlangten Werkzeuge. Du suchst es aus.
       *[no] Du verlierst eines der verlangten Werkzeuge, kassierst aber keine Prügel. Du suchst es aus.
    }
answer-yield-michel-lack =
    { $beaten ->
        [yes] Du kassierst eine Tracht Prügel und verlierst eine zufällige Karte.
       *[no] Du verlierst eine zufällige Karte, kassierst aber keine Prügel.
    }
answer-yield-empty =
    { $beaten ->
        [yes] Du kassierst eine Tracht Prügel. Eine Karte kannst du nicht verlieren, du hast keine.
       *[no] Du kassierst keine Prügel, und eine Karte kannst du nicht verlieren: Du hast keine.
    }
