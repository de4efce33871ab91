import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode, root } from '../workspace/paths.mjs';
import { isAlive, type ProcessIdentity } from '../workspace/process-identity.mjs';
import { commandsOn, type Host, hostEnv, writeMigration } from './host';

interface State {
  readonly containers: readonly {
    readonly id: string;
    readonly service: string;
    readonly process: ProcessIdentity | null;
  }[];
  readonly ports: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A host whose `docker` runs what the compose file says as processes of this machine (`scripts/deploy/on-host`). */
export const openOwnHost = (): Host => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-host-'));
  // PostgreSQL may run as another user than the tests.
  chmodSync(folder, 0o755);
  cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
  const programs = join(folder, 'bin');
  mkdirSync(programs);
  const docker = join(programs, 'docker');
  writeFileSync(docker, `#!/bin/sh\nexec "${pinnedNode}" "${join(root, 'scripts/deploy/on-host/docker.mjs')}" "$@"\n`);
  chmodSync(docker, 0o755);
  const onHost = join(folder, 'on-host');
  const env = {
    ...hostEnv(programs),
    FORECOURT_ON_HOST: onHost,
    FORECOURT_ON_HOST_SOURCES: root,
    BACKUP: join(folder, 'back-up'),
  };
  const commands = commandsOn(folder, env);
  const state = (): State => JSON.parse(readFileSync(join(onHost, 'state.json'), 'utf8'));
  return {
    ...commands,
    folder,
    env,
    machine: '127.0.0.1',
    enquiryEveryMs: 1_500,
    services: ['api', 'api', 'gateway', 'gateway', 'migrate', 'postgres', 'worker', 'worker'],
    present: async () =>
      (await commands.compose('ps', '-a')).split('\n').map((line) => /^forecourt-(\S+)-\d+ /.exec(line)?.[1] ?? line),
    addressesOf: (service, port) => {
      const { containers, ports } = state();
      return containers
        .filter((one) => one.service === service && one.process !== null && isAlive(one.process))
        .map(({ id }) => `http://127.0.0.1:${ports[id]?.[port]}`);
    },
    volume: (name) => join(onHost, 'volumes', name),
    addMigration: async (tag, name, sql) =>
      writeMigration(join(onHost, 'images', tag, 'api/apps/api/drizzle'), name, sql),
    lose: async () => {
      await commands.compose('down', '-v');
      rmSync(join(onHost, 'images'), { recursive: true });
    },
    close: async () => {
      if (existsSync(join(onHost, 'state.json'))) await commands.compose('down', '-v');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
