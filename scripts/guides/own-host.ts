import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { pinnedNode, root } from '../workspace/paths.mjs';
import { isAlive, type ProcessIdentity } from '../workspace/process-identity.mjs';

const run = promisify(execFile);

interface State {
  readonly containers: readonly {
    readonly id: string;
    readonly service: string;
    readonly process: ProcessIdentity | null;
  }[];
  readonly ports: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/**
 * A host as the guides find it: a folder with `deploy/`, and a `docker` that runs what the compose file says as processes of
 * this machine (`scripts/deploy/on-host`).
 */
export const openHost = () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-host-'));
  // PostgreSQL may run as another user than the tests.
  chmodSync(folder, 0o755);
  cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
  const programs = join(folder, 'bin');
  mkdirSync(programs);
  const docker = join(programs, 'docker');
  writeFileSync(docker, `#!/bin/sh\nexec "${pinnedNode}" "${join(root, 'scripts/deploy/on-host/docker.mjs')}" "$@"\n`);
  chmodSync(docker, 0o755);
  const ours = Object.entries(process.env).filter(
    ([name]) => !/^(FORECOURT_|COMPOSE_|OTEL_|DATABASE_|PG|SMTP_)/.test(name),
  );
  const onHost = join(folder, 'on-host');
  const env = {
    ...Object.fromEntries(ours),
    PATH: `${programs}${delimiter}${process.env.PATH}`,
    FORECOURT_ON_HOST: onHost,
    FORECOURT_ON_HOST_SOURCES: root,
    BACKUP: join(folder, 'back-up'),
  };
  const withFiles = { ...env, COMPOSE_FILE: 'deploy/compose.yaml', COMPOSE_ENV_FILES: 'deploy/.env' };
  const compose = async (...args: readonly string[]): Promise<string> =>
    (await run('docker', ['compose', ...args], { cwd: folder, env: withFiles, maxBuffer: 1e8 })).stdout.trim();
  const state = (): State => JSON.parse(readFileSync(join(onHost, 'state.json'), 'utf8'));
  return {
    folder,
    env,
    compose,
    /** Where the files of an image are. */
    imageOf: (tag: string, name: string) => join(onHost, 'images', tag, name),
    /** A folder of a named volume. */
    volume: (name: string) => join(onHost, 'volumes', name),
    /** Addresses of the processes of a service that run now, at a port of their image. */
    addressesOf: (service: string, port: number): readonly string[] => {
      const { containers, ports } = state();
      return containers
        .filter((one) => one.service === service && one.process !== null && isAlive(one.process))
        .map(({ id }) => `http://127.0.0.1:${ports[id]?.[port]}`);
    },
    /** A command of `forecourt`, beside what runs. */
    forecourt: (...args: readonly string[]): Promise<string> =>
      compose(
        'run',
        '--rm',
        '--no-deps',
        '-T',
        '-v',
        `${folder}:/documents:ro`,
        'api',
        'apps/api/dist/cli.js',
        ...args,
      ),
    /** What a question to the database answers, a line for each row. */
    rows: async (question: string): Promise<readonly string[]> => {
      const psql = ['psql', '--username=forecourt', '--dbname=forecourt', '-v', 'ON_ERROR_STOP=1', '-Atc', question];
      return (await compose('exec', '-T', 'postgres', ...psql)).split('\n').filter((line) => line !== '');
    },
    /** Gives every variable of `deploy/.env` that has none a value, as whoever installs it. */
    giveValues: (values: Readonly<Record<string, string>>): void => {
      const file = join(folder, 'deploy', '.env');
      const text = readFileSync(file, 'utf8').replaceAll(
        /^([A-Z0-9_]+)=$/gm,
        (_all, name: string) => `${name}=${values[name] ?? randomBytes(32).toString('hex')}`,
      );
      writeFileSync(file, text);
    },
    /** Loses everything but the back-up and `deploy/.env`. */
    lose: async (): Promise<void> => {
      await compose('down', '-v');
      rmSync(join(onHost, 'images'), { recursive: true });
    },
    close: async (): Promise<void> => {
      if (existsSync(join(onHost, 'state.json'))) await compose('down', '-v');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type Host = ReturnType<typeof openHost>;
