"""Which Python files go into the tab, as a mapping from their path there to their content."""

import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path

from tools.client import ROOT
from tools.static_edition.texts import KEPT_OF_ALL, KEPT_OF_LOCALE, parsed_texts, reduced

Files = dict[str, bytes]

PACKAGE = ROOT / "src" / "blackgate"
# Parts of our package that need a server, a terminal, or libraries that are not in the tab.
LEFT_OUT = ("arena", "benchmark", "cli", "lab", "learn", "service", "bots/kernel_layers.py", "__main__.py")
LEFT_OUT_ENDINGS = frozenset((".so", ".pyd", ".pyi", ".c", ".h"))  # build products, and what is for compilers and type checkers
LEFT_OUT_TEXTS = frozenset(("arena", "cli", "lab", "train"))
KEPT_OF_ENV = ("__init__.py", "observation_fields.py", "core")  # warden reads the observation of learning agents
# Its weights are a file of their own, which is fetched when a warden plays. Its first line says which cards it knows.
WARDEN = "bots/warden.bin"

# Pure dependencies: the distribution, and the module or package that is imported.
DEPENDENCIES = {
    "attrs": "attr",
    "babel": "babel",
    "fluent.runtime": "fluent.runtime",
    "fluent.syntax": "fluent.syntax",
    "mypy_extensions": "mypy_extensions",
    "pytz": "pytz",
    "typing_extensions": "typing_extensions",
}
LEFT_OUT_OF_DEPENDENCIES = ("babel/messages/", "babel/locale-data/", "pytz/zoneinfo/")
LOCALES = ("root", "en", "fr", "de", "it", "es")

START_MODULE = Path(__file__).with_name("sitecustomize.py")  # Python imports it at its start
LEFT_OUT_OF_STDLIB = Path(__file__).with_name("left_out_of_stdlib.txt")
KEPT_ENCODINGS = frozenset(("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig"))


def files_below(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield the files of a folder that Python in a tab can use, each with its path in it."""
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and "__pycache__" not in name and path.suffix not in LEFT_OUT_ENDINGS:
            yield name, path


def is_below(name: str, folders: Iterable[str]) -> bool:
    """Return whether a path is one of these or lies in one of these folders."""
    return any(name == folder or name.startswith(f"{folder}/") for folder in folders)


def own_files() -> Files:
    """Return our package without the parts that are left out, and the rulebook that the wheel has, too."""
    found: Files = {}
    for name, path in files_below(PACKAGE):
        texts = name.startswith("texts/") and path.suffix == ".ftl"
        env = name.startswith("env/") and not is_below(name, [f"env/{kept}" for kept in KEPT_OF_ENV])
        if is_below(name, LEFT_OUT) or texts or env:
            continue
        content = path.read_bytes()
        found[f"blackgate/{name}"] = content.partition(b"\n")[0] + b"\n" if name == WARDEN else content
    found |= {f"blackgate/texts/{name}": content for name, content in parsed_texts(PACKAGE / "texts", LEFT_OUT_TEXTS).items()}
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    for source, target in wheel["force-include"].items():
        found[target] = (ROOT / source).read_bytes()
    return found


def dependency_files() -> Files:
    """Return the pure dependencies as they are installed here, with their licences."""
    found: Files = {}
    for name, module in DEPENDENCIES.items():
        spec = find_spec(module)
        assert spec is not None and spec.origin is not None, f"{module} is not installed"
        origin, target = Path(spec.origin), module.replace(".", "/")
        if spec.submodule_search_locations is None:
            found[f"{target}.py"] = origin.read_bytes()
        else:
            kept = [(file, path) for file, path in files_below(origin.parent) if is_kept(target, path, file)]
            found |= {f"{target}/{file}": content_of(path) for file, path in kept}
        for licence in distribution(name).files or []:
            if "LICENSE" in licence.name.upper():
                found[f"licences/{name}/{licence.name}"] = Path(str(licence.locate())).read_bytes()
    return found


def content_of(path: Path) -> bytes:
    """Return the content of a file of a dependency: of the data of locales, the part that is used."""
    if path.parent.name == "locale-data":
        return reduced(path.read_bytes(), KEPT_OF_LOCALE)
    if path.name == "global.dat":
        return reduced(path.read_bytes(), KEPT_OF_ALL)
    return path.read_bytes()


def is_kept(package: str, path: Path, file: str) -> bool:
    """Return whether a file of a dependency goes along: of the data of locales, those of our languages."""
    if path.parent.name == "locale-data" and path.stem in LOCALES:
        return True
    return not f"{package}/{file}".startswith(LEFT_OUT_OF_DEPENDENCIES)


def wheel_files(wheels: Iterable[Path]) -> Files:
    """Return the content of wheels, without types for editors."""
    found: Files = {}
    for wheel in sorted(wheels):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if not name.endswith((".pyi", "/")):
                    found[name] = archive.read(name)
    return found


def stdlib_files(archive: Path) -> Files:
    """Return the standard library of Pyodide without what is left out, and the module that finds modules in the tab."""
    found: Files = {START_MODULE.name: START_MODULE.read_bytes()}
    lines = LEFT_OUT_OF_STDLIB.read_text(encoding="utf-8").splitlines()
    left_out = {module for line in lines if not line.startswith("#") for module in line.split()}
    with zipfile.ZipFile(archive) as source:
        for name in source.namelist():
            top, _, rest = name.partition("/")
            if top.removesuffix(".py") in left_out or name.endswith("/"):
                continue
            if top == "encodings" and rest.removesuffix(".py") not in KEPT_ENCODINGS:
                continue
            found[name] = source.read(name)
    return found
