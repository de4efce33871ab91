// @ts-check
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { freePort } from '../../test/own-postgres.mjs';
import { imageStages } from '../image-stages.mjs';

/** @typedef {import('../../workspace/process-identity.mjs').ProcessIdentity} ProcessIdentity */
/** @typedef {import('../image-stages.mjs').ImageStage} ImageStage */

/**
 * What stands for a container: a process of this machine.
 * @typedef {object} Container
 * @property {string} id such as `forecourt-api-1`
 * @property {string} service
 * @property {number} place 1 for the first of its service
 * @property {string} settings what it was started with, so that a change of it is seen
 * @property {ProcessIdentity | null} process null for one that has ended, such as `migrate`
 * @property {number | null} code with which one has ended that is waited for
 * @property {string} log
 */
/**
 * @typedef {object} State
 * @property {readonly Container[]} containers
 * @property {Readonly<Record<string, Readonly<Record<string, number>>>>} ports of this machine, by id of the container and port in it
 */
/**
 * A service of the compose file, as it stands there with the operator's values.
 * @typedef {object} Service
 * @property {string} name
 * @property {string} image
 * @property {any} build
 * @property {readonly string[]} command
 * @property {Readonly<Record<string, string>>} environment
 * @property {readonly (readonly [from: string, to: string])[]} mounts a folder or a named volume, and where it is in the container
 * @property {readonly string[]} health words of its health check; none: the image's
 * @property {boolean} isHealthChecked
 * @property {number} replicas
 * @property {Readonly<Record<string, string>>} needs condition by name of the service that must be there before
 */

/** How many containers of a service there may be at a time: twice as many while they are replaced. */
export const mostPlaces = 4;

/** @param {string} text of a file of variables @returns {Record<string, string>} */
const variablesIn = (text) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/**
 * @param {string} text
 * @param {Readonly<Record<string, string | undefined>>} given
 * @throws {Error} naming a variable that must have a value and has none
 */
const filledIn = (text, given) =>
  text.replaceAll(/\$\{(\w+):(\?|-)([^}]*)\}/g, (_all, name, sign, fallback) => {
    const value = given[name];
    if (value) return value;
    if (sign === '?')
      throw new Error(`${name} has no value: write one into the file of variables (deploy/env.example).`);
    return fallback;
  });

/** As compose does it, once the file is read: an empty value is a text. @param {any} told @param {Parameters<typeof filledIn>[1]} given @returns {any} */
const filledInAll = (told, given) => {
  if (typeof told === 'string') return filledIn(told, given);
  if (Array.isArray(told)) return told.map((each) => filledInAll(each, given));
  if (typeof told !== 'object' || told === null) return told;
  return Object.fromEntries(Object.entries(told).map(([key, value]) => [key, filledInAll(value, given)]));
};

/** @param {string} name @param {any} told @returns {Service} */
const serviceOf = (name, { image, build, command, environment, volumes, healthcheck, deploy, depends_on: needs }) => ({
  name,
  image,
  build,
  command: command ?? [],
  environment: Object.fromEntries(Object.entries(environment ?? {}).map(([key, value]) => [key, String(value)])),
  mounts: (volumes ?? [])
    .filter((/** @type {string} */ volume) => volume.includes(':'))
    .map((/** @type {string} */ volume) => volume.split(':').slice(0, 2)),
  health: healthcheck?.test ?? [],
  isHealthChecked: healthcheck?.disable !== true,
  replicas: deploy?.replicas ?? 1,
  needs: Object.fromEntries(Object.entries(needs ?? {}).map(([other, { condition }]) => [other, condition])),
});

/**
 * The project that the environment names, as compose finds it: `COMPOSE_FILE`, `COMPOSE_ENV_FILES`; and the folder in which
 * everything of it lies here.
 * @param {{ env: NodeJS.ProcessEnv, cwd: string }} asked
 */
export const openProject = ({ env, cwd }) => {
  const folder = env.FORECOURT_ON_HOST;
  if (folder === undefined) throw new Error('FORECOURT_ON_HOST names the folder of everything that is run here.');
  const file = resolve(cwd, env.COMPOSE_FILE ?? 'compose.yaml');
  const given = Object.assign(
    {},
    ...(env.COMPOSE_ENV_FILES ?? '').split(',').map((name) => variablesIn(readFileSync(resolve(cwd, name), 'utf8'))),
    env,
  );
  const { name, services, networks } = filledInAll(parse(readFileSync(file, 'utf8'), { merge: true }), given);
  const stateFile = join(folder, 'state.json');
  /** @type {State} */
  let state = existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : { containers: [], ports: {} };
  /** @param {Partial<State>} changed */
  const change = (changed) => {
    state = { ...state, ...changed };
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${stateFile}.draft`, JSON.stringify(state));
    renameSync(`${stateFile}.draft`, stateFile);
  };
  // A copy of deploy/ may be run, with variables of its own; what is built are the sources of this repository.
  const context = resolve(env.FORECOURT_ON_HOST_SOURCES ?? join(dirname(file), '..'));
  return {
    name: /** @type {string} */ (name),
    folder,
    /** What images are built from. */
    context,
    /** Where paths of the compose file begin. */
    besides: dirname(file),
    /** Networks whose addresses are named. */
    subnets: Object.values(networks ?? {}).flatMap((network) =>
      (network?.ipam?.config ?? []).map((/** @type {{ subnet: string }} */ { subnet }) => subnet),
    ),
    services: Object.entries(services).map(([service, told]) => serviceOf(service, told)),
    /** @param {string} service */
    service: (service) => {
      if (services[service] === undefined) throw new Error(`No such service: ${service}`);
      return serviceOf(service, services[service]);
    },
    /** The stages of the Dockerfile that a service is built by, with its arguments. @param {Service} service */
    stages: ({ build }) => imageStages(readFileSync(join(context, build.dockerfile), 'utf8'), build.args ?? {}),
    containers: () => state.containers,
    /** @param {Container} container */
    keep: (container) =>
      change({ containers: [...state.containers.filter(({ id }) => id !== container.id), container] }),
    /** @param {string} id */
    drop: (id) => change({ containers: state.containers.filter((one) => one.id !== id) }),
    /** The port of this machine that a port of a container is; the same for ever. @param {string} id @param {number} port */
    portOf: async (id, port) => {
      const known = state.ports[id]?.[port];
      if (known !== undefined) return known;
      const found = await freePort();
      change({ ports: { ...state.ports, [id]: { ...state.ports[id], [port]: found } } });
      return found;
    },
  };
};
/** @typedef {ReturnType<typeof openProject>} Project */
