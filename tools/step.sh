#!/usr/bin/env bash
# step.sh LABEL COMMAND...: run a command and print one line with the time it took.
# Its output goes to .build/logs; it is shown if the command fails. Lines that begin with "blackgate:" are always shown.
set -uo pipefail
label=$1
shift
mkdir -p .build/logs
log=.build/logs/$(tr -cs '[:alnum:]\n' '-' <<<"$label").log
SECONDS=0
"$@" >"$log" 2>&1
status=$?
printf '  %-44s %4d s\n' "$label" $SECONDS
if [ $status -ne 0 ]; then
	cat "$log"
	echo "  failed: $label ($*)"
else
	grep '^blackgate:' "$log"
fi
exit $status
