"""Measure speed and memory, mostly on one core, next to comparable libraries in the same run. Nothing is asserted.

engine        the engine: decisions and copies per second, memory per game
bots          boss and inmate
environments  the learning environments
workers       the vector environment with several processes
machine       processor, compiled or not, memory of this process
throughput    how often a function runs per second
suite         all measurements
"""

from blackgate.benchmark.machine import is_compiled, processor_name
from blackgate.benchmark.suite import measure

__all__ = ["is_compiled", "measure", "processor_name"]
