import { safeHtmlSchema } from '@forecourt/domain/safe-html';
import { aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { leadsToOffer, liveText } from './live-text';

const site = { ...aPublicSite(), flags: { ...aPublicSite().flags, offers: true } };
const safe = (html: string) => safeHtmlSchema.parse(html);
const shown = (html: string) => liveText(site, safe(html), [{ id: 'tow-bar' }]);

describe('a text that a dealer wrote', () => {
  it('shows as it is, and leads only to pages that the site has', () => {
    const text = '<h2>Finance</h2><p>Ask <a href="/contact">us</a> &amp; <strong>more</strong>.</p>';
    expect(shown(text)).toBe(text);
    expect(shown('<p><a href="/no-such-page">Gone</a></p>')).toBe('<p>Gone</p>');
    expect(shown('<a href="/offers/tow-bar">Here</a> <a href="/offers/gone">there</a>')).toBe(
      '<a href="/offers/tow-bar">Here</a> there',
    );
  });

  it('follows the offers of the site only where it leads to one', () => {
    expect(leadsToOffer(safe('<a href="/contact">Here</a> /offers/tow-bar'))).toBe(false);
    expect(leadsToOffer(safe('<a href="/contact">Here</a> <a href="/offers/tow-bar">there</a>'))).toBe(true);
  });
});
