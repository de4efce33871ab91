import { aSiteDocumentInput } from '@forecourt/testing';
import { brandContrastFailures, brandedColors, contrastFailures, contrastRatio, themes } from '@forecourt/ui/themes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteDocumentSchema } from '../site-document/site-document';
import { nearestKey } from './nearest-key';
import { validateSiteDocument } from './validate-site-document';

const templates = [
  { name: 'a', title: 'Metro', version: '0.1.0', isCurrent: true, isBuiltIn: true, theme: themes.metro },
  { name: 'b', title: 'Marque', version: '0.1.0', isCurrent: true, isBuiltIn: true, theme: themes.marque },
  {
    name: 'night-market',
    title: 'Night Market',
    version: '0.1.0',
    isCurrent: true,
    isBuiltIn: false,
    theme: themes.yard,
  },
];

const faultsOf = (input: unknown) => {
  const checked = validateSiteDocument(input, templates);
  return checked.ok ? [] : checked.faults;
};
const withChange = (change: Record<string, unknown>) => ({ ...aSiteDocumentInput(), ...change });

describe('validateSiteDocument', () => {
  it('accepts a document and fills its defaults', () => {
    const checked = validateSiteDocument(aSiteDocumentInput(), templates);
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
    expect(faults.find(({ path }) => path === 'template')?.reason).toContain('"d"');
  });

  it('accepts any registered template, and lists the registered ones when another is named', () => {
    expect(faultsOf(withChange({ template: 'night-market' }))).toEqual([]);
    const reason = (template: unknown) => faultsOf(withChange({ template })).map(({ path, reason }) => [path, reason]);
    const there = 'There are "a" (Metro), "b" (Marque), "night-market" (Night Market).';
    expect(reason('d')).toEqual([['template', expect.stringContaining(there)]]);
    expect(reason('nigth-market')).toEqual([
      ['template', `No template "nigth-market" is registered. Did you mean "night-market"? ${there}`],
    ]);
    expect(reason('Night Market')[0]?.[1]).toMatch(/lower-case words joined by hyphens/);
    expect(reason(7)).toHaveLength(1);
  });

  it('[SITE-06] takes a version of a template, and lists those that are registered when another is named', () => {
    const versions = [
      ...templates,
      { name: 'b', title: 'Marque', version: '0.2.0', isCurrent: false, isBuiltIn: false, theme: themes.marque },
      {
        ...{ name: 'night-market', title: 'Night Market', version: '0.2.0', isCurrent: false, isBuiltIn: false },
        theme: themes.yard,
      },
    ];
    const faults = (template: string) => {
      const checked = validateSiteDocument(withChange({ template }), versions);
      return checked.ok ? [] : checked.faults;
    };
    expect(faults('b@0.2')).toEqual([]);
    expect(faults('night-market@0.3')).toEqual([
      {
        path: 'template',
        reason:
          'No version 0.3 of it is registered: template "night-market" is here as 0.1.0 (current), 0.2.0. Name one of them, as in "night-market@0.1.0".',
      },
    ]);
  });

  it('[SITE-06] refuses a version of a template that comes with each release, and names what a site can have', () => {
    const versions = [
      ...templates,
      { name: 'b', title: 'Marque', version: '0.2.0', isCurrent: false, isBuiltIn: false, theme: themes.marque },
    ];
    const reasons = (template: string) => {
      const checked = validateSiteDocument(withChange({ template }), versions);
      return checked.ok ? [] : checked.faults.map(({ reason }) => reason);
    };
    const changes = 'of the installation itself has another version with each release: a site cannot keep to one.';
    expect(reasons('a@0.1.0')).toEqual([`No version 0.1.0 of it is registered, and template "a" ${changes} Name "a".`]);
    expect(reasons('b@0.1')).toEqual([
      `No version 0.1 of it is registered, and template "b" ${changes} Name "b", or "b@0.2.0".`,
    ]);
  });

  it('[SITE-06] takes sections and pages that its template tells, and names what there is where one is not', () => {
    const parts = { sections: ['night-hours'], pages: ['after-dark'] };
    const versions = templates.map((one) => (one.name === 'night-market' ? { ...one, parts } : one));
    const faults = (change: Record<string, unknown>) => {
      const checked = validateSiteDocument(withChange(change), versions);
      return checked.ok ? [] : checked.faults;
    };
    expect(faults({ template: 'night-market', templateParts: parts })).toEqual([]);
    const mistaken = { sections: ['night-hours', 'nigth-hours'], pages: ['after-noon'] };
    expect(faults({ template: 'night-market', templateParts: mistaken })).toEqual([
      {
        path: 'templateParts.sections[1]',
        reason:
          'Template night-market 0.1.0 has no section "nigth-hours". Did you mean "night-hours"? It has "night-hours".',
      },
      { path: 'templateParts.pages[0]', reason: expect.stringContaining('has no page "after-noon"') },
    ]);
    expect(faults({ template: 'a', templateParts: parts }).map(({ reason }) => reason)).toEqual([
      'Template a 0.1.0 has no section "night-hours". It has no sections of its own.',
      'Template a 0.1.0 has no page "after-dark". It has no pages of its own.',
    ]);
  });

  it('[SITE-07] judges a brand by the colours of the version that is named', () => {
    const dark = { color: { ...themes.metro.color, page: '#00612f' } };
    const versions = [
      ...templates,
      { name: 'a', title: 'Metro', version: '0.2.0', isCurrent: false, isBuiltIn: false, theme: dark },
    ];
    const isTaken = (template: string) =>
      validateSiteDocument(withChange({ template, brand: { brand: '#007a3d' } }), versions).ok;
    expect([isTaken('a'), isTaken('a@0.2')]).toEqual([true, false]);
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

  it('refuses applications for finance without a credit licence', () => {
    const application = { lender: 'Example Finance Pty Ltd' };
    const licensed = { basis: 'licence', licenceNumber: '000000' };
    expect(faultsOf(withChange({ finance: { application } })).map((fault) => fault.path)).toEqual([
      'finance.application',
    ]);
    expect(faultsOf(withChange({ finance: { application, credit: licensed } }))).toEqual([]);
    expect(faultsOf(withChange({ finance: { application: null } }))).toEqual([]);
  });

  it('[SITE-01] refuses pre-approval without a credit licence', () => {
    const flags = { 'pre-approval': true };
    const licensed = { basis: 'licence', licenceNumber: '000000' };
    expect(faultsOf(withChange({ flags })).map((fault) => fault.path)).toEqual(['flags.pre-approval']);
    expect(faultsOf(withChange({ flags, finance: { credit: { basis: 'referral' } } }))).toHaveLength(1);
    expect(faultsOf(withChange({ flags, finance: { credit: licensed } }))).toEqual([]);
    expect(faultsOf(withChange({ finance: { credit: { basis: 'licence' } } })).map((fault) => fault.path)).toEqual([
      'finance.credit.licenceNumber',
    ]);
  });

  it('[SITE-01] refuses a tag manager that reads a list which no sink fills', () => {
    const sinks = [
      { kind: 'beacon', url: 'https://count.example/b' },
      { kind: 'data-layer', name: 'dataLayer' },
    ];
    const faults = (analytics: object) => faultsOf(withChange({ analytics })).map(({ path }) => path);
    const tagManager = { id: 'GTM-ABC1234' };
    const path = 'analytics.tagManager.dataLayer';
    expect(faults({ sinks, tagManager })).toEqual([]);
    expect(faults({ sinks, tagManager: null })).toEqual([]);
    expect(faults({ tagManager })).toEqual([path]);
    expect(faults({ sinks: sinks.slice(0, 1), tagManager })).toEqual([path]);
    expect(faults({ sinks, tagManager: { ...tagManager, dataLayer: 'others' } })).toEqual([path]);
    // A value that is no name has that one fault.
    expect(faults({ sinks, tagManager: { ...tagManager, dataLayer: 7 } })).toEqual([path]);
  });

  it('[SITE-01] refuses the chat flag without a widget', () => {
    const chat = { scriptUrl: 'https://chat.example/widget.js', openCall: 'ChatWidget.open' };
    expect(faultsOf(withChange({ flags: { chat: true } })).map(({ path }) => path)).toEqual(['chat']);
    expect(faultsOf(withChange({ flags: { chat: true }, chat: null })).map(({ path }) => path)).toEqual(['chat']);
    expect(faultsOf(withChange({ flags: { chat: true }, chat }))).toEqual([]);
    expect(faultsOf(withChange({ flags: { chat: false }, chat: null }))).toEqual([]);
    const bad = { scriptUrl: 'http://chat.example/widget.js', openCall: 'open()' };
    expect(faultsOf(withChange({ chat: bad })).map(({ path }) => path)).toEqual(['chat.scriptUrl', 'chat.openCall']);
  });

  it('[SITE-01] refuses a brand that stands twice', () => {
    const brands = [
      { slug: 'kia', name: 'Kia' },
      { slug: 'mg', name: 'MG' },
      { slug: 'kia', name: 'Kia' },
    ];
    expect(faultsOf(withChange({ brands })).map(({ path }) => path)).toEqual(['brands[2]']);
  });

  it('[SITE-01] names unknown keys in every slice, and accepts the known ones', () => {
    for (const slice of ['gates', 'routes', 'menu', 'viewer', 'favourites', 'reviews', 'fuel', 'media', 'tradeIn']) {
      expect(faultsOf(withChange({ [slice]: { zzzzzz: 1 } })).map(({ path }) => path)).toEqual([`${slice}.zzzzzz`]);
    }
    const sinks = [{ kind: 'beacon', url: 'https://events.example/in', nam: 'x' }];
    expect(faultsOf(withChange({ analytics: { sinks } })).map(({ path }) => path)).toEqual(['analytics.sinks[0].nam']);
    expect(
      faultsOf(
        withChange({
          routes: { purchase: '/cars/{slug}/buy-online', location: '/contact-us/{location-slug}' },
          analytics: { sinks: [{ kind: 'data-layer', name: 'dataLayer' }] },
          statsBanner: {},
          acceptedPayments: ['visa', 'apple-pay'],
          popup: { id: 'winter', title: 'Winter sale' },
        }),
      ),
    ).toEqual([]);
  });

  it('[SITE-01] never throws, and every fault has a place that can be found and a reason', () => {
    const keys = fc.constantFrom(...Object.keys(siteDocumentSchema.shape), 'zzz');
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue({ maxDepth: 2 })), (change) => {
        const input = withChange(change);
        const checked = validateSiteDocument(input, templates);
        expect(checked.ok).toBe(faultsOf(input).length === 0);
        for (const { path, reason } of faultsOf(input)) {
          expect(Object.keys({ ...siteDocumentSchema.shape, ...input }).some((key) => path.startsWith(key))).toBe(true);
          expect(reason).toMatch(/[.!?]$/);
        }
      }),
      { numRuns: 200 },
    );
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
    for (const { name: template, theme } of templates) {
      const expected = brandContrastFailures(theme, brand).map(({ message }) => message);
      const reasons = faultsOf(withChange({ template, brand, name: '' })).map(({ reason }) => reason);
      expect(expected.length).toBeGreaterThan(0);
      expect(reasons).toEqual(expect.arrayContaining(expected));
      expect(reasons).toHaveLength(expected.length + 1);
    }
  });

  it('[SITE-07] pass when one good colour is given and the rest follows', () => {
    for (const { name: template } of templates) {
      expect(faultsOf(withChange({ template, brand: { brand: '#0b5cad', radius: 'large', font: 'archivo' } }))).toEqual(
        [],
      );
    }
  });
});

