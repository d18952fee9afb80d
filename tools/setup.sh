#!/usr/bin/env bash
# Make or refresh the virtual environment VENV from pyproject.toml and requirements.lock. Called by `make setup`; needs only Python 3.11 or newer.
set -euo pipefail
venv=$1
extras=$2

say() { printf 'setup: %s\n' "$*" >&2; }

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    local python
    for python in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
        if new_enough "$python"; then
            printf '%s\n' "$python"
            return
        fi
    done
    say "Python 3.11 or newer is needed and was not found; name one with PYTHON=/path/to/python3."
    return 1
}

# Debian's python3 has venv but not ensurepip; virtualenv brings a pip of its own.
make_with_virtualenv() {
    local python=$1 bootstrap=.venv-bootstrap
    if ! "$python" -m pip --version >/dev/null 2>&1; then
        say "this Python has neither ensurepip nor pip; install your system's python3-venv package and try again."
        return 1
    fi
    "$python" -m pip install --quiet --disable-pip-version-check --target "$bootstrap" virtualenv
    PYTHONPATH=$bootstrap "$python" -m virtualenv --quiet --clear "$venv"
    rm -rf "$bootstrap"
}

if ! new_enough "$venv/bin/python" || ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    python=$(find_python)
    say "making $venv with $("$python" --version)"
    if "$python" -c 'import ensurepip' 2>/dev/null; then
        "$python" -m venv --clear "$venv"
    else
        make_with_virtualenv "$python"
    fi
fi
say "installing hhour[$extras] into $venv"
install() { "$venv/bin/python" -m pip install --quiet --disable-pip-version-check "$@" --editable ".[$extras]"; }

# The versions everything was tested with; another Python or system may have to do with others within the bounds.
if ! install --constraint requirements.lock; then
    say "not every version of requirements.lock can be had here; taking the newest that pyproject.toml allows"
    install
fi
