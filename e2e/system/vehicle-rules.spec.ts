// The rules of a vehicle's page, one vehicle of State Street for each: its parts, prices, tags and places. Read as the
// server sends it, in every template.
import { expect, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { featuresOfFull, gridNumber, newestNumber } from '../fixtures/vehicle-states/state-vehicles';
import { vehiclesOf } from '../pages/html';
import { readHtml } from '../pages/read-html';
import { foundIn, searchAt, searchKeyOf } from '../pages/search-requests';
import { statePath } from '../pages/vehicle-html';
import { type VehiclePage, vehiclePage } from '../pages/vehicle-page';
import { askSite } from '../stack/ask';

// One worker: each page is fetched and parsed once.
test.describe.configure({ mode: 'default' });

interface RuleCase {
  readonly title: string;
  readonly stocknum: string;
  readonly holds: (vehicle: VehiclePage) => void;
}

const tagsAre =
  (...tags: readonly string[]) =>
  (vehicle: VehiclePage): void =>
    expect(vehicle.tags).toEqual([...tags, 'Pre-Owned']);

/** Value of a specification by its name, folded away or not. */
const value = (vehicle: VehiclePage, label: string): string =>
  vehicle.part('specifications').tag('dt', label).after.text;

const cases: readonly RuleCase[] = [
  {
    title: 'breadcrumbs lead home by condition, make and model [VDP-01/breadcrumbs]',
    stocknum: 'SS-FULL',
    holds: ({ main }) =>
      expect(main.role('navigation', 'Breadcrumbs').role('listitem').texts).toEqual([
        ...['Home', 'Pre-Owned cars', 'Toyota', 'Corolla', '2022 Toyota Corolla'],
      ]),
  },
  {
    title: 'breadcrumbs of a caravan lead to caravans [VDP-01/breadcrumbs]',
    stocknum: gridNumber('caravan', 'in_stock'),
    holds: (vehicle) =>
      expect(vehicle.link('Pre-Owned caravans').attribute('href')).toBe('/search/used-cars?item_type=caravan'),
  },
  {
    title: 'the gallery has each picture once and says what it shows [VDP-01/gallery]',
    stocknum: 'SS-FULL',
    holds: ({ main }) => {
      const gallery = main.label(/^Pictures of 2022 Toyota Corolla$/);
      for (const number of [1, 2, 3]) {
        const picture = gallery.label(new RegExp(`^2022 Toyota Corolla, blue, picture ${number}$`));
        expect(picture.attribute('src')).toMatch(/^\/media\//);
      }
    },
  },
  {
    title: 'a vehicle without pictures has a drawing that says so [GALL-01]',
    stocknum: 'SS-BARE',
    holds: ({ main }) => expect(main.saying(/Photos on the way/).count).toBeGreaterThan(0),
  },
  {
    title: 'key facts are the first four specifications, which stand among them all',
    stocknum: 'SS-FULL',
    holds: (vehicle) => {
      expect(vehicle.main.tag('section').holding('Odometer').text).toContain('41,200 km');
      expect(value(vehicle, 'Transmission')).toBe('6 speed Automatic');
      expect(value(vehicle, 'Engine')).toBe('1.8 L, 4 cyl');
      expect(value(vehicle, 'ANCAP rating')).toBe('5 stars');
    },
  },
  {
    title: 'registration shows until it has run out [VDP-02]',
    stocknum: 'SS-FULL',
    holds: (vehicle) => expect(value(vehicle, 'Registration expires')).toBe('May 2029'),
  },
  {
    title: 'rows without a value, and registration that has run out, are left out [VDP-02]',
    stocknum: 'SS-BARE',
    holds: (vehicle) => {
      expect(vehicle.part('specifications').role('term').texts).toEqual(['Condition', 'Stock number']);
      expect(vehicle.words).not.toMatch(/\bnull\b|undefined|NaN/);
    },
  },
  {
    title: 'features are eight, with a button for all of them [VDP-01/features]',
    stocknum: 'SS-FULL',
    holds: (vehicle) => {
      expect(vehicle.part('features').role('listitem').count).toBe(featuresOfFull);
      expect(vehicle.button(`Show all ${featuresOfFull} features`).attribute('aria-expanded')).toBe('false');
    },
  },
  {
    title: 'a vehicle without features has no part for them [VDP-01/features]',
    stocknum: 'SS-BARE',
    holds: (vehicle) => expect(vehicle.part('features').count).toBe(0),
  },
  {
    title: 'comments that are not written are pending [VDP-03]',
    stocknum: 'SS-BARE',
    holds: (vehicle) =>
      expect(vehicle.part('comments').text).toContain('Dealer comments are pending. Please check back here later.'),
  },
  {
    title: 'the share bar shares, and the page closes with its disclaimer [VDP-01/share] [VDP-01/disclaimer]',
    stocknum: 'SS-FULL',
    holds: (vehicle) => {
      expect(vehicle.button('Share').count).toBe(1);
      expect(vehicle.words).toContain('details can change. Please check its price');
    },
  },
  {
    title: 'a vehicle in another city says so, with the way there [VDP-04] [VDP-01/location]',
    stocknum: 'SS-FULL',
    holds: (vehicle) => {
      const place = vehicle.part('vehicle-map');
      expect(place.text).toContain('This vehicle is in Shepparton');
      expect(place.text).toContain('Our main location is in Bendigo.');
      expect(place.role('link', 'Get Directions').count).toBe(1);
      expect(place.role('link', 'Get Directions').attribute('href')).toMatch(/4\+Lake\+Road/);
      expect(vehicle.link('Map: State Street Lakeside Sales').attribute('href')).toBe('#vehicle-map');
    },
  },
  {
    title: 'a vehicle at the main location needs no banner [VDP-04]',
    stocknum: gridNumber('car', 'in_stock'),
    holds: (vehicle) => {
      expect(vehicle.part('vehicle-map').text).not.toContain('This vehicle is in');
      expect(vehicle.part('vehicle-map').role('link', 'Get Directions').count).toBe(1);
      expect(vehicle.link('Map: State Street Sales').attribute('href')).toBe('#vehicle-map');
    },
  },
  {
    title: 'a privately held vehicle says where it is with its owner, in place of the dealer’s address [LOC-06]',
    stocknum: 'SS-PRIVATE',
    holds: (vehicle) => {
      const place = vehicle.part('vehicle-map');
      expect(place.text).toContain('Wodonga VIC 3690');
      expect(place.text).not.toContain('Lake Road');
      expect(place.role('link', 'Get Directions').count).toBe(0);
      expect(vehicle.link('Where it is: Wodonga VIC 3690').attribute('href')).toBe('#vehicle-map');
    },
  },
  {
    title: 'a certified Toyota has the seal, beside whatever tag it carries [TAG-03]',
    stocknum: 'SS-FULL',
    holds: ({ heading }) => expect(heading.role('img', 'Certified Toyota').count).toBe(1),
  },
  ...['SS-CERTIFIED', 'SS-CERTIFIED-SOLD', 'SS-PRICE-11'].map((stocknum) => ({
    title: `another make, a sold Toyota and an uncertified vehicle have no seal: ${stocknum} [TAG-03]`,
    stocknum,
    // Cards of similar vehicles may have one.
    holds: ({ heading }: VehiclePage): void => expect(heading.role('img').count).toBe(0),
  })),
  {
    title: 'Call Now takes the number of the car type [SIDE-02/call-now]',
    stocknum: 'SS-DEMO',
    holds: (vehicle) => expect(vehicle.link('Call Now').attribute('href')).toBe('tel:+61355507399'),
  },
  {
    title: "a caravan's size is in feet and metres [UNIT-01]",
    stocknum: gridNumber('caravan', 'in_stock'),
    holds: (vehicle) => {
      expect(value(vehicle, 'Body length')).toBe('21.5 ft (6.55 m)');
      expect(value(vehicle, 'Body width')).toBe('8 ft (2.44 m)');
      expect(vehicle.part('fuel').count).toBe(0);
    },
  },
  {
    title: 'the tag Electric goes before certified and custom [TAG-01]',
    stocknum: 'SS-ELECTRIC',
    holds: tagsAre('Electric'),
  },
  {
    title: 'the tag Certified goes before custom [TAG-01]',
    stocknum: 'SS-CERTIFIED',
    holds: tagsAre('Certified'),
  },
  {
    title: 'a custom tag goes before coming soon, and the announced badge beside it [TAG-01] [TAG-04]',
    stocknum: 'SS-CUSTOM',
    holds: tagsAre('Test Drive Only', 'COMING EARLY 2027'),
  },
  { title: 'a vehicle that came in today is just in [TAG-01]', stocknum: newestNumber, holds: tagsAre('Just in') },
  { title: 'a vehicle that came in long ago is not just in [TAG-01]', stocknum: 'SS-PRICE-11', holds: tagsAre() },
  {
    title: 'a price of 10 is not shown [PRICE-01]',
    stocknum: 'SS-PRICE-10',
    holds: (vehicle) => expect(vehicle.words).toMatch(/^(?!.*\$10 ).*Call us for a price\./),
  },
  {
    title: 'a price of 11 is shown [PRICE-01]',
    stocknum: 'SS-PRICE-11',
    holds: (vehicle) => expect(vehicle.words).toContain('$11 Drive away'),
  },
  {
    title: 'the price before shows when it was higher, with the price type [PRICE-02] [PRICE-04]',
    stocknum: 'SS-FULL',
    holds: (vehicle) => expect(vehicle.words).toMatch(/Was \$36,990/),
  },
  {
    title: 'the price before does not show when it was lower [PRICE-02] [PRICE-04]',
    stocknum: 'SS-WAS-LOWER',
    holds: (vehicle) => {
      expect(vehicle.words).not.toContain('$19,990');
      expect(vehicle.words).toContain('$20,000 Excl. gov. charges');
    },
  },
  {
    title: 'below market counts from the average of the state [PRICE-03]',
    stocknum: 'SS-FULL',
    holds: (vehicle) => expect(vehicle.words).toContain('$1,000 below market'),
  },
  {
    title: 'less than 500 below market is not shown [PRICE-03]',
    stocknum: 'SS-NEAR-MARKET',
    holds: (vehicle) => expect(vehicle.words).not.toContain('below market'),
  },
  {
    title: 'a repayment of 25 or less is Enquire for Finance, without a total [FIN-05]',
    stocknum: 'SS-CHEAP',
    holds: (vehicle) => {
      expect(vehicle.part('finance').text).toContain('Enquire for Finance');
      expect(vehicle.part('finance').text).not.toContain('Total payable');
      expect(vehicle.words).not.toMatch(/\$\d+ a week, 8\.50%/);
    },
  },
];

for (const { title, stocknum, holds } of cases) {
  test(title, async () => {
    for (const template of templates) {
      await test.step(`template ${template.toUpperCase()}`, async () =>
        holds(await vehiclePage(stateSite(template), stocknum)));
    }
  });
}

const pageOf = async (template: string, path: string) => {
  const { status, body } = await askSite(stateSite(template).host, path);
  expect(status, path).toBe(200);
  return readHtml(body).role('main');
};

test("the sheet for paper of a privately held vehicle has no dealer's address [LOC-06]", async () => {
  for (const template of templates) {
    await test.step(`template ${template.toUpperCase()}`, async () => {
      const sheet = await pageOf(template, `/print?car_id=${statePath('SS-PRIVATE').slice('/cars/'.length)}`);
      expect(sheet.text).toContain('With its owner in Wodonga VIC 3690');
      expect(sheet.text).not.toContain('Lake Road');
    });
  }
});

test('the card of a certified Toyota has the seal, and the card of another make has none [TAG-03]', async () => {
  for (const template of templates) {
    await test.step(`template ${template.toUpperCase()}`, async () => {
      const cards = async (path: string) => (await pageOf(template, path)).role('article');
      const toyotas = (await cards('/search/toyota')).holding('Ascent Sport');
      expect(toyotas.role('img', 'Certified Toyota').count).toBe(1);
      const mazdas = await cards('/search/mazda');
      expect(mazdas.count).toBeGreaterThan(0);
      expect(mazdas.role('img', /^Certified /).count).toBe(0);
    });
  }
});

test('similar vehicles are at most six others, in stock, within the window of the price, none twice [SIM-01]', async () => {
  const host = 'harbour-city.localhost';
  const key = await searchKeyOf(host);
  const stock = new Map<string, Readonly<Record<string, unknown>>>();
  for (let page = 0, isMore = true; isMore; page += 1) {
    const { hits } = foundIn(await searchAt(host, key, { page }));
    for (const hit of hits) stock.set(`/cars/${String(hit.slug)}`, hit);
    isMore = hits.length === 100;
  }
  const some = async (search: string) => vehiclesOf((await askSite(host, search)).body).slice(0, 4);
  const seen = { dear: 0, cheap: 0 };
  for (const path of [...(await some('/search?sortBy=price-desc')), ...(await some('/search?price=15000:40000'))]) {
    const price = Number(stock.get(path)?.price);
    const window = price < 50_000 ? 10_000 : 25_000;
    const similar = readHtml((await askSite(host, path)).body)
      .role('main')
      .role('list', 'Similar vehicles')
      .role('heading')
      .role('link')
      .attributes('href');
    expect(similar.length, path).toBeLessThanOrEqual(6);
    expect(new Set(similar).size, path).toBe(similar.length);
    expect(similar, path).not.toContain(path);
    for (const other of similar) {
      const hit = stock.get(other ?? '');
      expect(hit?.status, `${other} beside ${path}`).toBe('in_stock');
      expect(Math.abs(Number(hit?.price) - price), `${other} beside ${path}`).toBeLessThanOrEqual(window);
    }
    seen[price < 50_000 ? 'cheap' : 'dear'] += similar.length;
  }
  expect(seen.cheap).toBeGreaterThan(6);
  expect(seen.dear).toBeGreaterThan(0);
});
