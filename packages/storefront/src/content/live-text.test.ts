import { safeHtmlSchema } from '@forecourt/domain';
import { aPublicSite } from '@forecourt/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { liveText } from './live-text';

const getOffers = vi.hoisted(() => vi.fn(async () => [{ id: 'tow-bar' }]));
vi.mock('../service-access/api', () => ({ api: () => ({ getOffers }) }));
vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load }));

const site = { ...aPublicSite(), flags: { ...aPublicSite().flags, offers: true } };
const shown = (html: string) => liveText(site, safeHtmlSchema.parse(html));

describe('a text that a dealer wrote', () => {
  beforeEach(() => void getOffers.mockClear());

  it('shows as it is, and leads only to pages that the site has', async () => {
    const text = '<h2>Finance</h2><p>Ask <a href="/contact">us</a> & <strong>more</strong>.</p>';
    expect(await shown(text)).toBe(text);
    expect(await shown('<p><a href="/no-such-page">Gone</a></p>')).toBe('<p>Gone</p>');
    expect(getOffers).not.toHaveBeenCalled();
  });

  it('follows the offers of the site only where it leads to one', async () => {
    expect(await shown('<a href="/offers/tow-bar">Here</a> <a href="/offers/gone">there</a>')).toBe(
      '<a href="/offers/tow-bar">Here</a> there',
    );
    expect(getOffers).toHaveBeenCalledOnce();
  });
});
