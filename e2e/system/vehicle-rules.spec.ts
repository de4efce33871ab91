// The rules of a vehicle's page, one vehicle of State Street for each: its parts, prices, tags and places.
import { expect } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { featuresOfFull, gridNumber, newestNumber } from '../fixtures/vehicle-states/state-vehicles';
import { withoutScripts } from '../pages/html';
import { type ReadVehicle, readVehicle, statePath, test } from '../pages/vehicle-html';
import { askSite } from '../stack/ask';

interface RuleCase {
  readonly title: string;
  readonly stocknum: string;
  readonly holds: (vehicle: ReadVehicle) => Promise<void>;
}

const tagsAre =
  (...tags: readonly string[]) =>
  async (vehicle: ReadVehicle) =>
    expect(await vehicle.tags()).toEqual([...tags, 'Pre-Owned']);

const row = (vehicle: ReadVehicle, label: string) =>
  vehicle
    .part('specifications')
    .getByRole('term', { includeHidden: true })
    .filter({ hasText: new RegExp(`^${label}$`) });
const value = (vehicle: ReadVehicle, label: string) => row(vehicle, label).locator('xpath=following-sibling::dd[1]');

const cases: readonly RuleCase[] = [
  {
    title: 'breadcrumbs lead home by condition, make and model [VDP-01/breadcrumbs]',
    stocknum: 'SS-FULL',
    holds: async ({ main }) => {
      const crumbs = main.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
      await expect(crumbs).toHaveText(['Home', 'Pre-Owned cars', 'Toyota', 'Corolla', '2022 Toyota Corolla']);
    },
  },
  {
    title: 'breadcrumbs of a caravan lead to caravans [VDP-01/breadcrumbs]',
    stocknum: gridNumber('caravan', 'in_stock'),
    holds: async (vehicle) =>
      expect(vehicle.link('Pre-Owned caravans')).toHaveAttribute('href', '/search/used-cars?item_type=caravan'),
  },
  {
    title: 'the gallery has each picture once and says what it shows [VDP-01/gallery]',
    stocknum: 'SS-FULL',
    holds: async ({ main }) => {
      const gallery = main.getByLabel('Pictures of 2022 Toyota Corolla', { exact: true });
      for (const number of [1, 2, 3]) {
        await expect(gallery.getByAltText(`2022 Toyota Corolla, blue, picture ${number}`).first()).toHaveAttribute(
          'src',
          /^\/media\//,
        );
      }
    },
  },
  {
    title: 'without pictures a drawing stands in and says so [GALL-01]',
    stocknum: 'SS-BARE',
    holds: async ({ main }) => expect(main.getByText('Photos on the way').first()).toHaveCount(1),
  },
  {
    title: 'key facts are the first four specifications, which stand among them all',
    stocknum: 'SS-FULL',
    holds: async (vehicle) => {
      const facts = vehicle.main.locator('section').filter({ hasText: 'Odometer' }).first();
      await expect(facts).toContainText('41,200 km');
      await expect(value(vehicle, 'Transmission')).toHaveText('6 speed Automatic');
      await expect(value(vehicle, 'Engine')).toHaveText('1.8 L, 4 cyl');
      await expect(value(vehicle, 'ANCAP rating')).toHaveText('5 stars');
    },
  },
  {
    title: 'registration shows until it has run out [VDP-02]',
    stocknum: 'SS-FULL',
    holds: async (vehicle) => expect(value(vehicle, 'Registration expires')).toHaveText('May 2029'),
  },
  {
    title: 'rows without a value, and registration that has run out, are left out [VDP-02]',
    stocknum: 'SS-BARE',
    holds: async (vehicle) => {
      await expect(vehicle.part('specifications').getByRole('term')).toHaveText(['Condition', 'Stock number']);
      expect(await vehicle.words()).not.toMatch(/\bnull\b|undefined|NaN/);
    },
  },
  {
    title: 'features are eight, with a button for all of them [VDP-01/features]',
    stocknum: 'SS-FULL',
    holds: async (vehicle) => {
      await expect(vehicle.part('features').getByRole('listitem')).toHaveCount(featuresOfFull);
      await expect(vehicle.button(`Show all ${featuresOfFull} features`)).toHaveAttribute('aria-expanded', 'false');
    },
  },
  {
    title: 'what a vehicle does not have leaves no empty part [VDP-01/features]',
    stocknum: 'SS-BARE',
    holds: async (vehicle) => expect(vehicle.part('features')).toHaveCount(0),
  },
  {
    title: 'comments that are not written are pending [VDP-03]',
    stocknum: 'SS-BARE',
    holds: async (vehicle) =>
      expect(vehicle.part('comments')).toContainText('Dealer comments are pending. Please check back here later.'),
  },
  {
    title: 'the share bar shares, and the page closes with its disclaimer [VDP-01/share] [VDP-01/disclaimer]',
    stocknum: 'SS-FULL',
    holds: async (vehicle) => {
      await expect(vehicle.button('Share')).toHaveCount(1);
      expect(await vehicle.words()).toContain('details can change. Please check its price');
    },
  },
  {
    title: 'a vehicle in another city says so, with the way there [VDP-04] [VDP-01/location]',
    stocknum: 'SS-FULL',
    holds: async (vehicle) => {
      const place = vehicle.part('vehicle-map');
      await expect(place).toContainText('This vehicle is in Shepparton');
      await expect(place).toContainText('Our main location is in Bendigo.');
      await expect(place.getByRole('link', { name: 'Get Directions' })).toHaveCount(1);
      await expect(place.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', /4\+Lake\+Road/);
      await expect(vehicle.link('Map: State Street Lakeside Sales')).toHaveAttribute('href', '#vehicle-map');
    },
  },
  {
    title: 'a vehicle at the main location needs no banner [VDP-04]',
    stocknum: gridNumber('car', 'in_stock'),
    holds: async (vehicle) => {
      await expect(vehicle.part('vehicle-map')).not.toContainText('This vehicle is in');
      await expect(vehicle.part('vehicle-map').getByRole('link', { name: 'Get Directions' })).toHaveCount(1);
      await expect(vehicle.link('Map: State Street Sales')).toHaveAttribute('href', '#vehicle-map');
    },
  },
  {
    title: 'a privately held vehicle says where it is with its owner, in place of the dealer’s address [LOC-06]',
    stocknum: 'SS-PRIVATE',
    holds: async (vehicle) => {
      const place = vehicle.part('vehicle-map');
      await expect(place).toContainText('Wodonga VIC 3690');
      await expect(place).not.toContainText('Lake Road');
      await expect(place.getByRole('link', { name: 'Get Directions' })).toHaveCount(0);
      await expect(vehicle.link('Where it is: Wodonga VIC 3690')).toHaveAttribute('href', '#vehicle-map');
    },
  },
  {
    title: 'a certified Toyota has the seal, beside whatever tag it carries [TAG-03]',
    stocknum: 'SS-FULL',
    holds: async ({ main }) =>
      expect(main.getByRole('heading', { level: 1 }).getByRole('img', { name: 'Certified Toyota' })).toHaveCount(1),
  },
  ...['SS-CERTIFIED', 'SS-CERTIFIED-SOLD', 'SS-PRICE-11'].map((stocknum) => ({
    title: `another make, a sold Toyota and what is not certified have none: ${stocknum} [TAG-03]`,
    stocknum,
    // Cards of similar vehicles may have one.
    holds: async ({ main }: ReadVehicle) =>
      expect(main.getByRole('heading', { level: 1 }).getByRole('img')).toHaveCount(0),
  })),
  {
    title: 'Call Now takes the number of the car type [SIDE-02/call-now]',
    stocknum: 'SS-DEMO',
    holds: async (vehicle) => expect(vehicle.link('Call Now').first()).toHaveAttribute('href', 'tel:+61355507399'),
  },
  {
    title: "a caravan's size is in feet and metres [UNIT-01]",
    stocknum: gridNumber('caravan', 'in_stock'),
    holds: async (vehicle) => {
      await expect(value(vehicle, 'Body length')).toHaveText('21.5 ft (6.55 m)');
      await expect(value(vehicle, 'Body width')).toHaveText('8 ft (2.44 m)');
      await expect(vehicle.part('fuel')).toHaveCount(0);
    },
  },
  { title: 'electric goes before certified and custom [TAG-01]', stocknum: 'SS-ELECTRIC', holds: tagsAre('Electric') },
  { title: 'certified goes before custom [TAG-01]', stocknum: 'SS-CERTIFIED', holds: tagsAre('Certified') },
  {
    title: 'custom goes before coming soon, and the announced badge beside it [TAG-01] [TAG-04]',
    stocknum: 'SS-CUSTOM',
    holds: tagsAre('Test Drive Only', 'COMING EARLY 2027'),
  },
  { title: 'what came in today is just in [TAG-01]', stocknum: newestNumber, holds: tagsAre('Just in') },
  { title: 'what came in long ago is not [TAG-01]', stocknum: 'SS-PRICE-11', holds: tagsAre() },
  {
    title: 'a price of 10 is none [PRICE-01]',
    stocknum: 'SS-PRICE-10',
    holds: async (vehicle) => expect(await vehicle.words()).toMatch(/^(?!.*\$10 ).*Call us for a price\./),
  },
  {
    title: 'a price of 11 shows [PRICE-01]',
    stocknum: 'SS-PRICE-11',
    holds: async (vehicle) => expect(await vehicle.words()).toContain('$11 Drive away'),
  },
  {
    title: 'the price before shows when it was higher, with the price type [PRICE-02] [PRICE-04]',
    stocknum: 'SS-FULL',
    holds: async (vehicle) => expect(await vehicle.words()).toMatch(/Was \$36,990/),
  },
  {
    title: 'the price before does not show when it was lower [PRICE-02] [PRICE-04]',
    stocknum: 'SS-WAS-LOWER',
    holds: async (vehicle) => {
      expect(await vehicle.words()).not.toContain('$19,990');
      expect(await vehicle.words()).toContain('$20,000 Excl. gov. charges');
    },
  },
  {
    title: 'below market counts from the average of the state [PRICE-03]',
    stocknum: 'SS-FULL',
    holds: async (vehicle) => expect(await vehicle.words()).toContain('$1,000 below market'),
  },
  {
    title: 'less than 500 below market is not said [PRICE-03]',
    stocknum: 'SS-NEAR-MARKET',
    holds: async (vehicle) => expect(await vehicle.words()).not.toContain('below market'),
  },
  {
    title: 'a repayment of 25 or less is Enquire for Finance, without a total [FIN-05]',
    stocknum: 'SS-CHEAP',
    holds: async (vehicle) => {
      await expect(vehicle.part('finance')).toContainText('Enquire for Finance');
      await expect(vehicle.part('finance')).not.toContainText('Total payable');
      expect(await vehicle.words()).not.toMatch(/\$\d+ a week, 8\.50%/);
    },
  },
];

for (const template of templates) {
  const { host } = stateSite(template);
  const named = template.toUpperCase();

  test(`template ${named}: the sheet for paper has no dealer's address of a privately held vehicle [LOC-06]`, async () => {
    const { status, body } = await askSite(host, `/print?car_id=${statePath('SS-PRIVATE').slice('/cars/'.length)}`);
    expect(status).toBe(200);
    const sheet = withoutScripts(body);
    expect(sheet).toContain('With its owner in Wodonga VIC 3690');
    expect(sheet.slice(sheet.indexOf('<main'), sheet.indexOf('</main'))).not.toContain('Lake Road');
  });

  test(`template ${named}: the card of a certified Toyota has the seal, that of another make has none [TAG-03]`, async ({
    reader,
  }) => {
    const cards = async (path: string) => {
      const { status, body } = await askSite(host, path);
      expect(status, path).toBe(200);
      await reader.setContent(withoutScripts(body), { waitUntil: 'commit' });
      return reader.getByRole('main').getByRole('article');
    };
    const toyotas = (await cards('/search/toyota')).filter({ hasText: 'Ascent Sport' });
    await expect(toyotas.getByRole('img', { name: 'Certified Toyota' })).toHaveCount(1);
    const mazdas = await cards('/search/mazda');
    expect(await mazdas.count()).toBeGreaterThan(0);
    await expect(mazdas.getByRole('img', { name: /^Certified / })).toHaveCount(0);
  });

  for (const { title, stocknum, holds } of cases) {
    test(`template ${template.toUpperCase()}: ${title}`, async ({ reader }) => {
      await holds(await readVehicle(reader, stateSite(template), stocknum));
    });
  }
}
