import type { GatedSite, Visitor } from '@forecourt/config/page-access';
import { type PageRow, pages } from '@forecourt/config/pages';
import { aSiteDocument } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { createGate, SessionUnavailableError } from './gate';

const props = (params: object = {}, query: object = {}) => ({
  params: Promise.resolve({ site: 'yard', ...params }),
  searchParams: Promise.resolve({ ...query }),
});
const drawn = { Page: async () => 'the page', metadata: async () => ({ title: 'The page' }) };

const shopper: Visitor = { kind: 'shopper', id: 'shopper-1' };

const given = (site: GatedSite | null, visitor: Visitor = { kind: 'anonymous' }) => {
  const asked: string[] = [];
  const gate = createGate({
    loadSite: async (websiteId) => (websiteId === 'yard' ? site : null),
    readHeaders: async () => {
      asked.push('headers');
      return new Headers({
        cookie: 'session=of-this-request',
        'x-forwarded-host': 'dealer.example',
        'x-forwarded-proto': 'https',
        referer: 'https://dealer.example/search?body=SUV',
      });
    },
    askVisitor: async (websiteId, headers) => {
      asked.push(`${websiteId} ${headers.get('cookie')}`);
      return visitor;
    },
  });
  return { asked, gate };
};

/** How Next tells an answer that is no page. */
const nothing = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' };

const own: PageRow = {
  folder: 'cars/[slug]/own',
  address: null,
  rendering: 'private',
  forOne: 'session',
  security: 'private',
  needsShopper: true,
};

describe('a page behind the gate', () => {
  it('is drawn, with its title, only on sites that have its capability', async () => {
    const withOffers = given(aSiteDocument({ flags: { offers: true } })).gate.page('offers', pages.offers, drawn);
    expect(await withOffers.Page(props())).toBe('the page');
    expect(await withOffers.metadata(props())).toEqual({ title: 'The page' });
    const without = given(aSiteDocument()).gate.page('offers', pages.offers, drawn);
    await expect(without.Page(props())).rejects.toMatchObject(nothing);
    await expect(without.metadata(props())).rejects.toMatchObject(nothing);
  });

  it('answers not-found without a site', async () => {
    await expect(given(null).gate.page('offers', pages.offers, drawn).Page(props())).rejects.toMatchObject(nothing);
  });

  it('does not read the visitor where anyone may see it, so that it can be cached', async () => {
    const { asked, gate } = given(aSiteDocument({ flags: { offers: true } }));
    await gate.page('offer', pages.offer, drawn).Page(props());
    expect(asked).toEqual([]);
  });

  it('asks with the request, and only where the dealer has closed the page', async () => {
    const gated: PageRow = { folder: 'gated', address: null, rendering: 'dynamic', needsShopper: 'finance' };
    const open = given(aSiteDocument({ flags: { auth: true } }), shopper);
    await open.gate.page('gated', gated, drawn).Page(props());
    expect(open.asked).toEqual([]);
    const closed = given(aSiteDocument({ flags: { auth: true }, gates: { finance: true } }), shopper);
    expect(await closed.gate.page('gated', gated, drawn).Page(props())).toBe('the page');
    expect(closed.asked).toEqual(['headers', 'yard session=of-this-request']);
  });

  it('is neither drawn nor left for sign-in while the session cannot be asked: it fails, as what cannot be drawn does', async () => {
    const site = aSiteDocument({ flags: { auth: true } });
    const page = given(site, { kind: 'unavailable' }).gate.page('own', own, drawn);
    await expect(page.Page(props({ slug: 'a-1' }))).rejects.toBeInstanceOf(SessionUnavailableError);
    // Next answers an error without a digest of its own with 500, which the gateway turns into 503.
    await expect(page.metadata(props({ slug: 'a-1' }))).rejects.not.toHaveProperty('digest');
  });

  it('that needs a shopper is drawn for one, and redirects others to sign in and back', async () => {
    const site = aSiteDocument({ flags: { auth: true } });
    expect(
      await given(site, shopper)
        .gate.page('own', own, drawn)
        .Page(props({ slug: 'a-1' })),
    ).toBe('the page');
    const closed = given(site).gate.page('own', own, drawn);
    const digest = (error: unknown) =>
      error instanceof Error && 'digest' in error ? String(error.digest) : String(error);
    const answer = await closed.Page(props({ slug: 'a b' }, { tab: ['1', '2'] })).then(String, digest);
    expect(answer).toContain(
      `;/sign-in?type=own&redirect=${encodeURIComponent('/cars/a%20b/own?tab=1&tab=2')}&back=${encodeURIComponent('/search?body=SUV')};`,
    );
    await expect(closed.metadata(props({ slug: 'a b' }))).rejects.toThrow('NEXT_REDIRECT');
  });

  it('that needs a shopper answers not-found while nobody can sign in', async () => {
    const { gate } = given(aSiteDocument(), shopper);
    await expect(gate.page('own', own, drawn).Page(props())).rejects.toMatchObject(nothing);
  });
});

describe('a document behind the gate', () => {
  const row = { folder: 'a.pdf', rendering: 'cached', capability: 'print' } as const;
  const ask = (site: GatedSite | null) =>
    given(site).gate.document(row, async () => new Response('the file'))(
      new Request('http://yard.example/a.pdf'),
      props(),
    );

  it('answers 404 where its site does not have it', async () => {
    const there = await ask(aSiteDocument({ flags: { printing: true } }));
    expect([there.status, await there.text()]).toEqual([200, 'the file']);
    for (const site of [null, aSiteDocument({ flags: { printing: false } })]) {
      const answer = await ask(site);
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
    }
  });
});
