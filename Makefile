# Everything here runs in environments that this file makes from hashed lock files.
# Needed: GNU make, git, Python 3.11 or newer with venv. Node comes from PyPI where none is
# installed. The browser tests need Chromium.

PYTHON ?= python3
ARGS ?=
UV := uv==0.13.7
PAGE := src/coyote/server/page/index.html

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play terminal web test check format wire bench load soak evening strength train picture \
	screenshots mutate lock clean chromium

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 18
	@echo
	@echo 'ARGS="..." goes on to the command; PYTHON=... picks another Python.'
	@echo 'NO_BROWSER=1 leaves the browser tests out; CHROMIUM=... picks another browser.'

play: .venv/ready-play $(PAGE) ## open a table for everybody in your network, in the browser
	@.venv/bin/coyote $(ARGS)

terminal: .venv/ready-play ## play in this terminal
	@.venv/bin/coyote play $(ARGS)

web: .venv/ready-play $(PAGE) ## build the web page

test: chromium check ## run the checks, then all tests with coverage
	.venv/bin/python tools/web.py npm test
	$(browse) .venv/bin/python -m pytest --numprocesses auto --dist loadgroup --cov $(unless_browser) $(ARGS)
	@$(if $(NO_BROWSER),echo 'NO_BROWSER is set: the browser tests were left out.')

check: .venv/ready-test $(PAGE) ## check format, lint, types, layers, links, and the weight of the page
	.venv/bin/python -m ruff format --check .
	.venv/bin/python -m ruff check .
	.venv/bin/python -m mypy
	.venv/bin/lint-imports --no-logo
	.venv/bin/python tools/links.py
	.venv/bin/python tools/wire.py --check
	.venv/bin/python tools/lesson.py --check
	.venv/bin/python tools/web.py npm run check
	.venv/bin/python tools/weight.py
	.venv/bin/python tools/audit.py

format: .venv/ready-test ## put the code in its format, and mend what ruff can mend
	.venv/bin/python -m ruff check --fix-only --quiet .
	.venv/bin/python -m ruff format .
	.venv/bin/python tools/web.py npm run format

wire: .venv/ready-test ## write web/src/wire.ts and the script of the lesson anew
	.venv/bin/python tools/wire.py
	.venv/bin/python tools/lesson.py

bench: .venv-bench/ready-bench .venv/ready-test $(PAGE) chromium ## measure speed, beside OpenSpiel, pgx, RLCard and PettingZoo
	.venv-bench/bin/python bench/speed.py $(ARGS)
	.venv-bench/bin/python bench/sim.py $(ARGS)
	$(browse) .venv/bin/python bench/page.py

load: .venv/ready-test ## measure a server with a hundred busy tables
	.venv/bin/python bench/load.py $(ARGS)

soak: .venv/ready-test ## look for what the tests look for, in far more games; takes an hour or two
	.venv/bin/python tools/soak.py properties
	.venv/bin/python tools/soak.py sim
	.venv/bin/python tools/soak.py bots

evening: .venv/ready-test $(PAGE) chromium ## play whole games at all sizes, in Chromium, Firefox and WebKit; takes two hours
	$(browse) .venv/bin/python tools/evening.py $(ARGS)

strength: .venv/ready-test ## measure how strong the bots are; takes hours, and goes on where it stopped
	.venv/bin/python -m tools.strength $(ARGS)

train: .venv/ready-test ## train the nets of the strongest bot anew; takes hours
	.venv/bin/python -m coyote.training $(ARGS)

picture: .venv/ready-test ## draw docs/terminal.svg anew
	.venv/bin/python tools/picture.py

screenshots: .venv/ready-test $(PAGE) chromium ## make a picture of every place and table state
	$(browse) .venv/bin/python tools/screenshots.py $(ARGS)

mutate: .venv-mutate/ready-mutate ## break the rules on purpose: which breaks does no test see?
	.venv-mutate/bin/python -m mutmut run $(ARGS)
	.venv-mutate/bin/python tools/mutants.py

clean: ## remove environments, caches and builds
	rm -rf .venv .venv-* build dist mutants htmlcov .coverage*
	rm -rf web/node_modules web/.cache src/coyote/server/page
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools bench '(' -name __pycache__ -o -name .hypothesis ')' -prune -exec rm -rf {} + 2>/dev/null || true

