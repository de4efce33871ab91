import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Client } from 'pg';
import { dataFolder, root } from './address-book';

/** The driver of the API, which alone depends on it. */
const pg = createRequire(join(root, 'apps', 'api', 'package.json'))('pg') as typeof import('pg');

const passwordOf = (record: unknown): { readonly port: number; readonly password: string } => {
  if (typeof record === 'object' && record !== null && 'port' in record && 'password' in record) {
    return { port: Number(record.port), password: String(record.password) };
  }
  throw new Error('The stack has not said where its database is.');
};

/** For what no command can do yet, or none at once: runs `work` on a connection to the database of the stack. */
export const inDatabase = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
  const { port, password } = passwordOf(JSON.parse(readFileSync(join(root, dataFolder, 'postgres.json'), 'utf8')));
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'forecourt', password, database: 'forecourt' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
