import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A host as the guides find it: a folder with `deploy/`, and a `docker`. */
export interface Host extends HostCommands {
  readonly folder: string;
  /** Variables of a shell there; a folder for back-ups among them. */
  readonly env: Readonly<Record<string, string | undefined>> & { readonly BACKUP: string };
  /** The address at which its processes find this machine. */
  readonly machine: string;
  /** Milliseconds between two enquiries of one shopper while processes are replaced; a site takes 600 in an hour. */
  readonly enquiryEveryMs: number;
  /** Services that the compose file starts here, one for each of its processes. */
  readonly services: readonly string[];
  /** Services of what runs and of what has ended, one for each. */
  present: () => Promise<readonly string[]>;
  /** Addresses of the processes of a service that run now, at a port of their image. */
  addressesOf: (service: string, port: number) => readonly string[];
  /** Where this machine finds a named volume. */
  volume: (name: string) => string;
  /** Makes an image of the API into that of a release with one migration more. */
  addMigration: (tag: string, name: string, sql: string) => Promise<void>;
  /** Loses everything but the back-up and `deploy/.env`. */
  lose: () => Promise<void>;
  close: () => Promise<void>;
}

/** What is said to a host in the same words wherever its processes run. */
export interface HostCommands {
  compose: (...args: readonly string[]) => Promise<string>;
  /** A command of `forecourt`, beside what runs. */
  forecourt: (...args: readonly string[]) => Promise<string>;
  /** What a question to the database answers, a line for each row. */
  rows: (question: string) => Promise<readonly string[]>;
  /** Gives every variable of `deploy/.env` that has none a value, as whoever installs it. */
  giveValues: (values: Readonly<Record<string, string>>) => void;
}

/**
 * Variables of a shell on a host: those of this process, without what would be an installation's.
 * @param programs folder whose programs come before all others
 */
export const hostEnv = (programs?: string): Record<string, string | undefined> => {
  const ours = Object.entries(process.env).filter(
    ([name]) => !/^(FORECOURT_|COMPOSE_|OTEL_|DATABASE_|PG|SMTP_)/.test(name),
  );
  const path = programs === undefined ? process.env.PATH : `${programs}${delimiter}${process.env.PATH}`;
  return { ...Object.fromEntries(ours), PATH: path };
};

/** Commands in a host's folder. */
export const commandsOn = (folder: string, env: Readonly<Record<string, string | undefined>>): HostCommands => {
  const withFiles = { ...env, COMPOSE_FILE: 'deploy/compose.yaml', COMPOSE_ENV_FILES: 'deploy/.env' };
  const compose = async (...args: readonly string[]): Promise<string> =>
    (await run('docker', ['compose', ...args], { cwd: folder, env: withFiles, maxBuffer: 1e8 })).stdout.trim();
  const documents = ['-v', `${folder}:/documents:ro`];
  return {
    compose,
    forecourt: (...args) =>
      compose('run', '--rm', '--no-deps', '-T', ...documents, 'api', 'apps/api/dist/cli.js', ...args),
    rows: async (question) => {
      const psql = ['psql', '--username=forecourt', '--dbname=forecourt', '-v', 'ON_ERROR_STOP=1', '-Atc', question];
      return (await compose('exec', '-T', 'postgres', ...psql)).split('\n').filter((line) => line !== '');
    },
    giveValues: (values) => {
      const file = join(folder, 'deploy', '.env');
      const text = readFileSync(file, 'utf8').replaceAll(
        /^([A-Z0-9_]+)=$/gm,
        (_all, name: string) => `${name}=${values[name] ?? randomBytes(32).toString('hex')}`,
      );
      writeFileSync(file, text);
    },
  };
};

/**
 * Adds a migration to a folder of migrations, after the last.
 * @param drizzle folder of the files
 */
export const writeMigration = (drizzle: string, name: string, sql: string): void => {
  const journal = join(drizzle, 'meta/_journal.json');
  const { entries, ...more } = JSON.parse(readFileSync(journal, 'utf8'));
  const last = entries.at(-1);
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: name };
  writeFileSync(journal, JSON.stringify({ ...more, entries: [...entries, next] }));
  writeFileSync(join(drizzle, `${name}.sql`), sql);
};
