"""The list of files that the service worker of the static edition holds."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tools import offline_files


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    """A folder with the files of a small edition."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<script>")
    (tmp_path / "index.html.gz").write_text("a copy for the web server")
    (tmp_path / "assets" / "app.js").write_text("1")
    return tmp_path


def build_of(folder: Path) -> dict[str, Any]:
    """Return what the worker in a folder holds."""
    found = re.search(r"^const BUILD = (\{.*?^\});$", (folder / "sw.js").read_text(), re.DOTALL | re.MULTILINE)
    assert found
    build: dict[str, Any] = json.loads(found[1])
    return build


def test_the_worker_holds_every_file_with_size_and_hash(edition: Path) -> None:
    offline_files.complete(edition)
    files = build_of(edition)["files"]
    assert set(files) == {"index.html", "assets/app.js", "manifest.webmanifest"}
    assert files["assets/app.js"] == {"bytes": 1, "sha256": "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"}


def test_the_summary_tells_the_size_of_the_download(edition: Path) -> None:
    offline_files.complete(edition)
    build, summary = build_of(edition), json.loads((edition / "offline.json").read_text())
    assert summary == {"version": build["version"], "files": 3, "bytes": sum(file["bytes"] for file in build["files"].values())}


def test_a_new_version_is_one_with_another_content(edition: Path) -> None:
    offline_files.complete(edition)
    first = (edition / "sw.js").read_text()
    offline_files.complete(edition)
    assert (edition / "sw.js").read_text() == first, "the same files are the same version"
    (edition / "assets" / "app.js").write_text("2")
    offline_files.complete(edition)
    assert build_of(edition)["version"] not in first


def test_the_installed_app_works_in_any_folder_of_a_host(edition: Path) -> None:
    offline_files.complete(edition)
    manifest = json.loads((edition / "manifest.webmanifest").read_text())
    addresses = [
        manifest["start_url"],
        manifest["scope"],
        *(one["src"] for one in manifest["icons"] + manifest.get("screenshots", [])),
    ]
    assert not any(address.startswith("/") for address in addresses)
    assert [one["url"] for one in manifest["shortcuts"]] == ["./?/new", "./?/rules"]
