### Blackgate, Spanish: what the browser itself says at the table. Cards, stories and questions come worded from the service.
### Short labels (act-…-short, tab-…, verb-…) stand on small buttons: keep them as short as the English.

you = tú
away = ausente
team = Equipo { $team }
bot-random = Borracho
bot-rookie = Novato
bot-inmate = Recluso
bot-boss = Jefe
bot-warden = Alcaide
stands-in = Relevo: { $bot }
looks-michel = Michel
looks-michelle = Michelle
watching = Estás mirando. Las manos siguen ocultas hasta que acabe la partida.
watching-shared = Le toca a { $who }. Vuestras manos siguen ocultas hasta que le toque a uno de vosotros.

## The top line

table-code = Mesa { $code }
turn = turno { $n }
goal =
    { $n ->
        [one] Para ganar: { $n } Punto de Túnel
       *[other] Para ganar: { $n } Puntos de Túnel
    }
sound = Sonido
rules = Reglas
rule = Regla { $clause }
hint = Pedir una pista
undo = Deshacer
undo-ask = Pedir deshacer
pause = Pausar
pause-ask = Pedir una pausa
resume = Reanudar
resume-ask = Pedir reanudar
result = El resultado
settings = Ajustes
leave = Dejar la mesa

## The bar

bar = Qué espera el juego
bar-your-turn = Te toca
bar-you = Tú decides
bar-over = Fin
bar-paused = En pausa
bar-paused-how = Elige «{ $button }» para continuar.
bar-actions =
    { $n ->
        [0] No quedan acciones
        [one] Queda { $n } acción
       *[other] Quedan { $n } acciones
    }
bar-whose-turn = Turno: { $who }
clock-days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    } { $h } h
clock-reserve = { $time } de reserva
clock-on-reserve = Reserva
clock-left = Tiempo restante:
clock-low =
    { $n ->
        [one] Te queda { $n } segundo.
       *[other] Te quedan { $n } segundos.
    }

## Plan and piles

plate-dice = Resultados del dado: { $dice }
plate-cards-only = solo con cartas
plate-search =
    { $n ->
        [one] Al buscar robas { $n } carta
       *[other] Al buscar robas { $n } cartas
    }
plate-odds = Probabilidad de llegar con el dado: { $n } de 6
plate-odds-short = { $n } de 6
plate-here = Estás aquí
plate-who = Aquí: { $names }
tag-in = { $action }: { $place }
piles = Mazos
pile-search = Búsqueda
pile-discard = Descarte
pile-empty = sin cartas
pile-count = { $name }: { $n }
pile-open = { $name }: { $n }. Ver las cartas
discard-text = La carta superior va primero. Cualquiera puede mirar toda la pila de descarte (12.1).
michel-discard-text = Estas cartas ya se han descubierto y quedan a la vista (10.2). Vuelven cuando se acaba el mazo.
gangs = Bandas
gang-of = { $n } de
gang-any = { $n } distintos
gang-accepts = Se aceptan: { $kinds }.
gang-label =
    { $gang }. Carta superior: { $card }. { $does } { $n ->
        [one] { $n } carta en el mazo.
       *[other] { $n } cartas en el mazo.
    } Pide { $needs } Accesorios distintos.
gang-label-empty = { $gang }. El mazo está vacío: por ahora nadie puede unirse a esta Banda.

## Players

players = Presos
cigarettes = Cigarrillos
cards-in-hand = Cartas en la mano
n-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
beatings-of-two =
    { $n ->
        [0] ninguna Paliza
        [one] { $n } Paliza
       *[other] { $n } Palizas
    }
of-goal = de { $goal }
strip-label =
    { $name }: { $points } de { $goal } Puntos de Túnel, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } en la mano
known-label = Lo que has visto de la mano de { $name }: { $cards }
known-text = Esto es lo que has visto de esta mano y sigue en ella.
player-gang = Banda
player-no-gang = Aún no está en ninguna Banda.
player-background-hidden = Aún sin revelar.
player-known = Cartas que has visto

## Log and chat

log = Diario de guardia
log-earlier = Líneas anteriores
log-rewind = Volver a este momento
log-was-undone = Deshecho:
log-stood_in =
    { $you ->
        [yes] Ahora un bot juega por ti.
       *[no] Ahora un bot juega por { $who }.
    }
log-came_back =
    { $you ->
        [yes] Has vuelto.
       *[no] { $who } ha vuelto.
    }
log-started = Se cierran las puertas de las celdas.
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-say = Escribe algo
chat-send = Enviar

