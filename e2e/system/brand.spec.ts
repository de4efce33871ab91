// One app, many dealers: what a dealer's document says of its looks is on its pages without a build.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { vehiclesOf, withoutScripts } from '../pages/html';
import { journeySites, partIn } from '../sites';
import { dataFolder, originOf, root, templatePort } from '../stack/address-book';
import { ask, askSite, siteHost } from '../stack/ask';
import { forecourt } from '../stack/forecourt';
import { templateHeaders } from '../stack/own-processes';

/** Two dealers of each template app. */
const dealers = {
  a: ['harbour-city', 'saltbush-leisure'],
  b: ['meridian-nissan', 'wattle-grove-toyota'],
  c: ['red-gum-yard', 'ironbark-trucks'],
} as const;

/** What a part is made of, without its words and values. */
const shapeOf = (html: string): string => html.replace(/<!--.*?-->/gs, '').replace(/="[^"]*"|>[^<]*</g, '><');

const part = (html: string, pattern: RegExp, what: string): string => {
  const found = pattern.exec(withoutScripts(html))?.[0];
  if (found === undefined) throw new Error(`There is no ${what}.`);
  return shapeOf(found);
};

test('one running template app serves many dealers, each as itself [SITE-06]', async () => {
  for (const [template, sites] of Object.entries(dealers)) {
    const port = templatePort(template);
    const faces = await Promise.all(
      sites.map(async (site) => {
        const at = { host: siteHost(`${site}.localhost`), port, headers: await templateHeaders(site) };
        const [home, search] = await Promise.all([ask({ ...at, path: '/' }), ask({ ...at, path: '/search' })]);
        expect([home.status, search.status], site).toEqual([200, 200]);
        return { site, home: home.body, vehicles: vehiclesOf(search.body) };
      }),
    );
    const [one, other] = faces;
    expect(one?.vehicles.length).toBeGreaterThan(0);
    expect(one?.vehicles).not.toEqual(other?.vehicles);
    for (const { site, home } of faces) {
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(home)?.[1] ?? '';
      expect(new URL(canonical).hostname).toBe(`${site}.localhost`);
    }
  }
});

test('the three template apps differ in theme, navigation, search layout, card and detail page [SITE-06]', async ({
  page,
}) => {
  const faces = [];
  for (const { host } of journeySites) {
    const search = (await askSite(host, '/search')).body;
    const [vehicle = ''] = vehiclesOf(search);
    const detail = (await askSite(host, vehicle)).body;
    await page.goto(`${originOf(host)}/search`);
    faces.push({
      theme: await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        const names = [...style].filter((name) => name.startsWith('--fc-'));
        return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
      }),
      typeface: await page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => getComputedStyle(heading).fontFamily),
      navigation: part(search, /<header\b.*?<\/header>/s, 'header'),
      searchLayout: part(search, /<main\b.*?(?=<ul[^>]*aria-label="Search results")/s, 'frame of the results'),
      card: part(search, /<ul[^>]*aria-label="Search results".*?<\/li>/s, 'card'),
      detail: [...withoutScripts(detail).matchAll(/<h2\b[^>]*>(.*?)<\/h2>/gs)]
        .map(([, heading = '']) => heading.replace(/<[^>]*>/g, ''))
        .join(' / '),
    });
  }
  for (const name of ['theme', 'typeface', 'navigation', 'searchLayout', 'card', 'detail'] as const) {
    const looks = faces.map((face) => face[name]);
    expect(
      looks.filter((look) => look === ''),
      name,
    ).toEqual([]);
    expect(new Set(looks).size, name).toBe(3);
  }
});

/** Gives a dealer of this test's own, in a template, its brand; resolves once the home page carries it. */
const applyBrand = async (
  template: 'a' | 'b' | 'c',
  brand: { readonly brand: string; readonly [setting: string]: unknown },
): Promise<string> => {
  const id = `brand-lane-${template}`;
  const folder = join(root, dataFolder, 'e2e');
  const document = JSON.parse(readFileSync(join(root, 'e2e', 'fixtures', 'sites', 'lantern-lane.json'), 'utf8'));
  const host = `${id}.localhost`;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${id}.json`);
  const own = { website_id: id, slug: id, name: 'Brand Lane', template, hosts: [host], brand };
  writeFileSync(file, JSON.stringify({ ...document, ...own }));
  await forecourt('sites', 'apply', file, '--yes');
  await expect.poll(async () => (await askSite(host)).body).toContain(brand.brand);
  return host;
};

/** What a shopper sees of a brand: its colours and corners where parts have them, the typeface, the mark in the header. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const shown = (property: 'backgroundColor' | 'borderRadius', variable: string): string => {
      probe.style[property] = `var(${variable})`;
      return getComputedStyle(probe)[property];
    };
    const colours = ['brand', 'brand-hover', 'brand-soft', 'brand-edge', 'brand-text', 'brand-on-night'].map((role) =>
      shown('backgroundColor', `--fc-color-${role}`),
    );
    const corner = shown('borderRadius', '--fc-radius-control');
    probe.remove();
    const styles = [...document.querySelectorAll('body *')].map((element) => getComputedStyle(element));
    return {
      brand: colours[0],
      corner,
      hasColour: styles.some((style) =>
        [style.backgroundColor, style.color, style.borderTopColor].some((colour) => colours.includes(colour)),
      ),
      hasCorner: styles.some((style) => style.borderRadius === corner),
      typeface: getComputedStyle(document.body).fontFamily,
      logo: document.querySelector('header img')?.getAttribute('src') ?? null,
    };
  });

for (const template of ['a', 'b', 'c'] as const) {
  const onePart = partIn(template, 'brand');

  test(
    `template ${template.toUpperCase()}: colours, corners, typeface and logo of a document restyle its pages at run time [SITE-07]`,
    onePart(),
    async ({ page }) => {
      const looksAt = async (host: string) => {
        await page.goto(originOf(host));
        return looksOf(page);
      };
      const first = await looksAt(await applyBrand(template, { brand: '#7a1f5c', onBrand: '#ffffff', radius: 'none' }));
      expect(first).toMatchObject({ brand: 'rgb(122, 31, 92)', corner: '0px', hasColour: true, logo: null });

      const logo = { url: '/icon.svg', alt: 'Brand Lane', width: 120, height: 40 };
      const second = await looksAt(
        await applyBrand(template, { brand: '#1c4f2a', onBrand: '#ffffff', radius: 'large', font: 'system', logo }),
      );
      expect(second).toMatchObject({
        brand: 'rgb(28, 79, 42)',
        corner: '12px',
        hasColour: true,
        hasCorner: true,
        logo: '/icon.svg',
      });
      expect(second.typeface).not.toBe(first.typeface);
    },
  );
}
