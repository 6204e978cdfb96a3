#!/usr/bin/env bash
# step.sh LABEL COMMAND...: run a command and print one line with the time it took.
# Its output goes to .build/logs; it is shown if the command fails. Lines that begin with "blackgate:" are always shown.
set -uo pipefail
label=$1
shift
mkdir -p .build/logs
log=.build/logs/$(tr -cs '[:alnum:]\n' '-' <<<"$label").log
start=$(date +%s%N)
"$@" >"$log" 2>&1
status=$?
tenths=$((($(date +%s%N) - start) / 100000000))
printf '  %-44s %4d.%d s\n' "$label" $((tenths / 10)) $((tenths % 10))
if [ $status -ne 0 ]; then
	cat "$log"
	echo "  failed: $label ($*)"
else
	grep '^blackgate:' "$log"
fi
exit $status
