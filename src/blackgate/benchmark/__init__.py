"""Measurements on one core, and of peers in the same run: figures, never assertions."""

from blackgate.benchmark.suite import measure
from blackgate.benchmark.machine import compiled, processor

__all__ = ["compiled", "measure", "processor"]
