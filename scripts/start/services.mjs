// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode, root, withBinaries } from '../workspace/paths.mjs';
import { printTemplateAddresses, templateVariable } from '../workspace/templates.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./supervisor.mjs').ServiceSpec} ServiceSpec */

const exitWithParent = fileURLToPath(new URL('./exit-with-parent.mjs', import.meta.url));

/**
 * Environment of a service.
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [name] of a service that has metrics; each has a port of its own for them
 */
const serviceEnv = (settings, env, name) => ({
  ...withBinaries(env),
  NODE_ENV: 'production',
  FORECOURT_DATA_DIR: settings.data,
  FORECOURT_GATEWAY_PORT: String(settings.gatewayPort),
  FORECOURT_API_PORT: String(settings.apiPort),
  FORECOURT_API_URL: settings.apiUrl,
  FORECOURT_TEMPLATES: printTemplateAddresses(settings.templates.map(({ name, url }) => [name, url])),
  // Their addresses are in the line above; the gateway would take these before the table.
  ...Object.fromEntries(settings.templates.map(({ name: template }) => [templateVariable(template), ''])),
  FORECOURT_METRICS_PORT: String(settings.metrics.find((one) => one.name === name)?.port ?? ''),
});

/**
 * The services of the API: `serve` answers, `work` delivers and follows schedules.
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ api: ServiceSpec, worker: ServiceSpec }}
 */
export const apiServices = (settings, env) => {
  const service = (/** @type {string} */ name, /** @type {string} */ entry) => ({
    name,
    program: pinnedNode,
    cwd: root,
    env: serviceEnv(settings, env, name),
    args: [join(root, 'apps', 'api', 'dist', `${entry}.js`)],
  });
  return { api: service('api', 'serve'), worker: service('worker', 'work') };
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
  const common = (/** @type {string} */ name) => ({
    program: pinnedNode,
    env: { ...serviceEnv(settings, env, name), FORECOURT_SERVICE_TOKEN: serviceToken },
  });
  const gateway = common('gateway');
  return {
    templates: settings.templates.map(({ name, folder, host, port }) => ({
      program: pinnedNode,
      env: { ...common(`template-${name}`).env, ...(name === edited ? { NODE_ENV: 'development' } : {}) },
      name: `template-${name}`,
      cwd: folder,
      args: [
        ...['--import', exitWithParent, 'server.mjs', '-H', host, '-p', String(port)],
        ...(name === edited ? ['--dev'] : []),
      ],
    })),
    gateway: {
      ...gateway,
      name: 'gateway',
      cwd: root,
      env: {
        ...gateway.env,
        FORECOURT_DIRECTORY: settings.directory ? '1' : '0',
        // By them an open page hears of a change.
        ...(edited === null ? {} : { FORECOURT_GATEWAY_WEBSOCKETS: '1' }),
      },
      args: [join(root, 'apps', 'gateway', 'dist', 'main.js')],
    },
  };
};

/**
 * The service that takes saved sources of the packages into what is built of them.
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder of the template app that is made of them
 * @returns {ServiceSpec}
 */
export const watchService = (settings, env, folder) => ({
  name: 'watch',
  program: pinnedNode,
  args: ['--import', exitWithParent, join(root, 'scripts', 'watch', 'watch-packages.mjs'), folder],
  cwd: root,
  env: { ...serviceEnv(settings, env), NODE_ENV: 'development' },
  tellsFaults: true,
});
