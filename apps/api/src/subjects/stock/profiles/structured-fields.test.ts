import { aDealership, aLocation } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flattenRecord } from '../feed-file/flatten-record';
import type { FeedRecord } from '../feed-vehicle';
import { canonicalProfile } from './canonical';

const { dealership_id: _id, dealership_slug: _slug, ...north } = aLocation({ id: 'N', name: 'Northern yard' });
const dealership = aDealership({ locations: [north, { ...north, id: 'S', name: 'Southern yard', primary: false }] });
const map = (columns: FeedRecord) =>
  canonicalProfile.map(
    { stocknum: 'S1', make: 'Kia', model: 'Rio', year: '2020', ...columns },
    { dealership, now: new Date('2026-11-27T02:00:00Z'), occurrence: () => 1 },
  );
const vehicleOf = (columns: FeedRecord) => {
  const { vehicle, reasons } = map(columns);
  expect(reasons).toBeNull();
  if (vehicle === null) throw new Error('refused');
  return vehicle;
};
const reasonOf = (columns: FeedRecord) => map(columns).reasons?.map(({ field, reason }) => `${field}: ${reason}`);
/** What is left out of a row that lands. */
const warningsOf = (columns: FeedRecord) => {
  const mapped = map(columns);
  return mapped.vehicle === null ? null : mapped.warnings.map(({ field, reason }) => `${field}: ${reason}`);
};

const towBar = {
  id: '1',
  anchors: ['rear'],
  description: 'Tow bar',
  exterior: [{ activeAngle: 12, posX: 40, posY: 55.5 }],
  interior: [],
};
const screen = { ...towBar, id: '2', description: 'Screen | 12"', exterior: [], interior: towBar.exterior };

describe('hotspots', () => {
  it('[STCK-01] are read from JSON in a column, and as a list of a nested feed', () => {
    expect(vehicleOf({ hotspots: JSON.stringify([towBar, screen]) }).hotspots).toEqual([towBar, screen]);
    expect(vehicleOf(flattenRecord({ hotspots: [towBar, screen] }) ?? {}).hotspots).toEqual([towBar, screen]);
    for (const nothing of ['', '[]', '-']) expect(vehicleOf({ hotspots: nothing }).hotspots).toEqual([]);
  });

  it('take numbers that are written as text, one anchor as a list, and views that are left out as empty', () => {
    const loose = {
      id: 7,
      anchors: 'rear',
      description: ' Tow bar ',
      exterior: [{ activeAngle: '12', posX: '40', posY: '55.5' }],
    };
    expect(vehicleOf({ hotspots: JSON.stringify([loose]) }).hotspots).toEqual([{ ...towBar, id: '7' }]);
  });

  it.each([
    ['is no JSON', 'tow bar at the back', 'This is not a list of hotspots.'],
    [
      'holds a character no database keeps',
      JSON.stringify([{ ...towBar, description: 'Tow\u0000bar' }]),
      'This is not a list',
    ],
    [
      'has no description',
      JSON.stringify([towBar, { ...towBar, description: '' }]),
      'Hotspot 2 has no usable description.',
    ],
    [
      'lies outside the picture',
      JSON.stringify([{ ...towBar, exterior: [{ activeAngle: 1, posX: 100.1, posY: 0 }] }]),
      'Hotspot 1 has no usable exterior.0.posX.',
    ],
    [
      'lies left of the picture',
      JSON.stringify([{ ...towBar, interior: [{ activeAngle: 1, posX: 0, posY: -0.1 }] }]),
      'Hotspot 1 has no usable interior.0.posY.',
    ],
    ['is not of objects', '[1]', 'Hotspot 1 has no usable fields.'],
    ['is too long', JSON.stringify(Array.from({ length: 101 }, () => towBar)), 'Write a JSON list'],
  ])('[STCK-01] a list that %s is left out with how to write it', (_, hotspots, words) => {
    expect(warningsOf({ hotspots })).toEqual([expect.stringContaining(`hotspots: ${words}`)]);
    expect(warningsOf({ hotspots })).toEqual([expect.stringContaining('from 0 to 100.')]);
  });

  it('at the edges of the picture, and a hundred of them, are taken', () => {
    const edges = { ...towBar, exterior: [{ activeAngle: 0, posX: 0, posY: 100 }] };
    const many = Array.from({ length: 100 }, () => edges);
    expect(vehicleOf({ hotspots: JSON.stringify(many) }).hotspots).toEqual(many);
  });
});

