#!/bin/sh
# Starts a PostgreSQL server on loopback and prints its URL:
#   TEST_DATABASE_URL=$(sh tests/support/startPostgres.sh) npx vitest run
#   sh tests/support/startPostgres.sh stop
# As root on Debian, it installs PostgreSQL if necessary.
set -eu

folder="${TMPDIR:-/tmp}/safa-bay-postgres"
port="${POSTGRES_PORT:-54329}"

find_bin() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1; }
bin="$(find_bin)"
if [ -z "$bin" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  { apt-get update -q || true; DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends postgresql; } >&2
  bin="$(find_bin)"
fi
if [ -z "$bin" ]; then
  echo 'There is no PostgreSQL here.' >&2
  exit 1
fi

# PostgreSQL refuses to run as root.
as_owner() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }

if [ "${1:-}" = stop ]; then
  as_owner "$bin/pg_ctl" -D "$folder/data" -m fast -w stop >&2
  exit 0
fi

if ! as_owner "$bin/pg_ctl" -D "$folder/data" status >/dev/null 2>&1; then
  rm -rf "$folder"
  mkdir -m 700 "$folder"
  if [ "$(id -u)" = 0 ]; then chown postgres "$folder"; fi
  as_owner "$bin/initdb" -D "$folder/data" -U leads --auth=trust --encoding=UTF8 --locale=C >&2
  as_owner "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -w \
    -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder" start >&2
fi
echo "postgresql://leads@127.0.0.1:$port/postgres"
