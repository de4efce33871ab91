// Two dealers on one machine: neither ever shows or serves what is the other's, whatever a request claims.
import { expect, test } from '@playwright/test';
import { serviceKey } from '../../scripts/start/service-keys.mjs';
import { someone } from '../pages/enquiry-form';
import { titleOf, vehiclesOf, withoutScripts } from '../pages/html';
import { foundIn, searchAt, searchKeyOf } from '../pages/search-requests';
import { demoHosts } from '../sites';
import { originOf, templatePort, templatePorts } from '../stack/address-book';
import { type Answer, ask, askSite, siteHost } from '../stack/ask';
import { leadsOf } from '../stack/leads';
import { serviceToken, templateHeaders } from '../stack/own-processes';

const own = { host: 'harbour-city.localhost', id: 'harbour-city', name: 'Harbour City Motor Group' };
const other = { host: 'red-gum-yard.localhost', id: 'red-gum-yard', name: 'Red Gum Yard' };
/** Its stock is shown by the group site as well (SITE-08), but not the other way round. */
const franchise = { host: 'meridian-nissan.localhost' };

/** Headers by which a request could claim to be for another site. */
const claims: readonly Readonly<Record<string, string>>[] = [
  { 'x-forecourt-site': other.id },
  { 'x-forwarded-host': siteHost(other.host), 'x-forwarded-proto': 'http' },
  { forwarded: `host=${siteHost(other.host)}` },
  { 'x-original-host': other.host, 'x-host': other.host, 'x-rewrite-url': '/', 'x-original-url': '/' },
  {
    'x-middleware-rewrite': `/${other.id}`,
    'x-nextjs-rewritten-path': `/${other.id}`,
    'x-matched-path': `/${other.id}`,
  },
];

const vehicleOf = async (
  host: string,
): Promise<{ readonly path: string; readonly id: string; readonly stock: string }> => {
  const [path = ''] = vehiclesOf((await askSite(host, '/search')).body);
  const { body } = await askSite(host, path);
  const id = /name="car_id" value="(\d+)"/.exec(body)?.[1] ?? '';
  const stock = /Stock (?:<!-- -->)?([A-Z]{2}\d+)/.exec(withoutScripts(body))?.[1] ?? '';
  expect(id, `vehicle of ${host}${path}`).not.toBe('');
  return { path, id, stock };
};

const hitsIn = (answer: Answer) => foundIn(answer).hits;

/** Sites that records belong to; a record is one vehicle on one site. */
const sitesOf = (hits: ReturnType<typeof hitsIn>) => [
  ...new Set(hits.map((hit) => String(hit.objectID).replace(/:\d+$/, ''))),
];

test('a vehicle is found on the sites that show it and on no other [SITE-08]', async () => {
  const [theirs, shared] = [await vehicleOf(other.host), await vehicleOf(franchise.host)];
  expect((await askSite(own.host, theirs.path)).status).toBe(404);
  expect((await askSite(own.host, `${theirs.path}/enquire`)).status).toBe(404);
  // One car on two sites: the group shows the franchise's stock under the same address.
  const both = [await askSite(franchise.host, shared.path), await askSite(own.host, shared.path)];
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.map(({ body }) => /name="car_id" value="(\d+)"/.exec(body)?.[1])).toEqual([shared.id, shared.id]);

  const groupOnly = vehiclesOf((await askSite(own.host, '/search?make=Kia')).body);
  const franchiseKias = vehiclesOf((await askSite(franchise.host, '/search?make=Kia')).body);
  const [foreign = ''] = groupOnly.filter((path) => !franchiseKias.includes(path));
  expect(foreign).not.toBe('');
  expect((await askSite(franchise.host, foreign)).status).toBe(404);
});

