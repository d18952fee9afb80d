#!/usr/bin/env bash
# What the tests need besides Python: PostgreSQL's server programs. Does nothing when they are there.
set -euo pipefail

have_postgres() { compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null; }

if have_postgres || [ "${HHOUR_TEST_POSTGRES:-}" = skip ]; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    printf 'services: installing postgresql for the tests\n' >&2
    # The package would start a server of its own; the tests start theirs.
    mkdir -p /etc/postgresql-common
    printf 'create_main_cluster = false\n' >/etc/postgresql-common/createcluster.conf
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null
    have_postgres
    exit
fi
printf 'services: the tests of the store want PostgreSQL; install its server, or set HHOUR_TEST_POSTGRES=skip.\n' >&2
exit 1
