"""Worker processes, for work that takes longer than the event loop can wait.

worker_pool     starting and ending the processes
fair_queue      the order in which work begins: addresses take turns
bot_workers     moves of slow bots, and hints
replay_worker   replays and statistics of games
lesson_worker   the tutorial
"""
