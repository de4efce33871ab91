import { describe, expect, it } from 'vitest';
import { cachedResultsHeader, siteHeader, siteRewrites } from './site-rewrites';

/** Rewrites as Next applies them: each rule on what the rule before has made of the path. */
const rewrite = (path: string, site?: string, isCachedResults = false): string =>
  siteRewrites.reduce((current, { source, has = [], missing = [], destination }) => {
    const sent: Record<string, string | undefined> = {
      [siteHeader]: site,
      [cachedResultsHeader]: isCachedResults ? '1' : undefined,
    };
    const find = ({ key, value = '.*' }: { readonly key: string; readonly value?: string }) =>
      sent[key] === undefined ? null : new RegExp(`^${value}$`).exec(sent[key]);
    if (has.some((one) => find(one) === null) || missing.some((one) => find(one) !== null)) return current;
    const match = has.map(find).find((found) => found?.groups?.site !== undefined);
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

  it('rewrites cached results to a folder of their own, which no other address reaches', () => {
    expect(rewrite('/search', 'yard', true)).toBe('/yard/results/search');
    expect(rewrite('/used-car/kia/rio', 'yard', true)).toBe('/yard/results/used-car/kia/rio');
    expect(rewrite('/search/kia', 'results', true)).toBe('/results/results/search/kia');
    expect(rewrite('/search', 'results')).toBe('/results/search');
    for (const path of ['/results', '/results/search', '/results/search/kia'])
      expect(rewrite(path, 'yard')).toBe('/yard/_');
    expect(rewrite('/search', undefined, true)).toBe('/_');
  });

  it('[SITE-02] rewrites a request without a site, or with an invalid one, to no site', () => {
    expect(rewrite('/')).toBe('/_');
    expect(rewrite('/harbour-city/search')).toBe('/_');
    expect(rewrite('/harbour-city/search', '../other')).toBe('/_');
  });

  it('leaves the files of the build as they are', () => {
    expect(rewrite('/_next/static/chunks/a.js', 'harbour-city')).toBe('/_next/static/chunks/a.js');
    expect(rewrite('/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js');
  });
});
