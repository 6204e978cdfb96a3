## Qué se puede probar en cada posición de positions/positions.json; el número es el de la regla. Una o dos frases cortas.

position-3-2 = Tu mejor Herramienta basta para ganar. Cava con ella.

position-4-1 = Empieza una partida y tienes 2 acciones. Úsalas en el orden que quieras y luego termina el turno.
position-4-3 = Tienes más de 10 cartas en la mano. Termina el turno y elige cuáles descartas.

position-5-1 = Estás en las Duchas. Busca y mira cuántas cartas robas aquí.
position-5-2 = Tienes una Herramienta, pero solo se cava en las Celdas. Tira el dado: indica dos Localizaciones y tú eliges una.
position-5-3 = Tienes una buena Herramienta y el dado es caprichoso. Ve a las Celdas con un Movimiento cauteloso: cuesta las dos acciones.
position-5-5 = Tus Accesorios sirven para más de una Banda. Únete a una: su carta de arriba pasa a ser tuya.
position-5-7 = Tienes un Cacheo y hay alguien en tu Localización. Juégalo: le quitas una carta al azar y tomas un Cuchillo del tablero.
position-5-8 = Hay alguien en tu Localización y sabes que tiene una Herramienta en la mano. Extorsiona a esa persona: exige esa Herramienta y saca un Arma.
position-5-10 = Te extorsionan y tienes la Herramienta que exigen. Coopera, saca un Arma o ríndete: ¿cuánto vale para ti?
position-5-11 = Estás en una Pelea y te toca responder. Saca otra Arma o ríndete.
position-5-14 = Tienes las piezas de más de una receta. Fabrica y elige qué consigues.

position-6-1 = Estás en las Celdas con Herramientas en la mano. Cava con una: sus Puntos de Túnel cuentan enseguida.
position-6-2 = Estás en el Comedor. Roba una Cuchara: es la forma más rápida de tener una Herramienta.
position-6-3 = Has recibido una Paliza y estás en la Enfermería. Cúrate.
position-6-4 = Estás en el Patio. Vende las cartas que no necesitas, todas las que quieras, con una sola acción.
position-6-5 = Estás en el Patio y tus Cigarrillos alcanzan para una Herramienta. Compra lo que quieras.
position-6-6 = Estás en Aislamiento. Mira qué puedes hacer todavía y luego sal.

position-7-1 = Tienes 2 Palizas y una Herramienta. Intenta cavar: el juego te dice por qué no puedes.

position-8-1 = Ahora puedes revelar tus Antecedentes, y no es una acción. Lee la carta y revélala.
position-8-2 = Estás en la Banda que indican tus Antecedentes. Revélalos: después de su efecto se te propone el segundo.
position-8-3 = Te extorsionan, y justo ahora puedes revelar tus Antecedentes. Revélalos.

position-9-1 = Tu carta de Banda te deja tirar otra vez. Quédate con este resultado o vuelve a tirar.

position-10-4 = Tu turno termina. Puedes tirar el dado por Michelle: extorsiona a todos en la Localización a la que llega.
position-10-6 = Michelle te extorsiona. Descarta una Herramienta de las que quiere, saca un Arma o ríndete.

position-11-5 = Hay un compañero de equipo en tu Localización. Intercambiad: dale cartas y Cigarrillos, y luego le toca a él.
position-11-7 = Tu compañero de equipo pelea y pide ayuda. Saca un Arma por él o pasa.
