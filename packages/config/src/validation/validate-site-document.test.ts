import { aSiteDocumentInput } from '@forecourt/testing';
import { brandContrastFailures, themes } from '@forecourt/ui/themes';
import { describe, expect, it } from 'vitest';
import { nearestKey } from './nearest-key';
import { templateThemes, validateSiteDocument } from './validate-site-document';

const faultsOf = (input: unknown) => {
  const checked = validateSiteDocument(input);
  return checked.ok ? [] : checked.faults;
};
const withChange = (change: Record<string, unknown>) => ({ ...aSiteDocumentInput(), ...change });

describe('validateSiteDocument', () => {
  it('accepts a document and fills its defaults', () => {
    const checked = validateSiteDocument(aSiteDocumentInput());
    expect(checked.ok && checked.value).toMatchObject({
      search: { preset: 3, hitsPerPage: 21, prefix: '/search' },
      vehicle: { soldCarDays: 3, noPriceText: 'Enquire for price.' },
      finance: { interestRate: 10, termYears: 5 },
      enquiry: { messageRequired: true },
      flags: { finance: false },
      finance_provider: null,
    });
  });

  it('[SITE-01] names every fault at once, with its path and a reason', () => {
    const faults = faultsOf(
      withChange({
        name: undefined,
        template: 'd',
        hosts: ['Upper.example', 'ok.example', 'ok.example'],
        locations: [],
        search: { preset: 15, hitsPerPage: 21 },
        finance_provider: 'loan-shark',
        brand: { brand: 'red' },
        navigation: [{ label: 'Out', href: 'https://elsewhere.example' }],
      }),
    );
    expect(faults.map(({ path }) => path).toSorted()).toEqual([
      'brand.brand',
      'finance_provider',
      'hosts[0]',
      'hosts[2]',
      'locations',
      'name',
      'navigation[0].href',
      'search.preset',
      'template',
    ]);
    for (const { reason } of faults) expect(reason).toMatch(/^.{8,}\.$/s);
    expect(faults.find(({ path }) => path === 'name')?.reason).toMatch(/^Is missing/);
    expect(faults.find(({ path }) => path === 'template')?.reason).toContain('found "d"');
  });

  it('[SITE-01] names unknown keys at any depth, with the nearest known one', () => {
    const faults = faultsOf(
      withChange({
        templat: 'a',
        search: { preset: 3, hitPerPage: 24 },
        stockFrom: [{ dealership: 'harbour-city-motors', cartype: ['used'] }],
        content: { ...aSiteDocumentInput().content, zzzzzz: 1 },
      }),
    );
    expect(Object.fromEntries(faults.map(({ path, reason }) => [path, reason]))).toEqual({
      templat: '"templat" is not a known key. Did you mean "template"?',
      'search.hitPerPage': '"hitPerPage" is not a known key. Did you mean "hitsPerPage"?',
      'stockFrom[0].cartype': '"cartype" is not a known key. Did you mean "car_type"?',
      'content.zzzzzz': expect.stringContaining('Known keys: tagline, heroTitle'),
    });
  });

  it.each([null, undefined, 5, 'text', [], [{}]])('[SITE-01] refuses %j without throwing', (input) => {
    expect(faultsOf(input).length).toBeGreaterThan(0);
  });

  it('keeps localhost for the directory of sites', () => {
    expect(faultsOf(withChange({ hosts: ['localhost'] })).map(({ path }) => path)).toEqual(['hosts[0]']);
  });
});

describe('brand colours', () => {
  it('[SITE-07] are refused with the failing pair when text on them could not be read', () => {
    const faults = faultsOf(withChange({ brand: { brand: '#ffe600', onBrand: '#ffffff' } }));
    expect(faults.length).toBeGreaterThan(0);
    expect(faults[0]?.path).toMatch(/^brand\./);
    expect(faults[0]?.reason).toMatch(/onBrand #ffffff on brand #ffe600 has a contrast of 1\.\d+:1 and needs 4\.5:1/);
  });

  it('[SITE-07] are judged by the theme of the template, also when the document has other faults', () => {
    // A pale text colour for links: readable on a dark theme at most, never on white.
    const brand = { brandText: '#d0d0d0' };
    for (const template of ['a', 'b', 'c'] as const) {
      const expected = brandContrastFailures(themes[templateThemes[template]], brand).map(({ message }) => message);
      const reasons = faultsOf(withChange({ template, brand, name: '' })).map(({ reason }) => reason);
      expect(expected.length).toBeGreaterThan(0);
      expect(reasons).toEqual(expect.arrayContaining(expected));
      expect(reasons).toHaveLength(expected.length + 1);
    }
  });

  it('[SITE-07] pass when one good colour is given and the rest follows', () => {
    for (const template of ['a', 'b', 'c'] as const) {
      expect(faultsOf(withChange({ template, brand: { brand: '#0b5cad', radius: 'large', font: 'archivo' } }))).toEqual(
        [],
      );
    }
  });
});

describe('nearestKey', () => {
  it('finds what was meant, and nothing where nothing is near', () => {
    const known = ['hosts', 'template', 'finance_provider'];
    expect(nearestKey('host', known)).toBe('hosts');
    expect(nearestKey('financeProvider', known)).toBe('finance_provider');
    expect(nearestKey('tempalte', known)).toBe('template');
    expect(nearestKey('colours', known)).toBeUndefined();
    expect(nearestKey('x', [])).toBeUndefined();
  });
});
