"""The page about training lists all settings."""

import dataclasses
import re

from blackgate.learn.settings import Settings
from testkit.doc_pages import page


def test_the_page_lists_every_setting_with_its_meaning() -> None:
    listed = dict(re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$", page("research/training.md").text, re.MULTILINE))
    assert listed == {one.name: one.metadata["help"].replace("%%", "%") for one in dataclasses.fields(Settings)}
