# `make play` and `make test` do all the setup on a new machine.
SHELL := /bin/bash
.DELETE_ON_ERROR:
.PHONY: play test setup compile client client-check lint types services learn unit fuzz fuzz-short soak referee-check bench bench-client load screenshots docs wheel wheels library image compose-check clean

# The newest installed Python, 3.11 or later; choose another with `make PYTHON=...`.
PYTHON ?= $(shell for p in python3.14 python3.13 python3.12 python3.11 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
CLIENT := $(shell find client -type f -not -path '*/node_modules/*') $(wildcard src/blackgate/texts/*/*.ftl)
ENGINE := $(wildcard src/blackgate/engine/*.py src/blackgate/bots/evaluation/*.py src/blackgate/env/core/*.py src/blackgate/table_state/*.py) src/blackgate/base_game.py src/blackgate/game.py src/blackgate/view.py

play: setup client
	$(BIN)/blackgate serve --open

# Independent targets run in parallel.
test:
	$(MAKE) --no-print-directory --output-sync=target --jobs=2 compile types client services learn lint client-check docs
	$(MAKE) --no-print-directory unit
	$(MAKE) --no-print-directory fuzz-short

setup: $(VENV)/.installed .build/compiled

# A virtual environment with the compiler of the engine; everything else is installed while the engine is compiled.
$(VENV)/.made: pyproject.toml
	@test -n "$(PYTHON)" || { echo "blackgate needs Python 3.11 or newer: install it, or run make PYTHON=/path/to/python3"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) --upgrade "pip>=25.1"
	$(PIP) --group compiler
	@touch $@

$(VENV)/.installed: $(VENV)/.made
	$(PIP) --editable . --group dev
	@touch $@

# The engine, compiled in place; without a C compiler it stays plain Python, and a notice is printed.
compile: .build/compiled
.build/compiled: $(ENGINE) tools/compile_hook.py $(VENV)/.made
	@mkdir -p $(@D)
	$(BIN)/python tools/compile_hook.py
	@touch $@

# The browser client, built into src/blackgate/service/web with Node (installed, or from PyPI); without it, pages are plain.
client: .build/client
.build/client: $(CLIENT) tools/client.py $(VENV)/.made
	@mkdir -p $(@D)
	$(BIN)/python tools/client.py --fetch
	@touch $@

client-check: client
	$(BIN)/python tools/client.py --check

lint: $(VENV)/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.installed
	$(BIN)/mypy

# PyTorch, for examples/train.py, byte-compiled only as far as it is used. If it cannot be installed, its tests are skipped.
learn: $(VENV)/.installed
	@$(BIN)/python -c 'import torch' 2>/dev/null || $(PIP) --no-compile --group learn \
		|| echo "PyTorch cannot be installed: the tests of examples/train.py will be skipped."

# Servers that the tests of the play service start. If they cannot be installed, those tests are skipped.
services:
	@there() { command -v redis-server >/dev/null && command -v chromium >/dev/null && { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1; }; \
	there && exit 0; \
	if [ "$$(id -u)" = 0 ]; then as_root=; elif sudo -n true 2>/dev/null; then as_root="sudo -n"; else as_root=false; fi; \
	if command -v apt-get >/dev/null && [ "$$as_root" != false ]; then \
		echo "Installing postgresql, redis-server and chromium for the tests of the play service"; \
		{ $$as_root apt-get update; $$as_root env DEBIAN_FRONTEND=noninteractive \
			apt-get install --yes --no-install-recommends postgresql redis-server chromium; } >/dev/null 2>&1; \
	fi; \
	there || echo "PostgreSQL, Redis or Chromium is missing and cannot be installed: the tests that need it will be skipped."

# One worker more than cores, because tests of the service often wait for servers.
unit: export PYTHONDONTWRITEBYTECODE =
unit: setup services learn
	$(BIN)/python -m pytest -n $$(($(JOBS) + 1)) --dist worksteal

fuzz-short: setup
	$(BIN)/python tools/fuzz.py --games 2000 --jobs $(JOBS)

# 100,000 random games over all options with every invariant on: about a quarter of an hour.
fuzz: setup
	$(BIN)/python tools/fuzz.py --games 100000 --jobs $(JOBS)

# The tests with servers, browsers and random deals, ten times with other seeds: about an hour. More: python -m tools.soak --help
soak: setup client services
	$(BIN)/python -m tools.soak --rounds 10 --jobs $$(($(JOBS) + 1))

# The engine against the second implementation of the rules (testkit/referee.py), a million decisions: about five minutes.
referee-check: setup
	$(BIN)/python -m tools.referee_check

# Figures for docs/benchmarks.md, with other libraries (catanatron, OpenSpiel) in the same run.
bench: setup
	$(PIP) --editable ".[bench]"
	$(BIN)/blackgate bench

# The client in a real browser: latency from the news of a move to the screen, and frames; one or two minutes.
bench-client: setup client services
	$(BIN)/python -m benchmarks.browser

# Screenshots of the pages, into docs/screenshots.
screenshots: setup client services
	$(BIN)/python -m tools.screenshots

# The documentation as a site, into .build/site; every link is checked, and nothing may be loaded from another host.
docs: $(VENV)/.installed
	$(BIN)/python tools/docs.py

# The play service under load: 1,000 tables, 4,000 sockets, 400 moves a second, then the highest rate; about ten minutes.
load: setup services
	$(BIN)/python -m benchmarks.load --search
	$(BIN)/python -m benchmarks.load --database postgresql --search

wheel: client
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

# Wheels for this system and every version of Python; for Linux in containers, for Pyodide with CIBW_PLATFORM=pyodide.
wheels: $(VENV)/.made
	$(PIP) --group wheels
	$(BIN)/cibuildwheel --output-dir dist

# The newest wheel in an environment of its own, and the tests that need nothing but the library.
LIBRARY := .build/library/$(notdir $(BIN))
library: $(VENV)/.made
	@test -n "$$(ls -t dist/*.whl 2>/dev/null)" || $(MAKE) --no-print-directory wheel
	$(BIN)/python -m venv --clear .build/library
	$(LIBRARY)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	$(LIBRARY)/python -m pip install --quiet --disable-pip-version-check "$$(ls -t dist/*.whl | head -1)" --group library
	$(LIBRARY)/python -m pytest tests/rules tests/cards tests/bots tests/test_api.py tests/test_no_leak.py tests/test_other_pack.py \
		tests/test_pack.py tests/test_properties.py tests/test_records.py

# The container image, and all of compose.yaml started once: until every health check passes, then stopped and removed.
CONTAINERS ?= docker
image:
	$(CONTAINERS) build --tag blackgate .

compose-check: export BLACKGATE_PASSWORD ?= only-for-this-check
compose-check:
	$(CONTAINERS) compose --project-name blackgate-check up --build --detach --wait --wait-timeout 180 \
		|| { $(CONTAINERS) compose --project-name blackgate-check logs; status=1; }; \
	$(CONTAINERS) compose --project-name blackgate-check down --volumes; exit $${status:-0}

clean:
	rm -rf $(VENV) .build .cache build dist src/blackgate/service/web client/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name '*.so' -path './src/*' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +
