// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { identify, isAlive } from '../../workspace/process-identity.mjs';
import { isPostgres, placementOf } from './placement.mjs';
import { postgresPrograms, startPostgresContainer } from './postgres.mjs';
import { mostPlaces } from './project.mjs';

/** @typedef {import('./project.mjs').Project} Project */
/** @typedef {import('./project.mjs').Service} Service */
/** @typedef {import('./project.mjs').Container} Container */

/** Milliseconds that a process may take to be healthy, on a busy machine. */
const healthyMs = 180_000;
/** Milliseconds after which a process that was asked to end is killed (`stop_grace_period`). */
const graceMs = 30_000;

/** @param {Container} container */
export const isRunning = ({ process: own }) => own !== null && isAlive(own);

/** What a container is started with: by it a changed setting is seen. @param {Service} service */
export const settingsOf = ({ image, command, environment }) => JSON.stringify([image, command, environment]);

/** @param {Project} project @param {string} service */
export const containersOf = (project, service) =>
  project
    .containers()
    .filter((one) => one.service === service)
    .toSorted((one, other) => one.place - other.place);

/** @param {Project} project @param {Service} service */
const freePlace = (project, service) => {
  const taken = new Set(containersOf(project, service.name).map(({ place }) => place));
  const place = Array.from({ length: mostPlaces }, (_, at) => at + 1).find((one) => !taken.has(one));
  if (place === undefined) throw new Error(`${service.name} has ${mostPlaces} containers already.`);
  return place;
};

/**
 * Starts one more container of a service; one that ends by itself is waited for.
 * @param {Project} project
 * @param {Service} service
 * @param {{ untilEnd: boolean }} options
 * @returns {Promise<Container>}
 */
export const startContainer = async (project, service, { untilEnd }) => {
  const place = isPostgres(service) || untilEnd ? 1 : freePlace(project, service);
  const id = `${project.name}-${service.name}-${place}`;
  const logs = join(project.folder, 'logs');
  mkdirSync(logs, { recursive: true });
  const log = join(logs, `${id}.log`);
  const started = { id, service: service.name, place, settings: settingsOf(service), log, code: null };
  if (isPostgres(service)) {
    const container = { ...started, process: await startPostgresContainer(project, service, id, log) };
    project.keep(container);
    return container;
  }
  const { said, cwd, env, stage } = await placementOf(project, service, id);
  const [program = '', ...args] = [
    ...(stage?.entrypoint ?? []),
    ...(service.command.length > 0 ? service.command : (stage?.command ?? [])),
  ].map(said);
  const output = openSync(log, 'w');
  const child = spawn(program, args, { cwd, env, detached: !untilEnd, stdio: ['ignore', output, output] });
  closeSync(output);
  if (child.pid === undefined) throw new Error(`${program} of ${id} cannot be started.`);
  const container = { ...started, process: identify(child.pid) };
  project.keep(container);
  if (!untilEnd) {
    child.unref();
    return container;
  }
  const [code] = await once(child, 'exit');
  const ended = { ...container, process: null, code };
  project.keep(ended);
  return ended;
};

/** @param {Project} project @param {Container} container */
const isHealthy = async (project, container) => {
  const service = project.service(container.service);
  if (isPostgres(service) || !service.isHealthChecked) return true;
  const { said, stage } = await placementOf(project, service, container.id);
  const words = service.health.length > 0 ? service.health.join(' ') : (stage?.health ?? '');
  const [address] = /http:\/\/127\.0\.0\.1:[^\s"\]]+/.exec(words) ?? [];
  if (address === undefined) return true;
  return fetch(said(address), { signal: AbortSignal.timeout(4_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status === 200;
    },
    () => false,
  );
};

/** @param {Project} project @param {Container} container */
export const untilHealthy = async (project, container) => {
  for (const until = Date.now() + healthyMs; ; await pause(200)) {
    if (!isRunning(container))
      throw new Error(`container ${container.id} has ended; its words are in ${container.log}.`);
    if (await isHealthy(project, container)) return;
    if (Date.now() > until)
      throw new Error(`container ${container.id} is unhealthy; its words are in ${container.log}.`);
  }
};

/** Asks a container to end, as its image says, and waits until it has. @param {Container} container */
export const stopContainer = async (container) => {
  const { process: own } = container;
  if (own === null || !isAlive(own)) return;
  // SIGTERM would have PostgreSQL wait for whoever is connected; its image says SIGINT.
  process.kill(own.pid, container.service === 'postgres' ? 'SIGINT' : 'SIGTERM');
  for (const until = Date.now() + graceMs; isAlive(own); await pause(50))
    if (Date.now() > until) process.kill(own.pid, 'SIGKILL');
};

/**
 * Runs a program with our streams: in a container that runs (`exec`), or in one of its own (`run`).
 * @param {Project} project
 * @param {Service} service
 * @param {string} id of the container
 * @param {readonly string[]} words program and arguments
 * @param {readonly (readonly [from: string, to: string])[]} mounts
 * @param {Readonly<Record<string, string>>} variables beside those of the service
 * @returns {Promise<number>} its exit code
 */
export const runIn = async (project, service, id, words, mounts, variables) => {
  const { said, cwd, env } = isPostgres(service)
    ? await postgresPrograms(project, service, id)
    : await placementOf(project, service, id, mounts);
  const [program = '', ...args] = words.map(said);
  const given = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, said(value)]));
  const child = spawn(program, args, { cwd, env: { ...env, ...given }, stdio: 'inherit' });
  const ended = once(child, 'exit');
  child.once('error', (error) => process.stderr.write(`${program}: ${error.message}\n`));
  const [code] = await ended;
  return code ?? 1;
};
