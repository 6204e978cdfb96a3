"""The files with which the service is deployed: what a parser can tell of them, and that docs/hosting.md quotes them."""

import configparser
import re
import shutil
import subprocess
import sys
import textwrap
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from testkit.doc_pages import page
from testkit.waiting import TIMEOUT_S

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
HOSTING = page("hosting.md")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
PROGRAM = "/opt/blackgate/.venv/bin/blackgate"


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not installed")


def check(*command: object) -> None:
    done = subprocess.run([str(word) for word in command], capture_output=True, encoding="utf-8", check=False, timeout=TIMEOUT_S)
    assert done.returncode == 0, done.stdout + done.stderr


# --- docs/hosting.md ------------------------------------------------------------------------------
def test_the_page_quotes_every_file_of_deploy() -> None:
    quoted = {fence.title: fence.body for fence in HOSTING.fences if fence.title.startswith("deploy/")}
    there = {path.relative_to(ROOT).as_posix() for path in DEPLOY.rglob("*") if path.is_file()}
    assert set(quoted) == {name for name in there if not name.startswith("deploy/compose/")}
    for name, body in quoted.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        assert text.startswith(body) if name == "deploy/nginx/many-machines.conf" else text == body, name


def test_nginx_for_many_machines_differs_as_the_page_says() -> None:
    one, many = ((DEPLOY / "nginx" / f"{name}.conf").read_text(encoding="utf-8") for name in ("one-machine", "many-machines"))
    upstream, _, rest = many.partition("}\n")
    assert upstream.startswith("upstream blackgate {")
    (lines,) = [fence.body for fence in HOSTING.fences_in("nginx") if not fence.title]
    assert rest == one.replace("        proxy_pass http://127.0.0.1:8765;\n", textwrap.indent(lines, " " * 8))


def test_the_page_names_every_setting_of_compose() -> None:
    used = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    example = (DEPLOY / "compose" / "example.env").read_text(encoding="utf-8")
    assert set(re.findall(r"^#?([A-Z_]+)=", example, re.MULTILINE)) == used
    assert used - {"BLACKGATE_IMAGE"} <= set(re.findall(r"[A-Z_]{5,}", HOSTING.text))


# --- the files ------------------------------------------------------------------------------------
def test_the_drop_in_replaces_the_settings_of_one_machine() -> None:
    """In a drop-in, an empty assignment clears what the unit set."""
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(DEPLOY / "systemd" / "blackgate.service", encoding="utf-8")
    drop_in = (DEPLOY / "systemd" / "many-machines.conf").read_text(encoding="utf-8")
    for setting in ("Environment", "ExecStart"):
        assert parser["Service"][setting]
        assert f"\n{setting}=\n" in drop_in


@needs("systemd-analyze")
@pytest.mark.parametrize("with_drop_in", [False, True])
def test_the_unit_is_one_for_systemd(tmp_path: Path, with_drop_in: bool) -> None:
    """With a program that exists on this machine in place of ours."""
    unit = tmp_path / "blackgate.service"
    unit.write_text((DEPLOY / "systemd" / "blackgate.service").read_text().replace(PROGRAM, sys.executable))
    if with_drop_in:
        (tmp_path / "blackgate.service.d").mkdir()
        drop_in = (DEPLOY / "systemd" / "many-machines.conf").read_text().replace(PROGRAM, sys.executable)
        (tmp_path / "blackgate.service.d" / "many-machines.conf").write_text(drop_in)
    check("systemd-analyze", "verify", "--recursive-errors=no", unit)


@needs("systemd-analyze")
def test_the_unit_gives_the_service_few_rights(tmp_path: Path) -> None:
    """systemd's own measure of what a broken service could do, from 0 (nothing) to 10 (everything)."""
    unit = tmp_path / "blackgate.service"
    unit.write_text((DEPLOY / "systemd" / "blackgate.service").read_text().replace(PROGRAM, sys.executable))
    check("systemd-analyze", "security", "--offline=true", "--threshold=15", "--no-pager", unit)


@needs("caddy")
@pytest.mark.parametrize("path", sorted(DEPLOY.rglob("*Caddyfile")), ids=lambda path: path.name)
def test_caddy_reads_its_configurations(path: Path) -> None:
    check("caddy", "validate", "--adapter", "caddyfile", "--config", path)


