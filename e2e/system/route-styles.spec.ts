// A page's style sheets hold the rules of every component on it: the frame's and its own, and no others.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { vehiclesOf } from '../pages/html';
import { foundIn, searchAt, searchKeyOf } from '../pages/search-requests';
import { journeySites } from '../sites';
import { root } from '../stack/address-book';
import { askSite } from '../stack/ask';

/** The classes that each selector of a sheet names, whatever else it holds. */
const selectorsIn = (css: string): readonly string[] =>
  [...css.matchAll(/([^{};]+)\{/g)].flatMap(([, head = '']) =>
    head.split(',').map((selector) =>
      [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)]
        .map(([, name]) => name)
        .sort()
        .join(' '),
    ),
  );

/** Selectors by which some component of the packages is styled. */
const ruled = new Set(
  globSync('packages/{ui,storefront}/dist/**/*.css', { cwd: root, exclude: ['**/typefaces/**'] })
    .flatMap((file) => selectorsIn(readFileSync(`${root}${file}`, 'utf8')))
    .filter((classes) => classes !== ''),
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
    const [compared, another] = foundIn(await searchAt(host, await searchKeyOf(host), { hitsPerPage: 2 })).hits;
    const comparison = `/compare?cars=${compared?.id},${another?.id}`;
    for (const path of [...paths, comparison, vehicle, `${vehicle}/enquire`]) {
      const { body } = await askSite(host, path);
      const sheets = [...body.matchAll(/<link rel="stylesheet" href="(\/_next\/[^"]+)"/g)].map(
        ([, sheet = '']) => sheet,
      );
      const css = await Promise.all(sheets.map(async (sheet) => (await askSite(host, sheet)).body));
      // The theme's own colours: without them a page is white boxes. What never changes is written into the rules, and
      // whatever is looked up is there.
      const all = css.join('');
      expect(all, path).toMatch(/--fc-color-page:#/);
      const declared = new Set([...all.matchAll(/(--fc-[a-z0-9-]+):/g)].map(([, name]) => name));
      const used = [...all.matchAll(/var\((--fc-[a-z0-9-]+)\)/g)].map(([, name]) => name);
      expect(used.length, path).toBeGreaterThan(50);
      expect(
        used.filter((name) => !declared.has(name)),
        path,
      ).toEqual([]);
      const there = new Set(css.flatMap(selectorsIn));
      const carried = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
      const wanted = [...ruled].filter((classes) => classes.split(' ').every((name) => carried.has(name)));
      expect(wanted.length, path).toBeGreaterThan(20);
      expect(
        wanted.filter((classes) => !there.has(classes)),
        path,
      ).toEqual([]);
    }
  });
