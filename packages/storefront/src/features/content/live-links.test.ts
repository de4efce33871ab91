import { safeHtmlSchema } from '@forecourt/domain/safe-html';
import { aPublicSite } from '@forecourt/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const loadOffers = vi.fn(async () => [{ id: 'tow-bar' }]);
const findModelPage = vi.fn(async (_site: unknown, slug: string) => (slug === 'juke' ? {} : null));
const linkedPages = vi.fn(async (_site: unknown, addresses: readonly string[]) =>
  ['warranty', 'open-day'].filter((key) => addresses.some((address) => address.startsWith(`/${key}`))),
);
vi.mock('../../site/data/load-offers', () => ({ loadOffers }));
vi.mock('../models/server', () => ({ findModelPage }));
vi.mock('./load-content', () => ({ linkedPages }));
const { liveLinks, liveText } = await import('./live-links');

const site = { ...aPublicSite(), flags: { ...aPublicSite().flags, offers: true } };
const shown = (html: string) => liveText(site, safeHtmlSchema.parse(html));

beforeEach(() => vi.clearAllMocks());

describe('a text that a dealer wrote', () => {
  it('is shown unchanged, except links to pages that the site does not have', async () => {
    const text = '<h2>Finance</h2><p>Ask <a href="/contact">us</a> &amp; <strong>more</strong>.</p>';
    expect(await shown(text)).toBe(text);
    expect(await shown('<p><a href="/no-such-page">Gone</a></p>')).toBe('<p>Gone</p>');
    expect(await shown('<a href="/offers/tow-bar">Here</a> <a href="/offers/gone">there</a>')).toBe(
      '<a href="/offers/tow-bar">Here</a> there',
    );
  });

  it('fetches the offers of the site only where the text links to one', async () => {
    await shown('<a href="/contact">Here</a> /offers/tow-bar');
    expect(loadOffers).not.toHaveBeenCalled();
    await shown('<a href="/contact">Here</a> <a href="/offers/tow-bar">there</a>');
    expect(loadOffers).toHaveBeenCalledOnce();
  });
});

describe('links of blocks', () => {
  it('keep written pages and models in stock, and drop pages and models that do not exist', async () => {
    const links = ['/warranty', '/open-day?x=1', '/fleet', '/juke', '/zonda', 'tel:0255501200'].map((href) => ({
      href,
    }));
    expect((await liveLinks(site, links)).map(({ href }) => href)).toEqual([
      '/warranty',
      '/open-day?x=1',
      '/juke',
      'tel:0255501200',
    ]);
    // A link to a written page is not looked up as a model, nor is a page of the table.
    expect(findModelPage.mock.calls.map(([, slug]) => slug)).toEqual(['juke', 'zonda']);
  });
});
