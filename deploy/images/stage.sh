#!/bin/sh
# Puts what runs in an image into an empty folder, from a checkout in which the process is built (build.sh): production
# packages alone, as the lock has them, without sources, types, maps and an embedded PostgreSQL.
# Usage: deploy/images/stage.sh <api|gateway|template-a|template-b|...> <folder>
set -eu
app=${1:?Usage: stage.sh <api|gateway|template-...> <folder>}
target=${2:?Usage: stage.sh <api|gateway|template-...> <folder>}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
PATH="$root/node_modules/.bin:$PATH"
export PATH
mkdir -p "$target"

case $app in
template-*)
  # Next and its own traces say which files of which packages the app reads.
  node "$here/trace-template.mjs" "$app" "$target"
  ;;
*)
  node "$here/production-tree.mjs" "$app" "$target"
  cp "$root/.npmrc" "$target/.npmrc"
  # No script of a package runs: none that is installed here needs one.
  (cd "$target" && npm ci --omit=dev --prefer-offline --ignore-scripts)
  rm "$target/.npmrc"
  sh "$here/prune.sh" "$target"
  ;;
esac
