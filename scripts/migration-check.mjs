// @ts-check
// Checks that migrations stay what was released: their texts by the digests in apps/api/drizzle/digests, a file each, their
// order by the times in the journal. Run by `npm test`; alone: `node scripts/migration-check.mjs`. With `--record` it
// writes down the digests of new ones and leaves those that stand there alone.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, migrationFaults, unrecorded } from './test/migration-faults.mjs';
import { root } from './workspace/paths.mjs';

const folder = join(root, 'apps', 'api', 'drizzle');
const digests = join(folder, 'digests');
const read = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));

const names = readdirSync(folder).filter((file) => file.endsWith('.sql'));
/** @type {import('./test/migration-faults.mjs').Migrations} */
const migrations = {
  texts: Object.fromEntries(names.map((file) => [file.slice(0, -4), readFileSync(join(folder, file), 'utf8')])),
  entries: read(join(folder, 'meta', '_journal.json')).entries,
  digests: Object.fromEntries(
    (existsSync(digests) ? readdirSync(digests) : []).map((name) => [
      name,
      readFileSync(join(digests, name), 'utf8').trim(),
    ]),
  ),
};

const faults = migrationFaults(migrations);
const open = unrecorded(migrations);
if (process.argv.includes('--record') && faults.length === 0) {
  mkdirSync(digests, { recursive: true });
  for (const name of open) writeFileSync(join(digests, name), `${digestOf(migrations.texts[name] ?? '')}\n`);
  console.log(open.length === 0 ? 'Every migration is recorded already.' : `Recorded: ${open.join(', ')}.`);
} else {
  const unread = open.map(
    (name) => `${name} is not recorded: review it, then npm run db:record -w @forecourt/api, and commit both.`,
  );
  for (const fault of [...faults, ...unread]) console.error(fault);
  const count = faults.length + unread.length;
  if (count === 0) console.log('Migrations are what was released.');
  process.exitCode = count === 0 ? 0 : 1;
}
