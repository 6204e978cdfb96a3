# Advice of a bot: a move, how good it looks, and one reason.
# $move: the move as offered to the player; it has a colon of its own often enough, so a dash follows. $why: one of the reasons below.
# $percent: chance of winning.
advice = { $move } – { $why }.
advice-chance = { $move }, Siegchance { $percent } % – { $why }.

# Reasons. Each continues a sentence after a dash; it begins small and has no full stop.
why-next = das Zweitbeste
why-whim = nur so aus dem Bauch heraus
why-dig-wins = das ist der Weg nach draußen
# $n: Tunnel points still missing afterwards.
why-dig =
    { $n ->
        [one] dann fehlt nur noch { $n } Tunnelpunkt
       *[other] dann fehlen noch { $n } Tunnelpunkte
    }
# $n: cards drawn.
why-search =
    { $n ->
        [one] das bringt { $n } Karte
       *[other] das bringt { $n } Karten
    }
why-search-discard = die oberste Karte vom Ablagestapel kommt dazu
# $n: Tunnel points of the Tool.
why-craft-tool =
    { $n ->
        [one] das gibt ein Werkzeug, das { $n } Tunnelpunkt wert ist
       *[other] das gibt ein Werkzeug, das { $n } Tunnelpunkte wert ist
    }
why-buy-tool =
    { $n ->
        [one] das macht aus Zigaretten { $n } Tunnelpunkt
       *[other] das macht aus Zigaretten { $n } Tunnelpunkte
    }
why-arm = Waffen verschaffen dir Respekt
why-steal = ein Werkzeug umsonst
why-heal-dig = mit 2× Prügel kannst du nicht graben
why-heal-craft = mit einer Tracht Prügel kannst du nichts herstellen
# $gang_card: name of the Gang card on top. $does: what it does, a sentence with its full stop.
why-join = du bekommst die Gangkarte „{ $gang_card }“
why-play = jetzt bringt die Karte am meisten
why-sell = in Zigaretten ist das mehr wert
why-exchange = dein Team kann mehr daraus machen
why-reveal = jetzt bringt er dir am meisten
why-reveal-member = du gehörst zur passenden Gang und darfst beide Effekte nutzen
why-second = auch der zweite Effekt lohnt sich
why-end = hier lohnt sich keine weitere Aktion
why-pass = mehr lohnt sich hier nicht
why-reroll = der nächste Wurf wird wohl besser
why-leave-solitary = in Einzelhaft gibt es nichts zu tun
why-roll = anderswo ist mehr zu holen
# $n: Tunnel points of the Tools in hand.
why-go-home =
    { $n ->
        [one] du hast Werkzeug für { $n } Tunnelpunkt auf der Hand
       *[other] du hast Werkzeug für { $n } Tunnelpunkte auf der Hand
    }
why-go-heal = dort kannst du dich heilen
# $whom: a player. $card_a: a Tool that player is known to hold.
why-go-rob = dort ist { $whom } und hat { $card_a } auf der Hand
why-go-buy = dort bekommst du etwas für deine Zigaretten
why-go-steal = dort gibt es { $card_a } umsonst
why-go-search =
    { $n ->
        [one] dort bringt Durchsuchen { $n } Karte
       *[other] dort bringt Durchsuchen { $n } Karten
    }
why-holds-tool = { $whom } hat { $card_a } auf der Hand
# $n: that player's Tunnel points (or the team's).
why-leads =
    { $n ->
        [one] niemand ist näher am Ausbruch als { $whom }: { $n } Tunnelpunkt
       *[other] niemand ist näher am Ausbruch als { $whom }: { $n } Tunnelpunkte
    }
why-weak = { $whom } kann sich kaum wehren
why-target = { $whom } trifft es am härtesten
why-name-guess = das wäre am meisten wert
why-lay = dieser Kampf ist zu gewinnen
why-cooperate = ein verlorener Kampf käme dich teurer zu stehen
why-yield = dieser Kampf ist nicht zu gewinnen
why-hold = jemand aus deinem Team legt vielleicht eine Waffe für dich aus
why-least = das brauchst du am wenigsten
why-take = das ist für dich am meisten wert
why-rouse = das dürfte den anderen mehr schaden als dir
why-draw = eine Karte geschenkt
