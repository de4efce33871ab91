// @ts-check
// `npm run deploy:try`: what the images hold, run without a container. Builds and stages API and gateway by the scripts
// that the Dockerfile calls, looks whether the trees lack anything, and starts them from there as a user who may write
// nowhere else, against a PostgreSQL of its own with the two roles of the guide, through PgBouncer in transaction mode
// where the machine has one (PGBOUNCER names it). `--template template-a` stages a template app too and has the gateway
// show a page of it. `--staged` builds nothing anew.
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bytesOf, findProgram, megabytes, unprivileged } from './deploy/machine.mjs';
import { query, startPooler } from './deploy/pooler.mjs';
import { missingImports } from './deploy/staged-imports.mjs';
import { stagedProcesses } from './deploy/staged-processes.mjs';
import { findPostgres, freePort, startPostgres } from './test/own-postgres.mjs';
import { pinnedNode, root, withBinaries } from './workspace/paths.mjs';
import { run } from './workspace/run.mjs';
import { registeredTemplates } from './workspace/templates.mjs';

const { template, staged } = parseArgs({
  options: { template: { type: 'string' }, staged: { type: 'boolean', default: false } },
}).values;
const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);

/** Target size of an image, and what its base has: Debian's slim image, and the Node that the lock pins. */
const target = 350e6;
const base = 75e6 + 150e6;

const folder = mkdtempSync(join(tmpdir(), 'forecourt-deploy-'));
chmodSync(folder, 0o755);
const user = unprivileged();
/** @type {(() => Promise<unknown> | unknown)[]} */
const closers = [() => rmSync(folder, { recursive: true, force: true })];

/** @param {string} script @param {readonly string[]} args */
const step = async (script, ...args) => {
  const { code, output } = await run('sh', [join(root, 'deploy', 'images', script), ...args], {
    cwd: root,
    env: withBinaries(process.env),
  });
  if (code !== 0) throw new Error(`deploy/images/${script} ${args.join(' ')} ended with ${code}:\n${output}`);
};

/** @param {string} app */
const stage = async (app) => {
  if (!staged) await step('build.sh', app);
  const tree = join(folder, app);
  await step('stage.sh', app, tree);
  const size = bytesOf(tree);
  say(`${app}: ${megabytes(size)} in its tree, about ${megabytes(base + size)} as an image`);
  if (base + size > target) throw new Error(`${app} is larger than ${megabytes(target)}.`);
  return tree;
};

/** A folder that the processes may write to. @param {string} name */
const writable = (name) => {
  const path = join(folder, name);
  mkdirSync(path);
  if (user !== undefined) chownSync(path, user.uid, user.gid);
  return path;
};
// Their user may not enter the folder of the checkout.
const node = join(folder, 'node');
copyFileSync(pinnedNode, node);
const { open, start, until, stopAll, killAll } = stagedProcesses({ node, user, tmp: writable('tmp'), say });

