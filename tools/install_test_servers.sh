#!/usr/bin/env bash
# Install the programs that the tests of the play service start: PostgreSQL, Redis and Chromium, with apt-get if it is allowed.
# Tests that need a missing program are skipped.
installed() {
	command -v redis-server && { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } && "$@"
}
headless_shell() { command -v chromium-headless-shell; } # the quickest for tests
any_chromium() { headless_shell || command -v chromium || command -v chromium-browser || command -v google-chrome; }
installed headless_shell >/dev/null 2>&1 && exit 0
as_root=()
if [ "$(id -u)" != 0 ]; then
	as_root=(sudo -n)
fi
apt() { "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get --option Acquire::http::Timeout=10 --option Acquire::Retries=0 "$@"; }
if command -v apt-get >/dev/null && "${as_root[@]}" true; then
	apt update
	for chromium in chromium-headless-shell chromium; do
		apt install --yes --no-install-recommends postgresql redis-server $chromium && break
	done
fi
installed any_chromium || echo "blackgate: PostgreSQL, Redis or Chromium is missing and could not be installed. The tests that need it will be skipped."
