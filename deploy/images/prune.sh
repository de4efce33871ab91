#!/bin/sh
# Takes out of an installed tree what no program reads: maps, types, documents and tests of libraries. Licences stay.
# Usage: deploy/images/prune.sh <folder>
set -eu
target=${1:?Usage: prune.sh <folder>}
modules="$target/node_modules"
find "$modules" -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.tsbuildinfo' \) -delete
find "$modules" -type f \( -iname '*.md' -o -iname '*.markdown' \) ! -iname 'licen[cs]e*' ! -iname 'notice*' -delete
find "$modules" -type d \( -name test -o -name tests -o -name __tests__ \) -prune -exec rm -rf {} +
rm -rf "$modules/.bin" "$modules/.package-lock.json"
