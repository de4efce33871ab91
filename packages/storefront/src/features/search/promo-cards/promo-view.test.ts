import type { PublicSite } from '@forecourt/config/public-site';
import { aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { seedOf } from './promo-seed';
import { promoViews } from './promo-view';

type Promo = PublicSite['promos'][number];
const promo = (node: Promo['node']): Promo => ({
  start: null,
  expiry: null,
  position: 1,
  display: [],
  strictDisplay: false,
  node,
});
const card: Promo['node'] = {
  title: 'Sell us yours',
  action: { label: 'Contact us', href: '/contact' },
  tone: 'brand',
};
const shown = (...nodes: readonly Promo['node'][]) => promoViews({ ...aPublicSite(), promos: nodes.map(promo) }, []);

describe('promo cards of a site', () => {
  it('[SRCH-21] carry their content with when and where they show', () => {
    expect(shown(card)).toEqual([
      {
        key: 'promo-0',
        start: null,
        expiry: null,
        position: 1,
        display: [],
        strictDisplay: false,
        card,
      },
    ]);
  });

  it('[SRCH-21] are left out where their link leads nowhere', () => {
    const dead = { ...card, action: { label: 'Go', href: '/no-such-page' } };
    expect(shown(dead)).toEqual([]);
  });

  it('have the same seed at the same address', () => {
    expect(seedOf('/search/toyota')).toBe(seedOf('/search/toyota'));
    expect(seedOf('/search/toyota')).not.toBe(seedOf('/search/kia'));
    expect(Number.isInteger(seedOf('/search?query=ü'))).toBe(true);
  });
});
