import { fileURLToPath } from 'node:url';
import { stackEnvironment } from '../../scripts/workspace/stack-environment.mjs';
import { registeredTemplates } from '../../scripts/workspace/templates.mjs';

/** Root of the checkout, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Everything the end-to-end stack writes: apart from what `npm start` keeps, so that tests may change anything. */
export const dataFolder = '.forecourt/e2e';

/** Added to every port: for a second checkout beside a first. */
const shift = Number(process.env.FORECOURT_E2E_PORT_SHIFT || 0);

export const gatewayPort = 3100 + shift;
export const apiPort = 4100 + shift;
/** Ports of the registered template apps, by name. */
export const templatePorts: ReadonlyMap<string, number> = new Map(
  registeredTemplates().map(({ name }, place) => [name, 3101 + shift + place]),
);

/** Port of the app of a registered template. */
export const templatePort = (name: string): number => {
  const port = templatePorts.get(name);
  if (port === undefined) throw new Error(`There is no template ${name}.`);
  return port;
};

/** Where each process of the stack tells its operator how it is. */
export const metricsPort = {
  api: apiPort + 20,
  worker: apiPort + 21,
  gateway: apiPort + 22,
  'template-a': apiPort + 23,
  'template-b': apiPort + 24,
  'template-c': apiPort + 25,
} as const;

/** Origin of a site in the browser. Chromium resolves names under `.localhost`; Node does not. */
export const originOf = (host: string): string => `http://${host}:${gatewayPort}`;

/** Environment of the stack and of the command line against it. */
export const stackEnv: Readonly<Record<string, string>> = stackEnvironment({
  data: dataFolder,
  gateway: gatewayPort,
  api: apiPort,
  postgres: 54_429 + shift,
  templates: templatePorts,
});