## Your cards

dock = Tus cartas y lo que puedes hacer
dock-skip = Ir a tus cartas y acciones
hand =
    { $n ->
        [0] Tu mano está vacía
        [one] Tu mano, { $n } carta
       *[other] Tu mano, { $n } cartas
    }
hand-empty = Tu mano está vacía.
card-points = Puntos de Túnel
card-sells = precio de venta
background = Antecedentes
background-revealed = revelados
reveal-free = Revelar · gratis
reveal-short = Revelar
reveal-title = ¿Revelas tus Antecedentes?
reveal-first = Primer efecto:
reveal-member = Eres de esta Banda: puedes usar los dos efectos.
reveal-outsider = No eres de esta Banda: solo se aplica el primer efecto.
reveal-once = Todos los verán, y solo valen una vez por partida.
reveal-both = Revelar con ambos efectos
reveal-later = Revelar y decidir después
reveal-second = Segundo efecto ({ $gang }):
reveal-both-do = { $first } Y, por ser de la Banda: { $second }
verb-play = Jugar
verb-dig = Cavar
verb-also = Cavar
verb-craft = Fabricar
verb-extort = Extorsionar
verb-join = Unirse
verb-sell = Vender
verb-lay = Sacar
verb-discard = Descartar
verb-offer = Dar
verb-give = Entregar
verb-reveal = Revelar tus Antecedentes

## Actions

actions = Acciones
choices = Tus opciones
act-search = Buscar
act-search-short = Buscar
act-move = Mover
act-move-short = Mover
act-cautious = Movimiento cauteloso
act-cautious-short = Cauteloso
act-craft = Fabricar
act-craft-short = Fabricar
act-extort = Extorsionar
act-extort-short = Extorsionar
act-play = Jugar una carta
act-play-short = Jugar
act-join = Unirse a una Banda
act-join-short = Unirse
act-dig = Cavar
act-dig-short = Cavar
act-steal = Robar una Cuchara
act-steal-short = Cuchara
act-heal = Curarse
act-heal-short = Curarse
act-sell = Vender
act-sell-short = Vender
act-buy = Comprar
act-buy-short = Comprar
act-exchange = Intercambiar
act-exchange-short = Intercambiar
act-end = Terminar el turno
act-end-short = Fin de turno
detail-search =
    { $n ->
        [one] roba { $n } carta
       *[other] roba { $n } cartas
    }
detail-move = tira y elige destino
detail-cautious = donde sea, 2 acciones
detail-steal = del mazo
detail-heal = una Paliza menos
detail-sell = por Cigarrillos
detail-buy = con Cigarrillos
detail-end =
    { $n ->
        [one] se pierde { $n } acción
       *[other] se pierden { $n } acciones
    }
detail-end-none = sin acciones
why-nothing = Puedes usar los botones iluminados. Toca o señala uno apagado para ver por qué no puedes usarlo.
choose-other = Otra cosa
always = Responder siempre así
end-sure =
    { $n ->
        [one] Te queda { $n } acción. ¿Terminas el turno de todas formas?
       *[other] Te quedan { $n } acciones. ¿Terminas el turno de todas formas?
    }
end-sure-none = ¿Terminas el turno?
end-not-yet = Todavía no

## Dialogs

picked = Cartas elegidas: { $n } de { $of }
done = Eso es todo
sell-text = Elige cuantas cartas quieras. Se pagan al momento.
sell-sum =
    { $n ->
        [0] Nada elegido
        [one]
            { $sum ->
                [0] { $n } carta por nada
               *[other] { $n } carta por { $sum }
            }
       *[other]
            { $sum ->
                [0] { $n } cartas por nada
               *[other] { $n } cartas por { $sum }
            }
    }
sell-confirm =
    { $sum ->
        [0] Vender por nada
       *[other] Vender por { $sum }
    }
buy-purse =
    { $n ->
        [one] Tienes { $n } Cigarrillo
       *[other] Tienes { $n } Cigarrillos
    }
buy-offer = { $n } × { $name } por { $cost }
buy-left =
    { $n ->
        [one] Queda { $n } en el mazo
       *[other] Quedan { $n } en el mazo
    }
buy-too-dear =
    { $n ->
        [one] Cuesta { $n } Cigarrillo
       *[other] Cuesta { $n } Cigarrillos
    }
buy-pile-empty = No quedan suficientes.
join-text =
    { $n ->
        [one] Descarta { $n } Accesorio.
       *[other] Descarta { $n } Accesorios distintos.
    }
