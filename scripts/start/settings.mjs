// @ts-check
import { join } from 'node:path';
import { dataFolder } from '../workspace/paths.mjs';
import { readTemplateAddresses, registeredTemplates, templateVariable } from '../workspace/templates.mjs';

/** @typedef {import('./ports.mjs').PortUse} PortUse */

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} fallback
 */
const portOf = (env, name, fallback) => {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${name}=${text} is not a port: it must be a whole number from 1 to 65535.`);
  }
  return port;
};

/** @param {string} text @param {string} name */
const originOf = (text, name) => {
  try {
    const url = new URL(text);
    if (url.protocol === 'http:' && url.port !== '') return url;
  } catch {
    // Falls through to the error below, which says what is wanted.
  }
  throw new Error(`${name}=${text} must be an address with a port, such as http://127.0.0.1:3001.`);
};

/**
 * The template apps and where they listen: as `FORECOURT_TEMPLATES` says, else as the variable of one template, else at
 * the port of its registration.
 * @param {NodeJS.ProcessEnv} env
 */
const templatesOf = (env) => {
  const registered = registeredTemplates();
  const addresses = readTemplateAddresses(env.FORECOURT_TEMPLATES);
  for (const name of addresses.keys()) {
    if (!registered.some((template) => template.name === name))
      throw new Error(
        `FORECOURT_TEMPLATES names "${name}", which is not registered. There are ${registered.map((template) => template.name).join(', ')}.`,
      );
  }
  return registered.map(({ name, title, folder, port }) => {
    const variable = addresses.has(name) ? 'FORECOURT_TEMPLATES' : templateVariable(name);
    const url = originOf(addresses.get(name) || env[variable] || `http://127.0.0.1:${port}`, variable);
    return { name, title, folder, variable, url: url.origin, host: url.hostname, port: Number(url.port) };
  });
};

/**
 * What `npm start` runs with, from the environment and the address book.
 * @param {NodeJS.ProcessEnv} env
 */
export const readSettings = (env) => {
  const data = dataFolder(env);
  const gatewayPort = portOf(env, 'FORECOURT_GATEWAY_PORT', 3000);
  const apiPort = portOf(env, 'FORECOURT_API_PORT', 4000);
  const templates = templatesOf(env);
  /** One port for each process where its operator reads metrics, from the first on. */
  const firstMetrics = portOf(env, 'FORECOURT_METRICS_PORT', apiPort + 20);
  const metrics = ['api', 'worker', 'gateway', ...templates.map(({ name }) => `template-${name}`)].map(
    (name, index) => ({ name, port: firstMetrics + index }),
  );
  /** @type {PortUse[]} */
  const ports = [
    { name: 'gateway', port: gatewayPort, variable: 'FORECOURT_GATEWAY_PORT', example: String(gatewayPort + 10_000) },
    { name: 'api', port: apiPort, variable: 'FORECOURT_API_PORT', example: String(apiPort + 10_000) },
    ...templates.map(({ name, port, variable }) => ({
      name: `template ${name}`,
      port,
      variable,
      example: `${variable === 'FORECOURT_TEMPLATES' ? `${name}=` : ''}http://127.0.0.1:${port + 10_000}`,
    })),
    ...metrics.map(({ name, port }) => ({
      name: `metrics of ${name}`,
      port,
      variable: 'FORECOURT_METRICS_PORT',
      example: String(firstMetrics + 10_000),
    })),
  ];
  const embedded = !env.DATABASE_URL;
  // Somebody's own database is not filled with demo dealers unasked.
  const loadsDemo = env.FORECOURT_DEMO ? env.FORECOURT_DEMO === '1' : embedded;
  return {
    data,
    logs: join(data, 'logs'),
    records: join(data, 'processes'),
    secrets: join(data, 'secrets.json'),
    demoRecord: join(data, 'demo.json'),
    demoStock: join(data, 'demo-stock'),
    gatewayPort,
    apiPort,
    apiUrl: env.FORECOURT_API_URL || `http://127.0.0.1:${apiPort}`,
    templates,
    metrics,
    ports,
    embedded,
    loadsDemo,
    /** Whether the gateway opens for the sites of one template while others are still to come. */
    opensEarly: env.FORECOURT_OPEN_EARLY !== '0',
    /** Where demo dealers are shown `localhost` lists them; elsewhere nobody is told who else is here. */
    directory: env.FORECOURT_DIRECTORY ? env.FORECOURT_DIRECTORY === '1' : loadsDemo,
  };
};

/** @typedef {ReturnType<typeof readSettings>} Settings */
