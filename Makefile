# make run                    open the table and print its address (PORT=9000; HOST=127.0.0.1 for this computer only)
# make setup                  only set up what `make run` needs
# make test                   everything CI checks
# make check                  the same without browsers, servers, PostgreSQL and Redis
# make browsers               the same tables in Firefox and WebKit
# make format                 lay out Python and the page as we do
# make new GAME=night_market  a game of your own to begin with: docs/build/add_a_game.md
# make docs                   write the pages that are made from the code
# make types                  write the page's types, after a change of the wire
# make shots                  every screen as a picture in shots/, and the README's picture
# make bench                  what we promise, measured (JSON=1 for programs)
# make fuzz                   random matches until stopped (GAME=high_card for one game)
# make soak                   ten minutes of people and disasters (MINUTES, SEED, TABLES, RATE, KINDS)
# make attack                 floods, and how long somebody else waits
# make wheel                  pack what people install into dist/
# make image                  build the container's image and play in each set-up of deploy/ (as root, with podman)
# make lock                   write the lock files (UPGRADE=1 moves to the newest versions)
# make release VERSION=1.2.3  tag a version, once all that it needs is there (TESTED=1 if the tests just passed)
# make clean                  throw away what was set up and built
# make help                   this list

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
NPM := ../tools/npm
# Said by nobody, friends on the same network may join; HOST=127.0.0.1 keeps the table to this computer.
HOST :=
PAGE := src/sobremesa/server/page
COMPILE := $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
	--no-annotate --quiet $(if $(UPGRADE),--upgrade)

# Else every server that a test starts would read all its sources anew.
unexport PYTHONDONTWRITEBYTECODE
# All that is checked beside the tests, two at a time; what each has to say comes in one piece.
LOOKS := python-types page-check page-tests page-style python-style python-layers page-types
# Tests without a browser, beside those with one, which need all there is: many of these wait for a clock or a server.
OTHERS := other-tests
# One more than there are processors, with a browser and without: many tests wait for a server or for the page.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
# One after the other as they come: the long ones are first (conftest.py).
PYTEST := $(BIN)/pytest --dist=load --maxschedchunk=1
TRY = @$(MAKE) --no-print-directory --output-sync=target $(1) $(LOOKS) & looks=$$!; $(PYTEST) $(2); tests=$$?; wait $$looks && exit $$tests
# What has to be there first, the page's and Python's parts side by side.
READY = @$(MAKE) --no-print-directory --silent --jobs=2 $(1)
# Folders whose tests start browsers, servers, databases or other programs; `make check` leaves them out.
SERVED := browsers bus cli deploy e2e package proxy server soak store trust

.PHONY: setup run test check browsers $(LOOKS) $(OTHERS) shots bench fuzz soak attack format docs lock types new wheel image release clean help

setup:
	$(call READY,$(VENV)/.run $(VENV)/.page)

run: setup
	@$(BIN)/sobremesa $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

$(VENV)/.made:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer, with its venv module, is needed."; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made requirements/run.txt pyproject.toml
	@echo "Setting up Python packages..."
	@$(PIP) install --require-hashes -r requirements/run.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	@echo "Setting up the tools..."
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

# What the package needs, to install it without a network: from pip's cache, since it has just been installed.
$(VENV)/.wheels: $(VENV)/.run
	@rm -rf $(VENV)/wheels
	@$(PIP) download --require-hashes --only-binary :all: --dest $(VENV)/wheels -r requirements/run.txt
	@touch $@

# The extra `fast`, once: else every worker would compile the same, and every server's bots.
$(VENV)/.compiled: $(VENV)/.dev tests/compiled.py $(shell find src/sobremesa/core src/sobremesa/physics src/sobremesa/games/*/advice -name '*.py' 2>/dev/null)
	@$(BIN)/python -m tests.compiled
	@touch $@

$(VENV)/.node: $(VENV)/.made web/package.json web/package-lock.json requirements/node.txt
	@echo "Setting up the page's packages..."
	@cd web && $(NPM) ci --no-audit --no-fund --no-update-notifier --loglevel=error
	@touch $@

$(VENV)/.page: $(VENV)/.node $(shell find web/src web/public web/tools web/index.html web/*.ts web/*.js src/sobremesa/games/*/data src/sobremesa/physics/data -type f 2>/dev/null)
	@echo "Building the page..."
	@cd web && $(NPM) run --silent build -- --outDir ../$(PAGE) --emptyOutDir --logLevel warn
	@touch $@

