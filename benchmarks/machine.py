"""Measurements of the machine: processor time and speed, memory, and the time of an fsync."""

import os
import platform
import statistics
import time
from collections.abc import Iterable
from pathlib import Path

from blackgate.benchmark import processor_name

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
BLOCK = 4096
ADDITIONS = 10_000_000
MB = 1_000_000


def process_tree(pid: int) -> list[int]:
    """Return a process and all its descendants."""
    parents: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            fields = stat_of(int(entry.name))
            if fields:
                parents.setdefault(int(fields[1]), []).append(int(entry.name))
    found = [pid]
    for one in found:
        found += parents.get(one, [])
    return found


def stat_of(pid: int) -> list[str]:
    """Return the fields of /proc/PID/stat from the state on; empty if the process has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def cpu_seconds(pids: Iterable[int]) -> float:
    """Return the processor seconds of these processes and of their ended children."""
    return sum(sum(map(int, fields[11:15])) for fields in map(stat_of, pids) if fields) / TICKS


def resident_bytes(pids: Iterable[int]) -> int:
    """Return the memory in use, in bytes. Shared memory is counted once for each process."""
    return sum(int(fields[21]) for fields in map(stat_of, pids) if fields) * PAGE


def proportional_bytes(pids: Iterable[int]) -> int:
    """Return the memory in use, in bytes. Shared memory is counted once."""
    total = 0
    for pid in pids:
        try:
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        except (OSError, ProcessLookupError):
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024
    return total


def processor_ticks() -> list[int]:
    """Return what all processors have done so far: user, nice, system, idle, iowait, irq, softirq, steal, and what guests did."""
    return [int(ticks) for ticks in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]


def busy_seconds() -> float:
    """Return the busy seconds of all processors so far, including steal time."""
    user, nice, system, _, _, irq, softirq, steal, *_ = processor_ticks()
    return (user + nice + system + irq + softirq + steal) / TICKS


def stolen_seconds() -> float:
    """Return the seconds so far in which a processor had work, but the host gave its time to other machines."""
    return processor_ticks()[7] / TICKS


def million_additions_per_second() -> float:
    """Return how many million numbers Python adds in a second. On a virtual machine this can change by a factor of two within
    minutes without stolen time, when other machines use the same processor.
    """
    total, began = 0.0, time.perf_counter()
    for _ in range(ADDITIONS):
        total += 1.0
    return total / (time.perf_counter() - began) / 1e6


def fsync_seconds(folder: Path, count: int = 200) -> list[float]:
    """Return the seconds of repeated fsyncs of four kilobytes: no commit can be faster."""
    path = folder / "sync"
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        took = []
        for number in range(count):
            os.pwrite(file, os.urandom(BLOCK), number * BLOCK)
            began = time.perf_counter()
            os.fsync(file)
            took.append(time.perf_counter() - began)
        return took
    finally:
        os.close(file)
        path.unlink()


def filesystem(folder: Path) -> str:
    """Return the type of the file system of a folder."""
    mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text().splitlines()]
    inside = [(mount, kind) for mount, kind in mounts if folder.resolve().is_relative_to(mount)]
    return max(inside, key=lambda found: len(found[0]))[1]


def describe() -> dict[str, object]:
    """Return a description of this machine."""
    pages = os.sysconf("SC_PHYS_PAGES")
    return {
        "processor": f"{platform.machine()} {processor_name()}",
        "cores": len(os.sched_getaffinity(0)),
        "memory_gb": round(pages * PAGE / 1e9, 1),
        "system": platform.platform(),
        "python": platform.python_version(),
        "load_before": os.getloadavg()[0],
    }


def quantile(values: list[float], part: float) -> float:
    """Return a quantile of the values."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def milliseconds(values: list[float]) -> dict[str, float]:
    """Return mean, quantiles and maximum in milliseconds."""
    parts = {"p50": 0.5, "p90": 0.9, "p99": 0.99}
    known = {name: round(quantile(values, part) * 1000, 2) for name, part in parts.items()}
    mean = statistics.fmean(values) if values else 0.0
    return {"mean": round(mean * 1000, 2), **known, "max": round(max(values, default=0.0) * 1000, 2)}
