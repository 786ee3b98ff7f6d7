# Each target is a thin call of a tool; `make help` lists them.
#
# The sources run in two ways: `.venv` runs them interpreted; `build/compiled`, put before it on
# PYTHONPATH, has the rules compiled by mypyc as in a release, and `build/quick` has them compiled
# in a fraction of the time. Stamp files and hashes of the sources tell what is up to date, so a
# second run does only what changed.

UV_VERSION := 0.13.7
BIN := .venv/bin
# Without bytecode every start of a server or a command compiles hundreds of modules anew, which
# takes half of its time.
unexport PYTHONDONTWRITEBYTECODE
PYTHON := $(BIN)/python
# Some tests take long: whoever is done takes over what waits elsewhere.
PYTEST := $(PYTHON) -m pytest -q -n 2 --dist worksteal
# Tests with servers wait for other processes: more of them than there are cores. Those in a browser
# do not: five games at once leave bots too little time to think.
WAITING := $(PYTHON) -m pytest -q -n 5 --dist worksteal
RULE_TESTS := tests/core tests/games tests/conformance tests/table
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*/.*' -not -path '*/site/*')
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*') $(wildcard src/sabot/locales/*/*.ftl)
CHECKED := src tests tools lab examples $(wildcard bench) hatch_build.py

GAME ?= saboteur
BASE ?= main
BOT ?= rules
# The file of a bot's weights, beside its code.
WEIGHTS = $(patsubst rules,weights,$(BOT))

SETUP := .venv/setup.stamp
BENCH := .venv/bench.stamp
RAY := .venv/ray.stamp
DOCS := .venv/docs.stamp
RELEASE := .venv/release.stamp
COMPILED := build/compiled/built.stamp
PEER := build/boardgame_io/installed.stamp
NODE_MODULES := web/node_modules/installed.stamp
SITE := src/sabot/server/site/index.html

# The tests assert that they run on the build named by SABOT_EXPECT.
ON_INTERPRETED := PYTHONPATH= SABOT_EXPECT=interpreted
ON_COMPILED := PYTHONPATH=build/compiled SABOT_EXPECT=compiled
# Where there is no C compiler, the tests of the compiled rules run on the interpreted ones.
ON_BUILD = $(if $(shell test -e $(COMPILED) && echo yes),$(ON_COMPILED),$(ON_INTERPRETED))
NOT_LONG = $(if $(shell test -e $(COMPILED) && echo yes),not long,not slow and not long)
# Tests of real processes and browsers depend on how busy the machine is. What fails is run again,
# alone, twice at most: what fails three times is broken. Every failure stays in the output.
alone = $(ON_BUILD) $(PYTHON) -m pytest -q --last-failed --last-failed-no-failures=none \
	-o cache_dir=build/pytest/$(1) $(2) -m "$(3)"
again = -o cache_dir=build/pytest/$(1) || { echo "sabot: again, alone: what failed" >&2; \
	$(call alone,$(1),$(2),$(3)); } || { echo "sabot: once more: what failed again" >&2; \
	$(call alone,$(1),$(2),$(3)); }
# Each run of the tests leaves its times here, for the slowest of all runs at the end.
TIMES := build/times
times = --junitxml=$(TIMES)/$(1).xml

# What cannot be done on this machine is said in one line; in CI it is a failure.
left_out = { echo "left out: $(1)" >&2; test "$$CI" != true; }

.DEFAULT_GOAL := help
.PHONY: help setup compiled quick chromium engines operators check bench-setup web types play play-terminal lint \
	lint-web style-web format format-web test test-web test-interpreted test-compiled test-server test-browser test-long test-pythons \
	test-traces mutants shots clauses docs man names release \
	bench-engine bench-envs bench-server bench-load bench-abuse bench-bots balance tune clean

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 18

setup: $(SETUP) ## create .venv with everything that uv.lock names

$(SETUP): pyproject.toml uv.lock
	@echo "sabot: installing Python packages …" >&2
	test -x $(PYTHON) || python3 -m venv .venv
	$(PYTHON) -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	$(BIN)/uv sync --frozen --quiet
	@touch $@

compiled: $(COMPILED) ## compile the rules as for a release into build/compiled, about two minutes

# Without a C compiler there is no stamp: the next run tries again.
$(COMPILED): $(SETUP) $(SITE) hatch_build.py tools/rules.py $(SOURCES)
	@$(PYTHON) -m tools.rules full
	@if test -e $@; then touch $@; \
	else $(call left_out,the compiled rules (no C compiler; or SABOT_PURE is set)); fi

