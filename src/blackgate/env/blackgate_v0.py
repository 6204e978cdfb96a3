"""The name of the environment in 0.2. Importing it fails, so that results with other cards do not pass as results of it."""

raise ImportError(
    "blackgate_v0 is now blackgate_v1: the cards of classic have changed. To repeat results of blackgate_v0, install "
    "blackgate-game 0.2."
)
