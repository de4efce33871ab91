// What headings repeat of an address. What they show while a search fails: search-under-stress.spec.ts.
import { expect, test } from '@playwright/test';
import { headingOf, titleOf, withoutScripts } from '../pages/html';
import { askSearch, askSite } from '../stack/ask';

const cars = 'harbour-city.localhost';
const templateHosts = [cars, 'meridian-nissan.localhost', 'crossroads.localhost'];

for (const path of [
  '/search?make=Nope',
  '/search?make=Nope&model=Nope',
  '/search?body=Nope',
  '/search/toyota?model=Nope',
  // Also where the last vehicle of a model leads once it has been sold: no page less, and none to be found (ROUTE-08).
  '/search/toyota/nope',
  '/search?make=Nope&make=Never&make_model=Nope+%3E+Nope',
  '/search?query=Nopenopenope+neverever',
  '/models?body=Nope',
  '/models?manufacturer=Nope',
])
  test(`a heading repeats no name that the stock does not have: ${path}`, async () => {
    for (const host of templateHosts) {
      const { status, body } = await askSite(host, path);
      expect(status).toBe(200);
      expect(headingOf(body)).not.toMatch(/nope|never/i);
      expect(titleOf(body)).not.toMatch(/nope|never/i);
      expect(body).toContain('<meta name="robots" content="noindex');
    }
  });

test('a path that names no make answers 404 [ROUTE-03]', async () => {
  for (const host of templateHosts) expect((await askSite(host, '/search/nope/hilux')).status).toBe(404);
});

test('a heading names what was searched for', async () => {
  for (const [path, heading] of [
    ['/search?query=snorkel', 'Results for “snorkel”'],
    ['/search?query=used+hilux', 'Used Toyota HiLux'],
    ['/search/toyota/hilux', 'Toyota HiLux'],
    ['/search?make=Nissan&make=Toyota', 'Nissan and Toyota cars'],
    [
      '/search?make=Nissan&make=Toyota&make_model=Nissan+%3E+Navara&make_model=Toyota+%3E+HiLux',
      'Nissan Navara and Toyota HiLux',
    ],
  ] as const)
    expect(headingOf((await askSearch(cars, path)).body), path).toBe(heading);
  // A dealer of caravans and motorcycles has no cars to count, not even none of them.
  const none = withoutScripts((await askSite('saltbush-leisure.localhost', '/search?make=Kia&make=Nope')).body);
  expect(headingOf(none)).not.toMatch(/\bcars\b/i);
});
