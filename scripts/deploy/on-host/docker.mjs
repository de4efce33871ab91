// @ts-check
// Stands for `docker` where no container engine runs: the commands of the guides, done to processes of this machine, from
// the same compose file and the same Dockerfile. What it leaves out it says: template apps, whose build takes minutes, the
// pooler (its address leads to PostgreSQL) and Caddy. Users, networks, limits and a root that may not be written are those
// of this machine; `npm run deploy:try` looks at some of them.
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withBinaries } from '../../workspace/paths.mjs';
import { run } from '../../workspace/run.mjs';
import {
  containersOf,
  isRunning,
  runIn,
  settingsOf,
  startContainer,
  stopContainer,
  untilHealthy,
} from './containers.mjs';
import { isPostgres, isRunHere, treeOf } from './placement.mjs';
import { openProject } from './project.mjs';
import { digestOfSources } from './sources.mjs';

/** @typedef {import('./project.mjs').Service} Service */

const project = openProject({ env: process.env, cwd: process.cwd() });
/** Progress, as compose writes it: to standard error. @param {string} text */
const tell = (text) => void process.stderr.write(` ${text}\n`);
/** What is asked for. @param {string} text */
const print = (text) => void process.stdout.write(`${text}\n`);

/** Services that are named, else all; those that are not run here are left out by name. @param {readonly string[]} named */
const chosen = (named) => {
  const wanted = named.length > 0 ? named.map(project.service) : project.services;
  for (const { name } of wanted.filter((one) => !isRunHere(one)))
    tell(`${name} is left out: it is not run on this machine`);
  return wanted.filter(isRunHere);
};

/** The steps of the stage from which the image of a service is copied. @param {Service} service */
const buildOne = async (service) => {
  const tree = treeOf(project, service);
  const stages = project.stages(service);
  const { from = null } = stages[service.build.target]?.copies.find(({ target }) => target === './') ?? {};
  const steps = stages[from ?? '']?.runs ?? [];
  if (steps.length === 0) throw new Error(`The Dockerfile has no step that makes ${service.image}.`);
  const layer = join(project.folder, 'layers', digestOfSources(project.context, [...steps, service.build.target]));
  for (const step of existsSync(layer) ? [] : steps) {
    tell(`RUN ${step}`);
    const draft = `${layer}.draft`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    const env = { ...withBinaries(process.env), ...service.build.args };
    const { code, output } = await run('sh', ['-c', step.replaceAll('/out', draft)], { cwd: project.context, env });
    if (code !== 0) throw new Error(`${step} ended with ${code}:\n${output}`);
    renameSync(draft, layer);
  }
  rmSync(tree, { recursive: true, force: true });
  cpSync(layer, tree, { recursive: true, verbatimSymlinks: true });
  tell(`${service.image} Built`);
};

/** @param {readonly string[]} args */
const build = async (args) => {
  const built = chosen(args).filter((service) => !isPostgres(service));
  for (const [at, service] of built.entries())
    if (built.findIndex(({ image }) => image === service.image) === at) await buildOne(service);
};

/** @type {Set<string>} */
const brought = new Set();
/**
 * Brings one service up as it is meant to be, and before it what it needs.
 * @param {Service} service
 * @param {{ deps: boolean, recreate: boolean, wait: boolean, scale: Readonly<Record<string, number>> }} how
 */
const bringUp = async (service, how) => {
  if (brought.has(service.name)) return;
  brought.add(service.name);
  for (const [name, condition] of how.deps ? Object.entries(service.needs) : []) {
    const needed = project.service(name);
    if (!isRunHere(needed)) continue;
    await bringUp(needed, how);
    const containers = containersOf(project, name);
    if (condition === 'service_healthy') for (const each of containers) await untilHealthy(project, each);
    const failed = containers.find(({ code }) => condition === 'service_completed_successfully' && code !== 0);
    if (failed !== undefined)
      throw new Error(
        `service "${name}" didn't complete successfully: exit ${failed.code}\n${readFileSync(failed.log, 'utf8')}`,
      );
  }
  if (!isPostgres(service) && !existsSync(treeOf(project, service)))
    throw new Error(`${service.image} is not there: docker compose build`);
  const isOnce = project.services.some(({ needs }) => needs[service.name] === 'service_completed_successfully');
  for (const each of containersOf(project, service.name)) {
    // What ends by itself is run again by each `up`, as compose starts whatever does not run.
    if (isRunning(each) && (!how.recreate || each.settings === settingsOf(service))) continue;
    await stopContainer(each);
    project.drop(each.id);
  }
  const wanted = how.scale[service.name] ?? service.replicas;
  for (const extra of containersOf(project, service.name).slice(wanted)) {
    await stopContainer(extra);
    project.drop(extra.id);
  }
  while (containersOf(project, service.name).length < wanted) {
    const { id } = await startContainer(project, service, { untilEnd: isOnce });
    tell(`Container ${id} ${isOnce ? 'Exited' : 'Started'}`);
  }
  if (how.wait && !isOnce)
    for (const each of containersOf(project, service.name)) {
      await untilHealthy(project, each);
      tell(`Container ${each.id} Healthy`);
    }
};

