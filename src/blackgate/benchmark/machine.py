"""The machine and this process: processor, memory used."""

import os
import platform
import sys


def processor_name() -> str:
    """Return the name of the processor, as far as the system knows it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.split(":")[1].strip() for line in file if line.lower().startswith(("model name", "cpu part"))]
    except OSError:
        names = []
    return names[0] if names else platform.processor()


def machine_name() -> str:
    """Return what one process was measured on."""
    return f"{platform.machine()}, {processor_name()} ({os.cpu_count()} cores, one used), Python {platform.python_version()}"


def resident_bytes() -> int:
    """Return the resident memory of this process in bytes (Linux; 0 elsewhere)."""
    if sys.platform != "linux":
        return 0
    with open("/proc/self/statm", encoding="utf-8") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