test:
	$(call READY,$(VENV)/.wheels $(VENV)/.page $(VENV)/.compiled)
	$(call TRY,--jobs=3 $(OTHERS),--numprocesses=$(WORKERS) tests/e2e)

check:
	$(call READY,$(VENV)/.node $(VENV)/.compiled)
	$(call TRY,--jobs=2,--numprocesses=auto $(SERVED:%=--ignore=tests/%))

$(OTHERS):
	$(PYTEST) --numprocesses=$(WORKERS) --ignore=tests/e2e

python-style:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

python-types:
	$(BIN)/mypy

python-layers:
	$(BIN)/lint-imports

page-types:
	cd web && $(NPM) run --silent types -- --check

page-style:
	cd web && $(NPM) run --silent lint

page-check:
	cd web && $(NPM) run --silent check

page-tests:
	cd web && $(NPM) run --silent test

shots: $(VENV)/.dev $(VENV)/.page
	SHOTS=1 $(PYTEST) --numprocesses=$(WORKERS) tests/e2e

# In CI a browser that is missing is a failure; so it is here, where nothing else is asked for.
browsers: $(VENV)/.dev $(VENV)/.page
	CI=1 $(BIN)/pytest tests/browsers

# Only for comparison: where there is no pymunk for this machine, the bench says so and goes on.
$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	@$(PIP) install --require-hashes --only-binary :all: -r requirements/bench.txt || true
	@touch $@

bench: $(VENV)/.bench
	@$(BIN)/python -m bench $(if $(JSON),--json)

fuzz: $(VENV)/.dev
	@$(BIN)/python -m tests.conformance.fuzz $(GAME)

# MINUTES=60 an hour; SEED, TABLES, RATE (moves a second) and KINDS (of disasters) as wished.
soak: $(VENV)/.dev
	@$(BIN)/python -m tests.soak

# How long somebody at another table waits while ten sockets flood the server, in every way there is.
attack: $(VENV)/.dev
	@$(BIN)/python -m tests.trust.canary

format: $(VENV)/.dev $(VENV)/.node
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	cd web && $(NPM) run --silent format

types: $(VENV)/.run $(VENV)/.node
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(NPM) run --silent types

# A copy of the tiny game, its matches to keep played anew.
new: $(VENV)/.dev $(VENV)/.node
	@$(BIN)/python tools/new_game.py "$(GAME)"
	@$(BIN)/python -m tests.conformance.keep $(GAME) > /dev/null
	@$(BIN)/ruff format --quiet src/sobremesa/games/$(GAME)
	@cd web && $(NPM) exec -- prettier --log-level warn --write src/games/$(GAME)
	@$(MAKE) --no-print-directory types

lock: $(VENV)/.dev
	$(COMPILE) --extra postgres --extra redis pyproject.toml requirements/build.in --output-file requirements/run.txt
	$(COMPILE) --all-extras pyproject.toml requirements/build.in --group dev --output-file requirements/dev.txt
	$(COMPILE) --group bench --output-file requirements/bench.txt
	$(COMPILE) requirements/node.in --output-file requirements/node.txt

docs: $(VENV)/.dev
	@$(BIN)/python -m tools.docs

wheel: $(VENV)/.run $(VENV)/.page
	@$(BIN)/python -m tools.wheel

# With a real engine; on Debian it is installed. Where no registry answers, Debian's packages stand in for other people's images.
image: $(VENV)/.dev
	@$(BIN)/python -m tests.deploy

release: $(VENV)/.dev
	@$(BIN)/python -m tools.release "$(VERSION)" $(if $(TESTED),--tested)

clean:
	rm -rf $(VENV) $(PAGE) dist .pdm-build web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile
