"""`python -m tools.superseded_pack [REVISION]`: keep the version of the pack `classic` that a change supersedes.

Run it after you have changed `classic`, before the commit. It takes the version of a revision of Git, with its texts in all
languages, into the package, and one golden record that was made with it into the tests. Games and records of that version can
then still be played, replayed and verified.
"""

import argparse
import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from blackgate.pack import CLASSIC, load_pack
from blackgate.pack.files import pack_files, write_files
from blackgate.pack.versions import SUPERSEDED, folder_name
from blackgate.texts import TEXTS
from tools.golden.files import RECORDS, SUPERSEDED_RECORDS

ROOT = Path(__file__).resolve().parents[1]
RECORD = RECORDS / "07-4.jsonl"


def checked_out(revision: str, target: Path) -> None:
    """Write the pack, the texts and the record of a revision into a folder."""
    paths = [str(path.relative_to(ROOT)) for path in (CLASSIC, TEXTS, RECORD)]
    found = subprocess.run(["git", "archive", revision, *paths], cwd=ROOT, capture_output=True, check=True)
    with tarfile.open(fileobj=io.BytesIO(found.stdout)) as archive:
        archive.extractall(target, filter="data")


def keep(tree: Path) -> str:
    """Keep the pack of a folder with an earlier version of the sources, and return its name; empty if it is not superseded."""
    pack = load_pack(tree / CLASSIC.relative_to(ROOT))
    if pack.digest == load_pack().digest:
        return ""
    name = folder_name(pack)
    write_files(pack_files(pack, tree / TEXTS.relative_to(ROOT)), SUPERSEDED / name)
    SUPERSEDED_RECORDS.mkdir(exist_ok=True)
    shutil.copyfile(tree / RECORD.relative_to(ROOT), SUPERSEDED_RECORDS / f"{name}.jsonl")
    return name


def main() -> int:
    """Keep the pack of a revision."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", nargs="?", default="HEAD", help="where the earlier version is (default: HEAD)")
    revision = parser.parse_args().revision
    with tempfile.TemporaryDirectory() as folder:
        checked_out(revision, Path(folder))
        name = keep(Path(folder))
    print(f"{SUPERSEDED / name} written" if name else f"The pack classic of {revision} is the one of this program.")
    return 0 if name else 1


if __name__ == "__main__":
    sys.exit(main())
