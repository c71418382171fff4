#!/bin/sh
# Makes the secrets of compose.yaml, each in a file of deploy/secrets. Those that are there stay as they are.
set -eu
mkdir -p "$(dirname "$0")/secrets"
cd "$(dirname "$0")/secrets"
# Nobody else can enter. The files can be read by the users of the containers, into which Docker mounts them as they are.
chmod 700 .
umask 333

make() { [ -e "$1" ] || printf '%s\n' "$2" >"$1"; }

make postgres-password "$(openssl rand -hex 24)"
make database-url "postgres://skein:$(cat postgres-password)@postgres:5432/skein"
make redis-conf "requirepass $(openssl rand -hex 24)"
make redis-url "redis://:$(cut -d ' ' -f 2 redis-conf)@redis:6379"
make secret-key "$(openssl rand -base64 32)"
make internal-token "$(openssl rand -hex 24)"
make changes-token "$(openssl rand -hex 24)"
make session-secret "$(openssl rand -hex 24)"
make grafana-password "$(openssl rand -hex 12)"
