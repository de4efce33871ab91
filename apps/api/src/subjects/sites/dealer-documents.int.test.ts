import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { createTestDatabase } from '../../../test/test-database';
import { dealershipNamed, siteNamed } from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-dealers-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyTables(database, 'sites', 'dealerships', 'offer_lists', 'content', 'changes');
});

const forecourt = (...args: string[]) => testCli(database, testEnv())(...args);
const file = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
};
const repository = join(import.meta.dirname, '..', '..', '..', '..', '..');
const sample = (path: string) => JSON.parse(readFileSync(join(repository, path), 'utf8'));
const [location] = dealershipNamed('yard').locations;

describe('the guide of a new site', () => {
  /** A copy of a demo dealership with what its first step says: ids, slug, name. */
  const copied = () => {
    const dealership = sample('demo/dealerships/red-gum-yard.json');
    return {
      ...dealership,
      ...{ id: 'my-yard', slug: 'my-yard', name: 'My Yard' },
      locations: dealership.locations.map((one: object, index: number) => ({ ...one, id: `my-yard-${index}` })),
    };
  };
  /** The same with where its leads go, its numbers and its licences. */
  const own = () => {
    const dealership = copied();
    return {
      ...dealership,
      lead_destinations: [{ kind: 'email', to: ['leads@my-yard.example'] }],
      locations: dealership.locations.map((one: { contact_detail: object }, index: number) => ({
        ...one,
        ...{ email: `place-${index}@my-yard.example`, phone: `(08) 5550 990${index}`, phone_by_car_type: {} },
        ...{ dealer_license_number: `DL ${index}`, motor_vehicle_repairer: null, distribution_locations: [] },
        contact_detail: { ...one.contact_detail, phone: `(08) 5550 990${index}`, landline_phone: null },
      })),
    };
  };

  it('[LEAD-02] has a copied dealership refused until it has its own addresses for leads, numbers and licences', async () => {
    const original = file('red-gum-yard.json', sample('demo/dealerships/red-gum-yard.json'));
    expect(await forecourt('dealerships', 'apply', original, '--yes')).toMatchObject({ code: 0 });

    const refused = await forecourt('dealerships', 'apply', file('my-yard.json', copied()), '--yes', '--json');
    expect(refused.code).toBe(1);
    for (const named of [
      `lead_destinations[0].to[0] "leads@red-gum-yard.example" is red-gum-yard's, too`,
      'locations[0].phone "',
      'locations[0].email "',
      'locations[0].dealer_license_number "',
      '--allow-shared',
      'Nothing was changed.',
    ])
      expect(refused.err).toContain(named);
    expect(JSON.parse(refused.out)).toMatchObject({
      ok: false,
      shared: expect.arrayContaining([{ id: 'my-yard', entry: expect.any(String) }]),
    });
    // A terminal asks, and a group that shares on purpose says so.
    const asked: string[] = [];
    const person = testCli(database, testEnv(), async (question) => {
      asked.push(question);
      return 'n';
    });
    const shown = await person('dealerships', 'apply', file('my-yard.json', copied()));
    expect(shown.err).toContain(`is red-gum-yard's, too`);
    expect(asked).toEqual(['Make 1 live now? [y/N] ']);
    const checked = await forecourt('dealerships', 'check', file('my-yard.json', copied()));
    expect(checked).toMatchObject({ code: 0, err: expect.stringContaining(`is red-gum-yard's, too`) });

    const allowed = await forecourt('dealerships', 'apply', file('my-yard.json', copied()), '--yes', '--allow-shared');
    expect(allowed.code).toBe(0);
    // What is shared already is not asked about again.
    const renamed = file('my-yard.json', { ...copied(), name: 'My Own Yard' });
    expect((await forecourt('dealerships', 'apply', renamed, '--yes')).code).toBe(0);
  });

  it('[SITE-03] leads from two copied documents to a live site, and says each next step', async () => {
    await forecourt('dealerships', 'apply', join(repository, 'demo/dealerships/red-gum-yard.json'), '--yes');
    const dealership = await forecourt('dealerships', 'apply', file('my-yard.json', own()), '--yes');
    expect(dealership).toMatchObject({ code: 0 });
    expect(dealership.err).toContain('no site shows it yet. Apply one: forecourt sites apply');
    expect(dealership.err).toContain('stock import <file> --dealership my-yard');

    const site = {
      ...sample('sites/red-gum-yard.json'),
      ...{ website_id: 'my-site', slug: 'my-site', name: 'My Site', hosts: ['my-site.localhost'], template: 'a' },
      ...{ dealership_id: 'my-yard', stockFrom: [{ dealership: 'my-yard' }] },
      locations: own().locations.map(({ id }: { id: string }) => ({ id })),
    };
    const path = file('my-site.json', site);
    expect(await forecourt('sites', 'check', path)).toMatchObject({ code: 0 });
    const applied = await forecourt('sites', 'apply', path, '--yes');
    expect(applied).toMatchObject({ code: 0 });
    expect(applied.err).toContain('my-site: open it at http://my-site.localhost:3000');
    expect(applied.err).toContain('my-site: no vehicle stands at my-yard yet');
    expect(applied.err).toContain('content show my-site home');
    const again = await forecourt('sites', 'apply', path, '--yes');
    expect(again.err).not.toContain('open it at');
  });
});

