# make play   set everything up, start the server and print its address
# make test   set everything up and run every check and test
# make docs   build the documentation as a site
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= tiny_epic_kingdoms
GAMES := tiny_epic_kingdoms battlelore mage_knight gloomhaven sword_and_sorcery

# One more than there are cores: tests of the server wait much.
WORKERS ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))

PYTHON_READY := $(VENV)/.ready
WEB_READY := web/node_modules/.ready
WEB_BUILT := web/dist/index.html
WEB_SOURCES := $(shell find web/src web/public web/build web/index.html web/vite.config.ts -type f 2>/dev/null)

.PHONY: docs soak setup web play test check lint types web-check tests web-tests browser-tests system fuzz witness bench clean

setup: $(PYTHON_READY) $(WEB_READY)

$(PYTHON_READY): pyproject.toml constraints.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || (echo "venv is missing: apt-get install python3-venv" && false)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet -c constraints.txt -e '.[dev,docs,peers,research,ray]'
	@touch $@

# Not "npm ci", which insists on optional packages for other platforms.
$(WEB_READY): web/package.json web/package-lock.json
	cd web && npm install --no-save --silent
	@touch $@

$(WEB_BUILT): $(WEB_READY) $(WEB_SOURCES)
	cd web && npm run build --silent

web: $(WEB_BUILT)

play: setup web
	$(BIN)/tabletome serve

test: check tests web-tests browser-tests

check: lint types web-check

lint: $(PYTHON_READY)
	$(BIN)/ruff format --check src tests bench scripts examples hatch_build.py
	$(BIN)/ruff check src tests bench scripts examples hatch_build.py

types: $(PYTHON_READY)
	$(BIN)/mypy

web-check: $(WEB_READY)
	cd web && npm run check --silent

tests: $(PYTHON_READY) system
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

web-tests: $(WEB_READY)
	cd web && npm test --silent

browser-tests: $(PYTHON_READY) web system
	cd web && npm run test:browser --silent

system:
	@scripts/system-packages

# The documentation as a site, in build/site; it fails where a link leads nowhere.
docs: $(PYTHON_READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "open build/site/index.html, or: $(BIN)/mkdocs serve"

fuzz: $(PYTHON_READY)
	$(BIN)/tabletome fuzz $(GAME) --decisions 1000000

witness: $(PYTHON_READY)
	@for game in $(GAMES); do $(BIN)/tabletome rules $$game --witness || failed=1; done; test -z "$$failed"

bench: $(PYTHON_READY)
	$(BIN)/tabletome bench $(GAME) --peers
	$(BIN)/python bench/server_load.py

# A server under everything at once for half an hour, on each database; make soak MINUTES=0.5 TABLES=20 in short.
MINUTES ?= 30
TABLES ?= 100
soak: $(PYTHON_READY)
	$(BIN)/python -m bench.soak --minutes $(MINUTES) --tables $(TABLES)
	$(BIN)/python -m bench.soak --minutes $(MINUTES) --tables $(TABLES) --database postgres

clean:
	rm -rf $(VENV) web/node_modules web/dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
