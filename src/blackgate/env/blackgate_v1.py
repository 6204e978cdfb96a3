"""The environment under the name PettingZoo users expect: `from blackgate.env import blackgate_v1; blackgate_v1.env()`."""

from blackgate.env.aec import env, raw_env

__all__ = ["env", "raw_env"]