join-leave = Dejas tu Banda: tu carta ({ $card }) va debajo de su mazo.
join-confirm = Entrar en { $gang }
exchange-give = Elige qué le das a { $who }. Lo que des cambia de manos al momento; luego { $who } puede darte algo a cambio.
exchange-back = { $who } ya te ha dado lo que quería. ¿Qué le das tú? También puedes no dar nada.
exchange-coins = Cigarrillos (tienes { $of })
exchange-sum =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }, { $coins ->
        [one] { $coins } Cigarrillo
       *[other] { $coins } Cigarrillos
    }
exchange-confirm = Entregar
exchange-nothing = No dar nada
limit-title = Demasiadas cartas
discard-confirm = Descartar
give-title = Entregar una carta
give-confirm = Entregar
take-title = Tomar una carta
take-confirm = Tomar

## The fight

fight = Extorsión
fight-caption =
    { $place }, turno { $n }.
    El guardia mira a otro lado.
fight-threat = Tienes algo que quiero.
fight-demand = { $card }. O tus dientes.
fight-sound = ¡Zas!
attacker = atacante
defender = defensor
wanted = Exigida
fists = Puños
michel-none = Sin Cuchillo
michel-knife = Un Cuchillo. Herramientas de la carta: { $tools }
michel-knife-again = Otro Cuchillo
answer-name = Exigir Herramienta
answer-name-attacker = Es tuya si { $who } la entrega o pierde teniéndola en la mano.
answer-cooperate = Cooperar
answer-cooperate-defender = Entregas la Herramienta exigida ({ $card }). Todo acaba aquí y nadie sale herido.
answer-cooperate-lack = No tienes la Herramienta exigida ({ $card }).
answer-cooperate-late = Solo como primera respuesta.
answer-discard = Entregar
answer-discard-michel = Descarta una Herramienta exigida y se acabó.
answer-lay = Sacar un Arma
answer-lay-attacker = Luego { $who } responde o pierde.
answer-lay-defender =
    Luego { $who } saca otra o pierde: una Paliza para { $who }, { $n ->
        [one] una carta
       *[other] hasta { $n } cartas
    } al azar para ti.
answer-lay-helper =
    { $beaten ->
        [yes] En lugar de { $who }. Si perdéis de todas formas, tú también recibes una Paliza y pierdes una carta al azar.
       *[no] En lugar de { $who }. Si perdéis de todas formas, pierdes una carta al azar, pero no recibes ninguna Paliza.
    }
answer-lay-helper-michel =
    { $beaten ->
        [yes] En lugar de { $who }. Si perdéis de todas formas, tú también recibes una Paliza, pero no pierdes ninguna carta.
       *[no] En lugar de { $who }. Aunque perdáis, no recibes ninguna Paliza ni pierdes ninguna carta.
    }
answer-lay-michel = Luego se muestra la carta siguiente. Si no lleva Cuchillo, has ganado.
answer-lay-lack = No te quedan Armas.
answer-hold = Pedir ayuda
answer-hold-attacker = Pides un Arma a { $names }; si nadie la saca, vuelves a decidir tú. Si pierdes, quien te haya ayudado también recibe una Paliza y pierde una carta al azar.
answer-hold-defender = Pides un Arma a { $names }; si nadie la saca, vuelves a decidir tú. Si pierdes, quien te haya ayudado también recibe una Paliza y pierde una carta al azar.
answer-hold-michel = Pides un Arma a { $names }; si nadie la saca, vuelves a decidir tú. Si pierdes, quien te haya ayudado también recibe una Paliza, pero no pierde ninguna carta.
answer-yield = Rendirse
answer-yield-attacker =
    { $beaten ->
        [yes] Recibes una Paliza, y { $who } te quita una carta al azar.
       *[no] { $who } te quita una carta al azar. No recibes ninguna Paliza.
    }
answer-yield-more =
    { $n ->
        [one] { $who } te quita 1 carta más al azar.
       *[other] { $who } te quita { $n } cartas más al azar.
    }
answer-pass = Quedarse al margen
answer-pass-helper = No sacas ningún Arma por { $who }.
answer-pass-helper-michel = No sacas ningún Arma por { $who }.
cost-lose = pierdes { $n }
cost-spend-one = gastas 1
cost-none = ninguna
cost-beating = de { $from } a { $to }
cost-beating-full = sigue en 2

## The table itself

