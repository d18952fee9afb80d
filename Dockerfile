# syntax=docker/dockerfile:1
# The web table with everything it needs; data lives in /data. docs/guide/hosting.md says how to run it.
FROM node:24-bookworm-slim AS web
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm install --no-save
COPY web ./
# only the types come from the server, and building needs none
RUN npx vite build

FROM python:3.13-slim-bookworm AS wheel
# with --plain nothing is compiled: the image is built in a fraction of the time, and a move costs it more
ARG WHEEL=
WORKDIR /build
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
COPY pyproject.toml requirements.lock README.md LICENSE ./
COPY docs/rules docs/rules
COPY docs/difficulty docs/difficulty
COPY src src
COPY tools/build_fast.py tools/build_wheel.py tools/
COPY --from=web /build/src/hhour/server/static src/hhour/server/static
# what the compiler reads the types of, and the compiler; the locked setuptools is older than this Python
# hadolint ignore=DL3013
RUN pip install --no-cache-dir --constraint requirements.lock "mypy[mypyc]" packaging ".[server,lab]" \
    && pip install --no-cache-dir --upgrade "setuptools>=80" \
    && python tools/build_wheel.py $WHEEL dist

FROM python:3.13-slim-bookworm
WORKDIR /app
COPY requirements.lock ./
COPY --from=wheel /build/dist dist
# the compiled wheel comes first by its name (cp313 before py3)
# hadolint ignore=DL3013
RUN set -- dist/hhour-*.whl \
    && pip install --no-cache-dir --constraint requirements.lock "$1[server,lab,trace]" \
    && useradd --system --uid 8044 --home-dir /data hhour \
    && install -d -o hhour /data
USER 8044
ENV HHOUR_HOST=0.0.0.0 HHOUR_PORT=8044 HHOUR_DATA_DIR=/data
VOLUME /data
EXPOSE 8044
HEALTHCHECK --interval=30s --timeout=5s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8044/healthz')"]
CMD ["hhour", "serve"]
