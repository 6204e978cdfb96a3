# Advice of a bot: a move, how good it looks, and one reason.
# $move: the move as offered to the player. $why: one of the reasons below. $percent: chance of winning.
advice = { $move }: { $why }.
advice-chance = { $move }, con un { $percent } % de probabilidades de ganar: { $why }.

# Reasons. Each continues a sentence after a colon; it begins small and has no full stop.
why-next = a falta de algo mejor
why-whim = porque sí
why-dig-wins = con eso te fugas
# $n: Tunnel points still missing afterwards.
why-dig =
    { $n ->
        [one] así ya solo falta { $n } Punto de Túnel
       *[other] así faltan { $n } Puntos de Túnel
    }
# $n: cards drawn.
why-search =
    { $n ->
        [one] { $n } carta más
       *[other] { $n } cartas más
    }
why-search-discard = de paso te llevas la carta superior de la pila de descarte
# $n: Tunnel points of the Tool.
why-craft-tool =
    { $n ->
        [one] una Herramienta que vale { $n } Punto de Túnel
       *[other] una Herramienta que vale { $n } Puntos de Túnel
    }
why-buy-tool =
    { $n ->
        [one] los Cigarrillos se convierten en { $n } Punto de Túnel
       *[other] los Cigarrillos se convierten en { $n } Puntos de Túnel
    }
why-arm = si llevas Armas, los demás se lo piensan dos veces
why-steal = una Herramienta gratis
why-heal-dig = con dos Palizas no puedes cavar
why-heal-craft = con una Paliza encima no puedes fabricar
# $gang_card: name of the Gang card on top. $does: what it does, a sentence with its full stop.
why-join = te llevas la carta de Banda «{ $gang_card }»
why-play = ahora es cuando más rinde
why-sell = en Cigarrillos te sale más a cuenta
why-exchange = en tu equipo le sacarán más partido
why-reveal = ahora es cuando más te aportan
why-reveal-member = perteneces a esa Banda, así que puedes usar los dos efectos
why-second = el segundo efecto también merece la pena
why-end = aquí no merece la pena gastar otra acción
why-pass = no merece la pena
why-reroll = la próxima tirada debería ser mejor
why-leave-solitary = en Aislamiento no hay nada que hacer
why-roll = hay más que ganar en otra parte
# $n: Tunnel points of the Tools in hand.
why-go-home =
    { $n ->
        [one] llevas encima { $n } Punto de Túnel aún sin cavar
       *[other] llevas encima { $n } Puntos de Túnel aún sin cavar
    }
why-go-heal = allí puedes curarte
# $whom: a player. $card_a: a Tool that player is known to hold.
why-go-rob = allí está { $whom } con { $card_a }
why-go-buy = allí puedes comprar algo con tus Cigarrillos
why-go-steal = allí hay { $card_a } gratis
why-go-search =
    { $n ->
        [one] allí, al buscar, robas { $n } carta
       *[other] allí, al buscar, robas { $n } cartas
    }
why-holds-tool = { $whom } tiene { $card_a }
# $n: that player's Tunnel points (or the team's).
why-leads =
    { $n ->
        [one] nadie está más cerca de fugarse que { $whom }: { $n } Punto de Túnel
       *[other] nadie está más cerca de fugarse que { $whom }: { $n } Puntos de Túnel
    }
why-weak = { $whom } apenas puede defenderse
why-target = a { $whom } le duele más que a nadie
why-name-guess = es la que más valdría
why-lay = esta Pelea se puede ganar
why-cooperate = perder la Pelea saldría más caro
why-yield = esta Pelea no se puede ganar
why-hold = un compañero de equipo puede sacar un Arma por ti
why-least = es lo que menos falta te hace
why-take = es lo que más te aporta
why-rouse = debería perjudicar a los demás más que a ti
why-draw = una carta de regalo
