// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode, root, withBinaries } from '../workspace/paths.mjs';
import { printTemplateAddresses } from '../workspace/templates.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./supervisor.mjs').ServiceSpec} ServiceSpec */

const exitWithParent = fileURLToPath(new URL('./exit-with-parent.mjs', import.meta.url));
const tsupProgram = join(root, 'node_modules', 'tsup', 'dist', 'cli-default.js');

/**
 * Environment of every service.
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 */
const serviceEnv = (settings, env) => ({
  ...withBinaries(env),
  NODE_ENV: 'production',
  FORECOURT_DATA_DIR: settings.data,
  FORECOURT_GATEWAY_PORT: String(settings.gatewayPort),
  FORECOURT_API_PORT: String(settings.apiPort),
  FORECOURT_API_URL: settings.apiUrl,
  FORECOURT_TEMPLATES: printTemplateAddresses(settings.templates.map(({ name, url }) => [name, url])),
});

/**
 * The services of the API: `serve` answers, `work` delivers and follows schedules.
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ api: ServiceSpec, worker: ServiceSpec }}
 */
export const apiServices = (settings, env) => {
  const common = { program: pinnedNode, cwd: root, env: serviceEnv(settings, env) };
  const entry = (/** @type {string} */ name) => [join(root, 'apps', 'api', 'dist', `${name}.js`)];
  return {
    api: { ...common, name: 'api', args: entry('serve') },
    worker: { ...common, name: 'worker', args: entry('work') },
  };
};

/**
 * The services that need the token which the API made: the template apps and the gateway.
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @param {string} serviceToken
 * @param {string | null} [edited] name of the template app that draws what stands in the editor
 * @returns {{ templates: ServiceSpec[], gateway: ServiceSpec }}
 */
export const siteServices = (settings, env, serviceToken, edited = null) => {
  const common = { program: pinnedNode, env: { ...serviceEnv(settings, env), FORECOURT_SERVICE_TOKEN: serviceToken } };
  return {
    templates: settings.templates.map(({ name, folder, host, port }) => ({
      ...common,
      ...(name === edited ? { env: { ...common.env, NODE_ENV: 'development' } } : {}),
      name: `template-${name}`,
      cwd: folder,
      args: [
        ...['--import', exitWithParent, 'server.mjs', '-H', host, '-p', String(port)],
        ...(name === edited ? ['--dev'] : []),
      ],
    })),
    gateway: {
      ...common,
      name: 'gateway',
      cwd: root,
      env: { ...common.env, FORECOURT_DIRECTORY: settings.directory ? '1' : '0' },
      args: [join(root, 'apps', 'gateway', 'dist', 'main.js')],
    },
  };
};

/**
 * The services that build a package anew at each change of its sources, in the order in which they must have built once:
 * the styles of the second are made with the first.
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {ServiceSpec[]}
 */
export const watchServices = (settings, env) =>
  ['ui', 'storefront'].map((name) => ({
    name: `watch-${name}`,
    program: pinnedNode,
    args: ['--import', exitWithParent, tsupProgram, '--watch', 'src'],
    cwd: join(root, 'packages', name),
    env: { ...serviceEnv(settings, env), FORECOURT_FAST_BUILD: '1' },
  }));
