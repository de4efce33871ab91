#!/bin/sh
# Run once by the image of PostgreSQL, on an empty volume: the two roles and the database of docs/guides/run-on-postgres.md.
set -eu
: "${OWNER_PASSWORD:?}" "${WEB_PASSWORD:?}"
psql --username "$POSTGRES_USER" --dbname postgres -v ON_ERROR_STOP=1 \
  -v owner_password="$OWNER_PASSWORD" -v web_password="$WEB_PASSWORD" <<'SQL'
create role forecourt login password :'owner_password';
create role forecourt_web login password :'web_password';
create database forecourt owner forecourt encoding 'UTF8' template template0;
revoke connect on database forecourt from public;
grant connect, temporary on database forecourt to forecourt_web;
SQL
psql --username "$POSTGRES_USER" --dbname forecourt -v ON_ERROR_STOP=1 \
  -c 'set role forecourt' -f /rights.sql
