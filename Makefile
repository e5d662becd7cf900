# Everything here runs in environments that this file makes from hashed lock files.
# Needed: GNU make, git, Python 3.11 or newer with venv.

PYTHON ?= python3
ARGS ?=
UV := uv==0.13.7

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test check format bench load picture mutate lock clean

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 16
	@echo
	@echo 'ARGS="..." goes on to the command; PYTHON=... picks another Python.'

play: .venv/ready-play ## play in this terminal
	@.venv/bin/coyote play $(ARGS)

test: check ## run the checks, then all tests with coverage
	.venv/bin/python -m pytest --numprocesses auto --cov $(ARGS)
	@.venv/bin/python -m coverage report --fail-under=100 \
		--include='src/coyote/rules/*,src/coyote/record/*,src/coyote/odds/*,src/coyote/table/*'

check: .venv/ready-test ## check format, lint, types, layers and links
	.venv/bin/python -m ruff format --check .
	.venv/bin/python -m ruff check .
	.venv/bin/python -m mypy
	.venv/bin/lint-imports --no-logo
	.venv/bin/python tools/links.py
	.venv/bin/python tools/audit.py

format: .venv/ready-test ## put the code in its format, and mend what ruff can mend
	.venv/bin/python -m ruff check --fix-only --quiet .
	.venv/bin/python -m ruff format .

bench: .venv-bench/ready-bench ## measure speed, beside OpenSpiel and RLCard
	.venv-bench/bin/python bench/speed.py $(ARGS)

load: .venv/ready-test ## measure a server with a hundred busy tables
	.venv/bin/python bench/load.py $(ARGS)

picture: .venv/ready-test ## draw docs/terminal.svg anew
	.venv/bin/python tools/picture.py

mutate: .venv-mutate/ready-mutate ## break the rules on purpose: which breaks does no test see?
	.venv-mutate/bin/python -m mutmut run $(ARGS)
	.venv-mutate/bin/python tools/mutants.py

clean: ## remove environments, caches and builds
	rm -rf .venv .venv-* build dist mutants htmlcov .coverage*
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools bench '(' -name __pycache__ -o -name .hypothesis ')' -prune -exec rm -rf {} + 2>/dev/null || true

# Environments. The file `ready-NAME` is made last, so a set-up that failed is done again.

new_enough = $(shell $(PYTHON) -c 'import sys; print(sys.version_info >= (3, 11))' 2>/dev/null)
has_venv = $(shell $(PYTHON) -c 'import ensurepip, venv; print(True)' 2>/dev/null)
python = $(if $(filter True,$(new_enough)),$(if $(filter True,$(has_venv)),$(PYTHON),$(no_venv)),$(too_old))
too_old = $(error $(PYTHON) is not Python 3.11 or newer: name one that is, as in make PYTHON=python3.12)
no_venv = $(error $(PYTHON) has no venv: install it, as in apt-get install python3-venv)

pip = $(@D)/bin/python -m pip --quiet --disable-pip-version-check install

# Only wheels, and build tools go in first: no build can download what is not pinned.
# The second argument is for packages that have no wheel.
define set_up
@echo 'Setting up $(@D) from requirements/$(1).txt'
@rm -f $@
@$(@D)/bin/python -m pip --version >/dev/null 2>&1 || $(python) -m venv --clear $(@D)
@$(pip) --require-hashes -r requirements/build.txt
@$(pip) --require-hashes --only-binary :all: $(2) -r requirements/$(1).txt
@$(pip) --no-deps --no-build-isolation --editable .
@touch $@
endef

.venv/ready-play: pyproject.toml requirements/build.txt requirements/play.txt
	$(call set_up,play)

.venv/ready-test: pyproject.toml requirements/build.txt requirements/test.txt
	$(call set_up,test)

.venv-bench/ready-bench: pyproject.toml requirements/build.txt requirements/bench.txt
	$(call set_up,bench,--no-binary rlcard --no-build-isolation --use-pep517)

.venv-mutate/ready-mutate: pyproject.toml requirements/build.txt requirements/mutate.txt
	$(call set_up,mutate)

# Lock files, for every Python from 3.11 on. Each is held to the ones before it, so that
# one version of a package serves all. ARGS=--upgrade moves to the newest versions.

compile = .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-header --no-emit-index-url --no-emit-find-links $(ARGS)

lock: .venv-lock/bin/uv ## rebuild the lock files from pyproject.toml and requirements/*.in
	cd requirements && ../$(compile) build.in -o build.txt
	cd requirements && ../$(compile) ../pyproject.toml -c build.txt -o play.txt
	cd requirements && ../$(compile) ../pyproject.toml test.in -c build.txt -c play.txt -o test.txt
	cd requirements && ../$(compile) ../pyproject.toml bench.in -c build.txt -c play.txt -o bench.txt
	cd requirements && ../$(compile) ../pyproject.toml test.in mutate.in -c build.txt -c test.txt -o mutate.txt

.venv-lock/bin/uv: Makefile
	@echo 'Setting up .venv-lock'
	@$(python) -m venv --clear .venv-lock
	@.venv-lock/bin/python -m pip --quiet --disable-pip-version-check install $(UV)
	@touch $@
