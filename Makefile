# Two commands do everything: `make play` and `make test`. Python 3.11 or newer is all they need.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check battery bench goldens clean

play: .venv/ready
	@$(BIN)/charthouse play

test: check
	$(BIN)/python -m pytest -n 2

check: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The long form of the property and stateful tests.
battery: .venv/ready
	CHARTHOUSE_BATTERY=1 $(BIN)/python -m pytest -n 2 --timeout 0

bench: .venv/ready
	$(BIN)/python bench/engine.py

# Writes the readable playthroughs anew; read the difference before you commit it.
goldens: .venv/ready
	$(BIN)/python tests/golden/playthrough.py --write

clean:
	rm -rf .venv dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("Charthouse needs Python 3.11 or newer: make PYTHON=python3.12" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@