quick: $(SETUP) ## compile the rules into build/quick, in seconds; most of the speed, to try an edit
	@$(PYTHON) -m tools.rules quick

web: $(SITE) ## build the pages that the server serves

$(NODE_MODULES): web/package.json web/package-lock.json
	@echo "sabot: installing what builds the pages …" >&2
	npm ci --prefix web --silent
	@touch $@

$(SITE): $(NODE_MODULES) $(WEB_SOURCES)
	@echo "sabot: building the pages …" >&2
	npm run build --prefix web --silent
	@touch $@

types: $(SETUP) ## write the wire's types for the browser client anew
	$(PYTHON) tools/typescript.py

# Packages, pages and rules are built side by side. The full build is taken if it is up to date.
play: ## serve the games at a local address; SABOT_PORT=8001 make play
	@$(MAKE) --no-print-directory --silent -j 3 $(SITE) quick
	@PYTHONPATH=$$($(PYTHON) -m tools.rules path) exec $(BIN)/sabot serve --log-level warning

play-terminal: quick ## play in the terminal; GAME=sabotage for another game
	@PYTHONPATH=$$($(PYTHON) -m tools.rules path) exec $(BIN)/sabot play '$(GAME)'

# What fits into 90 s: pyright and everything else are in `make test`.
check: $(SETUP) ## lint, types, and quick tests of what changed since BASE (main); for while you work
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy $(CHECKED)
	$(BIN)/lint-imports --no-logo
	$(ON_INTERPRETED) $(PYTHON) -m tools.changed_tests $(BASE)

HAS_NODE := $(shell command -v node)

lint: $(SETUP) $(if $(HAS_NODE),style-web) ## check style, types and the direction of imports
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy $(CHECKED)
	@if command -v node >/dev/null; then set -x; $(BIN)/pyright; \
	else $(call left_out,pyright and what checks web/ (they need Node)); fi
	$(BIN)/lint-imports --no-logo

style-web: $(NODE_MODULES)
	npm run lint --prefix web --silent
	npm run format:check --prefix web --silent

lint-web: $(NODE_MODULES) ## check the types of the browser client
	npm run check --prefix web --silent

format: $(SETUP) $(if $(HAS_NODE),format-web) ## rewrite the sources in the house style
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/ruff format

format-web: $(NODE_MODULES) ## rewrite the sources of the browser client in the house style
	npm run format --prefix web --silent

# First all that the interpreted sources can show, beside the build, which keeps one core busy;
# then the tests on the compiled rules: those of the server wait much, so others run beside them.
test: ## everything but the long tests; ends with the ten slowest
	@rm -rf $(TIMES)
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target $(COMPILED) lint test-interpreted \
		build/traces.interpreted lint-web test-web clauses
	@$(MAKE) --no-print-directory test-traces
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target test-compiled test-server
	@$(MAKE) --no-print-directory test-browser
	@$(PYTHON) tools/slowest.py $(TIMES)

# Only the rules are tested on both builds, for their coverage. `test-traces` shows that all games
# and bots play the same on both.
test-interpreted: $(SETUP) ## the rules with coverage, and what only interpreted sources can show
	$(ON_INTERPRETED) $(PYTEST) $(RULE_TESTS) --cov --cov-report=html:build/coverage/html \
		-m "not slow and not long" $(call times,interpreted)
	$(ON_INTERPRETED) $(PYTEST) $(RULE_TESTS:%=--ignore=%) --ignore=tests/server --ignore=tests/browser \
		-m interpreted $(call times,interpreted-only)

# Another Python gets an environment of its own, which is kept: the second run is quicker.
test-pythons: $(SETUP) ## the rules, interpreted, on every other supported Python that is here
	@$(PYTHON) -m tools.pythons | tail -n +2 | while read -r python; do set -ex; \
		home=build/pythons/$$(basename $$python); \
		UV_PROJECT_ENVIRONMENT=$$home $(BIN)/uv sync --frozen --quiet --python $$python; \
		$(ON_INTERPRETED) $$home/bin/python -m pytest -q -n 2 $(RULE_TESTS) -m "not slow and not long"; \
	done

test-web: $(NODE_MODULES) ## the parts of the browser client, without a browser
	npm test --prefix web --silent

test-compiled: $(SETUP) $(COMPILED) ## rules, bots, arena, terminal and tools on the compiled rules
	$(ON_BUILD) $(PYTEST) --ignore=tests/server --ignore=tests/browser \
		-m "$(NOT_LONG)" $(call times,compiled)

