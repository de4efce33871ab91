// @ts-check
// `npm run test:integration`: the integration tests on a given PostgreSQL, that of FORECOURT_TEST_DATABASE_URL or else a
// server of its own. Arguments are handed on to vitest.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { binaries, root, withBinaries } from '../workspace/paths.mjs';
import { findPostgres, startPostgres } from './own-postgres.mjs';

const given = process.env.FORECOURT_TEST_DATABASE_URL;
const server = given ? null : await startPostgres(findPostgres());
// Ctrl-C reaches vitest by itself; the server is taken away after it.
process.on('SIGINT', () => undefined);
try {
  const child = spawn(join(binaries, 'vitest'), ['run', '--project', 'integration', ...process.argv.slice(2)], {
    cwd: root,
    env: withBinaries({ ...process.env, FORECOURT_TEST_DATABASE_URL: given || server?.url('postgres') }),
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} finally {
  await server?.destroy();
}
