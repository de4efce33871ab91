import { describe, expect, it } from 'vitest';
import { siteHeader, siteRewrites } from './site-rewrites';

/** Rewrites as Next applies them: each rule on what the rule before has made of the path. */
const rewrite = (path: string, site?: string): string =>
  siteRewrites.reduce((current, { source, has, missing, destination }) => {
    const condition = (has ?? missing)?.[0];
    const match = site === undefined ? null : new RegExp(`^${condition?.value}$`).exec(site);
    if (has ? match === null : match !== null) return current;
    const [, name = '', pattern = ''] = /^\/:(\w+)(\(.*\))$/.exec(source) ?? [];
    const found = name === '' ? (current === source ? [''] : null) : new RegExp(`^/${pattern}$`).exec(current);
    if (found === null) return current;
    return destination.replace(':site', match?.groups?.site ?? '').replace(':path', found[1] ?? '');
  }, path);

describe('siteRewrites', () => {
  it('[SITE-02] puts every path under the site that the gateway names', () => {
    expect(siteHeader).toBe('x-forecourt-site');
    expect(rewrite('/', 'harbour-city')).toBe('/harbour-city');
    expect(rewrite('/search/kia', 'harbour-city')).toBe('/harbour-city/search/kia');
    expect(rewrite('/other-site/search', 'harbour-city')).toBe('/harbour-city/other-site/search');
  });

  it('[SITE-02] answers for no site without one, or with an odd one', () => {
    expect(rewrite('/')).toBe('/_');
    expect(rewrite('/harbour-city/search')).toBe('/_');
    expect(rewrite('/harbour-city/search', '../other')).toBe('/_');
  });

  it('leaves the floor of measurements to those who ask without a site', () => {
    expect(rewrite('/floor')).toBe('/floor');
    expect(rewrite('/floor', 'harbour-city')).toBe('/harbour-city/floor');
  });

  it('leaves the files of the build alone', () => {
    expect(rewrite('/_next/static/chunks/a.js', 'harbour-city')).toBe('/_next/static/chunks/a.js');
    expect(rewrite('/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js');
  });
});
