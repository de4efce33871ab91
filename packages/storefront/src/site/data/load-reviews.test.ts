import type { ShownReview } from '@forecourt/api-contract';
import { aPublicSite, aReview } from '@forecourt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { loadReviews as LoadReviews } from './load-reviews';

const { getReviews, renewed } = vi.hoisted(() => ({ getReviews: vi.fn(), renewed: [] as unknown[] }));
vi.mock('../../runtime/service-access/api', () => ({ api: () => ({ getReviews }) }));
vi.mock('next/cache', () => ({
  unstable_cache: (load: () => unknown, _key: unknown, { revalidate }: { readonly revalidate: unknown }) => {
    renewed.push(revalidate);
    return load;
  },
}));

const site = aPublicSite();
const query = { minimumRating: 4, quantity: 3 };
const review = (id: string, review_date: string): ShownReview => ({
  ...aReview({ id, review_date }),
  ...{ dealership_id: 'd', location_id: null, source: 'import', url: null, author_url: null },
});

let loadReviews: typeof LoadReviews;
// Files of one worker share modules: this one needs its own, bound to what is mocked here, and leaves none behind.
beforeAll(async () => {
  vi.resetModules();
  ({ loadReviews } = await import('./load-reviews'));
});
afterAll(() => void vi.resetModules());
beforeEach(() => {
  renewed.length = 0;
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

const idsOf = async (places: readonly string[] | undefined) =>
  (await loadReviews(site, { ...query, places }))?.map(({ id }) => id);

describe('loadReviews', () => {
  it('[REVW-02] requests the reviews of every place when none is named', async () => {
    getReviews.mockResolvedValue([review('a', '01/02/2026')]);
    expect(await idsOf(undefined)).toEqual(['a']);
    expect(getReviews.mock.calls).toEqual([[site.website_id, { ...query, place: undefined }]]);
  });

  it('[REVW-01] joins the departments of a place: each review once, the newest first, up to the wanted number', async () => {
    const of: Readonly<Record<string, readonly ShownReview[]>> = {
      sales: [review('a', '09/01/2026'), review('b', '31/12/2025')],
      service: [review('c', '02/02/2026'), review('a', '09/01/2026'), review('d', '01/01/2020')],
    };
    getReviews.mockImplementation(async (_site: string, { place }: { readonly place: string }) => of[place]);
    expect(await idsOf(['sales', 'service'])).toEqual(['c', 'a', 'b']);
  });

  it('[REVW-03] returns none where the API is away, logs it, and draws the page anew within a minute', async () => {
    getReviews.mockRejectedValue(new Error('away'));
    expect(await idsOf(['sales'])).toBeUndefined();
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(site.website_id), expect.any(Error));
    expect(renewed).toContain(60);
  });
});
