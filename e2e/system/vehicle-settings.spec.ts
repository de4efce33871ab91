// Every flag and setting of a site that its vehicle page reads, on and off, in every template. One site of State Street
// has all of them, the other none; each case looks at both, as the server sends them.
import { expect, test } from '@playwright/test';
import { statePictureQuality, stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { gridNumber, hiddenEnd, shortEnd } from '../fixtures/vehicle-states/state-vehicles';
import { readHtml } from '../pages/read-html';
import { statePath } from '../pages/vehicle-html';
import { type VehiclePage, vehiclePage } from '../pages/vehicle-page';
import { askSite } from '../stack/ask';

// One worker: each page is fetched and parsed once.
test.describe.configure({ mode: 'default' });

type Check = (vehicle: VehiclePage) => void | Promise<void>;

interface SettingCase {
  readonly title: string;
  /** Whose page shows it; the one vehicle that has everything unless it is named. */
  readonly stocknum?: string;
  readonly on: Check;
  readonly off: Check;
}

const says =
  (text: string | RegExp): Check =>
  ({ words }) =>
    typeof text === 'string' ? expect(words).toContain(text) : expect(words).toMatch(text);
const saysNot =
  (text: RegExp): Check =>
  ({ words }) =>
    expect(words).not.toMatch(text);
const hasNo =
  (id: string): Check =>
  (vehicle) =>
    expect(vehicle.part(id).count).toBe(0);
const links =
  (name: string, href: string | RegExp): Check =>
  (vehicle) =>
    expect(vehicle.link(name).attribute('href')).toMatch(href instanceof RegExp ? href : new RegExp(`^${href}$`));

/** Every picture of the page has an address of one quality, and is made in it. */
const asksPicturesIn =
  (quality: number) =>
  async ({ html }: VehiclePage): Promise<void> => {
    const addresses = [...html.matchAll(/(\/media\/[0-9a-f]{64}\?w=\d+)(?:&amp;|&)q=(\d+)/g)];
    expect(addresses.length).toBeGreaterThan(0);
    expect(new Set(addresses.map(([, , asked]) => Number(asked)))).toEqual(new Set([quality]));
    const { status, headers } = await askSite(stateSite('a').host, `${addresses[0]?.[1]}&q=${quality}`, {
      headers: { accept: 'image/webp' },
    });
    expect([status, headers.etag, headers['cache-control']]).toEqual([
      200,
      expect.stringContaining(`-${quality}-webp`),
      expect.stringContaining('immutable'),
    ]);
  };

const full = 'SS-FULL';
/** Controls whose pages do not exist yet: no flag may show one, for it would lead nowhere. */
const withoutRoute = /^View Details/i;
const leadsNowhere: Check = ({ page }) => {
  expect(page.role('link', withoutRoute).count).toBe(0);
  expect(page.role('button', withoutRoute).count).toBe(0);
};

const paperFile = `${statePath(full)}/pdf`;
const paperPage = `/print?car_id=${statePath(full).replace('/cars/', '')}`;
const comparisonPath = `${statePath(full)}/autogauge`;

const cases: readonly SettingCase[] = [
  {
    title:
      'the finance flag gives the way to finance for this vehicle, without it none [SITE-04/finance] [SIDE-02/finance]',
    on: links('Get Finance', /^\/personalised\/finance\?car_id=\d+$/),
    off: (vehicle) => {
      expect(vehicle.link('Get Finance').count).toBe(0);
      expect(vehicle.html).not.toMatch(/\/personalised\/finance|finance-enquiry/);
    },
  },
  {
    title:
      'the test drive flag gives the way to book one of this vehicle, without it none [SITE-04/test-drive] [SIDE-02/test-drive]',
    on: links('Book a Test Drive', /^\/book-test-drive\?car_id=\d+$/),
    off: (vehicle) => {
      expect(vehicle.link('Book a Test Drive').count).toBe(0);
      expect(vehicle.html).not.toContain('test-drive');
    },
  },
  {
    title: 'pictures come in the quality of the site, 75 where it says none [MEDI-01]',
    on: asksPicturesIn(statePictureQuality),
    off: asksPicturesIn(75),
  },
  {
    title: 'printing gives button, file and page for paper, without it none of them [PRNT-01] [SITE-04/printing]',
    on: async (vehicle) => {
      await links('Print', paperFile)(vehicle);
      expect(await vehicle.statuses([paperPage])).toEqual([200]);
      // The file takes a second to make: it is made once, by what is one part in every template.
      if (vehicle.site.template === 'a') expect(await vehicle.statuses([paperFile])).toEqual([200]);
    },
    off: async (vehicle) => {
      expect(vehicle.link('Print').count).toBe(0);
      expect(vehicle.html).not.toMatch(/\/pdf\b|\/print\b/);
      expect(await vehicle.statuses([paperFile, paperPage])).toEqual([404, 404]);
    },
  },
  {
    title: 'the spin flag gives turntable and cabin, without it neither [SITE-04/spin]',
    stocknum: 'SS-SPIN',
    on: (vehicle) => expect(vehicle.html).toMatch(/360 degree view of .*Interior of /s),
    off: (vehicle) => {
      expect(vehicle.html).not.toMatch(/360 ?(?:°|deg)|Interior of|turntable/i);
      // Its pictures stay.
      expect(vehicle.html).toMatch(/<img[^>]*src="\/media\//);
    },
  },
  {
    title: 'the comparison flag gives the panel and its figures, without it neither [SITE-04/comparison]',
    on: async (vehicle) => {
      expect(vehicle.html).toContain(comparisonPath);
      expect(await vehicle.statuses([comparisonPath])).toEqual([200]);
    },
    off: async (vehicle) => {
      expect(vehicle.html).not.toContain('autogauge');
      expect(await vehicle.statuses([comparisonPath])).toEqual([404]);
    },
  },
  {
    title:
      'finance gives calculator and estimate; without its flag a provider leaves no trace [VDP-01/finance] [FIN-07] [SITE-04/finance]',
    on: async (vehicle) => {
      expect(vehicle.part('finance').role('link', 'Request a Quote').attribute('href')).toBe('#enquiry');
      await says('Estimate only: $171 a week for 5 years on a price of $34,990')(vehicle);
    },
    off: async (vehicle) => {
      await hasNo('finance')(vehicle);
      await saysNot(/finance|repayment|comparison rate|a week|p\.a\./i)(vehicle);
    },
  },
  {
    title: 'a repayment stands with rate, comparison rate, fees, total and what it is an example of [FIN-09] [FIN-10]',
    on: (vehicle) => {
      const finance = vehicle.part('finance');
      expect(finance.text).toContain('$166');
      expect(finance.text).toContain('8.50% p.a. interest');
      expect(finance.text).toContain('9.69% p.a. comparison rate');
      expect(finance.text).toContain('Establishment fee$395');
      expect(finance.text).toContain('Monthly fee$8 a month');
      expect(finance.text).toContain('Total payable$44,035');
      expect(finance.text).toContain('For $34,990 with no deposit, over 5 years.');
      // Terms and warning stand whole, here and under the price; the lender's own words are short first.
      const terms = /^Estimate only: .* based on a 5-year secured \$30,000 loan, repaid weekly\. WARNING: .* rate\.$/;
      expect(finance.saying(terms).count).toBe(1);
      const under = /^Estimate only: \$171 a week for 5 years .* WARNING: .* different comparison rate\.$/;
      expect(vehicle.main.saying(under).count).toBe(1);
      expect(finance.saying(/^Conditions apply\. .{175,180}…$/).count).toBe(1);
      expect(finance.tag('details').holding('Show More').text).toContain("Lender's own words.");
    },
    off: saysNot(/total payable|establishment fee/i),
  },
  {
    title: 'fuel gives its calculator, with the figures of the dealer [VDP-01/fuel] [FUEL-01]',
    on: (vehicle) => {
      const fuel = vehicle.part('fuel');
      expect(fuel.label(/^Fuel price a litre/).attribute('value')).toBe('2');
      expect(fuel.label(/^Distance a week/).attribute('value')).toBe('300');
      expect(fuel.label(/^Consumption/).attribute('value')).toBe('4.2');
      expect(fuel.text).toContain('$25.20 a week');
    },
    off: hasNo('fuel'),
  },
  {
    title: 'fuel consumption falls back to the figure of the dealer [FUEL-01]',
    stocknum: 'SS-BARE',
    on: (vehicle) =>
      expect(
        vehicle
          .part('fuel')
          .label(/^Consumption/)
          .attribute('value'),
      ).toBe('9'),
    off: hasNo('fuel'),
  },
  {
    title: 'an electric car has no fuel calculator [FUEL-01]',
    stocknum: 'SS-ELECTRIC',
    on: hasNo('fuel'),
    off: hasNo('fuel'),
  },
  {
    title: 'delivery gives its calculator [VDP-01/delivery] [DELV-01]',
    on: (vehicle) => {
      expect(vehicle.part('delivery').label(/^Deliver to postcode/).count).toBe(1);
      expect(vehicle.part('delivery').text).toContain('From State Street Lakeside Sales to your door.');
    },
    off: hasNo('delivery'),
  },
  {
    title: 'what has no page yet has no control, whatever the flags say',
    on: leadsNowhere,
    off: leadsNowhere,
  },
  {
    title: 'reserving is worded as the dealer says, and leads to its flow where the flag is on [SITE-04/reserve]',
    on: links('Reserve Car Now', `${statePath(full)}/checkout`),
    off: (vehicle) => expect(vehicle.page.role('link', /^Reserve/).count).toBe(0),
  },
  {
    title: 'buying online leads to the same flow where the flag is on [SITE-04/buy-online]',
    on: links('Buy Online', /\/checkout\?kind=buy$/),
    off: (vehicle) => expect(vehicle.link('Buy Online').count).toBe(0),
  },
  {
    title: "the dealer's number starts revealed where the site has it so, else masked",
    on: (vehicle) => expect(vehicle.button('Show number').count).toBe(0),
    off: (vehicle) => expect(vehicle.button('Show number').count).toBe(1),
  },
  {
    title: 'used is worded as the dealer says [SITE-05]',
    on: (vehicle) => expect(vehicle.tags).toContain('Pre-Owned'),
    off: (vehicle) => expect(vehicle.tags).toContain('Used'),
  },
  {
    title: 'trade-in is offered by the dealers that take them (CARD-03)',
    on: links('Trade In', /^\/cars\/trade-in\?car_id=\d+$/),
    off: (vehicle) => expect(vehicle.link('Trade In').count).toBe(0),
  },
  {
    title: 'the enquiry button is worded as the dealer says [SIDE-02/enquire]',
    on: links('Enquire', '#enquiry'),
    off: links('Enquire Now', '#enquiry'),
  },
  {
    title: "a vehicle without a price shows the dealer's words [PRICE-01]",
    stocknum: 'SS-BARE',
    on: says('Call us for a price.'),
    off: says('Enquire for price.'),
  },
  {
    title: 'offer and subscription prices show where the dealer sells at them [PRICE-04]',
    on: says(/Offer price \$33,490 .*Subscription \$219 a week/),
    off: saysNot(/\$33,490|\$219|Offer price|Subscription/),
  },
  {
    title: 'comments stand whole, or cut at 400 characters [VDP-01/comments] [VDP-03]',
    on: (vehicle) => {
      expect(vehicle.part('comments').text).toContain(hiddenEnd);
      expect(vehicle.part('comments').saying(/Show More/i).count).toBe(0);
    },
    off: (vehicle) => {
      // The rest is there for those without scripts; with them it is folded behind the mark.
      const { text } = vehicle.part('comments').tag('p');
      expect(text.indexOf('…')).toBeGreaterThan(text.indexOf(shortEnd));
      expect(text.indexOf('…')).toBeLessThanOrEqual(400);
      expect(text).toContain(hiddenEnd);
      expect(vehicle.part('comments').saying(/Show More/i).count).toBe(1);
    },
  },
  {
    title: 'the announced badge stands on the vehicles it names [TAG-04]',
    stocknum: gridNumber('truck', 'coming_soon'),
    on: (vehicle) => expect(vehicle.tags).toEqual(['Coming soon', 'COMING EARLY 2027', 'Pre-Owned']),
    off: (vehicle) => expect(vehicle.tags).toEqual(['Coming soon', 'Used']),
  },
  {
    title: 'the announced badge leaves others alone [TAG-04]',
    on: (vehicle) => expect(vehicle.tags).toEqual(['Certified', 'Pre-Owned']),
    off: (vehicle) => expect(vehicle.tags).toEqual(['Certified', 'Used']),
  },
  {
    title: 'similar vehicles share type and body, or make and model [VDP-01/similar]',
    stocknum: gridNumber('car', 'in_stock'),
    on: (vehicle) => expect(vehicle.similar.join()).toContain('Forester'),
    off: (vehicle) => {
      const names = vehicle.similar;
      expect(names.length).toBeGreaterThan(1);
      expect(names.filter((name) => !name.includes('Mazda'))).toEqual([]);
      // The same model first.
      expect(names[0]).toContain('CX-5');
    },
  },
  {
    title: 'a page with illustrated pictures says so',
    on: ({ page }) => expect(page.saying(/Vehicle pictures are illustrations\./).count).toBe(1),
    off: ({ page }) => expect(page.saying(/Vehicle pictures are illustrations\./).count).toBe(0),
  },
];

for (const { title, stocknum = full, on, off } of cases) {
  test(title, async () => {
    for (const template of templates) {
      await test.step(`template ${template.toUpperCase()}, set`, async () =>
        on(await vehiclePage(stateSite(template, 'full'), stocknum)));
      await test.step(`template ${template.toUpperCase()}, not set`, async () =>
        off(await vehiclePage(stateSite(template, 'plain'), stocknum)));
    }
  });
}

test('cards of results bear the announced badge that their vehicle has [TAG-04]', async () => {
  const badge = 'COMING EARLY 2027';
  const coming = gridNumber('truck', 'coming_soon');
  const cardOf = async (host: string, stocknum: string) => {
    const { status, body } = await askSite(host, '/search?item_type=truck');
    expect(status, host).toBe(200);
    const cards = readHtml(body).role('list', 'Search results').role('article');
    return cards.linking(statePath(stocknum));
  };
  for (const template of templates) {
    await test.step(`template ${template.toUpperCase()}`, async () => {
      const [announcing, plain] = [stateSite(template, 'full').host, stateSite(template, 'plain').host];
      expect((await cardOf(announcing, coming)).text).toContain(badge);
      const other = await cardOf(announcing, gridNumber('truck', 'in_stock'));
      expect(other.count).toBe(1);
      expect(other.text).not.toContain(badge);
      const unannounced = await cardOf(plain, coming);
      expect(unannounced.text).toContain('Coming soon');
      expect(unannounced.text).not.toContain(badge);
    });
  }
});
