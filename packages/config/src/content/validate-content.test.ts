import { aPublicSite } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockTypes } from './blocks';
import { contentJsonSchema } from './content-document';
import { defaultContent } from './default-content';
import { homeContentMoved } from './moved-content';
import { validateContent } from './validate-content';

const hero = { type: 'hero', version: 1, title: 'Good cars.' };
const text = { type: 'rich-text', version: 1, html: '<p>Words.</p>' };
const reasons = { type: 'reasons', version: 1, reasons: [{ title: 'Near', text: 'Next to the station.' }] };
const list = { type: 'vehicle-list', version: 1, title: 'Utes', filter: '/search?body=Ute' };
const home = (...blocks: readonly unknown[]) => ({ website_id: 'yard', key: 'home', blocks });
const faultsOf = (input: unknown) => {
  const checked = validateContent(input);
  return checked.ok ? [] : checked.faults;
};
const pathsOf = (input: unknown) => faultsOf(input).map(({ path }) => path);

describe('what a page says by default', () => {
  it('fits the schemas of its blocks, whatever a site document holds', () => {
    const any = fc.string({ maxLength: 3_000, size: 'max' });
    const content = fc.record({
      tagline: any,
      heroTitle: fc.option(any, { nil: undefined }),
      heroText: fc.option(any, { nil: undefined }),
      whyTitle: any,
      why: fc.array(fc.record({ title: any, text: any }), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(content, (words) => {
        const given = aPublicSite({ name: 'Yard' });
        const site = { ...given, content: { ...given.content, ...words } };
        const blocks = defaultContent('home', site) ?? [];
        expect(faultsOf(home(...blocks))).toEqual([]);
        expect(blocks[0]).toMatchObject({ type: 'hero' });
      }),
      { numRuns: 100 },
    );
  });
});

describe('the content of a page', () => {
  it('is accepted as typed blocks, whose defaults are filled in', () => {
    expect(validateContent(home(hero, text, reasons, list))).toEqual({
      ok: true,
      value: {
        website_id: 'yard',
        key: 'home',
        head: {},
        blocks: [
          { ...hero, text: '', image: null },
          text,
          { ...reasons, title: 'Why choose us' },
          { ...list, limit: 6 },
        ],
      },
    });
  });

  it('is refused with path, reason and how to mend it, all faults at once', () => {
    expect(
      faultsOf(
        home(
          { ...hero, titel: 'x', image: 'javascript:alert(1)' },
          { type: 'reason', version: 1 },
          { ...text, version: 2 },
          { ...reasons, reasons: [{ title: '', text: 'x' }] },
          { ...list, filter: '/contact' },
          'words',
        ),
      ),
    ).toEqual([
      { path: 'blocks[0].image', reason: expect.stringContaining('Must be a path of the site such as /search') },
      { path: 'blocks[0].titel', reason: '"titel" is not a known key. Did you mean "title"?' },
      { path: 'blocks[1].type', reason: '"reason" is no block. Did you mean "reasons"?' },
      { path: 'blocks[2].version', reason: expect.stringContaining('Expected 1 (found 2)') },
      { path: 'blocks[3].reasons[0].title', reason: expect.any(String) },
      { path: 'blocks[4].filter', reason: expect.stringContaining('Must be the address of a search') },
      { path: 'blocks[5].type', reason: `Is missing. Blocks: ${blockTypes.join(', ')}.` },
    ]);
    expect(pathsOf({ website_id: 'Yard', key: 'Hom', block: [] })).toEqual(['website_id', 'key', 'blocks', 'block']);
  });

  it('must begin with the opening block of its page, and hold only blocks that the page can show', () => {
    expect(pathsOf(home())).toEqual(['blocks[0]']);
    expect(pathsOf(home(text, hero))).toEqual(['blocks[0]', 'blocks[1]']);
    expect(pathsOf(home(hero, hero))).toEqual(['blocks[1]']);
    const privacy = (...blocks: readonly unknown[]) => ({ website_id: 'yard', key: 'privacy', blocks });
    expect(pathsOf(privacy(text, text))).toEqual([]);
    expect(pathsOf(privacy(text, hero))).toEqual(['blocks[1].type']);
  });

  it('must have a title where it makes the whole page, and an end date where the page is temporary', () => {
    const page = (key: string, more: object = {}) => ({ website_id: 'yard', key, blocks: [text], ...more });
    expect(pathsOf(page('about-us'))).toEqual(['title']);
    expect(pathsOf(page('about-us', { title: 'About us' }))).toEqual([]);
    expect(pathsOf(page('open-day', { title: 'Open day' }))).toEqual([]);
    expect(pathsOf(page('eofy', { title: 'EOFY' }))).toEqual(['until']);
    expect(pathsOf(page('eofy', { title: 'EOFY', from: '2027-07-01', until: '2027-06-30' }))).toEqual(['until']);
    expect(pathsOf(page('privacy', { until: '2027-06-30' }))).toEqual(['until']);
    expect(pathsOf({ ...page('about-us', { title: 'A' }), blocks: [hero] })).toEqual(['blocks[0].type']);
  });

  it.each(['contact', 'search', 'warranty/x', 'redirects', 'api', 'internal', 'privacy-policy', 'not-found/page', 'A'])(
    'of a page of its own is refused at /%s, where something else answers',
    (key) => expect(pathsOf({ website_id: 'yard', key, title: 'T', blocks: [] })).toContain('key'),
  );

  it('never throws, whatever is written', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        for (const { reason } of faultsOf(input)) expect(reason).toMatch(/[.!?]$/);
        for (const { reason } of faultsOf(home(input))) expect(reason).toMatch(/[.!?]$/);
      }),
    );
  });

  it('has a JSON Schema that describes every field', () => {
    const described = (schema: unknown): readonly string[] => {
      if (typeof schema !== 'object' || schema === null) return [];
      return Object.entries(schema).flatMap(([name, value]) =>
        name === 'properties'
          ? Object.entries(
              value as Record<string, { readonly description?: string; readonly const?: unknown }>,
            ).flatMap(([field, inner]) => [
              ...(inner.description === undefined && inner.const === undefined ? [field] : []),
              ...described(inner),
            ])
          : described(value),
      );
    };
    const schema = contentJsonSchema();
    expect(described(schema)).toEqual([]);
    expect(schema).toMatchObject({
      anyOf: [{ required: ['website_id', 'key', 'blocks'] }, { required: ['website_id', 'key', 'redirects'] }],
      title: 'Content of a page',
    });
    for (const type of blockTypes) expect(JSON.stringify(schema)).toContain(`"const":"${type}"`);
  });
});

