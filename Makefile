# Two commands do all set-up on a fresh machine: `make play` and `make test`.
SHELL := /bin/bash
.DELETE_ON_ERROR:
.PHONY: play test setup compile client client-check lint types services learn unit fuzz fuzz-short second-reading bench bench-client load screenshots docs wheel wheels library image compose-check clean

# The newest Python there is, from 3.11 on; name another with `make PYTHON=...`.
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

# What does not wait for each other is done side by side.
test:
	$(MAKE) --no-print-directory --output-sync=target --jobs=2 compile types client services learn lint client-check docs
	$(MAKE) --no-print-directory unit
	$(MAKE) --no-print-directory fuzz-short

setup: $(VENV)/.installed .build/compiled

# A virtual environment with what compiles the engine; everything else is fetched while that is done.
$(VENV)/.made: pyproject.toml
	@test -n "$(PYTHON)" || { echo "blackgate needs Python 3.11 or newer: install it, or say make PYTHON=/path/to/python3"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) --upgrade "pip>=25.1"
	$(PIP) --group compiler
	@touch $@

$(VENV)/.installed: $(VENV)/.made
	$(PIP) --editable . --group dev
	@touch $@

# The engine, compiled in place; without a C compiler this says so and leaves plain Python.
compile: .build/compiled
.build/compiled: $(ENGINE) tools/compile_hook.py $(VENV)/.made
	@mkdir -p $(@D)
	$(BIN)/python tools/compile_hook.py
	@touch $@

# The client for browsers, built into src/blackgate/service/web with Node (the machine's, or PyPI's); without it, pages are plain.
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

# PyTorch, for examples/train.py, byte-compiled only as far as it is used. Where it cannot be had, its tests are skipped.
learn: $(VENV)/.installed
	@$(BIN)/python -c 'import torch' 2>/dev/null || $(PIP) --no-compile --group learn \
		|| echo "PyTorch cannot be installed from here: the tests of examples/train.py will be skipped."

# What tests of the play service start for themselves. Where it may not be installed, those tests are skipped.
services:
	@there() { command -v redis-server >/dev/null && command -v chromium >/dev/null && { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1; }; \
	there && exit 0; \
	if [ "$$(id -u)" = 0 ]; then as_root=; elif sudo -n true 2>/dev/null; then as_root="sudo -n"; else as_root=false; fi; \
	if command -v apt-get >/dev/null && [ "$$as_root" != false ]; then \
		echo "Installing postgresql, redis-server and chromium for the tests of the play service"; \
		{ $$as_root apt-get update; $$as_root env DEBIAN_FRONTEND=noninteractive \
			apt-get install --yes --no-install-recommends postgresql redis-server chromium; } >/dev/null 2>&1; \
	fi; \
	there || echo "PostgreSQL, Redis or Chromium is not installed and cannot be from here: the tests that need it will be skipped."

# One worker more than there are cores: tests of the service wait for servers much of their time.
unit: export PYTHONDONTWRITEBYTECODE =
unit: setup services learn
	$(BIN)/python -m pytest -n $$(($(JOBS) + 1)) --dist worksteal

fuzz-short: setup
	$(BIN)/python tools/fuzz.py --games 2000 --jobs $(JOBS)

# 100,000 random games over all options with every invariant on: about a quarter of an hour.
fuzz: setup
	$(BIN)/python tools/fuzz.py --games 100000 --jobs $(JOBS)

# The engine against the second reading of the rules (testkit/referee.py), a million decisions: about five minutes.
second-reading: setup
	$(BIN)/python -m tools.second_reading

# Figures for docs/benchmarks.md; with the peers (catanatron, OpenSpiel) in the same run.
bench: setup
	$(PIP) --editable ".[bench]"
	$(BIN)/blackgate bench

# The client in a real browser: from a move's news to the screen, and frames while a late game of six plays; a minute or two.
bench-client: setup client services
	$(BIN)/python -m benchmarks.browser

# Pictures of the pages into docs/screenshots: to be looked at, and mended until one is proud of them.
screenshots: setup client services
	$(BIN)/python -m tools.screenshots

# The documentation as a site, into .build/site: quiet, with every link checked, and nothing loaded from another host.
docs: $(VENV)/.installed
	$(BIN)/python tools/docs.py

# The play service under load: 1,000 tables, 4,000 sockets, 400 moves a second, and how far it goes; some ten minutes.
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
