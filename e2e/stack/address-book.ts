import { fileURLToPath } from 'node:url';

/** Root of the checkout, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Everything the end-to-end stack writes: apart from what `npm start` keeps, so that tests may change anything. */
export const dataFolder = '.forecourt/e2e';

/** Added to every port: for a second checkout beside a first. */
const shift = Number(process.env.FORECOURT_E2E_PORT_SHIFT || 0);

export const gatewayPort = 3100 + shift;
export const apiPort = 4100 + shift;
export const templatePort = { A: 3101 + shift, B: 3102 + shift, C: 3103 + shift } as const;

/** Origin of a site in the browser. Chromium resolves names under `.localhost`; Node does not. */
export const originOf = (host: string): string => `http://${host}:${gatewayPort}`;

/**
 * Environment of the stack and of the command line against it. What a developer's shell may have set for another
 * installation is emptied, which counts as not set.
 */
export const stackEnv: Readonly<Record<string, string>> = {
  FORECOURT_DATA_DIR: dataFolder,
  FORECOURT_GATEWAY_PORT: String(gatewayPort),
  FORECOURT_API_PORT: String(apiPort),
  FORECOURT_API_URL: `http://127.0.0.1:${apiPort}`,
  FORECOURT_PG_PORT: String(54_429 + shift),
  FORECOURT_PUBLIC_ORIGIN_PORT: String(gatewayPort),
  ...Object.fromEntries(
    Object.entries(templatePort).map(([name, port]) => [`FORECOURT_TEMPLATE_${name}_URL`, `http://127.0.0.1:${port}`]),
  ),
  FORECOURT_DEMO: '1',
  DATABASE_URL: '',
  SMTP_URL: '',
  FORECOURT_SERVICE_TOKEN: '',
  FORECOURT_SEARCH_SECRET: '',
  FORECOURT_SEARCH_PROVIDER: '',
};
