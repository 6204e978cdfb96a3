"""What the figures were taken on: the machine, the engine's form, this process's memory."""

import os
import platform

from blackgate import engine


def compiled() -> bool:
    """Whether the engine runs compiled."""
    return not str(engine.__file__).endswith(".py")


def processor() -> str:
    """The processor's name, as well as the system tells it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.split(":")[1].strip() for line in file if line.lower().startswith(("model name", "cpu part"))]
    except OSError:
        names = []
    return f"{names[0] if names else platform.processor()} ({os.cpu_count()} cores, one used)"


def resident() -> int:
    """Bytes of this process in memory (Linux; 0 elsewhere)."""
    try:
        with open("/proc/self/statm", encoding="utf-8") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
