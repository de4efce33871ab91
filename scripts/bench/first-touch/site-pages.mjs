// @ts-check
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pinnedNode, root } from '../../workspace/paths.mjs';
import { pageOf } from '../page-weight.mjs';
import { siteOf } from './cases.mjs';

/** @typedef {import('./cases.mjs').PageName} PageName */
/** @typedef {import('./cases.mjs').Template} Template */
/** @typedef {Awaited<ReturnType<typeof sitePages>>} SitePages */

/** Milliseconds within which a change of the site is on its pages, on a machine however busy. */
const soon = 120_000;
/** Shows what the site's document says, and is not measured. */
const probe = '/privacy';
/** Signs of a vehicle's page that has everything to press, and shows pictures first. */
const signs = [/Next picture/, /Show number/, /id="finance"/];
const others = /360 degree view of/;

/** @param {string} gateway @param {string} host @returns {Promise<string>} path of a vehicle with all that is pressed */
const findVehicle = async (gateway, host) => {
  const results = await pageOf(gateway, host, '/search');
  const paths = [...new Set([...results.matchAll(/href="(\/cars\/[a-z0-9-]+)"/g)].map(([, path = '']) => path))];
  for (const path of paths) {
    const html = await pageOf(gateway, host, path);
    if (signs.every((sign) => sign.test(html)) && !others.test(html)) return path;
  }
  throw new Error(`None of ${paths.length} vehicles on the first page of results of ${host} has all that is pressed.`);
};

/**
 * The pages of one demo site that are measured, and the way to have them drawn anew.
 * @param {{ gateway: string, template: Template, env: NodeJS.ProcessEnv }} place  `env`: of the command line
 */
export const sitePages = async ({ gateway, template, env }) => {
  const site = siteOf[template];
  const host = `${site}.localhost`;
  const vehicle = await findVehicle(gateway, host);
  /** @type {Readonly<Record<PageName | 'offers', string>>} */
  const paths = {
    home: '/',
    results: '/search',
    vehicle,
    enquiry: `${vehicle}/enquire`,
    contact: '/contact',
    offers: '/special-offers',
  };
  const document = join(root, 'sites', `${site}.json`);
  /** Paths that nobody has asked for since the last change. @type {Set<string>} */
  const cold = new Set();
  let isChanged = false;

  const command = (/** @type {string} */ file) =>
    promisify(execFile)(
      pinnedNode,
      [join(root, 'apps', 'api', 'dist', 'cli.js'), 'sites', 'apply', file, '--yes', '--allow-removal'],
      { cwd: root, env },
    );
  /** Changes a line at the foot of every page, and waits until the pages that were cached without it are gone. */
  const change = async () => {
    const words = `Measured ${Date.now()}.`;
    const changed = JSON.parse(readFileSync(document, 'utf8'));
    changed.content.footerNote = `${changed.content.footerNote ?? ''} ${words}`;
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
    try {
      const file = join(folder, 'site.json');
      writeFileSync(file, JSON.stringify(changed));
      isChanged = true;
      await command(file);
    } finally {
      rmSync(folder, { recursive: true });
    }
    const end = Date.now() + soon;
    while (!(await pageOf(gateway, host, probe)).includes(words)) {
      if (Date.now() > end) throw new Error(`A change of ${site} was not on ${probe} within ${soon / 1000} s.`);
      await pause(250);
    }
    for (const path of Object.values(paths)) cold.add(path);
  };

  return {
    /** Where a browser finds a page. @param {PageName | 'offers'} page */
    address: (page) => `${gateway.replace(/127\.0\.0\.1|localhost/, host)}${paths[page]}`,
    /** The next answer of this page is one that nobody has had since a change. @param {PageName} page */
    makeCold: async (page) => {
      if (!cold.has(paths[page])) await change();
      cold.delete(paths[page]);
    },
    /** The next answer of this page is a cached one, where pages of its kind are cached. @param {PageName} page */
    makeCached: async (page) => {
      if (!cold.delete(paths[page])) return;
      for (let times = 0; times < 2; times += 1) await pageOf(gateway, host, paths[page]);
    },
    /** Puts the site's document back, where it was changed. */
    restore: async () => {
      if (isChanged) await command(document);
    },
  };
};
