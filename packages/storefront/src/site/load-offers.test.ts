import { aPublicSite } from '@forecourt/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLinkedOffers } from './load-offers';

const getOffers = vi.hoisted(() => vi.fn(async () => ['an offer']));
vi.mock('../service-access/api', () => ({ api: () => ({ getOffers }) }));
vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load }));

const plain = { ...aPublicSite(), flags: { ...aPublicSite().flags, offers: true } };
const entry = (href: string, ...items: readonly string[]) => ({
  label: href,
  href,
  items: items.map((item) => ({ label: item, href: item })),
});
const navigation = (...entries: readonly ReturnType<typeof entry>[]) => ({ ...plain, navigation: [...entries] });

describe('loadLinkedOffers', () => {
  beforeEach(() => void getOffers.mockClear());

  it('asks only for a site that links to an offer, so that no other page follows its offers', async () => {
    expect(await loadLinkedOffers(navigation(entry('/special-offers', '/contact')))).toEqual([]);
    expect(getOffers).not.toHaveBeenCalled();
    expect(await loadLinkedOffers(navigation(entry('/offers/a')))).toEqual(['an offer']);
    expect(await loadLinkedOffers(navigation(entry('/search', '/offers/a')))).toEqual(['an offer']);
  });
});
