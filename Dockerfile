# syntax=docker/dockerfile:1
# The web table with everything it needs; data lives in /data. docs/guide/hosting.md says how to run it.
FROM node:24-bookworm-slim AS web
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm install --no-save
COPY web ./
# only the types come from the server, and building needs none
RUN npx vite build

FROM python:3.13-slim-bookworm
WORKDIR /app
COPY pyproject.toml requirements.lock README.md LICENSE ./
COPY docs/rules docs/rules
COPY docs/difficulty docs/difficulty
COPY src src
COPY --from=web /build/src/hhour/server/static src/hhour/server/static
# hadolint ignore=DL3013
RUN pip install --no-cache-dir --constraint requirements.lock ".[server,lab,trace]" \
    && useradd --system --uid 8044 --home-dir /data hhour \
    && install -d -o hhour /data
USER 8044
ENV HHOUR_HOST=0.0.0.0 HHOUR_PORT=8044 HHOUR_DATA_DIR=/data
VOLUME /data
EXPOSE 8044
HEALTHCHECK --interval=30s --timeout=5s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8044/healthz')"]
CMD ["hhour", "serve"]
