# The play service in a small image. `make image` builds it; docs/hosting.md, "With containers", explains how to run it.

# The browser client is the same for every processor, so it is built on that of the machine.
FROM --platform=$BUILDPLATFORM node:22-slim AS client
WORKDIR /blackgate/client
COPY client/package.json client/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY client ./
COPY src/blackgate/texts ../src/blackgate/texts
RUN npm run build

FROM python:3.13-slim AS python

FROM python AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
RUN python -m venv /opt/uv && /opt/uv/bin/pip install --no-cache-dir --disable-pip-version-check uv
ENV PATH=/opt/uv/bin:$PATH \
    UV_COMPILE_BYTECODE=1 \
    UV_LINK_MODE=copy \
    UV_NO_CACHE=1 \
    UV_PROJECT_ENVIRONMENT=/opt/blackgate \
    UV_PYTHON_DOWNLOADS=never
WORKDIR /blackgate
# Libraries first: this layer changes only with the lock file.
COPY pyproject.toml uv.lock ./
RUN uv sync --frozen --no-default-groups --extra hosting --no-install-project \
    && find /opt/blackgate -name '*.so' -exec strip --strip-unneeded {} +
COPY . ./
COPY --from=client /blackgate/src/blackgate/service/web src/blackgate/service/web
RUN uv sync --frozen --no-default-groups --extra hosting --no-editable \
    && /opt/blackgate/bin/python -c "from blackgate import game; assert game.__file__.endswith('.so'), 'the engine was not compiled'"

FROM python
LABEL org.opencontainers.image.title="Blackgate" \
      org.opencontainers.image.description="An unofficial digital edition of the board game Dig Your Way Out" \
      org.opencontainers.image.licenses="Apache-2.0 AND CC-BY-4.0 AND CC-BY-3.0 AND OFL-1.1 AND MIT"
RUN useradd --uid 10001 --user-group --no-log-init --home-dir /var/lib/blackgate --shell /usr/sbin/nologin blackgate \
    && install --directory --owner=blackgate --group=blackgate --mode=700 /var/lib/blackgate
COPY --from=build /opt/blackgate /opt/blackgate
ENV PATH=/opt/blackgate/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    BLACKGATE_DB=sqlite:////var/lib/blackgate/blackgate.db
# As a number, so that Kubernetes can tell that it is not root.
USER 10001:10001
WORKDIR /var/lib/blackgate
VOLUME /var/lib/blackgate
EXPOSE 8765
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8765/api/health', timeout=4)"]
ENTRYPOINT ["blackgate"]
CMD ["serve", "--host", "0.0.0.0"]