# Environments. The file `ready-NAME` is made last, so a set-up that failed is done again.

new_enough = $(shell $(PYTHON) -c 'import sys; print(sys.version_info >= (3, 11))' 2>/dev/null)
has_venv = $(shell $(PYTHON) -c 'import ensurepip, venv; print(True)' 2>/dev/null)
python = $(if $(filter True,$(new_enough)),$(if $(filter True,$(has_venv)),$(PYTHON),$(no_venv)),$(too_old))
too_old = $(error $(PYTHON) is not Python 3.11 or newer: name one that is, as in make PYTHON=python3.12)
no_venv = $(error $(PYTHON) has no venv: install it, as in apt-get install python3-venv)

pip = $(@D)/bin/python -m pip --quiet --disable-pip-version-check install
comma := ,

# Only wheels, and build tools go in first: no build can download what is not pinned. The lock
# files are complete, so pip need not look for more: with hashes it stumbles over a package that
# is also wanted with an extra, as soon as a newer one is out.
# The second argument is for packages that have no wheel.
define set_up
@echo 'Setting up $(@D) from requirements/$(1).txt'
@rm -f $@
@$(@D)/bin/python -m pip --version >/dev/null 2>&1 || $(python) -m venv --clear $(@D)
@$(pip) --no-deps --require-hashes -r requirements/build.txt
@$(pip) --no-deps --require-hashes --only-binary :all: $(2) -r requirements/$(1).txt
@$(pip) --no-deps --no-build-isolation --editable .
@touch $@
endef

.venv/ready-play: pyproject.toml requirements/build.txt requirements/play.txt
	$(call set_up,play)

.venv/ready-test: pyproject.toml requirements/build.txt requirements/test.txt
	$(call set_up,test)

.venv-bench/ready-bench: pyproject.toml requirements/build.txt requirements/bench.txt
	$(call set_up,bench,--no-binary rlcard$(comma)chess --no-build-isolation --use-pep517)

.venv-mutate/ready-mutate: pyproject.toml requirements/build.txt requirements/mutate.txt
	$(call set_up,mutate)

# The page, built anew when its sources change.

$(PAGE): $(shell find web -type d '(' -name node_modules -o -name .cache -o -name tests ')' -prune \
		-o -type f -print) $(wildcard locales/*.ftl locales/*/rules.md) docs/rules.md tools/web.py
	@echo 'Building the page'
	@.venv/bin/python tools/web.py ready 2>/dev/null || .venv/bin/python -m pip --quiet \
		--disable-pip-version-check install --no-deps --require-hashes --only-binary :all: -r requirements/node.txt
	@.venv/bin/python tools/web.py build

# Chromium, for the browser tests. Debian's is installed where it is missing and one may.

unless_browser = $(if $(NO_BROWSER),-m 'not browser')
browse = $(if $(NO_BROWSER),,CHROMIUM="$$(.venv/bin/python tools/chromium.py)")

chromium: .venv/ready-test
	@$(if $(NO_BROWSER),true,.venv/bin/python tools/chromium.py --install >/dev/null)

# Lock files, for every Python from 3.11 on. Each is held to the ones before it, so that
# one version of a package serves all. ARGS=--upgrade moves to the newest versions.

compile = .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-header --no-emit-index-url --no-emit-find-links $(ARGS)

lock: .venv-lock/bin/uv ## rebuild the lock files from pyproject.toml and requirements/*.in
	cd requirements && ../$(compile) build.in -o build.txt
	cd requirements && ../$(compile) node.in -o node.txt
	cd requirements && ../$(compile) ../pyproject.toml -c build.txt -o play.txt
	cd requirements && ../$(compile) ../pyproject.toml --extra lab test.in -c build.txt -c play.txt -o test.txt
	cd requirements && ../$(compile) ../pyproject.toml --extra lab bench.in -c build.txt -c play.txt -o bench.txt
	cd requirements && ../$(compile) ../pyproject.toml --extra lab test.in mutate.in -c build.txt -c test.txt -o mutate.txt

.venv-lock/bin/uv: Makefile
	@echo 'Setting up .venv-lock'
	@$(python) -m venv --clear .venv-lock
	@.venv-lock/bin/python -m pip --quiet --disable-pip-version-check install $(UV)
	@touch $@
