import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import type { Favourite } from '@forecourt/domain/shopper';
import type { SearchHit } from '@forecourt/search/record';
import { aPublicSite, aSearchHit } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { goneNote, savedCard, trayVehicle } from '../../features/saved/vehicles/saved-card';
import { comparedGroups, comparedVehicle, type KeptVehicle, placedVehicles } from './compare-view';

const site = aPublicSite();
const to = hrefs(site);
const settings = { vehicle: site.vehicle, can: siteCapabilities(site) };
const saved: Favourite = {
  id: '7',
  name: '2021 Mazda CX-5',
  slug: 'cx-5',
  make: 'Mazda',
  model: 'CX-5',
  primary_image_url: null,
};
const kept = (hit: SearchHit | null): KeptVehicle => ({ saved, hit, card: savedCard(saved, hit, settings, to) });
const car = aSearchHit({
  item_type: 'car',
  ...{ specs: [{ label: 'Odometer', value: '10 km' }], fuel: 'Diesel', engine: '', seats: 5, body: 'Ute' },
});
const caravan = aSearchHit({
  item_type: 'caravan',
  ...{ specs: [{ label: 'Sleeps', value: '4' }], fuel: '', engine: '', seats: null, body: '' },
  ...{ transmission: '', drive: '', colour: '' },
});

describe('the table of kept vehicles (FAVS-01)', () => {
  const of = (...ids: readonly string[]): readonly KeptVehicle[] =>
    ids.map((id) => ({ ...kept(car), saved: { ...saved, id } }));
  const ids = (vehicles: readonly KeptVehicle[], chosen: readonly string[] | null) => {
    const { table, others } = placedVehicles(vehicles, chosen === null ? null : new Set(chosen), 4);
    return [table, others].map((some) => some.map(({ saved: { id } }) => id).join(''));
  };

  it('shows the first four of more vehicles, or the chosen ones', () => {
    expect(ids(of(...'abcde'), null)).toEqual(['abcd', 'e']);
    expect(ids(of(...'abcde'), ['a', 'e'])).toEqual(['ae', 'bcd']);
  });

  it('shows all vehicles where four or fewer are left, whatever was chosen before', () => {
    expect(ids(of(...'abce'), ['a', 'b', 'e'])).toEqual(['abce', '']);
    expect(ids(of('b'), ['a'])).toEqual(['b', '']);
  });
});

describe('vehicles side by side (FAVS-01)', () => {
  it('have the lines of each vehicle, key facts first, and no line that is unknown for all', () => {
    const [first] = comparedGroups([kept(car), kept(caravan)]);
    expect(first?.lines.slice(0, 2)).toEqual([
      { label: 'Odometer', values: ['10 km', null] },
      { label: 'Fuel', values: ['Diesel', null] },
    ]);
    expect(first?.lines).toContainEqual({ label: 'Sleeps', values: [null, '4'] });
    expect(first?.lines.map(({ label }) => label)).not.toContain('Engine');
    expect(comparedGroups([kept(null)])).toEqual([]);
  });

  it('show a fact once, in the words of the key facts', () => {
    const [first] = comparedGroups([kept({ ...car, specs: [{ label: 'Fuel', value: 'Diesel, 80 L' }] })]);
    expect(first?.lines.filter(({ label }) => label === 'Fuel')).toEqual([{ label: 'Fuel', values: ['Diesel, 80 L'] }]);
  });

  it('show price and repayment with its rates as cards do, and the way on', () => {
    const weekly = { repayment: 171, interestRate: 8.5, comparisonRate: 9.17 };
    const head = comparedVehicle(kept({ ...aSearchHit({ weekly }, { price: 34_990 }) }));
    expect(head.price).toMatchObject({ kind: 'amount', amount: '$34,990' });
    expect(head.repayment).toEqual({ amount: '$171', period: 'week', interestRate: '8.50%', comparisonRate: '9.17%' });
    expect(head.action?.href).toBe(to.enquire(aSearchHit()));
  });

  it('mark a sold or gone vehicle, with a link to others of its model', () => {
    const sold = comparedVehicle(kept({ ...car, available: false, status: 'sold' }));
    expect(sold).toMatchObject({ state: 'sold', action: { href: to.findSimilar(car) } });
    const gone = comparedVehicle(kept(null));
    expect(gone).toMatchObject({
      heading: saved.name,
      emptyLabel: 'No picture',
      state: 'sold',
      price: null,
      note: goneNote,
      href: '/search/mazda?query=CX-5',
    });
    expect(trayVehicle('7', savedCard(saved, null, settings, to))).toEqual({ id: '7', name: saved.name, image: null });
  });
});
