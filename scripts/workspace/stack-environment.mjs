// @ts-check
import { printTemplateAddresses, templateVariable } from './templates.mjs';

/**
 * @typedef {object} StackPlace
 * @property {string} data folder of its data, from the checkout
 * @property {number} gateway port, and the one in addresses of sites
 * @property {number} api port
 * @property {number} postgres port
 * @property {Iterable<readonly [name: string, port: number]>} templates ports
 */

/**
 * Environment of an installation with demo data beside another one, and of the command line against it. What a shell may
 * have set for another installation is emptied, which counts as not set.
 * @param {StackPlace} place
 * @returns {Record<string, string>}
 */
export const stackEnvironment = ({ data, gateway, api, postgres, templates }) => ({
  FORECOURT_DATA_DIR: data,
  FORECOURT_GATEWAY_PORT: String(gateway),
  FORECOURT_API_PORT: String(api),
  FORECOURT_API_URL: `http://127.0.0.1:${api}`,
  FORECOURT_PG_PORT: String(postgres),
  FORECOURT_PUBLIC_ORIGIN_PORT: String(gateway),
  FORECOURT_TEMPLATES: printTemplateAddresses([...templates].map(([name, port]) => [name, `http://127.0.0.1:${port}`])),
  // The gateway would take these before the table.
  ...Object.fromEntries([...templates].map(([name]) => [templateVariable(name), ''])),
  FORECOURT_DEMO: '1',
  // Who waits for the gateway finds every site.
  FORECOURT_OPEN_EARLY: '0',
  // The first of six, above the API's.
  FORECOURT_METRICS_PORT: '',
  DATABASE_URL: '',
  SMTP_URL: '',
  FORECOURT_SERVICE_TOKEN: '',
  FORECOURT_SEARCH_SECRET: '',
  FORECOURT_SEALING_KEY: '',
  FORECOURT_SEALING_KEY_PREVIOUS: '',
  FORECOURT_SEARCH_PROVIDER: '',
});
