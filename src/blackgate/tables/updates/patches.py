"""Patches: what changed at a table since a client saw it last. Data is JSON of `wire`'s types; docs/protocol.md has the rules.

This is the reference for clients in other languages; the browser's is client/src/table/apply-patch.ts.
"""

from typing import Any, Final

Data = dict[str, Any]

MISSING: Final = object()


def diff(before: Data | None, after: Data) -> Data:
    """Return the patch that turns `before` into `after`: the keys that changed, each with its whole new value.

    Only `players` goes deeper: {seat: {the fields that changed}}, with the seat as text. Without `before` the patch is `after`.
    """
    if before is None:
        return after
    patch = changed(before, after)
    if "players" in patch:
        pairs = zip(before["players"], after["players"], strict=True)
        fields = [changed(old, new) for old, new in pairs]
        patch["players"] = {str(seat): field for seat, field in enumerate(fields) if field}
    return patch


def changed(before: Data, after: Data) -> Data:
    """Return the keys whose value changed. Keys are never removed."""
    found: Data = {}
    for key, value in after.items():
        old = before.get(key, MISSING)
        if old is not value and old != value:
            found[key] = value
    return found


def update(base: Data | None, patch: Data) -> Data:
    """Change `base` to what `merge` returns, and return it. What a patch does not name stays the same object: the garbage
    collector examines new ones."""
    if base is None:
        return patch
    for key, value in patch.items():
        if key == "players":
            for seat, fields in value.items():
                base["players"][int(seat)].update(fields)
        else:
            base[key] = value
    return base


def merge(base: Data | None, patch: Data) -> Data:
    """Return `base` with a patch applied, as new data. If `players` in the patch is not a list, it has the fields to replace, by
    seat."""
    merged = {**(base or {}), **patch}
    fields = patch.get("players")
    if base is not None and isinstance(fields, dict):
        merged["players"] = [{**one, **fields.get(str(seat), {})} for seat, one in enumerate(base["players"])]
    return merged