/** @param {readonly string[]} args */
const up = async (args) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    allowNegative: false,
    options: {
      detach: { type: 'boolean', short: 'd' },
      wait: { type: 'boolean', default: false },
      'no-deps': { type: 'boolean', default: false },
      'no-recreate': { type: 'boolean', default: false },
      scale: { type: 'string', multiple: true, default: [] },
    },
  });
  const scale = Object.fromEntries(values.scale.map((pair) => [pair.split('=')[0], Number(pair.split('=')[1])]));
  const how = { deps: !values['no-deps'], recreate: !values['no-recreate'], wait: values.wait, scale };
  for (const service of chosen(positionals)) await bringUp(service, how);
};

/** @param {readonly string[]} ids */
const stopAll = async (ids) => {
  const wanted = ids.map((id) => {
    const found = project.containers().find((one) => one.id === id);
    if (found === undefined) throw new Error(`No such container: ${id}`);
    return found;
  });
  const end = (/** @type {typeof wanted} */ containers) =>
    Promise.all(
      containers.map(async (each) => {
        await stopContainer(each);
        tell(`Container ${each.id} Stopped`);
      }),
    );
  // Whoever needs the database ends before it.
  const isDatabase = (/** @type {{ service: string }} */ { service }) => isPostgres(project.service(service));
  await end(wanted.filter((each) => !isDatabase(each)));
  await end(wanted.filter(isDatabase));
};

/** @param {readonly string[]} args */
const exec = async (args) => {
  const at = args[0] === '-T' ? 1 : 0;
  const service = project.service(args[at] ?? '');
  const container = containersOf(project, service.name).find(isRunning);
  if (container === undefined) throw new Error(`service "${service.name}" is not running`);
  process.exitCode = await runIn(project, service, container.id, args.slice(at + 1), [], {});
};

/** @param {readonly string[]} args */
const runOnce = async (args) => {
  /** Options stand before the service; what is behind it is the command's. */
  const withValue = ['--entrypoint', '-v', '--volume', '-e', '--env'];
  let at = 0;
  /** @type {Record<string, string[]>} */
  const given = {};
  for (let word = args[at]; word?.startsWith('-'); word = args[at]) {
    if (!withValue.includes(word) && !['--rm', '--no-deps', '-T'].includes(word))
      throw new Error(`unknown flag: ${word}`);
    const takes = withValue.includes(word);
    given[word] = [...(given[word] ?? []), takes ? (args[at + 1] ?? '') : ''];
    at += takes ? 2 : 1;
  }
  const service = project.service(args[at] ?? '');
  if (given['--no-deps'] === undefined)
    for (const name of Object.keys(service.needs))
      if (isRunHere(project.service(name)))
        await bringUp(project.service(name), { deps: true, recreate: false, wait: true, scale: {} });
  const stage = project.stages(service)[service.build.target];
  const command = args.length > at + 1 ? args.slice(at + 1) : service.command;
  const mounts = [...(given['-v'] ?? []), ...(given['--volume'] ?? [])].map((pair) => {
    const [from = '', to = ''] = pair.split(':');
    return /** @type {const} */ ([from, to]);
  });
  const variables = Object.fromEntries(
    [...(given['-e'] ?? []), ...(given['--env'] ?? [])].map((pair) => [
      pair.slice(0, pair.indexOf('=')),
      pair.slice(pair.indexOf('=') + 1),
    ]),
  );
  const entrypoint = given['--entrypoint'] ?? stage?.entrypoint ?? [];
  const id = `${project.name}-${service.name}-run`;
  process.exitCode = await runIn(project, service, id, [...entrypoint, ...command], mounts, variables);
};

/** @param {readonly string[]} args */
const ps = (args) => {
  const named = args.filter((word) => !word.startsWith('-'));
  const isQuiet = args.includes('-q');
  const all = project.containers().filter(({ service }) => named.length === 0 || named.includes(service));
  for (const each of all.filter((one) => args.includes('-a') || isRunning(one))) {
    const standing = isRunning(each) ? 'Up' : `Exited (${each.code ?? 0})`;
    print(isQuiet ? each.id : `${each.id}  ${JSON.parse(each.settings)[0]}  ${standing}`);
  }
};

/** @param {readonly string[]} args */
const down = async (args) => {
  await stopAll(project.containers().map(({ id }) => id));
  for (const { id } of project.containers()) project.drop(id);
  if (args.includes('-v') || args.includes('--volumes'))
    rmSync(join(project.folder, 'volumes'), { recursive: true, force: true });
};

/** @type {Readonly<Record<string, (args: readonly string[]) => unknown>>} */
export const composeCommands = {
  build,
  up,
  exec,
  run: runOnce,
  ps,
  down,
  stop: (services) => {
    const named = chosen(services).map(({ name }) => name);
    return stopAll(
      project
        .containers()
        .filter(({ service }) => named.includes(service))
        .map(({ id }) => id),
    );
  },
  logs: (services) => {
    for (const name of services)
      for (const { log } of containersOf(project, name)) print(readFileSync(log, 'utf8').trimEnd());
  },
};

/** @type {Readonly<Record<string, (args: readonly string[]) => unknown>>} */
const commands = {
  compose: ([name = '', ...rest]) => {
    const command = composeCommands[name];
    if (command === undefined) throw new Error(`docker compose ${name} is nothing that is done on this machine.`);
    return command(rest);
  },
  stop: stopAll,
  rm: (ids) => {
    for (const id of ids) project.drop(id);
  },
};

const [name = '', ...rest] = process.argv.slice(2);
try {
  const command = commands[name];
  if (command === undefined) throw new Error(`docker ${name} is nothing that is done on this machine.`);
  await command(rest);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
