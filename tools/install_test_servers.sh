#!/usr/bin/env bash
# Install the programs that the tests of the play service start: PostgreSQL, Redis and Chromium, with apt-get if it is allowed.
# Tests that need a missing program are skipped.
installed() {
	command -v redis-server && command -v chromium && { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; }
}
installed >/dev/null 2>&1 && exit 0
as_root=()
if [ "$(id -u)" != 0 ]; then
	as_root=(sudo -n)
fi
if command -v apt-get >/dev/null && "${as_root[@]}" true; then
	"${as_root[@]}" apt-get update
	"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends postgresql redis-server chromium
fi
installed || echo "blackgate: PostgreSQL, Redis or Chromium is missing and could not be installed. The tests that need it will be skipped."
