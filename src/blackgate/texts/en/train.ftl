## Training a network by self-play. What cannot be done.

error-learn-mode = “{ $mode }” is not a mode: write the number of players, options after + and a weight after a colon, such as 4+michelle:1, 6+teams:2 or 4+calm+target=12.
error-learn-packs = The packs of these modes have different cards or Places: train one network for each of them.
error-learn-evaluation = “{ $evaluation }” is not an evaluation: write a mode and a bot, such as 4/inmate or 6+teams/boss@25ms.
error-learn-folder = { $folder } already holds a training run: continue it with --resume, or choose another folder with --out.
error-learn-no-checkpoint = There is no checkpoint at { $file }: train first.
error-learn-other-network = The network in { $file } is another one: { $differences }. Use the settings it was trained with.
error-learn-worker = A worker process reported an error: { $problem }
error-learn-setting = “{ $setting }” is not a setting with a value: write NAME=VALUE with one of { $names }.

## The command
help-train = Train a network by self-play, in all modes, on a GPU or as a small demonstration on a CPU.
help-train-minutes = How many minutes to train; the learning rate and other schedules follow this plan.
help-train-decisions = How many decisions to train, instead of minutes.
help-train-stop-after = End this call after this many minutes, with a checkpoint from which --resume continues.
help-train-out = Folder for checkpoint, figures and report.
help-train-resume = Continue from the checkpoint in the folder.
help-train-init = Checkpoint or exported file whose network is the start of a new run.
help-train-modes = The mix of modes with their weights, such as { $example } (default: all modes).
help-train-seed = Seed of the network, of the moves and of the deals.
help-train-device = Where the network runs: auto, cuda or cpu.
help-train-workers = How many processes play games (default: depends on the cores).
help-train-games = How many games are played at the same time (default: depends on the device).
help-train-opponents = Checkpoint or exported file of a fixed network that plays some of the seats.
help-train-opponent-seats = How many seats of each game the fixed network plays; in teams it plays one team.
help-train-evaluate = Games against bots during the run, such as 4/inmate,6+teams/inmate,4/boss@25ms; an empty text for none.
help-train-export = Write the network of the checkpoint to this file, for bots, and do not train.
help-train-report = Write the report of the run again, and do not train.
help-train-set = Another setting as NAME=VALUE, for example width=512 or rate=0.001; may be given several times. The documentation lists them.

## What it prints
train-begin = { $device }: { $games } games in { $workers } processes, a network of { $weights } weights. { $done } of the plan is done.
train-begin-cpu = There is no GPU here, so this is a small demonstration: a small network and few games.
train-pinned = The GPU reads the games’ memory directly.
train-evaluation = Against { $opponent }: { $rate } (95%: { $low } to { $high }; fair share { $fair }; { $games } games)
train-interrupted = Ending after this rollout, with a checkpoint. Press Ctrl-C again to end at once.
train-saved = Saved { $file } after { $minutes } minutes and { $decisions } decisions.
train-exported = { $file }: { $bytes } bytes, SHA-256 { $digest }
train-rounding = Rounding: the same best move in { $same } of { $positions } positions, mean KL { $kl }
train-no-report = The report needs the extra arena. Without it, the figures are in { $file }; --report writes the report later.

## The report
train-title = Training
train-lead = { $minutes } minutes and { $decisions } decisions on { $device }. { $result }
train-strength = Strength
train-strength-words = Share of games won against bots while the network learnt. The network plays its most probable move; each deal is played from every seat.
train-speed = Speed
train-speed-words = Decisions per second, with learning and evaluation included.
train-games = Games
train-games-words = Mean number of turns of the games that ended.
train-losses = Losses
train-losses-words = Mean losses of the learner between two rows.
train-entropy = Entropy and change
train-entropy-words = Entropy of the policy, and how far each rollout changes it (KL divergence).
train-settings = Settings
train-minutes = Minutes
train-decisions = Decisions
train-rate = Win rate
train-per-second = Decisions/s
train-turns = Turns
train-value = Value
train-setting = Setting
train-chart-alt = { $title }: { $values }
train-figure = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
