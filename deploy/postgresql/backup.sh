#!/bin/sh
# Makes a backup by pgBackRest, a full one on Sundays, and reports to Prometheus when it ended: docs/recovery.md.
#
#   backup.sh DIRECTORY    the textfile directory of node_exporter
set -eu
metrics="$1/skein_backup.prom"
[ "$(date +%u)" = 7 ] && type=full || type=diff
pgbackrest --stanza=skein --type="$type" backup
printf 'backup_last_success_timestamp_seconds %s\n' "$(date +%s)" >"$metrics.$$"
mv "$metrics.$$" "$metrics"
