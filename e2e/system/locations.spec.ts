// Pages of places, and the dealer locator.
import { expect, test } from '@playwright/test';
import { canonicalOf, countOf, headingOf, titleOf, withoutScripts } from '../pages/html';
import { journeySites, partIn } from '../sites';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

/** One page of a place on a site of each template, each site with another form of address. */
const places = [
  {
    template: 'a',
    host: 'harbour-city.localhost',
    path: '/locations/harbour-city-northshore',
    others: ['/contact-us/harbour-city-northshore', '/locations/harbour-city-northshore-service'],
    hours: ['Sales hours', 'Service hours', 'Parts hours'],
    licences: ['Motor dealer licence NSW MD 000001 (demo)', 'Motor vehicle repairer licence MVRL 00001 (demo)'],
    phone: 'tel:+61255501210',
    ways: ['Book a service', 'Find a part'],
  },
  {
    template: 'b',
    host: 'meridian-nissan.localhost',
    path: '/contact-us/meridian-nissan',
    others: ['/locations/meridian-nissan-parts'],
    hours: ['Sales hours', 'Service hours', 'Parts hours'],
    licences: ['Motor dealer licence NSW MD 000010 (demo)'],
    phone: 'tel:+61255502110',
    ways: ['Book a service', 'Find a part'],
  },
  {
    template: 'c',
    host: 'red-gum-yard.localhost',
    path: '/locations/red-gum-yard',
    others: ['/locations/red-gum-highway', '/contact-us/red-gum-station-street'],
    hours: ['Sales hours', 'Service hours'],
    licences: ['Motor dealer licence VIC LMCT 00020 (demo)'],
    phone: 'tel:+61355504210',
    ways: ['Book a service'],
  },
] as const;

for (const { template, host, path, others, hours, licences, phone, ways } of places) {
  const onePart = partIn(template, 'locations');

  test(`[LOC-05] [ROUTE-01/location] ${host} has a page of a place: hours by department, offers, service and parts`, async () => {
    const { status, body } = await askSite(host, path);
    expect([status, canonicalOf(body)]).toEqual([200, path]);
    const seen = withoutScripts(body);
    expect(seen.match(/<h1[ >]/g)).toHaveLength(1);
    expect(headingOf(body)).not.toBe('');
    expect(titleOf(body)).toContain(headingOf(body));
    expect(seen).toMatch(/<nav[^>]*aria-label="Breadcrumbs"/);
    for (const words of [...hours, ...licences, ...ways, 'Special offers', 'In stock here', 'Get Directions'])
      expect(seen).toContain(words);
    expect(seen).toContain(phone);
    expect(seen).toMatch(/<img[^>]*seen from outside/);
    expect(seen).toContain('name="location"');
  });

  test(`[ROUTE-06] ${host} has one page for every way of writing a place's address`, async () => {
    for (const other of others) {
      const { status, headers } = await askSite(host, other);
      expect([other, status, headers.location]).toEqual([other, 307, path]);
    }
    expect((await askSite(host, '/locations/no-such-place')).status).toBe(404);
    expect((await askSite(host, '/contact-us/no-such-place')).status).toBe(404);
  });

  test(
    `[LOC-04] ${host} offers holiday hours in a dialog while some are near, and else has no button for them`,
    onePart(),
    async ({ page }) => {
      await page.clock.setFixedTime('2026-12-20T01:00:00Z');
      await page.goto(`${originOf(host)}${path}`);
      const trigger = page.locator('summary', { hasText: 'Holiday hours' });
      await trigger.first().click();
      const dialog = page.getByRole('dialog', { name: 'Holiday hours' });
      await expect(dialog.getByRole('row', { name: 'Friday 25 December Closed' })).toBeVisible();
      await expect(dialog.getByText(/we open again on \w+ \d+ \w+ at \d/i)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.clock.setFixedTime('2026-10-05T01:00:00Z');
      await page.goto(`${originOf(host)}${path}`);
      await expect(
        page
          .locator('main')
          .getByText(/^(Open|Closed) now$/)
          .first(),
      ).toBeVisible();
      await expect(trigger).toHaveCount(0);
    },
  );
}

test('[ROUTE-06] places of a site with one contact page stand on that page', async () => {
  const { status, headers } = await askSite('ironbark-trucks.localhost', '/locations/ironbark-depot');
  expect([status, headers.location]).toEqual([307, '/contact#ironbark-depot']);
  expect((await askSite('ironbark-trucks.localhost', '/contact')).body).toContain('id="ironbark-depot"');
});

for (const { host } of journeySites) {
  test(`[GEO-01] [ERRS-01/geocode] [ROUTE-01/dealer-locator] ${host} finds the nearest place by postcode`, async () => {
    const at = async (query: string) => withoutScripts((await askSite(host, `/dealer-locator${query}`)).body);
    const plain = await askSite(host, '/dealer-locator');
    expect([plain.status, canonicalOf(plain.body), headingOf(plain.body)]).toEqual([
      200,
      '/dealer-locator',
      'Find a location',
    ]);
    expect(titleOf(plain.body)).toMatch(/^Find a location\b/);
    const crumbs = /<nav[^>]*aria-label="Breadcrumbs".*?<\/nav>/s.exec(plain.body)?.[0];
    for (const parent of ['href="/"', 'href="/contact"']) expect(crumbs).toContain(parent);
    expect(await at('?postcode=2150')).toMatch(/<h1[^>]*>Locations near 2150/);
    const distances = [...(await at('?postcode=2150')).matchAll(/>(?:Less than )?([\d,]+) km</g)].map(([, km = '']) =>
      Number(km.replaceAll(',', '')),
    );
    expect(distances.length).toBeGreaterThan(1);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(await at('?postcode=0000')).toContain('Invalid postcode');
    expect(await at('?postcode=0000')).not.toContain('Please enter a 4-digit number.');
    expect(await at('?postcode=20')).toContain('Invalid postcode. Please enter a 4-digit number.');
    const withService = await askSite(host, '/dealer-locator?department=service');
    expect(countOf(withService.body)).toBeLessThan(countOf(plain.body));
    expect(countOf(withService.body)).toBeGreaterThan(0);
  });
}

test('[GEO-01] "Near me" requests the position at the press alone and puts the nearest place first', async ({
  browser,
}) => {
  const context = await browser.newContext({
    geolocation: { latitude: -33.815, longitude: 151.003 },
    permissions: ['geolocation'],
  });
  const page = await context.newPage();
  await page.goto(`${originOf('harbour-city.localhost')}/dealer-locator`);
  const list = page.getByRole('list', { name: 'Locations' });
  await expect(list.getByRole('listitem').first()).toContainText('Northshore');
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(list.locator('> li').first()).toContainText('Less than 1 km');
  await expect(list.locator('> li').first()).toContainText('Westgate');
  await context.close();
});
