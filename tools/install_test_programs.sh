#!/usr/bin/env bash
# Install the programs that tests start, with apt-get if it is allowed: PostgreSQL, Redis and Chromium, or Firefox with the argument `firefox`.
# Tests that need a missing program are skipped.
servers() {
	command -v redis-server && { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; }
}
headless_shell() { command -v chromium-headless-shell; } # the quickest for tests
any_chromium() { headless_shell || command -v chromium || command -v chromium-browser || command -v google-chrome; }
any_firefox() { command -v firefox-esr || command -v firefox; }
as_root=()
if [ "$(id -u)" != 0 ]; then
	as_root=(sudo -n)
fi
apt() { "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get --option Acquire::http::Timeout=10 --option Acquire::Retries=0 "$@"; }
install_with() { # TOGETHER PROGRAM...: the first program that can be installed, with all of TOGETHER
	local together=$1
	shift
	command -v apt-get >/dev/null && "${as_root[@]}" true || return
	apt update
	for program in "$@"; do
		# shellcheck disable=SC2086  # several names
		apt install --yes --no-install-recommends $together "$program" && break
	done
}
if [ "$1" = firefox ]; then
	any_firefox >/dev/null && exit 0
	install_with "" firefox-esr firefox
	any_firefox || echo "blackgate: Firefox is missing and could not be installed. The tests that need it will be skipped."
else
	{ servers && headless_shell; } >/dev/null 2>&1 && exit 0
	install_with "postgresql redis-server" chromium-headless-shell chromium
	{ servers && any_chromium; } || echo "blackgate: PostgreSQL, Redis or Chromium is missing and could not be installed. The tests that need it will be skipped."
fi
