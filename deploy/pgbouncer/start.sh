#!/bin/sh
# Writes who may connect, from the environment, where nothing is kept, and becomes PgBouncer.
set -eu
: "${WEB_PASSWORD:?WEB_PASSWORD is required: the password of the role forecourt_web}"
umask 077
printf '"forecourt_web" "%s"\n' "$(printf %s "$WEB_PASSWORD" | sed 's/"/""/g')" >/tmp/users.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
