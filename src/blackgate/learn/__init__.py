"""Learning by self-play: proximal policy optimisation (PPO) with one network for all modes. It needs the extra `learn`.

command           the command line of `python -m blackgate.learn`
settings          all settings of a training run
modes             the mix of modes that a run plays
trainer           the loop: play, learn, evaluate, report, save
player            plays rollouts: the network answers one half of the games while the workers step the other
game_workers      the workers that step the games
worker_process    what a worker does
worker_link       the link to a worker process
ray_link          the link to a worker on another machine
shared_arrays     arrays in memory that processes share
rollout           the decisions of some steps of all games, on the device of the network
advantages        advantages and targets of the two judgements, from a rollout
learner           updates the network from a rollout
network           the policy and value network
devices           streams, number types and CUDA graphs
schedule          settings that change during a run
fixed_opponents   a network that does not learn plays some of the seats
evaluation        games against bots during a run; `evaluation_games` is the part of the workers
progress          rows of figures
report            curves as an HTML page
checkpoint        the files of a run
export            the network as a small file for bots; `sample_positions` checks it
"""
