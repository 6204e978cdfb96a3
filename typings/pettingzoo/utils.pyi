from typing import Any

wrappers: Any
