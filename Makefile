VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.stamp
PLAY_STAMP := $(VENV)/.stamp-play

.PHONY: help setup test play web screenshots fast wheel compiled bench cover mutants refusals fmt lock sbom clean
.DEFAULT_GOAL := help

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(STAMP) ## make .venv with everything in it; does nothing when it is up to date

$(STAMP): pyproject.toml requirements.lock tools/setup.sh
	@tools/setup.sh $(VENV) lab,rl,dask,server,trace,dev
	@touch $@ $(PLAY_STAMP)

# Playing needs the server and what counts odds, none of the tools that build and prove the house.
$(PLAY_STAMP): pyproject.toml requirements.lock tools/setup.sh
	@tools/setup.sh $(VENV) server,odds
	@touch $@

test: setup ## everything that must hold: format, lint, types, imports, tests, examples in the docs
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	@tools/web.sh check $(VENV)
	@tools/web.sh build $(VENV)
	@tools/ci_services.sh
	HHOUR_REFUSALS=1 $(BIN)/pytest -n 2 --doctest-modules --doctest-glob='*.md' tests src $(wildcard docs/guide)

play: $(PLAY_STAMP) ## build the table and open it in the browser (ARGS="..." goes to hhour serve; hhour play is the terminal game)
	@tools/web.sh build $(VENV)
	@HHOUR_LOG_LEVEL=$${HHOUR_LOG_LEVEL:-warning} $(BIN)/hhour serve --or-any --open $(ARGS)

web: setup ## build the web app into the package; does nothing when it is up to date
	@tools/web.sh build $(VENV)

screenshots: web ## pictures of the main pages into docs/pictures
	@tools/ci_services.sh
	$(BIN)/python tools/screenshots.py

fast: setup ## compile engine and server with mypyc and run the engine's tests compiled
	$(BIN)/python tools/build_fast.py build/fast
	PYTHONPATH=build/fast $(BIN)/pytest -q -n 2 tests/kernel tests/properties tests/rules tests/golden tests/atlantikwall tests/way_to_hell

wheel: setup ## build the wheels into dist: the plain one, and one with engine and server compiled where there is a C compiler (takes as long as fast)
	@tools/web.sh build $(VENV)
	$(BIN)/python tools/build_wheel.py $(ARGS)

compiled: setup ## prove that engine and server compile, play every box and tell it as the plain ones do; part of make test
	$(BIN)/pytest -q tests/test_compiled.py

bench: setup ## measure the engine beside its peers
	@tools/setup.sh $(VENV) lab,rl,server,dev,bench
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/env.py

mutants: setup ## break N places of the rules on purpose and list what no test notices (N=150 SEED=1)
	$(BIN)/python tools/mutants.py -n $(or $(N),150) --seed $(or $(SEED),1) --jobs 2

refusals: setup ## which refusals of the rules no marked test comes to
	HHOUR_REFUSALS=1 $(BIN)/pytest -q -n 2 tests/rules tests/content tests/kernel tests/atlantikwall tests/way_to_hell tests/bataille tests/express tests/boxes

cover: setup ## which lines and branches no test reaches
	$(BIN)/pytest -n 2 --cov --cov-report=term tests

fmt: setup ## format the code and mend what lint can mend
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: setup ## write down which versions everything was tested with
	$(BIN)/python tools/lock.py

sbom: ## a bill of materials (CycloneDX) from the lock files into build/sbom.json
	$(if $(wildcard $(BIN)/python),$(BIN)/python,python3) tools/sbom.py

clean: ## remove what was built; .venv stays
	rm -rf build dist htmlcov .coverage .coverage.* .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete
