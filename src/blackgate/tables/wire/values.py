"""Values that occur in many messages."""

from typing import Annotated, Any, Literal

from msgspec import Meta

Strength = Literal["random", "rookie", "inmate", "boss", "warden"]
Language = Literal["en", "fr", "de", "it", "es"]
Looks = Literal["moth", "vesna", "gristle", "oz", "duchess", "tallow", "ibarra", "kestrel", "bruno", "sable", "lark", "rook"]
Sort = Literal["tool", "weapon", "part", "accessory", "rare", "action"]
Scale = Literal["chance", "score"]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
TableId = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$(?!\n)")]  # in Python, $ is before a last newline too
Share = Annotated[str, Meta(max_length=71, pattern=r"^([A-Za-z0-9_-]{0,64}|sha256:[0-9a-f]{64})$(?!\n)")]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
Bots = Annotated[dict[SeatNumber, Strength], Meta(extra_json_schema={"propertyNames": {"pattern": "^[0-5]$"}})]
Patch = dict[str, Any]