describe('lenders', () => {
  const empty = {
    disclaimer: null,
    deposit: null,
    paymentMonth: null,
    paymentWeek: null,
    totalPayable: null,
    interestRate: null,
    comparisonRate: null,
    termMonths: null,
    termWeeks: null,
    termYears: null,
    term: null,
    balloon: null,
    establishmentFees: null,
  };

  it('[ENTY-04] are read from columns with dots and from one column of JSON alike, with null for missing figures', () => {
    const manual = { interestRate: 8.5, paymentWeek: 95, term: { unit: 'weeks' }, disclaimer: 'Terms apply.' };
    const lenders = { manual, angle: { financeProvider: 'Angle Finance', termYears: 7 } };
    const expected = {
      manual: { ...empty, financeProvider: 'manual', ...manual },
      angle: { ...empty, financeProvider: 'Angle Finance', termYears: 7 },
    };
    expect(vehicleOf({ finance_lenders: JSON.stringify(lenders) }).finance_lenders).toEqual(expected);
    expect(vehicleOf(flattenRecord({ finance_lenders: lenders }) ?? {}).finance_lenders).toEqual(expected);
  });

  it('without any figure are dropped', () => {
    expect(vehicleOf({ 'finance_lenders.manual.interestRate': '', finance_lenders: '{}' }).finance_lenders).toEqual({});
    expect(vehicleOf({}).finance_lenders).toEqual({});
  });

  it.each([
    [{ finance_lenders: '[1]' }, 'finance_lenders: This is not JSON by provider.'],
    [{ finance_lenders: 'manual 8.5%' }, 'finance_lenders: This is not JSON by provider.'],
    [{ 'finance_lenders.manual.interestRate': 'low' }, 'finance_lenders.manual.interestRate: "low" is not a number.'],
    [{ 'finance_lenders.manual.interestRate': '100.1' }, 'finance_lenders.manual.interestRate: 100.1 is out of range.'],
    [{ finance_lenders: '{"manual":{"deposit":-1}}' }, 'finance_lenders.manual.deposit: -1 is out of range.'],
    [
      { 'finance_lenders.manual.rate': '8' },
      'finance_lenders.manual.rate: Lenders have no such field. Use one of: financeProvider',
    ],
  ])('[STCK-01] with a wrong figure are left out, named by their column: %j', (columns, words) => {
    expect(warningsOf(columns as FeedRecord)).toEqual([expect.stringContaining(words)]);
  });

  it('[ENTY-04] a lender with a figure that cannot be read is left out whole: its rate alone would mislead', () => {
    const columns = {
      'finance_lenders.manual.interestRate': '6.9',
      'finance_lenders.manual.comparisonRate': 'ask',
      'finance_lenders.angle.interestRate': '8',
    };
    expect(Object.keys(vehicleOf(columns).finance_lenders)).toEqual(['angle']);
  });

  it.each([
    ['paymentWeek', { interestRate: '0', comparisonRate: '0', termYears: '5' }],
    ['comparisonRate and paymentWeek and termYears', { interestRate: '0' }],
    ['termYears', { interestRate: '0', comparisonRate: '0', paymentWeek: '99' }],
  ])(
    '[STCK-01] with rates and without %s are taken, and the report says whose rates pages show',
    (lacking, figures) => {
      const columns = Object.fromEntries(
        Object.entries(figures).map(([name, value]) => [`finance_lenders.manual.${name}`, value]),
      );
      expect(vehicleOf(columns).finance_lenders.manual?.interestRate).toBe(0);
      expect(warningsOf(columns)).toEqual([
        `finance_lenders.manual.interestRate: Without ${lacking} of this lender, pages show a repayment at the dealership's own rates. Write ${lacking} too.`,
      ]);
    },
  );

  it('with all that a repayment needs, or without any rate, are taken in silence', () => {
    const whole = { interestRate: 0, comparisonRate: 0, paymentWeek: 99, termMonths: 60 };
    for (const manual of [whole, { deposit: 500 }])
      expect(warningsOf(flattenRecord({ finance_lenders: { manual } }) ?? {})).toEqual([]);
  });

  it('at the edges of their ranges are taken', () => {
    const { manual } = vehicleOf({
      'finance_lenders.manual.interestRate': '100',
      'finance_lenders.manual.comparisonRate': '0',
      'finance_lenders.manual.deposit': '0',
    }).finance_lenders;
    expect(manual).toMatchObject({ interestRate: 100, comparisonRate: 0, deposit: 0 });
  });
});

describe('the other fields', () => {
  it('for market prices, spins and processors are read as written', () => {
    const vehicle = vehicleOf({
      'autograb_data.average_market_price': '21,500',
      spin_images: 'https://spin.example/1.jpg| 2.jpg',
      spin_code: 'AB-1',
      spin_interior_image: 'inside.jpg',
      payment_processors: 'stripe|test',
    });
    expect(vehicle).toMatchObject({
      autograb_data: { state_average_market_price: null, average_market_price: 21_500 },
      spin_pictures: ['https://spin.example/1.jpg', '2.jpg'],
      spin_code: 'AB-1',
      spin_interior_picture: 'inside.jpg',
      payment_processors: ['stripe', 'test'],
    });
    expect(vehicleOf({}).autograb_data).toBeNull();
    expect(warningsOf({ 'autograb_data.average_market_price': 'high' })).toEqual([
      expect.stringContaining('not a number'),
    ]);
  });

  it('[STCK-01] a location may be given by name; the id wins, and an unknown name refuses the row', () => {
    expect(vehicleOf({ location: 'southern YARD' }).location_id).toBe('S');
    expect(vehicleOf({ location: 'Southern yard', location_id: 'N' }).location_id).toBe('N');
    expect(reasonOf({ location: 'Western yard' })).toEqual([
      'location: There is no location "Western yard". This dealership has: Northern yard, Southern yard.',
    ]);
  });

  it('whatever they hold, never break an import: their row is imported or refused', () => {
    const wild = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.json({ maxDepth: 4 }));
    fc.assert(
      fc.property(wild, wild, wild, (hotspots, finance_lenders, figure) => {
        const { vehicle, reasons } = map({ hotspots, finance_lenders, 'finance_lenders.x.deposit': figure });
        expect((vehicle === null) !== (reasons === null)).toBe(true);
      }),
    );
  });
});