const main = async () => {
  const api = await stage('api');
  const gateway = await stage('gateway');
  const programs = ['serve', 'work', 'cli', 'read-photos'].map((name) => `apps/api/dist/${name}.js`);
  const missing = [
    ...(await missingImports(api, [...programs, 'packages/search-engine/dist/worker.js'])),
    ...(await missingImports(gateway, ['apps/gateway/dist/main.js'])),
  ];
  if (missing.length > 0) throw new Error(`The trees lack what is imported:\n${missing.join('\n')}`);

  const server = await startPostgres(findPostgres());
  closers.push(() => server.destroy());
  say(server.version);
  await query(server.url('postgres', 'postgres'), [
    'create role forecourt_web login',
    "create database forecourt owner forecourt encoding 'UTF8' template template0",
    'revoke connect on database forecourt from public',
    'grant connect, temporary on database forecourt to forecourt_web',
  ]);
  await query(server.url('forecourt'), [readFileSync(join(root, 'deploy/postgres/rights.sql'), 'utf8')]);
  // The server tells by this name which connections go past the pooler.
  const direct = `${server.url('forecourt', 'forecourt_web')}?application_name=direct`;
  const pgbouncer = process.env.PGBOUNCER ?? findProgram('pgbouncer', process.env);
  say(
    pgbouncer === null
      ? 'No PgBouncer on this machine: straight to PostgreSQL'
      : 'Through PgBouncer, in transaction mode',
  );
  const pooled = pgbouncer === null ? direct : await startPooler(direct, pgbouncer, { folder, user, closers });

  const app = registeredTemplates().find((one) => `template-${one.name}` === template);
  if (template !== undefined && app === undefined) throw new Error(`No template ${template} is registered.`);
  const [apiPort, gatewayPort, templatePort, ...metrics] = await Promise.all(Array.from({ length: 7 }, freePort));
  const own = (/** @type {number} */ place) => ({ FORECOURT_METRICS_PORT: String(metrics[place]) });
  const secrets = { FORECOURT_SERVICE_TOKEN: 'service-token-of-deploy-try' };
  const apiEnv = {
    ...secrets,
    DATABASE_URL: pooled,
    DATABASE_DIRECT_URL: direct,
    FORECOURT_MIGRATIONS: 'require-at-least',
    FORECOURT_SEARCH_SECRET: 'search-secret-of-deploy-try',
    FORECOURT_SEALING_KEY: 'sealing-key-of-deploy-try',
    FORECOURT_DATA_DIR: writable('data'),
    FORECOURT_API_PORT: String(apiPort),
    FORECOURT_TEMPLATES: app === undefined ? '' : `${app.name}=http://127.0.0.1:${templatePort}`,
    FORECOURT_LOG_LEVEL: 'warn',
  };
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const forecourt = async (
    /** @type {Readonly<Record<string, string>>} */ env,
    /** @type {readonly string[]} */ ...args
  ) => {
    const command = open(`forecourt ${args[0]}`, api, ['apps/api/dist/cli.js', ...args], { ...apiEnv, ...env });
    const [code] = await command.ended;
    return { code, text: command.output.text };
  };
  const done = async (
    /** @type {Readonly<Record<string, string>>} */ env,
    /** @type {readonly string[]} */ ...args
  ) => {
    const { code, text } = await forecourt(env, ...args);
    if (code !== 0) throw new Error(`forecourt ${args.join(' ')} ended with ${code}:\n${text}`);
    return text.trim();
  };

  const early = await forecourt({}, 'sites', 'list');
  if (early.code !== 3 || !early.text.includes('forecourt migrate'))
    throw new Error(`Before the migration a command ended with ${early.code}:\n${early.text}`);
  say('forecourt migrate');
  say(
    `  ${(await done({ DATABASE_URL: server.url('forecourt'), DATABASE_DIRECT_URL: '' }, 'migrate')).replaceAll('\n', '\n  ')}`,
  );

  start('api', api, ['apps/api/dist/serve.js'], { ...apiEnv, ...own(0) });
  start('worker', api, ['apps/api/dist/work.js'], { ...apiEnv, ...own(1) });
  start('gateway', gateway, ['apps/gateway/dist/main.js'], {
    ...secrets,
    ...own(2),
    FORECOURT_API_URL: apiUrl,
    FORECOURT_GATEWAY_PORT: String(gatewayPort),
    FORECOURT_LOG_LEVEL: 'warn',
  });
  await until(`${apiUrl}/readyz`, 200);
  for (const place of [0, 1, 2]) await until(`http://127.0.0.1:${metrics[place]}/readyz`, 200);

  const keepers = await query(server.url('forecourt', 'postgres'), [
    "select distinct application_name as name from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory'",
  ]);
  if (keepers.length !== 1 || keepers[0].name !== 'direct')
    throw new Error(`Locks are kept by ${JSON.stringify(keepers)}, and not past the pooler alone.`);
  say('  locks that are kept go past the pooler');

  // A site, its dealership and a feed, as an operator brings them; documents lie where the processes may read them.
  const documents = writable('documents');
  const name = app?.name === 'b' ? 'wattle-grove-toyota' : 'red-gum-yard';
  const dealership = join(documents, 'dealership.json');
  cpSync(join(root, 'demo', 'dealerships', `${name}.json`), dealership);
  await done({}, 'dealerships', 'apply', dealership, '--yes');
  const site = {
    ...JSON.parse(readFileSync(join(root, 'sites', `${name}.json`), 'utf8')),
    hosts: ['www.first-site.example'],
  };
  const siteFile = join(documents, 'site.json');
  writeFileSync(siteFile, JSON.stringify(app === undefined ? site : { ...site, template: app.name }));
  await done({}, 'sites', 'apply', siteFile, '--yes');
  const feed = join(documents, 'feed.csv');
  writeFileSync(feed, 'stocknum,make,model,year,price,condition\nS1,Toyota,HiLux,2022,45990,used\n');
  say(`  ${(await done({}, 'stock', 'import', feed, '--dealership', name, '--profile', 'canonical')).split('\n')[0]}`);
  const certificates = `http://127.0.0.1:${metrics[2]}/certificates/ask`;
  await until(`${certificates}?domain=www.first-site.example`, 200);
  await until(`${certificates}?domain=other.example`, 404);

  if (app !== undefined) {
    const tree = await stage(`template-${app.name}`);
    const args = ['server.mjs', '-H', '127.0.0.1', '-p', String(templatePort)];
    const env = { ...secrets, ...own(3), FORECOURT_API_URL: apiUrl };
    start(`template-${app.name}`, join(tree, 'apps', `template-${app.name}`), args, env);
    await until(`http://127.0.0.1:${metrics[3]}/readyz`, 200);
    const manifest = await (await fetch(`http://127.0.0.1:${templatePort}/_template/manifest`)).json();
    if (manifest.name !== app.name || manifest.theme === 'own')
      throw new Error(`The app takes itself for another: ${JSON.stringify(manifest)}`);
    say(`  it is ${manifest.name} in the theme ${manifest.theme}`);
    // Also what draws with libraries that no page brings: the brochure, and the picture for social networks.
    const [vehicle] = await query(server.url('forecourt'), ["select '/cars/' || slug as path from vehicles"]);
    const ofVehicle = ['', '/pdf', '/social-picture'].map((part) => `${vehicle.path}${part}`);
    for (const path of ['/', '/search', '/sitemap.xml', ...ofVehicle])
      await until(`http://127.0.0.1:${gatewayPort}${path}`, 200, { host: 'www.first-site.example' });
  }

  await stopAll();
};

try {
  await main();
  say('Whatever an image holds works.');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  killAll();
  for (const close of closers.reverse()) await close();
}