test-server: $(SETUP) $(COMPILED) ## the server, with real processes and databases
	$(ON_BUILD) $(WAITING) tests/server -m "$(NOT_LONG)" $(call times,server) \
		$(call again,server,tests/server,$(NOT_LONG))

# Browsers are installed on Debian by root; elsewhere the tests say what they leave out.
install = if command -v apt-get >/dev/null && test "$$(id -u)" = 0; then apt-get update -q && \
	DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends $(1) || true; fi

HAS_CHROMIUM := { command -v chromium-headless-shell || command -v chromium; } >/dev/null

# Debian has a Chromium without windows, which takes less of the processor; older ones do not.
chromium:
	@$(HAS_CHROMIUM) || { $(call install,chromium-headless-shell); }
	@$(HAS_CHROMIUM) || { $(call install,chromium); }

engines:
	@command -v firefox-esr >/dev/null || { $(call install,firefox-esr); }
	@{ command -v WebKitWebDriver && command -v Xvfb; } >/dev/null || \
		{ $(call install,webkit2gtk-driver xvfb); }
	@command -v firefox-esr >/dev/null || $(call left_out,rounds in Firefox (they need firefox-esr))
	@{ command -v WebKitWebDriver && command -v Xvfb; } >/dev/null || \
		$(call left_out,rounds in WebKitGTK (they need webkit2gtk-driver and xvfb))

# For the test of deploy/.
operators:
	@{ command -v prometheus && PATH="$$PATH:/usr/sbin" command -v nginx; } >/dev/null || \
		{ $(call install,nginx-light prometheus); }
	@PATH="$$PATH:/usr/sbin" command -v nginx >/dev/null || $(call left_out,the proxy of deploy/ (it needs nginx))
	@command -v prometheus >/dev/null || $(call left_out,Prometheus of deploy/ (it is not installed))

test-browser: $(SETUP) $(COMPILED) chromium ## whole games in a real browser
	@if $(HAS_CHROMIUM); then set -x; \
		$(ON_BUILD) $(PYTEST) tests/browser -m "$(NOT_LONG)" $(call times,browser) \
			$(call again,browser,tests/browser,$(NOT_LONG)); \
	else $(call left_out,tests in a browser (they need chromium)); fi

# OpenSpiel is in the group `bench`: it has no wheels for the newest Pythons.
# Playwright keeps an event loop running in its process, where other tests can't start theirs.
test-long: $(SETUP) $(BENCH) $(RAY) $(COMPILED) chromium engines operators ## kills, cuts and frames by the hundred, bots, other browsers
	@if test -e $(COMPILED); then set -ex; \
		$(ON_COMPILED) $(PYTEST) -m long -rP --durations=0 --ignore=tests/browser \
			$(call again,long,--ignore=tests/browser,long); \
		SABOT_TWIN_PAIRS=2 $(ON_COMPILED) $(PYTEST) tests/server/secrecy/test_twins.py; \
		if $(HAS_CHROMIUM); then $(ON_COMPILED) $(PYTEST) -m long tests/browser \
			$(call again,browser-long,tests/browser,long); fi; \
	fi

build/traces.interpreted: $(SETUP) $(SOURCES) $(shell find tests -name '*.py')
	@mkdir -p $(@D)
	$(ON_INTERPRETED) $(PYTHON) -m tests.traces >$@.new
	@mv $@.new $@

test-traces: $(SETUP) $(COMPILED) build/traces.interpreted ## whether both builds play the same games
	@if test -e $(COMPILED); then set -ex; \
		$(ON_COMPILED) $(PYTHON) -m tests.traces >build/traces.compiled; \
		test -s build/traces.compiled; \
		diff build/traces.interpreted build/traces.compiled; \
	fi

mutants: $(SETUP) ## break the sources in small ways and show what no test notices; MUTANTS="--seed 2"
	$(PYTHON) tools/mutants.py $(MUTANTS)

shots: $(SETUP) $(COMPILED) ## write screenshots of every screen and film strips of scenes into build/shots; WALK=front for some
	$(ON_COMPILED) $(PYTHON) -m tests.browser.shots $(WALK)

clauses: $(SETUP) ## list the clauses of the rules that no test proves
	@$(PYTHON) tools/clauses.py

# Which test proves which clause; pytest collects all of them.
build/proofs.json: $(SETUP) tools/clauses.py $(shell find tests -name '*.py')
	@mkdir -p $(@D)
	$(PYTHON) tools/clauses.py --json >$@.new
	@mv $@.new $@

