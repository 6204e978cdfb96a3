"""The environment as PettingZoo's users look for it: `from blackgate.env import blackgate_v0`, then `blackgate_v0.env()`."""

from blackgate.env.aec import env, raw_env

__all__ = ["env", "raw_env"]
