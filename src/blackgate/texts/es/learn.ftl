# Las palabras del navegador para entender: lo que aparece junto a una cosa, el reglamento, las pistas y la lección.

# Junto a una carta, una Localización, una pila
peek-label = Explicación
peek-points =
    { $n ->
        [one] { $n } Punto de Túnel
       *[other] { $n } Puntos de Túnel
    }
peek-sells =
    { $n ->
        [0] Se vende por nada
        [one] Se vende por { $n } Cigarrillo
       *[other] Se vende por { $n } Cigarrillos
    }
peek-copies = { $n } en el juego
peek-times = { $n } ×
peek-gang-wants = Para unirte, descarta { $n } de estos, todos distintos:
peek-background = Antecedentes
peek-second = Si eres de la Banda ({ $gang }):
peek-dice = Dado: { $results }
peek-no-die = Ninguna tirada lleva aquí
peek-search =
    { $n ->
        [one] Buscar: { $n } carta
       *[other] Buscar: { $n } cartas
    }
peek-no-search = Aquí no se puede buscar
peek-craft = Aquí se puede fabricar
peek-no-craft = Aquí no se puede fabricar
peek-craft-visitors = Aquí solo pueden fabricar los jugadores del otro Bloque
peek-michel = Lo que muestra la carta
peek-michel-none = Sin Cuchillo: te deja en paz.
peek-michel-knife = Un Cuchillo. Exige una de estas:
peek-pile-search = Mazo de Búsqueda
peek-pile-search-text = De aquí se roba al buscar. Al empezar la partida contiene estas cartas:
peek-pile-michel = Las cartas de Michel(le)
peek-pile-discard = Pila de descarte
peek-pile-discard-text = Aquí quedan las cartas descartadas, a la vista de todos. Cuando el mazo de Búsqueda se acaba, esta pila se baraja y ocupa su lugar.

# El reglamento
rules-title = Reglamento
rules-chapters = Capítulos
rules-clause = Regla { $number }
rules-table = Tabla: { $about }
rules-search = Buscar en el reglamento
rules-hits =
    { $n ->
        [one] { $n } resultado aquí
       *[other] { $n } resultados aquí
    }
rules-found =
    { $n ->
        [one] { $n } resultado
       *[other] { $n } resultados
    }
rules-none = Sin resultados
rules-none-short = ninguno
rules-at = { $at } de { $n }
rules-next = Resultado siguiente
rules-before = Resultado anterior
rules-whole = Todo el reglamento
rules-unknown = Ninguna regla tiene este número.

# Las pistas
hint-title = Pista
hint-thinking = Un veterano se lo está pensando…
hint-lead = Lo que harían los bots en tu lugar. Ven lo que tú ves, y nada más.
hint-best = primera opción
hint-chance = Probabilidad de ganar: { $percent } %
hint-play = Hacer esto
hint-none = No se me ocurre nada. Fíate de tu instinto.
hint-again = Volver a pensarlo

# La lección
learn-title = Tu primera noche
learn-step = { $n } de { $m }
learn-back = Atrás
learn-next = Siguiente
learn-skip = Saltar esta parte
learn-show = Hazlo por mí
learn-now = Te toca:
learn-other = Eso también se puede. Para esta lección, prueba: { $move }
learn-watch = Juegan los demás…
learn-hurry = Más rápido
learn-leave = Dejar la lección
learn-restart = Empezar de nuevo
learn-end-title = Ya sabes jugar
learn-end-text = Has buscado, fabricado, cavado y peleado hasta salir. Blackgate tiene más cartas de las que has visto esta noche; mira cualquiera y te dirá lo que hace.
learn-end-play = Jugar ya
learn-end-new = Abrir una mesa para amigos
learn-end-rules = Leer el reglamento
