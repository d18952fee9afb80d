#!/usr/bin/env bash
# What the tests need besides Python: PostgreSQL's and Redis' server programs and Chromium. Does nothing when they are there.
set -euo pipefail

have_postgres() { compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null; }

have_chromium() {
    [ -n "${HHOUR_CHROMIUM:-}" ] || command -v chromium chromium-browser google-chrome google-chrome-stable >/dev/null
}

can_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

install() {
    printf 'services: installing %s for the tests\n' "$*" >&2
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

if ! have_postgres && [ "${HHOUR_TEST_POSTGRES:-}" != skip ]; then
    if ! can_install; then
        printf 'services: the tests of the store want PostgreSQL; install its server, or set HHOUR_TEST_POSTGRES=skip.\n' >&2
        exit 1
    fi
    # The package would start a server of its own; the tests start theirs.
    mkdir -p /etc/postgresql-common
    printf 'create_main_cluster = false\n' >/etc/postgresql-common/createcluster.conf
    install postgresql
    have_postgres
fi

if ! command -v redis-server valkey-server >/dev/null && [ "${HHOUR_TEST_REDIS:-}" != skip ]; then
    if ! can_install; then
        printf 'services: the tests of several servers want redis-server; install it, or set HHOUR_TEST_REDIS=skip.\n' >&2
        exit 1
    fi
    # The package would start a server of its own; the tests start theirs.
    policy=/usr/sbin/policy-rc.d
    if [ ! -e "$policy" ]; then
        printf '#!/bin/sh\nexit 101\n' >"$policy"
        chmod +x "$policy"
        trap 'rm -f "$policy"' EXIT
    fi
    install redis-server
fi

if ! have_chromium; then
    if ! can_install; then
        printf 'services: the tests of the web table want Chromium; install it, or name one with HHOUR_CHROMIUM.\n' >&2
        exit 1
    fi
    # The fonts are for the Chinese pages: without them every sign is as wide as an empty box.
    install chromium fonts-noto-cjk
    have_chromium
fi
