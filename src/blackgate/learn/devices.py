"""What depends on the device: streams, number types, and host memory that a GPU reads directly."""

from contextlib import AbstractContextManager, nullcontext
from typing import Any

from blackgate.optional_libraries import libraries_of

with libraries_of("learn"):
    import torch

from blackgate.learn.shared_arrays import SharedArrays


class Device:
    """A GPU with one stream for playing and one for learning, or a CPU, which does one thing after the other."""

    def __init__(self, name: str) -> None:
        if name == "auto":
            name = "cuda" if torch.cuda.is_available() else "cpu"
        self.torch: torch.device = torch.device(name)
        self.is_gpu: bool = self.torch.type == "cuda"
        self._streams: dict[str, Any] = {}
        self._pinned: list[int] = []
        if self.is_gpu:
            torch.backends.cuda.matmul.allow_tf32 = True
            # Answers for waiting workers come first.
            self._streams = {"playing": torch.cuda.Stream(priority=-1), "learning": torch.cuda.Stream(priority=0)}

    @property
    def description(self) -> str:
        """The device in words."""
        if self.is_gpu:
            return str(torch.cuda.get_device_name(self.torch))
        return f"CPU ({torch.get_num_threads()} threads)"

    def stream(self, name: str) -> AbstractContextManager[Any]:
        """A block whose kernels run on a stream."""
        return torch.cuda.stream(self._streams[name]) if self.is_gpu else nullcontext()

    def wait(self, waiting: str, other: str) -> None:
        """Let a stream wait for all that another one was given so far."""
        if self.is_gpu:
            self._streams[waiting].wait_stream(self._streams[other])

    def finish(self, name: str) -> None:
        """Wait until a stream has done all its work."""
        if self.is_gpu:
            self._streams[name].synchronize()

    def autocast(self) -> AbstractContextManager[Any]:
        """A block that multiplies matrices as bfloat16 on a GPU."""
        return torch.autocast("cuda", torch.bfloat16, cache_enabled=False) if self.is_gpu else nullcontext()

    def pin(self, arrays: SharedArrays) -> bool:
        """Let the GPU copy from shared memory directly, without a copy in between. Return whether the driver agreed."""
        if not self.is_gpu:
            return False
        address = next(iter(arrays.arrays.values())).ctypes.data
        if int(torch.cuda.cudart().cudaHostRegister(address, arrays.size, 0)) != 0:
            return False
        self._pinned.append(address)
        return True

    def close(self) -> None:
        """Give pinned memory back."""
        if self.is_gpu:
            torch.cuda.synchronize()
        for address in self._pinned:
            torch.cuda.cudart().cudaHostUnregister(address)
        self._pinned.clear()
