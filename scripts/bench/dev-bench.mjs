// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../test/browser.mjs';
import { root } from '../workspace/paths.mjs';
import { median } from './median.mjs';

/** Saves of each kind. The first of all are left out: until then the app has not drawn the page anew. */
const saves = 7;
const warmUps = 1;
/** Milliseconds between two saves: nobody saves again before the page has come to rest. */
const between = 1_000;
/** Milliseconds after which a page does not follow. */
const longest = 30_000;

/**
 * A kind of source, how a save changes it, and how an open page shows the change.
 * @typedef {object} Edit
 * @property {string} file from the root
 * @property {(text: string, mark: number) => string} change
 * @property {(mark: number) => boolean} shown runs in the page, and is true once it shows the change
 */

const footer = 'packages/ui/src/site-footer/site-footer-columns';
const home = 'packages/storefront/src/pages/home/home-page';

/** @type {Record<string, Edit>} */
const edits = {
  'component of ui, drawn by the server': {
    file: `${footer}.tsx`,
    change: (text, mark) => text.replace('<footer ', `<footer data-saved="${mark}" `),
    shown: (mark) => document.querySelector(`footer[data-saved="${mark}"]`) !== null,
  },
  'component of ui, drawn by the browser': {
    file: 'packages/ui/src/site-header/site-header-mega.tsx',
    change: (text, mark) => text.replace('<header ', `<header data-saved="${mark}" `),
    shown: (mark) => document.querySelector(`header[data-saved="${mark}"]`) !== null,
  },
  'styles of ui': {
    file: `${footer}.css.ts`,
    change: (text, mark) =>
      text.replace("overflowWrap: 'anywhere',", `overflowWrap: 'anywhere',\n    outlineOffset: '${mark}px',`),
    shown: (mark) => getComputedStyle(document.querySelector('footer') ?? document.body).outlineOffset === `${mark}px`,
  },
  'page of the storefront': {
    file: `${home}.tsx`,
    change: (text, mark) => text.replace('className={styles.parts}', `className={styles.parts} data-saved="${mark}"`),
    shown: (mark) => document.querySelector(`main div[data-saved="${mark}"]`) !== null,
  },
  'styles of the storefront': {
    file: `${home}.css.ts`,
    change: (text, mark) =>
      text.replace('parts = style(storefront({', `parts = style(storefront({ outlineOffset: '${mark}px',`),
    shown: (mark) =>
      [...document.querySelectorAll('main div')].some((one) => getComputedStyle(one).outlineOffset === `${mark}px`),
  },
  'slot of the template': {
    file: 'apps/template-a/slots/footer.ts',
    change: (_text, mark) =>
      `import { SiteFooterColumns } from '@forecourt/ui/site-footer';\nimport { type ComponentProps, createElement } from 'react';\n\nexport const Footer = (props: ComponentProps<typeof SiteFooterColumns>) =>\n  createElement('div', { 'data-slot': ${mark} }, createElement(SiteFooterColumns, props));\n`,
    shown: (mark) => document.querySelector(`div[data-slot="${mark}"] footer`) !== null,
  },
};

/**
 * How long an open page takes to follow a save, in milliseconds, in Chromium, by kind of source. Needs `npm run dev -- a`, whose sources it
 * changes and puts back; none of them may have changes that are not committed.
 * @param {string} page a home page of template A, as the gateway shows it
 */
export const benchDev = async (page) => {
  const env = await ensureBrowser(process.env, { pictures: false }, console.log);
  if (env === null) throw new Error('No Chromium was found and none could be installed (set CHROMIUM_PATH).');
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(env.CHROMIUM_PATH ? { executablePath: env.CHROMIUM_PATH } : {}),
  });
  /** @type {Record<string, object>} */
  const figures = {};
  try {
    const open = await browser.newPage();
    await open.goto(page, { waitUntil: 'networkidle' });
    let mark = 0;
    for (const [kind, { file, change, shown }] of Object.entries(edits)) {
      const path = join(root, file);
      const before = readFileSync(path, 'utf8');
      /** @type {number[]} */
      const times = [];
      await open.evaluate('globalThis.opened = true');
      try {
        for (let save = 0; save < saves + warmUps; save += 1) {
          await pause(between);
          mark += 1;
          const text = change(before, mark);
          if (text === before)
            throw new Error(`${file} is not as dev-bench.mjs expects it: bring its edit up to date.`);
          const began = performance.now();
          writeFileSync(path, text);
          await open.waitForFunction(shown, mark, {
            timeout: longest,
            polling: 'raf',
          });
          if (save >= warmUps) times.push(Math.round(performance.now() - began));
        }
      } finally {
        writeFileSync(path, before);
      }
      const isLoadedAgain = (await open.evaluate('globalThis.opened')) !== true;
      figures[kind] = { median: median(times), slowest: Math.max(...times), times, isLoadedAgain };
    }
    return figures;
  } finally {
    await browser.close();
  }
};
