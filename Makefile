# make play   set everything up and start a game
# make test   set everything up and run every check and test
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
GAME ?= tiny_epic_kingdoms

.PHONY: setup play test check lint types tests fuzz bench clean

setup: $(READY)

$(READY): pyproject.toml constraints.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || (echo "python venv is missing: apt-get install python3-venv"; exit 1)
	$(BIN)/python -m pip install --quiet --upgrade pip -c constraints.txt
	$(BIN)/python -m pip install --quiet -c constraints.txt -e '.[dev,peers]'
	@touch $(READY)

play: setup
	@echo "The browser client is still to come; this is the terminal client."
	@$(BIN)/tabletome play $(GAME)

test: check tests

check: lint types

lint: setup
	$(BIN)/ruff format --check src tests
	$(BIN)/ruff check src tests

types: setup
	$(BIN)/mypy

tests: setup
	$(BIN)/python -m pytest -n auto

fuzz: setup
	$(BIN)/tabletome fuzz $(GAME) --decisions 1000000

bench: setup
	$(BIN)/tabletome bench $(GAME) --peers

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
