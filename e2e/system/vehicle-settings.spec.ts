// Every flag and setting of a site that its vehicle page reads, on and off, on every template. One site of State Street
// has all of them, the other none; each case looks at both.
import { expect } from '@playwright/test';
import { statePictureQuality, stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import { gridNumber, hiddenEnd, shortEnd } from '../fixtures/vehicle-states/state-vehicles';
import { type ReadVehicle, readVehicle, statePath, test } from '../pages/vehicle-html';
import { originOf } from '../stack/address-book';
import { askSite } from '../stack/ask';

interface SettingCase {
  readonly title: string;
  /** Whose page shows it; the one vehicle that has everything unless said. */
  readonly stocknum?: string;
  readonly on: (vehicle: ReadVehicle) => Promise<void>;
  readonly off: (vehicle: ReadVehicle) => Promise<void>;
}

const says = (text: string | RegExp) => async (vehicle: ReadVehicle) => {
  expect(await vehicle.words()).toMatch(
    typeof text === 'string' ? new RegExp(text.replace(/[.$^*+?()[\]{}|\\]/g, '\\$&')) : text,
  );
};
const saysNot = (text: RegExp) => async (vehicle: ReadVehicle) => {
  expect(await vehicle.words()).not.toMatch(text);
};
const hasNo = (id: string) => async (vehicle: ReadVehicle) => {
  await expect(vehicle.part(id)).toHaveCount(0);
};
const links = (name: string, href: string | RegExp) => async (vehicle: ReadVehicle) => {
  await expect(vehicle.link(name).first()).toHaveAttribute('href', href);
};

/** Every picture of the page is asked for in one quality, and is made in it. */
const asksPicturesIn =
  (quality: number) =>
  async ({ html }: ReadVehicle) => {
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
const withoutRoute = /^(Book a Test Drive|View Details|Reserve|Buy Online|Watchlist|Sign in|My garage)/i;
const leadsNowhere = async ({ page }: ReadVehicle) => {
  await expect(page.getByRole('link', { name: withoutRoute })).toHaveCount(0);
  await expect(page.getByRole('button', { name: withoutRoute })).toHaveCount(0);
};

const paperPaths = [`${statePath(full)}/pdf`, `/print?car_id=${statePath(full).replace('/cars/', '')}`];
const comparisonPath = `${statePath(full)}/autogauge`;

const cases: readonly SettingCase[] = [
  {
    title:
      'the finance flag gives the way to finance for this vehicle, without it none [SITE-04/finance] [SIDE-02/finance]',
    on: links('Get Finance', /^\/personalised\/finance\?car_id=\d+$/),
    off: async (vehicle) => {
      await expect(vehicle.link('Get Finance')).toHaveCount(0);
      expect(vehicle.html).not.toMatch(/\/personalised\/finance|finance-enquiry/);
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
      await links('Print', `${statePath(full)}/pdf`)(vehicle);
      expect(await vehicle.statuses(paperPaths)).toEqual([200, 200]);
    },
    off: async (vehicle) => {
      await expect(vehicle.link('Print')).toHaveCount(0);
      expect(vehicle.html).not.toMatch(/\/pdf\b|\/print\b/);
      expect(await vehicle.statuses(paperPaths)).toEqual([404, 404]);
    },
  },
  {
    title: 'the spin flag gives turntable and cabin, without it neither [SITE-04/spin]',
    stocknum: 'SS-SPIN',
    on: async (vehicle) => expect(vehicle.html).toMatch(/360 degree view of .*Interior of /s),
    off: async (vehicle) => {
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
      await expect(vehicle.part('finance').getByRole('link', { name: 'Request a Quote' })).toHaveAttribute(
        'href',
        '#enquiry',
      );
      await says('Estimate only: $171 a week for 5 years on a price of $34,990')(vehicle);
    },
    off: async (vehicle) => {
      await hasNo('finance')(vehicle);
      await saysNot(/finance|repayment|comparison rate|a week|p\.a\./i)(vehicle);
    },
  },
  {
    title: 'a repayment stands with rate, comparison rate, fees, total and what it is an example of [FIN-09] [FIN-10]',
    on: async (vehicle) => {
      const finance = vehicle.part('finance');
      await expect(finance).toContainText('$166');
      await expect(finance).toContainText('8.50% p.a. interest');
      await expect(finance).toContainText('9.69% p.a. comparison rate');
      await expect(finance).toContainText('Establishment fee$395');
      await expect(finance).toContainText('Monthly fee$8 a month');
      await expect(finance).toContainText('Total payable$44,035');
      await expect(finance).toContainText('For $34,990 with no deposit, over 5 years.');
      // Terms and warning stand whole, here and under the price; the lender's own words are short first.
      const terms = /^Estimate only: .* based on a 5-year secured \$30,000 loan, repaid weekly\. WARNING: .* rate\.$/;
      await expect(finance.getByText(terms)).toHaveCount(1);
      await expect(
        vehicle.main.getByText(/^Estimate only: \$171 a week for 5 years .* WARNING: .* different comparison rate\.$/),
      ).toHaveCount(1);
      const folded = finance.locator('details').filter({ hasText: 'Show More' });
      await expect(finance.getByText(/^Conditions apply\. .{175,180}…$/)).toHaveCount(1);
      await expect(folded).toContainText("Lender's own words.");
    },
    off: saysNot(/total payable|establishment fee/i),
  },
  {
    title: 'fuel gives its calculator, with the figures of the dealer [VDP-01/fuel] [FUEL-01]',
    on: async (vehicle) => {
      const fuel = vehicle.part('fuel');
      await expect(fuel.getByLabel('Fuel price a litre')).toHaveValue('2');
      await expect(fuel.getByLabel('Distance a week')).toHaveValue('300');
      await expect(fuel.getByLabel('Consumption')).toHaveValue('4.2');
      await expect(fuel).toContainText('$25.20 a week');
    },
    off: hasNo('fuel'),
  },
  {
    title: 'fuel consumption falls back to the figure of the dealer [FUEL-01]',
    stocknum: 'SS-BARE',
    on: async (vehicle) => expect(vehicle.part('fuel').getByLabel('Consumption')).toHaveValue('9'),
    off: hasNo('fuel'),
  },
  {
    title: 'fuel has nothing to say of an electric car [FUEL-01]',
    stocknum: 'SS-ELECTRIC',
    on: hasNo('fuel'),
    off: hasNo('fuel'),
  },
  {
    title: 'delivery gives its calculator [VDP-01/delivery] [DELV-01]',
    on: async (vehicle) => {
      await expect(vehicle.part('delivery').getByLabel('Deliver to postcode')).toHaveCount(1);
      await expect(vehicle.part('delivery')).toContainText('From State Street Lakeside Sales to your door.');
    },
    off: hasNo('delivery'),
  },
  {
    title: 'what has no page yet has no control, whatever the flags say',
    on: leadsNowhere,
    off: leadsNowhere,
  },
  {
    title: 'phones start revealed, or masked',
    on: async (vehicle) => expect(vehicle.button('Show number')).toHaveCount(0),
    off: async (vehicle) => expect(vehicle.button('Show number')).toHaveCount(1),
  },
  {
    title: 'used is worded as the dealer says [SITE-05]',
    on: async (vehicle) => expect(await vehicle.tags()).toContain('Pre-Owned'),
    off: async (vehicle) => expect(await vehicle.tags()).toContain('Used'),
  },
  {
    title: 'trade-in is offered by the dealers that take them (CARD-03)',
    on: async (vehicle) =>
      expect(vehicle.link('Trade In').first()).toHaveAttribute('href', /^\/cars\/trade-in\?car_id=\d+$/),
    off: async (vehicle) => expect(vehicle.link('Trade In')).toHaveCount(0),
  },
  {
    title: 'the enquiry button is worded as the dealer says [SIDE-02/enquire]',
    on: links('Enquire', '#enquiry'),
    off: links('Enquire Now', '#enquiry'),
  },
  {
    title: "no price shows the dealer's words [PRICE-01]",
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
    on: async (vehicle) => {
      await expect(vehicle.part('comments')).toContainText(hiddenEnd);
      await expect(vehicle.part('comments').getByText('Show More')).toHaveCount(0);
    },
    off: async (vehicle) => {
      // The rest is there for those without scripts; with them it is folded behind the mark.
      const text = (await vehicle.part('comments').locator('p').first().textContent()) ?? '';
      expect(text.indexOf('…')).toBeGreaterThan(text.indexOf(shortEnd));
      expect(text.indexOf('…')).toBeLessThanOrEqual(400);
      expect(text).toContain(hiddenEnd);
      await expect(vehicle.part('comments').getByText('Show More')).toHaveCount(1);
    },
  },
  {
    title: 'the announced badge stands on the vehicles it names [TAG-04]',
    stocknum: gridNumber('truck', 'coming_soon'),
    on: async (vehicle) => expect(await vehicle.tags()).toEqual(['Coming soon', 'COMING EARLY 2027', 'Pre-Owned']),
    off: async (vehicle) => expect(await vehicle.tags()).toEqual(['Coming soon', 'Used']),
  },
  {
    title: 'the announced badge leaves others alone [TAG-04]',
    on: async (vehicle) => expect(await vehicle.tags()).toEqual(['Certified', 'Pre-Owned']),
    off: async (vehicle) => expect(await vehicle.tags()).toEqual(['Certified', 'Used']),
  },
  {
    title: 'similar vehicles share type and body, or make and model [VDP-01/similar]',
    stocknum: gridNumber('car', 'in_stock'),
    on: async (vehicle) => expect((await vehicle.similar()).join()).toContain('Forester'),
    off: async (vehicle) => {
      const names = await vehicle.similar();
      expect(names.length).toBeGreaterThan(1);
      expect(names.filter((name) => !name.includes('Mazda'))).toEqual([]);
      // The same model first.
      expect(names[0]).toContain('CX-5');
    },
  },
  {
    title: 'illustrated pictures are said to be so',
    on: async ({ page }) => expect(page.getByText('Vehicle pictures are illustrations.')).toHaveCount(1),
    off: async ({ page }) => expect(page.getByText('Vehicle pictures are illustrations.')).toHaveCount(0),
  },
];

for (const template of templates) {
  for (const { title, stocknum = full, on, off } of cases) {
    test(`template ${template.toUpperCase()}: ${title}`, async ({ reader }) => {
      await on(await readVehicle(reader, stateSite(template, 'full'), stocknum));
      await off(await readVehicle(reader, stateSite(template, 'plain'), stocknum));
    });
  }

  test(`template ${template.toUpperCase()}: cards of results bear the announced badge that their vehicle has [TAG-04]`, async ({
    reader,
  }) => {
    const cards = async (host: string, stocknum: string) => {
      await reader.goto(`${originOf(host)}/search?item_type=truck`);
      const title = reader.locator(`a[href="${statePath(stocknum)}"]`);
      return reader.getByRole('list', { name: 'Search results' }).getByRole('article').filter({ has: title });
    };
    const badge = 'COMING EARLY 2027';
    const [full, plain] = [stateSite(template, 'full').host, stateSite(template, 'plain').host];
    const coming = gridNumber('truck', 'coming_soon');
    await expect((await cards(full, coming)).getByText(badge)).toBeVisible();
    const others = await cards(full, gridNumber('truck', 'in_stock'));
    await expect(others).toHaveCount(1);
    await expect(others.getByText(badge)).toHaveCount(0);
    const unannounced = await cards(plain, coming);
    await expect(unannounced).toContainText('Coming soon');
    await expect(unannounced.getByText(badge)).toHaveCount(0);
  });
}
