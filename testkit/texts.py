"""What a text for players must not contain."""

import re

KEYS = re.compile(r"[{}]|\b(kind|event|move|prompt|reason|place|gang|gangcard|background|error|cli)-[a-z]|\w_\w|  |None")


def clean(sentence: str) -> str:
    """Assert that a text has no keys, ids, placeholders or gaps."""
    assert sentence
    assert sentence == sentence.strip()
    assert not KEYS.search(sentence), sentence
    return sentence
