# make run    open the table                make test    everything CI checks
# make bench  what we promise, measured     make fuzz    random matches until stopped
# make shots  every screen, as pictures    make soak    ten minutes of people and disasters
# make attack floods, and who waits         make format, make lock, make types, make clean
# make browsers  the page in Firefox and WebKit

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
NPM := ../tools/npm
# Friends on the same network may join; HOST=127.0.0.1 keeps the table to this computer.
HOST := 0.0.0.0
PAGE := src/sobremesa/server/page
COMPILE := $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
	--no-annotate --quiet $(if $(UPGRADE),--upgrade)

.PHONY: setup run test shots browsers bench fuzz soak attack format lock types clean

setup: $(VENV)/.run $(VENV)/.page

run: setup
	@$(BIN)/sobremesa serve --host $(HOST) $(if $(PORT),--port $(PORT))

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

$(VENV)/.node: $(VENV)/.made web/package.json web/package-lock.json requirements/node.txt
	@echo "Setting up the page's packages..."
	@cd web && $(NPM) ci --no-audit --no-fund --no-update-notifier --loglevel=error
	@touch $@

$(VENV)/.page: $(VENV)/.node $(shell find web/src web/public web/tools web/index.html web/*.ts web/*.js src/sobremesa/games/*/data src/sobremesa/physics/data -type f 2>/dev/null)
	@echo "Building the page..."
	@cd web && $(NPM) run --silent build -- --outDir ../$(PAGE) --emptyOutDir --logLevel warn
	@touch $@

test: $(VENV)/.dev $(VENV)/.page
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && $(NPM) run --silent types -- --check
	cd web && $(NPM) run --silent lint
	cd web && $(NPM) run --silent check
	cd web && $(NPM) run --silent test
	$(BIN)/pytest --numprocesses=auto --dist=worksteal

shots: $(VENV)/.dev $(VENV)/.page
	SHOTS=1 $(BIN)/pytest --numprocesses=auto --dist=worksteal tests/e2e

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
	@$(BIN)/python -m tests.conformance.fuzz

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

lock: $(VENV)/.dev
	$(COMPILE) --extra table --extra postgres --extra redis pyproject.toml requirements/build.in --output-file requirements/run.txt
	$(COMPILE) --all-extras pyproject.toml requirements/build.in --group dev --output-file requirements/dev.txt
	$(COMPILE) --group bench --output-file requirements/bench.txt
	$(COMPILE) requirements/node.in --output-file requirements/node.txt

clean:
	rm -rf $(VENV) $(PAGE) web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
