import { describe, expect, it } from 'vitest';
import { ledTo } from './redirect-target';

const asked = (url: string, originalUrl = url) => ({ url, originalUrl });

describe('a redirect', () => {
  it.each([
    ['/about-us', '/old', '/about-us'],
    ['/about-us', '/old?gclid=1', '/about-us?gclid=1'],
    ['/about-us#team', '/old?gclid=1', '/about-us?gclid=1#team'],
    ['/about-us#team?x', '/old?gclid=1', '/about-us?gclid=1#team?x'],
    ['/about-us?own=1#team', '/old?gclid=1', '/about-us?own=1#team'],
    ['https://parts.example/yard#now', '/old?gclid=1', 'https://parts.example/yard?gclid=1#now'],
  ])('[LEAD-01] to %s from %s leads to %s: the query stands before the fragment', (location, url, target) => {
    expect(ledTo(location, asked(url))).toBe(target);
  });

  it('leads to the Markdown form of a page whoever named that of the page before, and nobody else', () => {
    expect(ledTo('/about-us#team', asked('/old.md?gclid=1'))).toBe('/about-us.md?gclid=1#team');
    expect(ledTo('/about-us', asked('/old.md?gclid=1', '/old?gclid=1'))).toBe('/about-us?gclid=1');
    expect(ledTo('https://parts.example/yard', asked('/old.md'))).toBe('https://parts.example/yard');
    expect(ledTo('/robots.txt', asked('/old.md'))).toBe('/robots.txt');
  });
});