connection-lost = Se ha perdido la conexión. Intentándolo de nuevo; no has perdido ninguna jugada.
rewound = Estás viendo el turno { $n }.
rewind-back = Un paso atrás
rewind-forward = Un paso adelante
rewind-now = Volver al presente
paused = La partida está en pausa.
proposed-undo =
    { $you ->
        [yes] Has pedido deshacer una jugada.
       *[no] { $who } pide deshacer una jugada.
    }
proposed-pause =
    { $you ->
        [yes] Has pedido una pausa.
       *[no] { $who } pide una pausa.
    }
proposed-resume =
    { $you ->
        [yes] Has pedido reanudar la partida.
       *[no] { $who } pide reanudar la partida.
    }
agree = Aceptar
disagree = Rechazar
stood-in = Un bot está jugando por ti.
stood-in-why = No estabas o se te acabó el tiempo.
take-back = Recuperar tu asiento
understood = Entendido
away-title = Mientras no estabas
away-text = Esto es lo que te ha pasado. Elige una línea para ver el momento.
away-on = Continuar
curtain-title = Le toca a { $name }
curtain-text = Pasa el dispositivo. Los demás, que miren a otro lado.
curtain-lift = Soy { $name }

## Phone tabs and keys

tab-prison = Cárcel
tab-piles = Mazos
tab-players = Jugadores
tab-log = Diario
keys-title = Teclas
keys-text = Con Tab te desplazas y con Intro eliges. Estas teclas son más rápidas:
keys-digits = La opción con ese número
# What is printed on the Escape key.
key-escape = Esc
keys-escape = Elegir otra cosa
keys-hand = Ir a tus cartas
keys-places = Ir a las Localizaciones
keys-log = Ir al diario
keys-off-in-chat = Estas teclas no funcionan mientras el chat está abierto. Puedes desactivarlas del todo en los ajustes.
keys-off = Has desactivado estas teclas en los ajustes.
pace = Velocidad de los bots
pace-slow = Lenta
pace-usual = Normal
pace-fast = Rápida
pace-instant = Sin pausas
pace-skip = Saltar a mi turno
since = Desde tu último turno
since-close = Cerrar «Desde tu último turno»
win-warning = Puede ganar cavando una sola vez: { $who }
bar-rolling = El dado está rodando…
card-new = nueva
fight-result = Resultado de la Extorsión
fight-you-won = Has ganado
fight-you-lost = Has perdido
fight-won = Gana: { $who }
fight-cooperated = Herramienta entregada
fight-escaped = Extorsión esquivada
fight-continue = Continuar
fight-hand = Tu mano: { $cards }
fight-weapons =
    { $n ->
        [0] No te quedan Armas
        [one] Te queda { $n } Arma
       *[other] Te quedan { $n } Armas
    }
fight-known = Cartas que conoces: { $cards }
answer-yield-defender-has =
    { $beaten ->
        [yes]
                { $who } te quita { $tool ->
                    [spoon] una Cuchara
                    [pickaxe] un Pico
                    [shovel] una Pala
                   *[other] la Herramienta ({ $card })
                }, y recibes una Paliza.
       *[no]
                { $who } te quita { $tool ->
                    [spoon] una Cuchara
                    [pickaxe] un Pico
                    [shovel] una Pala
                   *[other] la Herramienta ({ $card })
                }, pero no recibes ninguna Paliza.
    }
answer-yield-michel-has =
    { $beaten ->
        [yes]
                Recibes una Paliza y pierdes { $tool ->
                    [spoon] una Cuchara
                    [pickaxe] un Pico
                    [shovel] una Pala
                   *[other] la Herramienta ({ $card })
                }.
       *[no]
                Pierdes { $tool ->
                    [spoon] una Cuchara
                    [pickaxe] un Pico
                    [shovel] una Pala
                   *[other] la Herramienta ({ $card })
                }, pero no recibes ninguna Paliza.
    }
answer-yield-michel-choice =
    { $beaten ->
        [yes] Recibes una Paliza y pierdes una de las Herramientas exigidas, a tu elección.
       *[no] Pierdes una de las Herramientas exigidas, a tu elección, pero no recibes ninguna Paliza.
    }
answer-yield-michel-lack =
    { $beaten ->
        [yes] Recibes una Paliza y pierdes una carta al azar.
       *[no] Pierdes una carta al azar, pero no recibes ninguna Paliza.
    }
answer-yield-empty =
    { $beaten ->
        [yes] Recibes una Paliza. No tienes ninguna carta que perder.
       *[no] No recibes ninguna Paliza ni tienes cartas que perder.
    }
