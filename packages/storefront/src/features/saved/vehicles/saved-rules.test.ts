import { type Favourite, favouriteSchema } from '@forecourt/domain/shopper';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostSaved, readSaved, withoutSaved, withSaved } from './saved-rules';

const car = (id: string): Favourite => ({
  id,
  name: `2023 Kia Rio ${id}`,
  slug: `2023-kia-rio-${id}`,
  make: 'Kia',
  model: 'Rio',
  primary_image_url: null,
});
const idsOf = (saved: readonly Favourite[] | null) => saved?.map(({ id }) => id);

describe('vehicles that a shopper keeps (FAVS-01)', () => {
  it('stand in the order in which they were added, each once, and refuse a fifth beside four', () => {
    const two = [car('1'), car('2')];
    expect(idsOf(withSaved(two, car('3'), 'compare'))).toEqual(['1', '2', '3']);
    expect(withSaved(two, car('2'), 'compare')).toBe(two);
    const four = ['1', '2', '3', '4'].map(car);
    expect(withSaved(four, car('5'), 'compare')).toBeNull();
    expect(withSaved(four, car('4'), 'compare')).toBe(four);
    expect(idsOf(withSaved(four, car('5'), 'favourite'))).toHaveLength(5);
    expect(idsOf(withoutSaved(four, '2'))).toEqual(['1', '3', '4']);
  });

  it('are stored with the fields of a favourite alone', () => {
    const hit = { ...car('1'), price: 20_000 };
    expect(withSaved([], hit, 'compare')).toEqual([car('1')]);
  });

  it('are read back, without broken entries, repeats and those beyond the limit', () => {
    const stored = JSON.stringify([car('1'), { id: 2 }, null, car('3'), car('1')]);
    expect(idsOf(readSaved(stored, 'compare'))).toEqual(['1', '3']);
    expect(readSaved(null, 'compare')).toEqual([]);
    const many = Array.from({ length: 120 }, (_, index) => car(String(index)));
    expect(readSaved(JSON.stringify(many), 'compare')).toHaveLength(4);
    expect(readSaved(JSON.stringify(many), 'favourite')).toHaveLength(100);
  });

  it('are read exactly as the schema of a favourite reads them', () => {
    const word = fc.oneof(fc.string(), fc.constant(null), fc.integer());
    const fields = { id: word, name: word, slug: word, make: word, model: word, primary_image_url: word, price: word };
    fc.assert(
      fc.property(fc.record(fields, { requiredKeys: ['id', 'name', 'slug', 'make', 'model'] }), (entry) => {
        const { data } = favouriteSchema.safeParse(entry);
        expect(readSaved(JSON.stringify([entry]), 'compare')).toEqual(data === undefined ? [] : [data]);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 6, maxLength: 6 }), ([id, name, slug, make, model, url]) => {
        const entry = { id, name, slug, make, model, primary_image_url: url };
        expect(readSaved(JSON.stringify([entry]), 'compare')).toEqual([favouriteSchema.parse(entry)]);
      }),
    );
  });

  it('are read from any stored text without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(readSaved(stored, 'compare').length).toBeLessThanOrEqual(mostSaved.compare);
      }),
    );
  });
});
