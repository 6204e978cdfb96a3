## Addestrare una rete facendola giocare contro sé stessa. Che cosa non si può fare.

error-learn-mode = «{ $mode }» non è una modalità: scrivi il numero di giocatori, le opzioni dopo + e un peso dopo i due punti, per esempio 4+michelle:1, 6+teams:2 o 4+calm+target=12.
error-learn-packs = I pacchetti di queste modalità hanno carte o luoghi diversi: addestra una rete per ciascuno.
error-learn-evaluation = «{ $evaluation }» non è una valutazione: scrivi una modalità e un bot, per esempio 4/inmate o 6+teams/boss@25ms.
error-learn-folder = { $folder } contiene già un addestramento: continualo con --resume, oppure scegli un’altra cartella con --out.
error-learn-no-checkpoint = Non c’è nessun salvataggio in { $file }: prima addestra una rete.
error-learn-other-network = La rete in { $file } è diversa: { $differences }. Usa le impostazioni con cui è stata addestrata.
error-learn-worker = Un processo ha segnalato un errore: { $problem }
error-learn-setting = «{ $setting }» non è un’impostazione con un valore: scrivi NOME=VALORE con uno di questi nomi: { $names }.

## Il comando
help-train = Addestra una rete facendola giocare contro sé stessa, in tutte le modalità, su una scheda grafica o come piccola dimostrazione sul processore.
help-train-minutes = Quanti minuti dura l’addestramento; il tasso di apprendimento e gli altri andamenti seguono questo piano.
help-train-decisions = Quante decisioni dura l’addestramento, al posto dei minuti.
help-train-stop-after = Termina questa esecuzione dopo tanti minuti, con un salvataggio da cui --resume continua.
help-train-out = Cartella per salvataggio, cifre e rapporto.
help-train-resume = Continua dal salvataggio nella cartella.
help-train-init = Salvataggio o file esportato la cui rete è il punto di partenza di un nuovo addestramento.
help-train-modes = Le modalità con i loro pesi, per esempio { $example } (predefinito: tutte le modalità).
help-train-seed = Seed della rete, delle mosse e delle distribuzioni.
help-train-device = Dove calcola la rete: auto, cuda o cpu.
help-train-workers = Quanti processi giocano partite (predefinito: dipende dai core).
help-train-games = Quante partite si giocano insieme (predefinito: dipende dal dispositivo).
help-train-opponents = Salvataggio o file esportato di una rete fissa che gioca alcuni dei posti.
help-train-opponent-seats = Quanti posti di ogni partita gioca la rete fissa; a squadre gioca una squadra.
help-train-evaluate = Partite contro i bot durante l’addestramento, per esempio 4/inmate,6+teams/inmate,4/boss@25ms; vuoto per nessuna.
help-train-export = Scrive la rete del salvataggio in questo file, per i bot, senza addestrare.
help-train-report = Riscrive il rapporto dell’addestramento, senza addestrare.
help-train-set = Un’altra impostazione come NOME=VALORE, per esempio width=512 o rate=0.001; anche più volte. La documentazione le elenca.

## Che cosa mostra
train-begin = { $device }: { $games } partite in { $workers } processi, una rete di { $weights } pesi. { $done } del piano è fatto.
train-begin-cpu = Qui non c’è una scheda grafica, perciò è una piccola dimostrazione: una rete piccola e poche partite.
train-pinned = La scheda grafica legge direttamente la memoria delle partite.
train-evaluation = Contro { $opponent }: { $rate } (95%: da { $low } a { $high }; quota equa { $fair }; { $games } partite)
train-interrupted = L’addestramento finisce dopo questa serie, con un salvataggio. Ancora Ctrl-C per finire subito.
train-saved = { $file } è salvato, dopo { $minutes } minuti e { $decisions } decisioni.
train-exported = { $file }: { $bytes } byte, SHA-256 { $digest }
train-rounding = Arrotondamento: la stessa mossa migliore in { $same } di { $positions } posizioni, divergenza KL media { $kl }
train-no-report = Il rapporto richiede l’extra arena. Senza, le cifre sono in { $file }; --report scrive il rapporto più tardi.

## Il rapporto
train-title = Addestramento
train-lead = { $minutes } minuti e { $decisions } decisioni su { $device }. { $result }
train-strength = Forza
train-strength-words = Quota di partite vinte contro i bot mentre la rete imparava. La rete gioca la sua mossa più probabile; ogni distribuzione si gioca da ogni posto.
train-speed = Velocità
train-speed-words = Decisioni al secondo, compresi apprendimento e valutazioni.
train-games = Partite
train-games-words = Numero medio di turni delle partite finite.
train-losses = Perdite
train-losses-words = Perdite medie dell’apprendimento tra due righe.
train-entropy = Entropia e cambiamento
train-entropy-words = Entropia della strategia, e quanto ogni serie la cambia (divergenza KL).
train-settings = Impostazioni
train-minutes = Minuti
train-decisions = Decisioni
train-rate = Vittorie
train-per-second = Decisioni/s
train-turns = Turni
train-value = Valore
train-setting = Impostazione
train-chart-alt = { $title }: { $values }
train-figure = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