docs: $(DOCS) build/proofs.json ## build the documentation site into build/docs/site
	$(PYTHON) -m tools.docs_site build/proofs.json

man: $(SETUP) ## write the man page anew, after a change of the help
	$(PYTHON) -m tools.man_page

names: $(SETUP) ## show how the public names differ from those of the last release
	$(PYTHON) -m tools.public_names

# The sdist holds the pages as they are, so they must be fresh.
release: $(RELEASE) $(SITE) ## build sdist and wheels into build/release, check them, play with each in an empty environment
	$(PYTHON) -m tools.release

bench-setup: $(SETUP) ## measure make play and make check in a fresh clone beside their bars
	$(PYTHON) tools/measure_setup.py

bench-engine: $(BENCH) $(COMPILED) ## measure the compiled rules beside other engines
	@test -e $(COMPILED) # the interpreted rules are no measure
	$(ON_COMPILED) $(PYTHON) -m bench.engine

bench-envs: $(BENCH) $(COMPILED) ## measure the environments beside OpenSpiel's and PettingZoo's
	@test -e $(COMPILED) # as above
	$(ON_COMPILED) $(PYTHON) -m bench.envs

bench-server: $(BENCH) $(COMPILED) $(PEER) ## measure the server beside boardgame.io
	@test -e $(COMPILED) # as above
	@if test -e $(PEER); then set -x; $(ON_COMPILED) $(PYTHON) -m bench.server; fi

bench-load: $(BENCH) $(COMPILED) ## measure 1, 2 and 4 servers on one PostgreSQL behind nginx; LOAD="--clients 400" for more
	@test -e $(COMPILED) # as above
	$(ON_COMPILED) $(PYTHON) -m bench.cluster $(LOAD)

bench-abuse: $(SETUP) $(COMPILED) ## attack the server beside honest people; ABUSE="chat ghosts" for some
	@test -e $(COMPILED) # as above
	$(ON_COMPILED) $(PYTHON) -m bench.abuse $(ABUSE)

bench-bots: $(BENCH) $(COMPILED) ## measure the bots, ten minutes; BOTS="--minutes 60" for longer
	@test -e $(COMPILED) # as above
	$(ON_COMPILED) $(PYTHON) -m bench.bots $(BOTS)

# What npm installs stays out of the sources: the server finds it by NODE_PATH.
$(PEER): bench/boardgame_io/package.json bench/boardgame_io/package-lock.json
	@if command -v node >/dev/null && command -v npm >/dev/null; then set -ex; \
		mkdir -p $(@D); cp $^ $(@D); \
		npm ci --prefix $(@D) --no-audit --no-fund --silent; touch $@; \
	else $(call left_out,boardgame.io and so bench-server (they need Node and npm)); fi

$(BENCH): $(SETUP)
	$(BIN)/uv sync --frozen --quiet --inexact --group bench
	@touch $@

$(DOCS): $(SETUP)
	$(BIN)/uv sync --frozen --quiet --inexact --group docs
	@touch $@

$(RELEASE): $(SETUP)
	$(BIN)/uv sync --frozen --quiet --inexact --group release
	@touch $@

$(RAY): $(SETUP)
	$(BIN)/uv sync --frozen --quiet --inexact --extra ray
	@touch $@

# What has been found so far is kept in build/tune, and a second run goes on from there.
tune: $(SETUP) $(COMPILED) ## tune a bot's weights; GAME=sabotage BOT=detective TUNE="--steps 500" for others
	@test -e $(COMPILED) # the interpreted rules are too slow
	PYTHONPATH=build/compiled $(PYTHON) -m lab.tune '$(GAME)' --bot '$(BOT)' \
		--out 'src/sabot/bots/$(GAME)/$(WEIGHTS).json' --history 'lab/histories/$(GAME)-$(WEIGHTS).json' \
		--state 'build/tune/$(GAME)-$(BOT).json' $(TUNE)

# As tune: a second run goes on from what is in build/balance.jsonl.
balance: $(SETUP) $(COMPILED) ## write docs/balance.md; BALANCE="--deals rules=500" for others
	@test -e $(COMPILED) # as above
	PYTHONPATH=build/compiled $(PYTHON) -m lab.balance --out docs/balance.md \
		--state build/balance.jsonl $(BALANCE)

clean: ## remove all that the targets above made, .venv too
	rm -rf .venv build web/node_modules src/sabot/server/site .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools lab bench -name __pycache__ -prune -exec rm -rf {} +
