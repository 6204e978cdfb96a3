# The play service in a small image: `docker build --tag blackgate .`, or `make image`. docs/hosting.md tells how to run it.

FROM node:22-slim AS client
WORKDIR /blackgate/client
COPY client/package.json client/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY client ./
COPY src/blackgate/texts ../src/blackgate/texts
RUN npm run build

FROM python:3.13-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /blackgate
COPY . ./
COPY --from=client /blackgate/src/blackgate/service/web src/blackgate/service/web
RUN pip wheel --no-cache-dir --no-deps --wheel-dir dist . \
    && python -m venv /opt/blackgate \
    && /opt/blackgate/bin/pip install --no-cache-dir "$(ls dist/*.whl)[server]" \
    && /opt/blackgate/bin/pip uninstall --yes pip

FROM python:3.13-slim
LABEL org.opencontainers.image.title="Blackgate" \
      org.opencontainers.image.description="An unofficial digital edition of the board game Dig Your Way Out" \
      org.opencontainers.image.licenses="Apache-2.0 AND CC-BY-4.0 AND CC-BY-3.0 AND OFL-1.1 AND MIT"
RUN useradd --system --create-home --home-dir /var/lib/blackgate --shell /usr/sbin/nologin blackgate
COPY --from=build /opt/blackgate /opt/blackgate
ENV PATH=/opt/blackgate/bin:$PATH \
    BLACKGATE_DB=sqlite:////var/lib/blackgate/blackgate.db
USER blackgate
WORKDIR /var/lib/blackgate
VOLUME /var/lib/blackgate
EXPOSE 8765
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8765/api/health', timeout=2)"]
ENTRYPOINT ["blackgate"]
CMD ["serve", "--host", "0.0.0.0"]
