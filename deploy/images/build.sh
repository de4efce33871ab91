#!/bin/sh
# Builds a process and what it stands on, from a checkout whose packages are installed (npm ci).
# Usage: deploy/images/build.sh <api|gateway|template-a|template-b|...>
set -eu
app=${1:?Usage: build.sh <api|gateway|template-...>}
cd "$(dirname "$0")/../.."
PATH="$PWD/node_modules/.bin:$PATH"
export PATH NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1
exec turbo run build --filter="@forecourt/$app" --output-logs=new-only
