# Advice of a bot: a move, how good it looks, and one reason.
# $move: the move as offered to the player. $why: one of the reasons below. $percent: chance of winning.
advice = { $move }: { $why }.
advice-chance = { $move } ({ $percent }% di probabilità di vincere): { $why }.

# Reasons. Each continues a sentence after a colon; it begins small and has no full stop.
why-next = in mancanza di meglio
why-whim = nessun motivo particolare
why-dig-wins = e sei fuori
# $n: Tunnel points still missing afterwards.
why-dig =
    { $n ->
        [one] poi manca solo { $n } punto Tunnel
       *[other] poi mancano { $n } punti Tunnel
    }
# $n: cards drawn.
why-search =
    { $n ->
        [one] { $n } carta in più in mano
       *[other] { $n } carte in più in mano
    }
why-search-discard = ti prendi anche la carta in cima alla pila degli scarti
# $n: Tunnel points of the Tool.
why-craft-tool =
    { $n ->
        [one] uno Strumento che vale { $n } punto Tunnel
       *[other] uno Strumento che vale { $n } punti Tunnel
    }
why-buy-tool =
    { $n ->
        [one] le Sigarette diventano { $n } punto Tunnel
       *[other] le Sigarette diventano { $n } punti Tunnel
    }
why-arm = se hai delle Armi, gli altri ci pensano due volte
why-steal = uno Strumento gratis
why-heal-dig = con due Pestaggi non puoi scavare
why-heal-craft = con un Pestaggio non puoi creare
# $gang_card: name of the Gang card on top. $does: what it does, a sentence with its full stop.
why-join = ottieni la carta «{ $gang_card }»
why-play = è adesso che serve di più
why-sell = in Sigarette vale di più
why-exchange = qualcuno della tua squadra può farne un uso migliore
why-reveal = è adesso che rendono di più
why-reveal-member = fai parte di quella Gang e puoi usare entrambi gli effetti
why-second = anche il secondo effetto conviene
why-end = qui non c’è niente che valga un’altra azione
why-pass = non ne vale la pena
why-reroll = il prossimo tiro dovrebbe andare meglio
why-leave-solitary = in Isolamento non c’è niente da fare
why-roll = altrove c’è più da guadagnare
# $n: Tunnel points of the Tools in hand.
why-go-home =
    { $n ->
        [one] hai in mano { $n } punto Tunnel ancora da scavare
       *[other] hai in mano { $n } punti Tunnel ancora da scavare
    }
why-go-heal = lì puoi curarti
# $whom: a player. $card_a: a Tool that player is known to hold.
why-go-rob = lì c’è { $whom } con { $card_a }
why-go-buy = lì puoi comprare qualcosa con le tue Sigarette
why-go-steal = lì puoi prenderti gratis { $card_a }
why-go-search =
    { $n ->
        [one] lì una Ricerca ti dà { $n } carta
       *[other] lì una Ricerca ti dà { $n } carte
    }
why-holds-tool = { $whom } ha in mano { $card_a }
# $n: that player's Tunnel points (or the team's).
why-leads =
    { $n ->
        [one] nessuno è più vicino all’evasione di { $whom }: { $n } punto Tunnel
       *[other] nessuno è più vicino all’evasione di { $whom }: { $n } punti Tunnel
    }
why-weak = { $whom } ha ben poco per difendersi
why-target = è { $whom } a rimetterci di più
why-name-guess = è quello che ti renderebbe di più
why-lay = questo Scontro si può vincere
why-cooperate = perdere lo Scontro ti costerebbe di più
why-yield = questo Scontro non si può vincere
why-hold = qualcuno della tua squadra può calare un’Arma per te
why-least = è quello che ti serve di meno
why-take = per te è la carta che vale di più
why-rouse = dovrebbe fare più danni agli altri che a te
why-draw = una carta gratis
