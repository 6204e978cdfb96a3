"""Learning by self-play: proximal policy optimisation (PPO) with one network for all modes. It needs the extra `learn`.

settings         all options of a training run
modes            the mix of modes that a run plays
network          the policy and value network
game_workers     processes that step many games, with arrays in shared memory
shared_arrays    those arrays
worker_process   what one of these processes does
rollout          the decisions of some steps of all games, on the device of the network
player           plays rollouts: the network answers one half of the games while the workers step the other
advantages       advantages and targets of the value heads, from a rollout
learner          updates the network from a rollout
trainer          the loop: play, learn, evaluate, report, save
checkpoint       the files of a run
command          the command line of `python -m blackgate.learn`
"""
