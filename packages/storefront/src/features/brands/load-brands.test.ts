import { dealerBrandSchema } from '@forecourt/domain/makes';
import { aPublicSite } from '@forecourt/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const { loadStock, findResults } = vi.hoisted(() => ({ loadStock: vi.fn(), findResults: vi.fn() }));
vi.mock('next/cache', () => ({ unstable_cache: (read: () => unknown) => read }));
vi.mock('../search/server', () => ({ loadStock, findResults }));
const { loadBrands } = await import('./load-brands');

const makesOf = { motorcycle: { BMW: 3, Honda: 5 }, caravan: { Avida: 13, BMW: 1 } } as const;
const site = (brands: readonly object[] = []) => ({
  ...aPublicSite(),
  brands: brands.map((brand) => dealerBrandSchema.parse(brand)),
});
const kindsOf = async (asked: ReturnType<typeof site>) =>
  (await loadBrands(asked)).map(({ name, kinds }) => [name, ...kinds.map(({ kind, count }) => `${kind} ${count}`)]);

beforeEach(() => {
  findResults.mockReset();
  findResults.mockImplementation(async (_site, { item_type: [kind] }: { item_type: [keyof typeof makesOf] }) => ({
    response: { facets: { make: { values: makesOf[kind] } } },
  }));
  loadStock.mockResolvedValue({
    kinds: { motorcycle: 8, caravan: 14, car: 0 },
    makes: { BMW: 4, Honda: 5, Avida: 13 },
  });
});

describe('the brands of a site', () => {
  it('have the kinds that are in stock of them, where the site has several [BRND-01]', async () => {
    expect(await kindsOf(site())).toEqual([
      ['Avida', 'caravan 13'],
      ['BMW', 'motorcycle 3', 'caravan 1'],
      ['Honda', 'motorcycle 5'],
    ]);
    expect(await kindsOf(site([{ slug: 'bmw', name: 'BMW' }]))).toEqual([['BMW', 'motorcycle 3', 'caravan 1']]);
  });

  it('are read from the stock in brief where that has one kind, or the dealer names the kind of every brand', async () => {
    expect(await kindsOf(site([{ slug: 'bmw', name: 'BMW', kind: 'car' }]))).toEqual([['BMW', 'car 4']]);
    loadStock.mockResolvedValue({ kinds: { car: 1 }, makes: { Isuzu: 1 } });
    expect(await kindsOf(site())).toEqual([['Isuzu', 'car 1']]);
    loadStock.mockResolvedValue({ kinds: {}, makes: {} });
    expect(await kindsOf(site())).toEqual([]);
    expect(findResults).not.toHaveBeenCalled();
  });
});
