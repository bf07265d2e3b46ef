# The commands anyone needs. `make` alone lists them.
.DEFAULT_GOAL := help
.PHONY: help setup browser build demo test test-asan lint format golden bench bench-peers spark clean install ci nightly

SWIFT ?= swift
PREFIX ?= /usr/local
ANDON := .build/release/andon
# The tool runs where no Swift is installed, and starts faster. macOS brings the libraries along.
STATIC := --static-swift-stdlib
# What is shipped is optimised, what is tested is quick to build again. Given the same flags, both are one build.
BUILD_FLAGS ?= -c release $(STATIC)
TEST_FLAGS ?=
# macOS: Homebrew keeps ICU out of pkg-config's default path.
ifeq ($(shell uname -s),Darwin)
STATIC :=
export PKG_CONFIG_PATH := $(shell brew --prefix icu4c 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

help: ## list these commands
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1	/' | expand -t 22

setup: ## install the C libraries, or print the command that does
	@sh Scripts/setup.sh

browser: ## install the headless Chromium that tests of a report's page need; without it they are skipped
	@sh Scripts/setup.sh browser

build: setup ## build the tool in release
	$(SWIFT) build $(BUILD_FLAGS) --product andon

demo: build ## judge the example over the bundled affirmations; previews land in out/
	$(ANDON) check Examples/seed/after.widget.json --set Examples/seed/affirmations.txt
	$(ANDON) preview Examples/seed/after.widget.json --set Examples/seed/affirmations.txt --out out >/dev/null
	$(ANDON) preview Examples/seed/before.widget.json Examples/seed/after.widget.json --out out --sheet
	@echo "previews and contact sheets are in out/"

test: setup ## run every test
	$(SWIFT) test $(TEST_FLAGS)

# Statics and Foundation's caches live to the end of the process and would count as leaks.
test-asan: setup ## run every test under AddressSanitizer
	ANDON_STACK_FACTOR=8 ASAN_OPTIONS=detect_leaks=0 \
	  $(SWIFT) test --sanitize=address --scratch-path .build/asan

lint: ## check the format and the documentation comments
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Benchmarks fonts page

format: ## put the sources into the format that lint asks for
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Benchmarks fonts page

golden: setup ## rewrite the golden pictures and texts, then fail, listing what changed
	GOLDEN=accept $(SWIFT) test --filter Golden

bench: setup ## run Andon and every installed program on the same job, and print who does how much
	$(SWIFT) build -c release $(STATIC) --product AndonBench
	python3 Benchmarks/run.py $(BENCH)

bench-peers: ## install the programs that the benchmark compares with, under .build/bench
	sh Benchmarks/install_peers.sh

spark: build ## judge a set through Spark's pipe on two local workers (Java, and PySpark from PyPI: some 450 MB)
	@command -v java >/dev/null || { echo "Spark needs Java: apt-get install default-jre-headless"; exit 2; }
	test -x .build/spark/bin/python || python3 -m venv .build/spark
	.build/spark/bin/pip install --quiet pyspark
	.build/spark/bin/python Examples/spark/judge.py --andon $(ANDON) --layout Examples/seed/after.widget.json \
	  --set Tests/InputsTests/Resources/affirmations-dev.txt

install: build ## install the tool, its faces and its schemas under PREFIX
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/andon
	install -m 755 $(ANDON) $(DESTDIR)$(PREFIX)/bin/andon
	cp -R fonts/faces Documentation/widget.schema.json Documentation/andon.schema.json \
	  $(DESTDIR)$(PREFIX)/share/andon/

nightly: demo test-asan ## what takes longer than a change should wait for

ci: ## what the integration server runs
	bash .ci/run

clean: ## remove what was built
	rm -rf .build out