describe('brand colours of any dealer', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const brand = fc.record(
    { brand: colour, onBrand: colour, brandText: colour, action: colour, onAction: colour },
    { requiredKeys: [] },
  );
  const template = fc.constantFrom(...templates);

  it('[SITE-07] are refused exactly when a pair of them falls short, each pair at a token that can be changed', () => {
    fc.assert(
      fc.property(template, brand, ({ name, theme }, given) => {
        const short = brandContrastFailures(theme, given);
        const faults = faultsOf(withChange({ template: name, brand: given }));
        expect(faults.map(({ reason }) => reason)).toEqual(short.map(({ message }) => message));
        for (const { path } of faults) expect(path).toMatch(/^brand\.[A-Za-z]+$/);
        if (short.length === 0) {
          expect(contrastFailures(brandedColors(theme, given))).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('[SITE-07] leave text on the main colour readable when only that colour is given', () => {
    fc.assert(
      fc.property(template, colour, ({ name, theme }, main) => {
        const colors = brandedColors(theme, { brand: main });
        const readable = contrastRatio(colors.onBrand, colors.brand) >= 4.5;
        const faults = faultsOf(withChange({ template: name, brand: { brand: main } }));
        expect(faults.some(({ reason }) => reason.startsWith(`onBrand ${colors.onBrand} on brand `))).toBe(!readable);
      }),
      { numRuns: 200 },
    );
  });
});

describe('promo cards', () => {
  it('[SRCH-21] are refused with the field that is wrong', () => {
    const withNode = (node: unknown) =>
      withChange({ promos: [{ start: null, expiry: null, position: 1, display: [], strictDisplay: false, node }] });
    const card = { title: 'Sell us yours', action: { label: 'Contact us', href: '/contact' } };
    expect(faultsOf(withNode(card))).toEqual([]);
    expect(faultsOf(withNode({ ...card, title: '' }))).toEqual([
      expect.objectContaining({ path: 'promos[0].node.title' }),
    ]);
    expect(faultsOf(withNode({ ...card, colour: 'red' }))).toEqual([
      expect.objectContaining({ path: 'promos[0].node.colour' }),
    ]);
  });
});

describe('featured lists', () => {
  it('pick from a search of the site', () => {
    const withList = (filter: string) => withChange({ search: { featured: [{ title: 'Utes', filter }] } });
    expect(faultsOf(withList('/search/used-cars?body=Ute'))).toEqual([]);
    expect(faultsOf(withList('/search/no-such-thing'))).toEqual([
      expect.objectContaining({ path: 'search.featured[0].filter' }),
    ]);
  });
});

describe('nearestKey', () => {
  it('suggests the key that was meant, and none where no known key is near', () => {
    const known = ['hosts', 'template', 'finance_provider'];
    expect(nearestKey('host', known)).toBe('hosts');
    expect(nearestKey('financeProvider', known)).toBe('finance_provider');
    expect(nearestKey('tempalte', known)).toBe('template');
    expect(nearestKey('colours', known)).toBeUndefined();
    expect(nearestKey('x', [])).toBeUndefined();
    expect(nearestKey('ab', ['ac'])).toBe('ac');
    expect(nearestKey('ab', ['cd'])).toBeUndefined();
    expect(nearestKey('abcdef', ['abxxef'])).toBe('abxxef');
    expect(nearestKey('abcdef', ['xxxdef'])).toBeUndefined();
  });

  it('suggests a key that lost, gained, changed or swapped one letter', () => {
    const known = fc.constantFrom('template', 'stockFrom', 'hitsPerPage', 'website_id', 'acceptedPayments');
    fc.assert(
      fc.property(known, fc.nat(), fc.constantFrom('lost', 'gained', 'changed', 'swapped'), (key, place, what) => {
        const at = place % (key.length - 1);
        const typed = {
          lost: key.slice(0, at) + key.slice(at + 1),
          gained: `${key.slice(0, at)}q${key.slice(at)}`,
          changed: `${key.slice(0, at)}q${key.slice(at + 1)}`,
          swapped: key.slice(0, at) + key.charAt(at + 1) + key.charAt(at) + key.slice(at + 2),
        }[what as 'lost'];
        expect(nearestKey(typed, Object.keys(siteDocumentSchema.shape).concat('hitsPerPage'))).toBe(key);
      }),
    );
  });
});
