// Every kind of vehicle in every state of its sale, in every template: what its page says and offers, and its data for
// crawlers. Read as the server sends it: no state depends on the size of a screen.
import { expect, test } from '@playwright/test';
import { stateSite, templates } from '../fixtures/vehicle-states/state-sites';
import {
  gridNumber,
  gridPrice,
  type SaleState,
  saleStates,
  type VehicleKind,
  vehicleKinds,
} from '../fixtures/vehicle-states/state-vehicles';
import { statePath, structuredData } from '../pages/vehicle-html';
import { type VehiclePage, vehiclePage } from '../pages/vehicle-page';
import { originOf } from '../stack/address-book';

const asked = `$${gridPrice.toLocaleString('en-AU')}`;
const schemaType: Record<VehicleKind, string> = {
  car: 'Car',
  truck: 'Vehicle',
  motorcycle: 'Motorcycle',
  caravan: 'Vehicle',
};
const soldSentence = 'Unfortunately this vehicle recently sold';

/** What a page is to show in one state; the price is that of its words, of the data for crawlers too when it is shown. */
interface StateCase {
  readonly title: string;
  readonly tags: readonly string[];
  readonly availability: string;
  readonly price: 'amount' | 'PREORDER' | 'none';
  readonly estimate: boolean;
  readonly calculator: boolean;
  readonly says?: string;
}

const used = 'Pre-Owned';
const cases: Record<SaleState, StateCase> = {
  in_stock: {
    title: 'a vehicle in stock has the full sidebar [VDP-06] [SIDE-01] [SIDE-02/enquire] [SIDE-02/call-now] [PRICE-01]',
    ...{ tags: [used], availability: 'InStock', price: 'amount', estimate: true, calculator: true },
  },
  coming_soon: {
    title: 'a vehicle that is coming soon has the full sidebar, its tag and its badge [VDP-06] [TAG-01] [TAG-04]',
    ...{ tags: ['Coming soon', 'COMING EARLY 2027', used], availability: 'PreOrder' },
    ...{ price: 'amount', estimate: true, calculator: true },
  },
  reserved: {
    title: 'a vehicle on hold says so and estimates no repayment [TAG-01]',
    ...{ tags: ['Reserved', used], availability: 'LimitedAvailability' },
    ...{ price: 'amount', estimate: false, calculator: true },
    says: 'On hold for another buyer. Enquire to be next in line.',
  },
  sold: {
    title:
      'a sold vehicle offers similar ones, and no price, form or calculator [VDP-06] [TAG-02] [SIDE-02/find-similar] [FIN-07]',
    ...{ tags: ['Sold', used], availability: 'SoldOut', price: 'none', estimate: false, calculator: false },
    says: soldSentence,
  },
  preorder: {
    title: 'a preorder has PREORDER for its price and no repayment [PRICE-01]',
    ...{ tags: [used], availability: 'PreOrder', price: 'PREORDER', estimate: false, calculator: false },
  },
};

const expectControls = (vehicle: VehiclePage, isSold: boolean): void => {
  if (isSold) {
    expect(vehicle.link('Find Me Something Similar').attribute('href')).toMatch(/^\/cars\/[\w-]+\/find-similar$/);
    expect(vehicle.link(/^(Enquire|Call Now)/).count).toBe(0);
    expect(vehicle.part('enquiry').count).toBe(0);
    return;
  }
  expect(vehicle.link('Enquire').attribute('href')).toBe('#enquiry');
  expect(vehicle.part('enquiry').role('button', /^Send/).count).toBe(1);
  expect(vehicle.link('Call Now').attribute('href')).toBe('tel:+61355507300');
  expect(vehicle.link('Find Me Something Similar').count).toBe(0);
};

/** Each state meets each kind on one template, and each template every state: one or two kinds a case. */
const kindsOf = (state: SaleState, template: number): readonly VehicleKind[] =>
  vehicleKinds.filter((_, kind) => (kind + saleStates.indexOf(state)) % templates.length === template);

for (const state of saleStates) {
  const expected = cases[state];
  test(`${expected.title} [SEO-01]`, async () => {
    for (const [index, template] of templates.entries()) {
      const site = stateSite(template);
      for (const kind of kindsOf(state, index)) {
        await test.step(`${kind}, template ${template.toUpperCase()}`, async () => {
          const stocknum = gridNumber(kind, state);
          const vehicle = await vehiclePage(site, stocknum);
          const { words } = vehicle;
          expect(vehicle.tags).toEqual(expected.tags);
          expectControls(vehicle, state === 'sold');

          expect(words.includes(asked), `${asked} in: ${words}`).toBe(expected.price === 'amount');
          expect(words.includes(`${asked} Drive away`)).toBe(expected.price === 'amount');
          expect(words.includes('PREORDER')).toBe(expected.price === 'PREORDER');
          if (state === 'sold') expect(words).not.toContain('$');
          if (expected.says !== undefined) expect(words).toContain(expected.says);
          expect(words.includes(soldSentence)).toBe(state === 'sold');
          const estimates = vehicle.main.saying(/^Estimate only: \$\d+ a week for/);
          expect(estimates.count > 0).toBe(expected.estimate);
          expect(vehicle.part('finance').count).toBe(expected.calculator ? 1 : 0);
          expect(vehicle.part('vehicle-map').text).toContain('3 State Street');

          const url = `${originOf(site.host)}${statePath(stocknum)}`;
          const { BreadcrumbList: trail, [schemaType[kind]]: data } = structuredData(vehicle.html);
          const price = expected.price === 'amount' ? { price: gridPrice, priceCurrency: 'AUD' } : {};
          expect(data).toMatchObject({ sku: stocknum, url, itemCondition: 'https://schema.org/UsedCondition' });
          expect(data?.offers).toEqual({
            '@type': 'Offer',
            url,
            availability: `https://schema.org/${expected.availability}`,
            seller: { '@type': 'AutoDealer', name: 'State Street Vehicles', url: originOf(site.host) },
            ...price,
          });
          const steps = trail?.itemListElement as readonly { readonly name: string }[];
          expect(steps.map(({ name: step }) => step).slice(0, 2)).toEqual(['Home', `${used} ${kind}s`]);
          expect(steps).toHaveLength(5);
        });
      }
    }
  });
}