@needs("nginx")
@needs("openssl")
@pytest.mark.parametrize("name", ["one-machine", "many-machines"])
def test_nginx_reads_its_configurations(tmp_path: Path, name: str) -> None:
    """With a certificate of this test, and a port that needs no rights."""
    key, certificate = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    subject = ("-subj", "/CN=play.example.org", "-days", "1", "-keyout", key, "-out", certificate)
    check("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *subject)
    server = (DEPLOY / "nginx" / f"{name}.conf").read_text(encoding="utf-8")
    server = server.replace("/etc/letsencrypt/live/play.example.org", str(tmp_path)).replace("443", "8443")
    logs = f"pid {tmp_path}/nginx.pid; error_log stderr;"
    folders = " ".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (tmp_path / "nginx.conf").write_text(f"{logs}\nevents {{}}\nhttp {{\naccess_log off; {folders}\n{server}\n}}\n")
    check("nginx", "-t", "-e", "stderr", "-p", tmp_path, "-c", tmp_path / "nginx.conf")


# --- containers -----------------------------------------------------------------------------------
def test_every_service_of_compose_has_a_health_check_and_comes_back() -> None:
    for name, service in COMPOSE["services"].items():
        assert "healthcheck" in service or (service.get("build") == "." and "\nHEALTHCHECK " in DOCKERFILE), name
        assert service["restart"] == "unless-stopped"


def test_compose_starts_a_database_redis_two_processes_and_a_proxy() -> None:
    services = COMPOSE["services"]
    assert set(services) == {"app-1", "app-2", "proxy", "database", "redis"}
    assert all(services[name]["hostname"] == name for name in ("app-1", "app-2")), "processes need different host names"
    assert [name for name in services if "ports" in services[name]] == ["proxy"]
    assert [name for name in services if "front" not in services[name]["networks"]] == ["database", "redis"]
    assert COMPOSE["networks"]["back"]["internal"]
    upstreams = re.findall(r"([\w-]+):8765", (DEPLOY / "compose" / "Caddyfile").read_text(encoding="utf-8"))
    assert upstreams == ["app-1", "app-2"]
    volumes = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", ())}
    assert {name for name in volumes if not name.startswith("./")} == set(COMPOSE["volumes"])
    assert all((ROOT / name).is_file() for name in volumes if name.startswith("./"))


def test_the_processes_believe_the_proxy_and_no_one_else() -> None:
    address = COMPOSE["services"]["proxy"]["networks"]["front"]["ipv4_address"]
    for name in ("app-1", "app-2"):
        command = COMPOSE["services"][name]["command"]
        assert command[command.index("--behind-proxy") + 1] == address


def test_no_password_is_written_down() -> None:
    for service in COMPOSE["services"].values():
        for name, value in service.get("environment", {}).items():
            if name in ("POSTGRES_PASSWORD", "BLACKGATE_DB"):
                assert "${BLACKGATE_PASSWORD:?" in value


def test_the_image_is_small_and_runs_without_rights() -> None:
    *_, last = re.split(r"^FROM ", DOCKERFILE, flags=re.MULTILINE)
    assert re.search(r"^USER (?!0)\d+:\d+$", last, re.MULTILINE), "a number, so that Kubernetes can tell that it is not root"
    assert "apt-get" not in last
    assert "/api/health" in last


def test_what_the_image_copies_is_sent_to_its_builder() -> None:
    """`.dockerignore` lets in what is named there, and nothing else."""
    sent = {line[1:] for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line.startswith("!")}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    licences = {pattern.partition("/")[0] for pattern in project["project"]["license-files"]}
    assert {"client", "src", "pyproject.toml", "uv.lock", project["project"]["readme"], *licences} <= sent
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["path"]
    used_by_hook = re.findall(r'"tools" / "(\w+\.py)"', (ROOT / hook).read_text(encoding="utf-8"))
    assert {hook, *(f"tools/{name}" for name in used_by_hook)} <= sent
    assert all(list(ROOT.glob(pattern)) for pattern in sent)


def test_the_image_has_the_licence_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f'org.opencontainers.image.licenses="{project["license"]}"' in DOCKERFILE