describe('a dealership whose document is wrong', () => {
  it('is refused with the reason for numbers that a press would not call', async () => {
    const phones = {
      ...location,
      phone: '(08) 5550 1000 or 0491 570 006',
      phone_by_car_type: { new: '5550 1000', used: '1300 555 123' },
      contact_detail: { ...location?.contact_detail, phone: '13 11 20', landline_phone: '02 5550 1000 ext 5' },
    };
    const refused = await forecourt(
      'dealerships',
      'check',
      file('yard.json', { ...dealershipNamed('yard'), locations: [phones] }),
    );
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(
      'yard.json: locations[0].phone: "(08) 5550 1000 or 0491 570 006" is not one telephone number',
    );
    expect(refused.err).toContain('locations[0].phone_by_car_type.new: "5550 1000" is not one telephone number');
    expect(refused.err).toContain('locations[0].contact_detail.landline_phone:');
    expect(refused.err).toContain('3 faults.');
  });

  it('[SITE-01] hears of its shape, its zone, its numbers and what another has, at once', async () => {
    await forecourt('dealerships', 'apply', file('yard.json', dealershipNamed('yard')), '--yes');
    const { err } = await forecourt(
      'dealerships',
      'check',
      file('copy.json', {
        ...dealershipNamed('copy', { slug: 'yard' }),
        locations: [{ ...location, id: 'yard-yard', time_zone: 'ACT', phone: '1', review_count: -1 }],
      }),
    );
    for (const path of [
      'slug:',
      'locations[0].id:',
      'locations[0].time_zone:',
      'locations[0].phone:',
      'locations[0].review_count:',
    ])
      expect(err).toContain(`copy.json: ${path}`);
  });
});

describe('a dealership that was stored before its document was checked so', () => {
  it('is read as ever, and its site goes on', async () => {
    await forecourt('dealerships', 'apply', file('yard.json', dealershipNamed('yard')), '--yes');
    await forecourt('sites', 'apply', file('site.json', siteNamed('yard')), '--yes');
    await database.pool.query(`
      update dealerships set document = jsonb_set(jsonb_set(jsonb_set(document,
        '{locations,0,contact_detail,opening_hours,0}', '{"weekday": 1, "status": "Open", "open": "25:00", "close": "02:00", "formated_hours": ""}'),
        '{locations,0,time_zone}', '"Australia/ACT"'),
        '{locations,0,phone}', '"(08) 5550 1000 or 0491 570 006"')`);
    const list = await forecourt('sites', 'list', '--json');
    expect(JSON.parse(list.out)).toMatchObject([{ website_id: 'yard' }]);
    const again = await forecourt('sites', 'check', file('site.json', siteNamed('yard', { name: 'New name' })));
    expect(again).toMatchObject({ code: 0, err: expect.stringContaining('name:') });
  });
});

describe('a site document', () => {
  it('[SITE-01] hears of references that lead nowhere and dead menu links beside faults of its shape', async () => {
    await forecourt('dealerships', 'apply', file('yard.json', dealershipNamed('yard')), '--yes');
    const site = siteNamed('yard', {
      ...{
        dealership_id: 'nobody',
        stockFrom: [{ dealership: 'nowhere' }, { dealership: 'yard', location: ['gone'] }],
      },
      locations: [{ id: 'lost' }],
      navigation: [
        { label: 'About', href: '/about-us' },
        { label: 'Cars', href: '/search', items: [{ label: 'Fleet', href: '/fleet' }] },
      ],
    });
    const { code, err } = await forecourt(
      'sites',
      'check',
      file('site.json', { ...site, template: 'z', slogan: 'x', brand: { brand: 'red' } }),
    );
    expect(code).toBe(1);
    for (const path of [
      ...['template:', 'slogan:', 'brand.brand:', 'dealership_id:', 'stockFrom[0].dealership:'],
      ...['stockFrom[1].location[0]:', 'locations[0].id:', 'navigation[0].href:', 'navigation[1].items[0].href:'],
    ])
      expect(err).toContain(`site.json: ${path}`);
    expect(err).toContain('The link to "/about-us" is not shown: the site has no such page yet.');
  });

  it('is told of a dead menu link when it is applied, until the page is there', async () => {
    await forecourt('dealerships', 'apply', file('yard.json', dealershipNamed('yard')), '--yes');
    const path = file('site.json', siteNamed('yard', { navigation: [{ label: 'Open day', href: '/open-day' }] }));
    const first = await forecourt('sites', 'apply', path, '--yes');
    expect(first).toMatchObject({
      code: 0,
      err: expect.stringContaining('navigation[0].href: The link to "/open-day" is not shown'),
    });
    const page = {
      website_id: 'yard',
      key: 'open-day',
      title: 'Open day',
      blocks: [{ type: 'rich-text', version: 1, html: '<p>Come.</p>' }],
    };
    expect(await forecourt('content', 'apply', file('page.json', page), '--publish', '--yes')).toMatchObject({
      code: 0,
    });
    expect((await forecourt('sites', 'check', path)).err).not.toContain('is not shown');
  });
});
