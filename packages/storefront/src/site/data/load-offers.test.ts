import type { SiteOffer } from '@forecourt/api-contract';
import { aPublicSite } from '@forecourt/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLinkedOffers } from './load-offers';

type Known = Pick<SiteOffer, 'id'> & { readonly vehicle: { readonly id: string } | null };

const offers = vi.hoisted(() => new Map<string, unknown>());
const cached = vi.hoisted(() => ({ tags: new Set<string>() }));
const getOffer = vi.hoisted(() => vi.fn(async (_site: string, id: string) => offers.get(id) ?? null));
vi.mock('../../runtime/service-access/api', () => ({ api: () => ({ getOffer }) }));
vi.mock('next/cache', () => ({
  unstable_cache: (load: () => unknown, _key: unknown, { tags }: { tags: readonly string[] }) => {
    for (const tag of tags) cached.tags.add(tag);
    return load;
  },
}));

const plain = { ...aPublicSite({}, {}), website_id: 'yard', flags: { ...aPublicSite().flags, offers: true } };
const entry = (href: string, ...items: readonly string[]) => ({
  label: href,
  href,
  items: items.map((item) => ({ label: item, href: item })),
  itemsAs: 'links' as const,
  groups: [],
});
const linking = (...entries: readonly ReturnType<typeof entry>[]) => ({ ...plain, navigation: [...entries] });
const known = (offer: Known) => offers.set(offer.id, offer);
const ids = async (site: Parameters<typeof loadLinkedOffers>[0]) => (await loadLinkedOffers(site)).map(({ id }) => id);

describe('loadLinkedOffers', () => {
  beforeEach(() => {
    offers.clear();
    cached.tags.clear();
    getOffer.mockClear();
    known({ id: 'a', vehicle: null });
    known({ id: 'of-a-car', vehicle: { id: '7' } });
  });

  it('requests only the linked offers, and none on a site that links to no offer', async () => {
    expect(await ids(linking(entry('/special-offers', '/contact')))).toEqual([]);
    expect(getOffer).not.toHaveBeenCalled();
    expect(await ids({ ...linking(entry('/offers/a')), flags: { ...plain.flags, offers: false } })).toEqual([]);
    expect(await ids(linking(entry('/search', '/offers/a', '/offers/toyota/a?from=menu')))).toEqual(['a']);
    expect(await ids(linking(entry('/offers/toyota/of-a-car')))).toEqual(['of-a-car']);
  });

  it('tags a page with the offers, and with the one vehicle of an offer, and never with the whole stock', async () => {
    await ids(linking(entry('/offers/a')));
    expect([...cached.tags]).toEqual(['site:yard', 'offers:yard']);
    await ids(linking(entry('/offers/of-a-car')));
    expect([...cached.tags]).toEqual(['site:yard', 'offers:yard', 'vehicle:7']);
  });

  it('tags a page with the counts of vehicles while a linked offer is missing', async () => {
    expect(await ids(linking(entry('/offers/gone')))).toEqual([]);
    expect([...cached.tags]).toEqual(['site:yard', 'offers:yard', 'counts:yard']);
  });
});
