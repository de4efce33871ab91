#!/bin/sh
# Replaces what runs on one host by compose.yaml with what it would start now (another tag, another variable): as many are
# started beside, and once these are healthy the old ones are asked to end. The machine holds one service twice for a
# while. docs/guides/upgrade.md
# Usage: sh deploy/replace.sh [service ...]; without names all of them, in the order in which they may be replaced
set -eu
cd "$(dirname "$0")/.."
export COMPOSE_FILE="${COMPOSE_FILE:-deploy/compose.yaml}" COMPOSE_ENV_FILES="${COMPOSE_ENV_FILES:-deploy/.env}"
[ $# -gt 0 ] || set -- api worker gateway template-a template-b template-c

for service in "$@"; do
  old=$(docker compose ps -q "$service")
  # shellcheck disable=SC2086 # as many words as there are containers
  count=$(set -- $old && echo $#)
  docker compose up -d --no-deps --no-recreate --wait --scale "$service=$((count > 0 ? count * 2 : 2))" "$service"
  [ "$count" -gt 0 ] || continue
  # shellcheck disable=SC2086
  docker stop $old
  # shellcheck disable=SC2086
  docker rm $old
done
