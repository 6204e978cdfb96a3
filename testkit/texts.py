"""What a sentence for people must not contain."""

import re

KEYS = re.compile(r"[{}]|\b(kind|event|move|prompt|reason|place|gang|gangcard|background|error|cli)-[a-z]|\w_\w|  |None")


def clean(sentence: str) -> str:
    """A sentence for people: no keys, ids, placeholders or holes."""
    assert sentence
    assert sentence == sentence.strip()
    assert not KEYS.search(sentence), sentence
    return sentence
