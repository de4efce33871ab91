import { aSearchHit, aVehicle } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kinFilters, kinship, pickSimilar, similarVehiclesQuery, similarWindow } from './similar-vehicles';

const settings = { similarBy: 'make_model', indexName: 'Car_production' } as const;
const filtersOf = (
  overrides: Parameters<typeof aVehicle>[0],
  similarBy: 'make_model' | 'car_type_body' = 'make_model',
) => similarVehiclesQuery(aVehicle(overrides), { ...settings, similarBy }).map(({ filters }) => filters);

describe('similarVehiclesQuery', () => {
  it('[SIM-01] requests 10 hits a query, in stock only, never the vehicle itself', () => {
    for (const query of similarVehiclesQuery(aVehicle(), settings)) {
      expect(query).toMatchObject({ indexName: 'Car_production', hitsPerPage: 10, query: '' });
      expect(query.filters).toContain('status:in_stock AND NOT id:"1001"');
    }
  });

  it('[SIM-01] keeps within 10000 of a price under 50000, else within 25000', () => {
    expect(filtersOf({ price: 49_999 })[0]).toContain('price >= 39999 AND price <= 59999');
    expect(filtersOf({ price: 50_000 })[0]).toContain('price >= 25000 AND price <= 75000');
    expect(filtersOf({ price: 8000 })[0]).toContain('price >= 0 AND price <= 18000');
    expect([49_999.99, 50_000].map(similarWindow)).toEqual([10_000, 25_000]);
    expect(filtersOf({ price: 10_000 })[0]).toContain('price >= 0 AND price <= 20000');
    expect(filtersOf({ price: 10_001 })[0]).toContain('price >= 1 AND');
    expect(filtersOf({ price: null })[0]).not.toContain('price');
  });

  it('[SIM-01] matches by make and model, or by car type and body, as the site sets it', () => {
    const [model, make] = filtersOf({ make: 'VW', model: 'T-Roc' });
    expect(model).toContain('make_slug:"volkswagen" AND model_slug:"t-roc"');
    expect(make).toContain('make_slug:"volkswagen"');
    expect(make).not.toContain('model_slug');
    const [, body] = filtersOf({}, 'car_type_body');
    expect(body).toContain('car_type:used AND body:"Ute"');
    expect(body).not.toContain('make_slug');
    expect(filtersOf({ simple_body: null }, 'car_type_body')[1]).not.toContain('body:');
  });
});

describe('kin of a vehicle', () => {
  const vehicle = { id: '7', make: 'VW', model: 'T-Roc' };

  it('is queried without the vehicle itself, its model before its make', () => {
    expect(kinFilters(vehicle)).toEqual({
      any: 'NOT id:"7"',
      make: 'NOT id:"7" AND make_slug:"volkswagen"',
      model: 'NOT id:"7" AND make_slug:"volkswagen" AND model_slug:"t-roc"',
    });
  });

  it('is recognised by make and model, however they are written', () => {
    const near = (make: string, model: string) => kinship({ make, model }, vehicle);
    expect([near('Volkswagen', 't-roc'), near('VOLKSWAGEN', 'Golf'), near('Kia', 'T-Roc')]).toEqual([2, 1, 0]);
  });
});

describe('pickSimilar', () => {
  const hit = (id: string, model = 'Ranger', make = 'Ford') => aSearchHit({ id, make, model });
  const ids = (answers: Parameters<typeof pickSimilar>[1]) =>
    pickSimilar({ id: '1', make: 'FORD', model: 'Ranger' }, answers).map(({ id }) => id);

  it('[SIM-01] shows at most 6, the same model first, each once, never itself', () => {
    expect(
      ids([
        [hit('2', 'Everest'), hit('3')],
        [hit('1'), hit('3'), hit('4')],
      ]),
    ).toEqual(['3', '4', '2']);
    expect(ids([Array.from({ length: 10 }, (_, index) => hit(String(index + 2)))])).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
    ]);
    expect(ids([])).toEqual([]);
  });

  it('shows those that differ in looks before their twins, the same model first', () => {
    const looks = (id: string, colour: string, badge?: string, model = 'Ranger') =>
      aSearchHit({ id, make: 'Ford', model, colour, badge });
    expect(
      ids([
        [
          looks('2', 'Orange', 'XLT'),
          looks('3', 'Orange', 'XLT'),
          looks('4', 'Orange', 'Sport'),
          looks('5', 'White', 'XLT'),
        ],
        [
          looks('6', 'Grey', undefined, 'Everest'),
          looks('7', 'Grey', undefined, 'Everest'),
          looks('8', 'Red', undefined, 'Everest'),
        ],
      ]),
    ).toEqual(['2', '4', '5', '3', '6', '8']);
  });

  it('[SIM-01] keeps its promises whatever the engine answers', () => {
    const vehicle = { id: '1', make: 'Ford', model: 'Ranger' };
    const anyHit = fc
      .tuple(fc.integer({ min: 1, max: 15 }), fc.constantFrom('Ranger', 'Everest', 'Escape'))
      .map(([id, model]) => hit(String(id), model));
    fc.assert(
      fc.property(fc.array(fc.array(anyHit, { maxLength: 10 }), { maxLength: 2 }), (answers) => {
        const shown = pickSimilar(vehicle, answers);
        const offered = new Set(answers.flat().map(({ id }) => id));
        offered.delete('1');
        expect(shown).toHaveLength(Math.min(6, offered.size));
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
        expect(shown.some(({ id }) => id === '1')).toBe(false);
        const isSame = shown.map(({ model }) => model === 'Ranger');
        expect(isSame.toSorted((one, other) => Number(other) - Number(one))).toEqual(isSame);
      }),
      { numRuns: 50 },
    );
  });

  it('knows the same model from another make', () => {
    expect(ids([[hit('2', 'Ranger', 'Other'), hit('3')]])).toEqual(['3', '2']);
  });
});
