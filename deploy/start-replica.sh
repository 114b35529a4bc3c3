#!/bin/sh
# Runs the replica of compose.replica.yaml: on an empty volume it copies the primary first, then it streams from it.
# A copy that was interrupted lies beside its place, and is begun again.
set -eu

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$(dirname "$PGDATA")"
  rm -rf "$PGDATA.partial"
  pg_basebackup --pgdata="$PGDATA.partial" --write-recovery-conf --wal-method=stream --checkpoint=fast \
    --host="${PRIMARY_HOST:-postgres}" --username="${PRIMARY_USER:-boardwalk}"
  rm -rf "$PGDATA"
  mv "$PGDATA.partial" "$PGDATA"
fi
exec postgres "$@"
