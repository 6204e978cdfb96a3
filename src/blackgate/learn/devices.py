"""What depends on the device: streams, number types, and host memory that a GPU reads directly."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any, Final

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
        self.streams: dict[str, Any] = {}
        self._pinned: list[int] = []
        if self.is_gpu:
            torch.backends.cuda.matmul.allow_tf32 = True
            # Answers for waiting workers come first.
            self.streams = {"playing": torch.cuda.Stream(priority=-1), "learning": torch.cuda.Stream(priority=0)}

    @property
    def description(self) -> str:
        """The device in words."""
        if self.is_gpu:
            return str(torch.cuda.get_device_name(self.torch))
        return f"CPU ({torch.get_num_threads()} threads)"

    def stream(self, name: str) -> AbstractContextManager[Any]:
        """A block whose kernels run on a stream."""
        return torch.cuda.stream(self.streams[name]) if self.is_gpu else nullcontext()

    def wait(self, waiting: str, other: str) -> None:
        """Let a stream wait for all that another one was given so far."""
        if self.is_gpu:
            self.streams[waiting].wait_stream(self.streams[other])

    def finish(self, name: str) -> None:
        """Wait until a stream has done all its work."""
        if self.is_gpu:
            self.streams[name].synchronize()

    def synchronize(self) -> None:
        """Wait until the device has done all its work."""
        if self.is_gpu:
            torch.cuda.synchronize()

    def autocast(self) -> AbstractContextManager[Any]:
        """A block that multiplies matrices as bfloat16 on a GPU."""
        return torch.autocast("cuda", torch.bfloat16, cache_enabled=False) if self.is_gpu else nullcontext()

    def pin(self, arrays: SharedArrays) -> bool:
        """Let the GPU copy from shared memory directly, without a copy in between. Return whether the driver agreed."""
        if not self.is_gpu:
            return False
        address = next(iter(arrays.arrays.values())).ctypes.data
        if int(torch.cuda.cudart().cudaHostRegister(address, arrays.size, 0)) != 0:
            with suppress(RuntimeError):  # the driver reports the problem once more
                torch.zeros(1, device=self.torch)
            return False  # copies are slower then
        self._pinned.append(address)
        return True

    def close(self) -> None:
        """Give pinned memory back."""
        self.synchronize()
        for address in self._pinned:
            torch.cuda.cudart().cudaHostUnregister(address)
        self._pinned.clear()


class Repeated:
    """Work on fixed tensors that is done again and again. A GPU can record its kernels once and replay them: a CUDA graph."""

    WARM_UP: Final = 3  # times that work is done before it is recorded: libraries choose their kernels meanwhile

    def __init__(self, work: Callable[[], Any], device: Device, stream: str, record: bool) -> None:
        self.work = work
        self.device = device
        self.stream = stream
        self.record: bool = record and device.is_gpu
        self.problem = ""  # why the work could not be recorded
        self._times = 0
        self._graph: Any = None
        self._result: Any = None

    def __call__(self) -> Any:
        """Do the work and return its result. A recorded result is written to the same tensors every time."""
        self._times += 1
        if self.record and self._graph is None and self._times > self.WARM_UP:
            self._record()
        if self._graph is None:
            return self.work()
        self._graph.replay()
        return self._result

    def _record(self) -> None:
        """Record the work. If that fails, it is done as before."""
        graph = torch.cuda.CUDAGraph()
        self.device.synchronize()
        try:
            with torch.cuda.graph(graph, stream=self.device.streams[self.stream]):
                result = self.work()
        except RuntimeError as error:
            self.record, self.problem = False, str(error).split("\n")[0]
            return
        self._graph, self._result = graph, result
