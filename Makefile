# make run    play                        make test    everything CI checks
# make bench  what we promise, measured    make fuzz    random matches until stopped
# make format, make lock, make clean

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: setup run test check bench fuzz format lock clean

setup: $(VENV)/.run

run: setup
	@$(BIN)/sobremesa play

$(VENV)/.made:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer, with its venv module, is needed."; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made requirements/run.txt pyproject.toml
	@echo "Setting up..."
	@$(PIP) install --require-hashes -r requirements/run.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	@echo "Setting up the tools..."
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

test: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest --numprocesses=auto

bench: setup
	@$(BIN)/python -m bench $(if $(JSON),--json)

fuzz: $(VENV)/.dev
	@$(BIN)/python -m tests.conformance.fuzz

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: $(VENV)/.dev
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate \
		--quiet $(if $(UPGRADE),--upgrade) pyproject.toml requirements/build.in --output-file requirements/run.txt
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate \
		--quiet $(if $(UPGRADE),--upgrade) pyproject.toml requirements/build.in --group dev --output-file requirements/dev.txt

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