test('no header makes the front door show another site [SITE-02]', async () => {
  const { path: theirPath } = await vehicleOf(other.host);
  for (const headers of claims) {
    const claim = Object.keys(headers).join(', ');
    for (const path of [
      '/',
      '/search',
      '/contact',
      '/sitemap.xml',
      '/sitemap.xml?part=pages-1',
      '/sitemap.xml?part=vehicles-1',
      '/robots.txt',
    ]) {
      const { status, body } = await askSite(own.host, path, { headers });
      expect(status, `${path} with ${claim}`).toBe(200);
      expect(body.includes(other.name) || body.includes(other.host), `${path} with ${claim}`).toBe(false);
    }
    expect((await askSite(own.host, theirPath, { headers })).status, `vehicle with ${claim}`).toBe(404);
    const { body } = await askSite(other.host, '/', { headers: { 'x-forecourt-site': own.id } });
    expect(titleOf(body)).toContain(other.name);
  }
  // The inside address of another site is an unknown page here.
  for (const path of [`/${other.id}`, `/${other.id}/search`, `/${other.id}${theirPath}`]) {
    expect((await askSite(own.host, path)).status, path).toBe(404);
  }
});

test('pages of one dealer name no other, and carry no settings of another', async () => {
  for (const path of [
    '/',
    '/search',
    '/contact',
    '/privacy-policy',
    '/sitemap.xml?part=pages-1',
    '/sitemap.xml?part=vehicles-1',
  ]) {
    const [mine, theirs] = [await askSite(own.host, path), await askSite(other.host, path)];
    expect([mine.status, theirs.status], path).toEqual([200, 200]);
    for (const word of [other.name, other.id, 'red-gum-highway'])
      expect(mine.body.includes(word), `${word} on ${path}`).toBe(false);
    for (const word of [own.name, `${own.id}"`, 'harbour-city-northshore']) {
      expect(theirs.body.includes(word), `${word} on ${path}`).toBe(false);
    }
  }
});

test('the front door refuses the addresses that services use among themselves, whatever key comes along', async () => {
  const headers = {
    authorization: `Bearer ${await serviceKey(serviceToken(), 'bearer')}`,
    'x-forecourt-gateway': await serviceKey(serviceToken(), 'api-proof'),
  };
  for (const path of [
    '/internal/sites',
    `/internal/v1/sites/${other.id}`,
    '/internal/changes?after=0',
    '/%69nternal/sites',
    '//internal/sites',
    '/api/../internal/sites',
    '/media/..%2finternal/sites',
  ]) {
    const { status, body } = await askSite(own.host, path, { headers });
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
    expect(body.includes(other.name), path).toBe(false);
  }
});

test('a template app takes a site from the gateway alone [SITE-02]', async () => {
  const secret = serviceToken();
  const proofs: readonly Readonly<Record<string, string>>[] = [
    {},
    { 'x-forecourt-gateway': '' },
    { 'x-forecourt-gateway': secret },
    { 'x-forecourt-gateway': await serviceKey(secret, 'api-proof') },
    { 'x-forecourt-gateway': await serviceKey(secret, 'bearer') },
  ];
  for (const [index, port] of [...templatePorts.values()].entries()) {
    for (const path of ['/', '/search', '/cars/anything', '/search-access.json']) {
      for (const proof of proofs) {
        const headers = { 'x-forecourt-site': demoHosts[index]?.replace('.localhost', '') ?? '', ...proof };
        const { status, body } = await ask({ host: '127.0.0.1', port, path, headers });
        expect([status, body], `${path} of port ${port}`).toEqual([421, 'Sites are served through the gateway only.']);
      }
      // Without a site there is no dealer's page either.
      expect((await ask({ host: '127.0.0.1', port, path })).status).toBe(404);
    }
  }
  const headers = await templateHeaders('harbour-city');
  expect((await ask({ host: siteHost(own.host), port: templatePort('a'), path: '/', headers })).status).toBe(200);
});

