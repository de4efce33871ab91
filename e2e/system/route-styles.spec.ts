// A page's style sheets hold the rules of every component on it: the frame's and its own, and no others.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { vehiclesOf } from '../pages/html';
import { journeySites } from '../sites';
import { root } from '../stack/address-book';
import { askSite } from '../stack/ask';

const classesIn = (css: string): readonly string[] =>
  [...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

/** Names of classes for which some component of the packages has rules. */
const ruled = new Set(
  globSync('packages/{ui,storefront}/dist/**/*.css', { cwd: root, exclude: ['**/typefaces/**'] }).flatMap((file) =>
    classesIn(readFileSync(`${root}${file}`, 'utf8')),
  ),
);

const paths = [
  '/',
  '/search',
  '/search?sortBy=price_asc',
  '/models',
  '/contact',
  '/special-offers',
  '/compare',
  '/success',
  '/privacy-policy',
  '/nothing-here',
  '/cars/2020-nothing-here-xx000',
];

for (const { host, name, template } of journeySites)
  test(`${name}, template ${template.toUpperCase()}: pages have the rules of all their components`, async () => {
    const [vehicle = ''] = vehiclesOf((await askSite(host, '/search')).body);
    for (const path of [...paths, vehicle, `${vehicle}/enquire`]) {
      const { body } = await askSite(host, path);
      const sheets = [...body.matchAll(/<link rel="stylesheet" href="(\/_next\/[^"]+)"/g)].map(
        ([, sheet = '']) => sheet,
      );
      const css = await Promise.all(sheets.map(async (sheet) => (await askSite(host, sheet)).body));
      const there = new Set(css.flatMap(classesIn));
      const worn = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
      const wanted = [...worn].filter((name) => ruled.has(name));
      expect(wanted.length, path).toBeGreaterThan(20);
      expect(
        wanted.filter((name) => !there.has(name)),
        path,
      ).toEqual([]);
    }
  });
