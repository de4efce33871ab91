// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../../test/own-postgres.mjs';
import { identify } from '../../workspace/process-identity.mjs';
import { placementOf, postgresPort } from './placement.mjs';

/** @typedef {import('./project.mjs').Project} Project */
/** @typedef {import('./project.mjs').Service} Service */

/** PostgreSQL refuses to run as root: then as the system user `postgres`, as in its image. */
const user = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());
  return { uid: id('-u'), gid: id('-g') };
};

/** @param {Project} project @param {Service} service @param {string} id */
const placesOf = async (project, service, id) => {
  const { said, env } = await placementOf(project, service, id);
  const folder = said('/var/lib/postgresql');
  return {
    said,
    bin: findPostgres({ withDump: true }),
    data: join(folder, 'data'),
    folder,
    port: await project.portOf(id, postgresPort),
    env: { ...env, PGHOST: folder, PGPORT: String(await project.portOf(id, postgresPort)) },
  };
};

/** @param {string} program @param {readonly string[]} args @param {object} options */
const runOrThrow = (program, args, options) => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { ...options, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}${error ?? ''}`);
};

/**
 * The server that stands for the image of PostgreSQL: the same layout of its volume, the same variables, and on an empty
 * volume the same scripts.
 * @param {Project} project
 * @param {Service} service
 * @param {string} id
 * @param {string} log
 */
export const startPostgresContainer = async (project, service, id, log) => {
  const { said, bin, data, folder, port, env } = await placesOf(project, service, id);
  const who = user();
  const isNew = !existsSync(data);
  mkdirSync(folder, { recursive: true });
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  if (isNew) {
    const password = join(folder, 'password');
    writeFileSync(password, service.environment.POSTGRES_PASSWORD ?? '');
    if (who.uid !== undefined) chownSync(password, who.uid, who.gid);
    const auth = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${password}`];
    runOrThrow(join(bin, 'initdb'), [`--pgdata=${data}`, '--username=postgres', '--encoding=UTF8', ...auth], {
      ...who,
      cwd: folder,
    });
    rmSync(password);
  }
  writeFileSync(log, '', { flag: 'a' });
  chmodSync(log, 0o666);
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='${folder}'`;
  runOrThrow(join(bin, 'pg_ctl'), ['start', '-w', '-D', data, '-l', log, '-o', settings], {
    ...who,
    cwd: folder,
    stdio: 'ignore',
  });
  if (isNew)
    for (const [from, to] of service.mounts.filter(([, place]) => place.startsWith('/docker-entrypoint-initdb.d/'))) {
      const script = said(readFileSync(join(project.besides, from), 'utf8'));
      runOrThrow('sh', ['-c', script, to], {
        cwd: folder,
        env: { ...env, PATH: `${bin}:${env.PATH}`, POSTGRES_USER: 'postgres' },
      });
    }
  return identify(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]));
};

/** A program of the image, by the socket that nobody else reaches. @param {Project} project @param {Service} service @param {string} id */
export const postgresPrograms = async (project, service, id) => {
  const { said, bin, folder, env } = await placesOf(project, service, id);
  return { said, cwd: folder, env: { ...env, PATH: `${bin}:${env.PATH}` } };
};
