#!/bin/sh
# pg-boss 12.35.0: createQueue() on a queue that exists says nothing and changes nothing.
#
# A program that creates its queues at every start, as the documentation has it, and is released with other options goes
# on with those of its first release: retries, expiry and retention stay what they were born with, without an error or a
# warning. updateQueue() changes what it is told and leaves the rest; the policy it refuses.
#
# Seen (Node 20 to 26, PGlite 0.3.14 in the place of a server):
#   created again: policy=standard retryLimit=2 expireInSeconds=60
#   updated retryLimit alone: retryLimit=9 expireInSeconds=60
#   updated policy: queue policy cannot be changed after creation
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pg-boss@12.35.0 @electric-sql/pglite@0.3.14 >/dev/null
cat >look.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { PgBoss } from 'pg-boss';

const lite = new PGlite();
/** pg-boss takes any database that runs SQL; several statements at once have no values. */
const executeSql = async (text, values = []) =>
  values.length > 0 ? lite.query(text, values) : ((await lite.exec(text)).at(-1) ?? { rows: [] });
const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false });
await boss.start();
await boss.createQueue('feeds', { policy: 'standard', retryLimit: 2, expireInSeconds: 60 });
await boss.createQueue('feeds', { policy: 'stately', retryLimit: 9, expireInSeconds: 900 });
const born = await boss.getQueue('feeds');
console.log(`created again: policy=${born.policy} retryLimit=${born.retryLimit} expireInSeconds=${born.expireInSeconds}`);
await boss.updateQueue('feeds', { retryLimit: 9 });
const updated = await boss.getQueue('feeds');
console.log(`updated retryLimit alone: retryLimit=${updated.retryLimit} expireInSeconds=${updated.expireInSeconds}`);
const policy = await boss.updateQueue('feeds', { policy: 'stately' }).then(
  () => 'taken',
  (error) => error.message,
);
console.log(`updated policy: ${policy}`);
await boss.stop({ graceful: false });
JS
node look.mjs >seen.txt
cat seen.txt
cat >expected.txt <<'TXT'
created again: policy=standard retryLimit=2 expireInSeconds=60
updated retryLimit alone: retryLimit=9 expireInSeconds=60
updated policy: queue policy cannot be changed after creation
TXT
diff expected.txt seen.txt && echo "pg-boss 12.35.0: as described."
