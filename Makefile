# Two commands do everything: `make play` and `make test`. Python 3.11 or newer is all they need.
PYTHON ?= python3
BIN := .venv/bin
PINNED := --quiet --disable-pip-version-check -c constraints.txt
SLOWEST := --durations=15 --durations-min=5

.PHONY: play terminal page types test check docs effect-words settings battery trust bench bench-lab bench-strength load goldens kept fonts screenshots release hooks clean

# Installs what playing needs and no more. `make play LAB=1` adds the compiled scout, which looks further ahead.
play: page $(if $(LAB),.venv/lab)
	@$(BIN)/charthouse serve --open

terminal: .venv/ready
	@$(BIN)/charthouse play

# Builds the page into the package, if its sources are newer. Takes Node from a wheel where there is none.
page: .venv/ready
	@$(BIN)/python tools/page.py

test: check page
	@$(BIN)/python tools/need.py browser > /dev/null
	code=0; \
	PATH="$$($(BIN)/python tools/need.py postgres):$$PATH" $(BIN)/python -m pytest -n 2 $(SLOWEST) --ignore tests/browser || code=1; \
	CHARTHOUSE_CHROMIUM="$$($(BIN)/python tools/need.py browser)" $(BIN)/python -m pytest -n 2 $(SLOWEST) tests/browser || code=1; \
	exit $$code

check: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tools/page.py --check

# The long form of the property, crash and hostile tests, up to the counts of docs/trust.md: many hours. It goes on where
# it stopped. `make battery PART="kills two-worlds" MINUTES=60` tries only these, and begins nothing after so long.
battery: .venv/dev page
	PATH="$$($(BIN)/python tools/need.py postgres):$$PATH" $(BIN)/python tools/battery.py $(PART) $(if $(MINUTES),--minutes $(MINUTES))

# docs/trust.md, from what the batteries have found so far.
trust: .venv/dev
	$(BIN)/python tools/battery.py --write

bench: .venv/dev
	$(BIN)/python bench/engine.py

# The fast lane beside C and beside other libraries; writes docs/benchmarks.md.
bench-lab: .venv/dev
	$(BIN)/python bench/lab.py

# How strong the scout is; an hour of one free core. Goes on where it stopped; writes docs/bots.md.
bench-strength: .venv/dev
	$(BIN)/python bench/strength.py

load: .venv/dev page
	$(BIN)/python bench/load.py --tables 250 --pace 2
	$(BIN)/python bench/load.py --tables 1000 --pace 20
	$(BIN)/python bench/load.py --tables 50 --pace 2 --crowd 100
	$(BIN)/python bench/load.py --tables 250 --pace 2 --game charterstone

# Writes the readable playthroughs anew; read the difference before you commit it.
goldens: .venv/dev
	$(BIN)/python tests/golden/playthrough.py --write

# Keeps what this release writes, once and for ever: tests/kept/.
kept: .venv/dev page
	$(BIN)/python tests/kept/freeze.py

# Cuts the Chinese fonts of page and pictures to our texts, when those have new characters.
fonts: .venv/dev
	$(BIN)/python -m pip install $(PINNED) -e '.[fonts]'
	$(BIN)/python tools/fonts.py

# Pictures of every page at desktop and phone size, to be looked at.
screenshots: .venv/dev page
	$(BIN)/python tools/screenshots.py

# The types of the page (wire.ts), from the forms of the server and of the games.
types: .venv/dev
	$(BIN)/python tools/wire_types.py

# The tables of docs/effect-words.md, from the list of words.
effect-words: .venv/dev
	$(BIN)/python tools/effect_words.py

# The table of docs/settings.md, from the settings of the server.
settings: .venv/dev
	$(BIN)/python tools/settings_page.py

# The documentation as a site in site/, with the reference of the package; a dead link is an error.
docs: effect-words settings
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet --strict

# Archive and wheel in dist/: checked, installed under every Python there is, and played.
release: .venv/dev page
	$(BIN)/python -m pip install $(PINNED) -e '.[release]'
	$(BIN)/python tools/release.py

# From now on git runs the quick checks before every commit (.pre-commit-config.yaml).
hooks: .venv/dev
	$(BIN)/pre-commit install

clean:
	rm -rf .venv .node dist site build .mypy_cache .ruff_cache .pytest_cache .hypothesis ui/node_modules src/charthouse/page

# The page comes first: an install from a clone whose page is not built would fetch Node to build it.
# Python compiles what it meets; what it never meets would be 20 MB more.
.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("Charthouse needs Python 3.11 or newer: make PYTHON=python3.12" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	@$(BIN)/python tools/page.py
	$(BIN)/python -m pip install $(PINNED) --no-compile -e .
	@$(BIN)/python -m pip uninstall --quiet --yes setuptools 2> /dev/null
	@touch $@

.venv/lab: .venv/ready
	$(BIN)/python -m pip install $(PINNED) -e '.[lab]'
	@touch $@

.venv/dev: .venv/ready
	$(BIN)/python -m pip install $(PINNED) -e '.[dev]'
	@touch $@