test('a search key opens its own site only, and no request widens it', async () => {
  const [mine, theirs] = [await searchKeyOf(own.host), await searchKeyOf(other.host)];
  const theirVehicle = await vehicleOf(other.host);
  const allOwn = hitsIn(await searchAt(own.host, mine, { query: '' }));
  expect(allOwn.length).toBeGreaterThan(21);
  expect(sitesOf(allOwn)).toEqual([own.id]);

  // The other site's key, also with a claim to be that site.
  for (const headers of [{}, ...claims]) expect((await searchAt(own.host, theirs, {}, headers)).status).toBe(403);
  // Keys that nobody sealed.
  for (const apiKey of [
    '',
    'x',
    `${mine.apiKey}x`,
    mine.apiKey.slice(0, -4),
    Buffer.from('0'.repeat(64)).toString('base64'),
  ]) {
    expect((await searchAt(own.host, { ...mine, apiKey }, {})).status, `key ${apiKey.slice(0, 8)}`).toBe(403);
  }

  const widenings: readonly Readonly<Record<string, unknown>>[] = [
    { filters: `website_id:${other.id}` },
    { filters: `NOT website_id:${own.id}` },
    { filters: `website_id:${own.id} OR website_id:${other.id}` },
    { facetFilters: [[`website_id:${own.id}`, `website_id:${other.id}`]] },
    { facetFilters: [`website_id:${other.id}`] },
    { facetFilters: [`website_id:-${own.id}`] },
    { query: theirVehicle.stock },
    { filters: 'price >= 0 OR price < 0' },
  ];
  for (const widening of widenings) {
    const answer = await searchAt(own.host, mine, widening);
    if (answer.status !== 200) {
      expect(answer.status, JSON.stringify(widening)).toBe(400);
      continue;
    }
    const hits = hitsIn(answer);
    expect(
      sitesOf(hits).filter((site) => site !== own.id),
      JSON.stringify(widening),
    ).toEqual([]);
    expect(hits.map((hit) => `/cars/${hit.slug}`)).not.toContain(theirVehicle.path);
  }
  const { facets } = foundIn(await searchAt(own.host, mine, { facets: ['*'], maxValuesPerFacet: 1000 }));
  expect(Object.keys(facets?.dealership_name ?? {})).toEqual(expect.arrayContaining([own.name]));
  expect(JSON.stringify(facets)).not.toContain(other.name);

  // Reading records past the search is not for browsers.
  const key = { 'x-algolia-application-id': mine.appId, 'x-algolia-api-key': mine.apiKey };
  for (const [method, path, body] of [
    ['GET', `/_search/1/indexes/Car_production/${other.id}:${theirVehicle.id}`, undefined],
    ['POST', '/_search/1/indexes/Car_production/browse', '{}'],
    ['POST', '/_search/1/indexes/*/objects', '{"requests":[]}'],
    ['DELETE', '/_search/1/indexes/Car_production', undefined],
  ] as const) {
    const { status } = await askSite(own.host, path, { method, headers: key, ...(body === undefined ? {} : { body }) });
    expect([403, 404, 405], `${method} ${path}: ${status}`).toContain(status);
  }
});

test('an enquiry reaches the dealer of the site it was made on, about its own vehicles only', async () => {
  const [mine, theirs] = [await vehicleOf(own.host), await vehicleOf(other.host)];
  const who = someone();
  const send = (more: Readonly<Record<string, unknown>>, headers: Readonly<Record<string, string>> = {}) =>
    askSite(own.host, '/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        userData: { ...who, message: 'Is it still there?', opt_in: false },
        category: 'vehicle',
        subcategory: '',
        url: originOf(own.host),
        page_id: '/cars/x',
        elapsed_ms: 5000,
        ...more,
      }),
    });

  for (const headers of [{}, ...claims]) {
    const answer = await send({ car_id: theirs.id, car_dealership_id: other.id, dealership_slug: other.id }, headers);
    expect(answer.status, answer.body).toBe(422);
  }
  expect((await send({ car_id: mine.id }, { origin: originOf(other.host) })).status).toBe(403);
  // Another port or scheme of the same name is another site to a browser, and to us.
  const { host } = new URL(originOf(own.host));
  for (const origin of [`http://${own.host}:9`, `https://${host}`, `http://${own.host}`])
    expect((await send({ car_id: mine.id }, { origin })).status, origin).toBe(403);
  expect(await leadsOf(who.name)).toEqual([]);

  // A true one with false claims beside it: its own site and dealer take it.
  const taken = await send(
    { car_id: mine.id, dealership_slug: other.id, car_dealership_id: other.id },
    { 'x-forecourt-site': other.id, origin: originOf(own.host) },
  );
  expect(taken.status, taken.body).toBe(201);
  const leads = await leadsOf(who.name);
  expect(leads).toHaveLength(1);
  expect(leads[0]?.website_id).toBe(own.id);
  expect(leads[0]?.dealership).not.toBe(other.id);
});
