from typing import Any, Generic, TypeVar

AgentID = TypeVar("AgentID")
ObsType = TypeVar("ObsType")
ActionType = TypeVar("ActionType")

class AECEnv(Generic[AgentID, ObsType, ActionType]):
    def __getattr__(self, name: str) -> Any: ...

def __getattr__(name: str) -> Any: ...
