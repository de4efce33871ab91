// @ts-check
// `npm run test:integration`: the integration tests on a given PostgreSQL, that of FORECOURT_TEST_DATABASE_URL or else a
// server of its own; that one has a PgBouncer in transaction mode before it where the machine has one (PGBOUNCER names it),
// for the tests that look at several processes. Arguments are handed on to vitest.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, unprivileged } from '../deploy/machine.mjs';
import { startPooler } from '../deploy/pooler.mjs';
import { binaries, root, withBinaries } from '../workspace/paths.mjs';
import { findPostgres, startPostgres } from './own-postgres.mjs';

const given = process.env.FORECOURT_TEST_DATABASE_URL;
const server = given ? null : await startPostgres(findPostgres());
const pgbouncer = process.env.PGBOUNCER ?? findProgram('pgbouncer', process.env);
const folder = mkdtempSync(join(tmpdir(), 'forecourt-pooler-'));
chmodSync(folder, 0o755);
/** @type {(() => Promise<unknown> | unknown)[]} */
const closers = [() => server?.destroy(), () => rmSync(folder, { recursive: true, force: true })];
const pooled =
  server === null || pgbouncer === null
    ? undefined
    : await startPooler(server.url('postgres'), pgbouncer, { folder, user: unprivileged(), closers });
// Ctrl-C reaches vitest by itself; the server is taken away after it.
process.on('SIGINT', () => undefined);
try {
  const child = spawn(join(binaries, 'vitest'), ['run', '--project', 'integration*', ...process.argv.slice(2)], {
    cwd: root,
    env: withBinaries({
      ...process.env,
      FORECOURT_TEST_DATABASE_URL: given || server?.url('postgres'),
      FORECOURT_TEST_POOLED_URL: pooled,
    }),
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} finally {
  for (const close of closers.reverse()) await close();
}
