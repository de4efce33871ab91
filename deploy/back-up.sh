#!/bin/sh
# Backs up what runs on one host by compose.yaml, while it runs, into a folder: database.dump with the time at which it
# began, then originals.tar (empty where they are in a bucket: back that up by what it brings). A file is there whole or
# not at all. deploy/.env belongs elsewhere: whoever has both can read applications for finance. docs/guides/disaster.md
# Usage: sh deploy/back-up.sh <folder>
set -eu
umask 077
folder=${1:?Usage: back-up.sh <folder>}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
cd "$(dirname "$0")/.."
export COMPOSE_FILE="${COMPOSE_FILE:-deploy/compose.yaml}" COMPOSE_ENV_FILES="${COMPOSE_ENV_FILES:-deploy/.env}"

# Whatever is written from here on is missing in it, and what was under way: a minute of that.
date -u -d "@$(($(date +%s) - 60))" +%FT%TZ >"$folder/began.new"
docker compose exec -T postgres pg_dump --username=forecourt --format=custom forecourt >"$folder/database.dump.new"
# What breaks off is none: its list of contents is read back.
docker compose exec -T postgres pg_restore --list <"$folder/database.dump.new" >"$folder/database.list"
mv "$folder/began.new" "$folder/began"
mv "$folder/database.dump.new" "$folder/database.dump"

# After the database, so that every picture that it names is there. They are named one by one: a folder that gets another
# picture meanwhile would count as changed while it was read, and what is being written has a name with a full stop.
docker compose run --rm --no-deps -T --entrypoint sh api -c \
  'mkdir -p /data/media/originals && cd /data/media && find originals -type f ! -name "*.*" | tar -c -T -' \
  >"$folder/originals.tar.new"
tar -t -f "$folder/originals.tar.new" >"$folder/originals.list"
mv "$folder/originals.tar.new" "$folder/originals.tar"

# By this an alert knows how old the last one is.
docker compose run --rm --no-deps -T --entrypoint touch api /data/last-back-up
echo "Backed up into $folder: $(wc -l <"$folder/originals.list") pictures, $(wc -c <"$folder/database.dump") bytes of database."