describe('the default content', () => {
  it.each(['home', 'privacy', 'finance'])('of %s passes validation as if a dealer had written it', (key) => {
    const site = aPublicSite({ name: 'Fish & <Chips>', flags: { finance: true } });
    expect(faultsOf({ website_id: 'yard', key, blocks: defaultContent(key, site) })).toEqual([]);
    expect(JSON.stringify(defaultContent('privacy', site))).toContain('Fish &amp; &lt;Chips&gt;');
  });

  it('of the privacy page names who receives finance enquiries and what is stored of a vehicle, by the settings of the site', () => {
    const words = (given: Parameters<typeof aPublicSite>[0]) =>
      JSON.stringify(defaultContent('privacy', aPublicSite(given)));
    const finance = 'passed on to a credit provider';
    expect(words({ flags: { finance: true } })).toContain(finance);
    expect(words({ flags: { finance: false } })).not.toContain(finance);
    const keeping = words({ tradeIn: { storeValuation: true } });
    for (const said of ['we keep it for a year', 'but for the figure of your vehicle']) expect(keeping).toContain(said);
    for (const given of [{}, { tradeIn: { storeValuation: true }, vehicle: { tradeInAllowed: false } }]) {
      expect(words(given)).toContain('We keep none of it until you send your enquiry.');
      expect(words(given)).toContain('None of this is sent to us by itself. You');
    }
    for (const given of [{}, { tradeIn: { storeValuation: true } }]) {
      expect(words(given)).not.toContain('stays in the address');
      for (const said of ['may be sent to a valuation service', 'sent to a lookup service'])
        expect(words(given)).toContain(said);
    }
  });

  it('of the privacy page says what accounts keep and which cookies they take, where the site has any [SITE-04/auth]', () => {
    const policy = (given: Parameters<typeof aPublicSite>[0]) =>
      JSON.stringify(defaultContent('privacy', aPublicSite(given)));
    expect(policy({ garage_enabled: true })).not.toMatch(/Your account|sign in|sign out/);
    expect(policy({})).toContain('This website sets no cookies of its own, for advertising or anything else.');
    const withAccounts = policy({ flags: { auth: true } });
    expect(withAccounts).toContain('If you sign in we keep your mobile number');
    expect(withAccounts).toContain('only when you sign in');
    expect(withAccounts).not.toMatch(/sets no cookies|your own vehicles/);
    expect(policy({ flags: { auth: true, garage: true }, garage_enabled: true })).toContain('and your own vehicles');
  });

  it('of the privacy page covers applications for finance where the site takes any', () => {
    const words = (basis: 'licence' | 'referral') =>
      JSON.stringify(
        defaultContent(
          'privacy',
          aPublicSite({
            flags: { finance: true },
            finance: {
              credit: { basis, licenceNumber: '000000' },
              application: { lender: 'Fish & Chips Lending', keepDays: 20 },
            },
          }),
        ),
      );
    expect(words('licence')).toContain('it goes to Fish &amp; Chips Lending, as you agreed');
    expect(words('licence')).toContain('We delete it 20 days after you sent it, or once it has reached us');
    expect(words('referral')).not.toContain('Applications for finance');
  });

  it('does not mention finance where the site has none (SITE-04)', () => {
    expect(defaultContent('finance', aPublicSite())).toBeNull();
  });

  it('of the home page holds the words of the site document', () => {
    const content = { tagline: 'Cars', heroTitle: 'Good cars.', heroText: 'Plain prices.', heroImage: '/media/h' };
    const why = [{ title: 'Near', text: 'The station.' }];
    const site = aPublicSite({ content: { ...content, whyTitle: 'Why us', why } });
    expect(defaultContent('home', site)).toEqual([
      { type: 'hero', version: 1, title: 'Good cars.', text: 'Plain prices.', image: '/media/h' },
      { type: 'reasons', version: 1, title: 'Why us', reasons: why },
    ]);
    expect(homeContentMoved({ content: { ...content, why } }).map(({ path }) => path)).toEqual([
      'content.heroTitle',
      'content.heroText',
      'content.heroImage',
      'content.why',
    ]);
    expect(defaultContent('home', aPublicSite({ content: { tagline: 'Cars' } }))).toEqual([
      { type: 'hero', version: 1, title: 'Cars', text: '', image: null },
    ]);
    expect(homeContentMoved({ content: { tagline: 'Cars', heroImage: null } })).toEqual([]);
  });
});
