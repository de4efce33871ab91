// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const folderOfApps = join(root, 'apps');

/**
 * @typedef {object} RegisteredTemplate
 * @property {string} name in site documents
 * @property {string} title as people call it
 * @property {string} folder of its app, absolute
 * @property {number} port on which its app listens unless an address says otherwise
 */

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The templates of this installation, in the order of `apps/templates.json`. Needs no package: it is read before any is
 * installed. The API reads the same files (apps/api/src/ground/env).
 * @returns {RegisteredTemplate[]}
 * @throws {Error} naming what a registration lacks
 */
export const registeredTemplates = () =>
  readJson(join(folderOfApps, 'templates.json')).map((/** @type {string} */ app) => {
    const folder = join(folderOfApps, app);
    const file = join(folder, 'registration.json');
    const { name, title, port } = readJson(file);
    if (typeof name !== 'string' || typeof title !== 'string' || !Number.isInteger(port))
      throw new Error(`${file} must say name, title and port of the template.`);
    return { name, title, folder, port };
  });

/** The variable that alone says where one template is. @param {string} name */
export const templateVariable = (name) => `FORECOURT_TEMPLATE_${name.toUpperCase().replaceAll('-', '_')}_URL`;

/**
 * Addresses of templates as one variable says them.
 * @param {Iterable<readonly [name: string, origin: string]>} addresses
 */
export const printTemplateAddresses = (addresses) =>
  [...addresses].map(([name, origin]) => `${name}=${origin}`).join(',');

/**
 * Where each template is, by name, as `FORECOURT_TEMPLATES` says: `a=http://10.0.0.5:3001,b=http://10.0.0.6:3002`. Those
 * that it does not name are left out.
 * @param {string | undefined} text
 * @returns {Map<string, string>}
 */
export const readTemplateAddresses = (text) =>
  new Map(
    (text ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry) => {
        const at = entry.indexOf('=');
        if (at < 1)
          throw new Error(`FORECOURT_TEMPLATES: "${entry}" must be a name and an address: a=http://127.0.0.1:3001.`);
        return [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
      }),
  );
