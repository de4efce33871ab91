// @ts-check
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pinnedNode } from '../../workspace/paths.mjs';
import { mostPlaces } from './project.mjs';

/** @typedef {import('./project.mjs').Project} Project */
/** @typedef {import('./project.mjs').Service} Service */

/** Port at which PostgreSQL listens in its image. */
export const postgresPort = 5432;

/** What is not run here, and whose address leads to another: the pooler has a try of its own (`npm run deploy:try`). */
const stoodInFor = { pgbouncer: 'postgres' };

/** @param {Service} service */
export const isPostgres = ({ image }) => image.startsWith('postgres:');

/** Whether a service is run here: what is built of our sources and no template app, whose build takes minutes. @param {Service} service */
export const isRunHere = (service) =>
  isPostgres(service) ||
  (service.build?.dockerfile === 'deploy/images/Dockerfile' && service.build.target !== 'template');

/** Name of its image, without repository, and its tag. @param {Service} service */
const imageOf = ({ image }) => {
  const [, name = '', tag = ''] = /([^/]+):([^:/]*)$/.exec(image) ?? [];
  return { name, tag };
};

/** Folder with what the image of a service holds. @param {Project} project @param {Service} service */
export const treeOf = ({ folder }, service) => {
  const { name, tag } = imageOf(service);
  return join(folder, 'images', tag, name);
};

/** Whether `path` stands at a place of a text where a path begins and where it ends as a whole. @param {string} path */
const asPath = (path) => new RegExp(`(?<=^|[\\s=:'"])${path.replaceAll('.', '\\.')}(?=$|[/\\s'"])`, 'g');

/**
 * What holds in a container, said for a process of this machine: addresses of services, ports and paths.
 * @param {Project} project
 * @param {Service} service
 * @param {string} id of the container
 * @param {readonly (readonly [from: string, to: string])[]} [more] mounts beside those of the service
 */
export const placementOf = async (project, service, id, more = []) => {
  const volumeOf = (/** @type {string} */ name) => {
    const folder = join(project.folder, 'volumes', name);
    mkdirSync(folder, { recursive: true });
    return folder;
  };
  const tmp = join(project.folder, 'tmp', id);
  mkdirSync(tmp, { recursive: true });
  const { stages, stage } = isPostgres(service)
    ? { stages: {}, stage: undefined }
    : { stages: project.stages(service), stage: project.stages(service)[service.build.target] };
  /** Paths in the container, and where they are here. @type {(readonly [string, string])[]} */
  const paths = [
    ['/tmp', tmp],
    ...[...service.mounts, ...more].map(([from, to]) => {
      const isPath = /^[./]/.test(from);
      return /** @type {const} */ ([to, isPath ? resolve(project.besides, from) : volumeOf(from)]);
    }),
    ...Object.values(stages)
      .flatMap(({ copies }) => copies)
      .filter(({ from, target }) => from === null && target.startsWith('/'))
      .map(({ source, target }) => /** @type {const} */ ([target, join(project.context, source)])),
  ];
  const own = new Map(
    await Promise.all(
      (stage?.ports ?? []).map(async (port) => /** @type {const} */ ([port, await project.portOf(id, port)])),
    ),
  );
  /** Addresses of a service and its port, those of its first containers first. @type {Map<string, readonly string[]>} */
  const others = new Map();
  for (const other of project.services) {
    const leadsTo = /** @type {Record<string, string>} */ (stoodInFor)[other.name];
    const target = leadsTo === undefined ? other : project.service(leadsTo);
    if (!isRunHere(target)) continue;
    const ports = isPostgres(target) ? [postgresPort] : (project.stages(target)[target.build.target]?.ports ?? []);
    for (const port of ports) {
      const named = leadsTo === undefined ? port : 6432;
      const places = isPostgres(target) ? 1 : mostPlaces;
      others.set(
        `${other.name}:${named}`,
        await Promise.all(
          Array.from(
            { length: places },
            async (_, at) => `127.0.0.1:${await project.portOf(`${project.name}-${target.name}-${at + 1}`, port)}`,
          ),
        ),
      );
    }
  }
  const looksUp = service.environment.FORECOURT_ORIGIN_LOOKUP === '1';
  /** @param {string} text */
  const said = (text) => {
    const withPaths = paths.reduce((changed, [from, to]) => changed.replaceAll(asPath(from), to), text);
    const withPorts = withPaths.replaceAll(/127\.0\.0\.1:(\d+)/g, (all, port) => {
      const here = own.get(Number(port));
      return here === undefined ? all : `127.0.0.1:${here}`;
    });
    return [...others].reduce((changed, [name, addresses]) => {
      const [first = ''] = addresses;
      // Where each address of a name is a process of its own, all of them are told: there is nobody to ask here.
      if (looksUp && changed === `http://${name}`) return addresses.map((address) => `http://${address}`).join();
      return changed.replaceAll(new RegExp(`(?<=//|@)${name}(?=$|/)`, 'g'), first);
    }, withPorts);
  };
  /** @param {readonly [string, string]} pair */
  const variable = ([name, value]) => {
    // Every address, or those of a network: here there is one.
    if (value === '0.0.0.0' || project.subnets.includes(value)) return [name, '127.0.0.1'];
    const here = name.endsWith('PORT') ? own.get(Number(value)) : undefined;
    return [name, here === undefined ? said(value) : String(here)];
  };
  return {
    said,
    tmp,
    cwd: stage === undefined ? tmp : join(treeOf(project, service), stage.workdir.replace(/^\/app\/?/, '')),
    stage,
    ports: own,
    /** What the process is given, and nothing else but where programs are found. */
    env: {
      PATH: `${join(pinnedNode, '..')}:/usr/bin:/bin`,
      TMPDIR: tmp,
      ...Object.fromEntries(Object.entries({ ...stage?.env, ...service.environment }).map(variable)),
    },
  };
};
