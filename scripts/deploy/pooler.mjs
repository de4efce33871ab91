// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../test/own-postgres.mjs';
import { root } from '../workspace/paths.mjs';

/** Runs statements one after the other, and answers the rows of the last. @param {string} url @param {readonly string[]} statements */
export const query = async (url, statements) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
};

/**
 * PgBouncer with the settings of deploy/, but for where it listens, that it leads to every database of the server, and that
 * nobody has a password here. Answers the address given, through it.
 * @param {string} server address of a database of the server, as the role of the programs
 * @param {string} program
 * @param {{ folder: string, user: { uid: number, gid: number } | undefined, closers: (() => Promise<unknown> | unknown)[] }} places
 */
export const startPooler = async (server, program, { folder, user, closers }) => {
  const port = await freePort();
  const there = new URL(server);
  const settings = readFileSync(join(root, 'deploy', 'pgbouncer', 'pgbouncer.ini'), 'utf8')
    .replace(/^forecourt = .*$/m, `* = host=${there.hostname} port=${there.port}`)
    .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, 'auth_type = trust')
    .replace(/^auth_file = .*$/m, `auth_file = ${join(folder, 'users.txt')}`);
  writeFileSync(join(folder, 'pgbouncer.ini'), settings);
  writeFileSync(join(folder, 'users.txt'), `"${there.username}" ""\n`);
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], {
    ...user,
    env: { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (part) => (said += part));
  const ended = once(child, 'exit');
  closers.push(async () => {
    child.kill('SIGINT');
    await ended;
  });
  const url = `postgres://${there.username}@127.0.0.1:${port}${there.pathname}`;
  for (let tries = 1; ; tries += 1) {
    try {
      await query(url, ['select 1']);
      return url;
    } catch (error) {
      if (tries === 50) throw new Error(`PgBouncer does not answer: ${error}\n${said}`);
      await pause(100);
    }
  }
};
