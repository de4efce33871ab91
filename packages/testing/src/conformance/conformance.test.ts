import { contractVersion } from '@forecourt/api-contract/operator';
import { describe, expect, it } from 'vitest';
import type { AskSite, SiteAnswer } from './ask-site';
import type { Subject } from './check';
import { conformance } from './index';
import { NotSo } from './not-so';

const html = (main: string, head = ''): string => `<!doctype html><html lang="en-AU"><head><title>A page</title>
  <meta name="description" content="What it is about."><link rel="stylesheet" href="/page.css">${head}</head><body>
  <script src="/page.js"></script><header>Dealer</header><main><h1>A heading</h1>
  <p>Words that anybody can read before a script has run, a good many of them, as on every page.</p>${main}</main>
  <footer>Dealer</footer></body></html>`;

const enquiry = (category: string): string => `<form action="/api/leads" method="post">
  <input type="hidden" name="category" value="${category}"><input name="first_name" required>
  <input type="email" name="email"><input type="tel" name="phone"><textarea name="message"></textarea>
  <input name="more_wishes" tabindex="-1" value=""></form>`;

const urls = (...paths: readonly string[]) => paths.map((path) => `<loc>http://yard.example${path}</loc>`).join('');
const noIndex = '<meta name="robots" content="noindex">';

/** A site that does what it must: what answers by path. */
const pages: Readonly<Record<string, string>> = {
  '/': html(''),
  '/search': html('<a href="/cars/a-ute">A ute</a><form action="/search"><input name="make"></form>'),
  '/contact': html(enquiry('general')),
  '/privacy-policy': html(''),
  '/after-dark': html(''),
  '/sitemap.xml': urls('/sitemap.xml?part=pages-1', '/sitemap.xml?part=vehicles-1'),
  '/sitemap.xml?part=pages-1': urls('/', '/search', '/contact', '/after-dark'),
  '/sitemap.xml?part=vehicles-1': urls('/cars/a-ute'),
  '/cars/a-ute': html('$20,000 <a href="/cars/a-ute/enquire">Enquire</a>'),
  '/cars/a-ute/enquire': html(enquiry('vehicle')),
  '/cars/gone': html('It has sold. <a href="/search">Others</a>'),
  '/success?lead=1': html('<a href="/">Home</a>'),
  '/page.js': 'run()',
  '/page.css': 'a{}',
};

interface Change {
  readonly pages?: Readonly<Record<string, string | null>>;
  readonly subject?: Partial<Subject>;
  readonly answer?: Partial<SiteAnswer>;
}

const sent: Readonly<Record<string, string>>[] = [];

const subjectWith = ({ pages: changed = {}, subject = {}, answer = {} }: Change = {}): Subject => {
  const ask: AskSite = async (path, { form } = {}) => {
    const given = { status: 200, location: null, headers: {} };
    if (path === '/api/leads' && form !== undefined) {
      sent.push(form);
      const isWhole = form.email?.includes('@') === true;
      const back = `<form action="/api/leads"><input name="first_name" value="${form.first_name}" aria-invalid="true"></form>`;
      if (isWhole) return { ...given, status: 303, location: '/success?lead=1', body: '', ...answer };
      return { ...given, status: 303, location: `/enquiry/${encodeURIComponent(back)}`, body: '', ...answer };
    }
    if (path.startsWith('/enquiry/'))
      return { ...given, body: html(`<p role="alert">Mend it</p>${decodeURIComponent(path.slice(9))}`) };
    const body = { ...pages, ...changed }[path] ?? null;
    return body === null ? { ...given, status: 404, body: html('', noIndex) } : { ...given, body };
  };
  const manifest = {
    ...{ name: 'd', version: '1.0.0', theme: 'own', contract: contractVersion, storefront: '0.1.0', build: 'x' },
    ...{ title: 'D', colors: {} },
  };
  const askApp: AskSite = async (path, { headers } = {}) => ({
    status: headers === undefined ? 200 : 421,
    location: null,
    headers: {},
    body: path === '/_template/manifest' ? JSON.stringify(manifest) : '',
  });
  return {
    ...{ origin: 'http://yard.example', ask, askApp, sold: '/cars/gone', own: ['after-dark'], mayEnquire: true },
    axe: async () => [],
    ...subject,
  };
};

/** What each check finds, by its sentence: `holds`, what is not so, or why it was left out. */
const outcomes = async (subject: Subject): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    await Promise.all(
      conformance.map(async ({ says, run }) => [
        says,
        await run(subject).then(
          (left) => left?.leftOut ?? 'holds',
          (error: unknown) => {
            if (error instanceof NotSo) return error.message;
            throw error;
          },
        ),
      ]),
    ),
  );

const notHeld = async (change: Change): Promise<readonly string[]> =>
  Object.values(await outcomes(subjectWith(change))).filter((found) => found !== 'holds');

describe('the suite of every template', () => {
  it('holds for a site that does what it must', async () => {
    expect(await notHeld({})).toEqual([]);
  });

  it.each<[string, Change, RegExp]>([
    ['two h1', { pages: { '/contact': html(`<h1>Again</h1>${enquiry('general')}`) } }, /\/contact has 2 <h1>/],
    ['no main part', { pages: { '/': pages['/']?.replaceAll('main>', 'div>') ?? '' } }, /\/ has 0 <main>/],
    ['a page of the sitemap that is away', { pages: { '/after-dark': null } }, /\/after-dark answers 404/],
    ['a page of its own that the sitemap does not name', { subject: { own: ['dawn'] } }, /does not name \/dawn/],
    ['a picture without words', { pages: { '/': html('<img src="/a.jpg">') } }, /without words in its place/],
    ['a vehicle without a way to enquire', { pages: { '/cars/a-ute': html('$1') } }, /no form of an enquiry/],
    ['results that need scripts', { pages: { '/search': html('') } }, /links to no vehicle[\s\S]*no form that filters/],
    [
      'a sold vehicle that says nothing of it',
      { pages: { '/cars/gone': html('Call us') } },
      /does not say that it has sold/,
    ],
    [
      'a form about a sold vehicle',
      { pages: { '/cars/gone': html(`Sold ${enquiry('vehicle')}`) } },
      /a form of an enquiry about it/,
    ],
    [
      'an address that is there though it is not',
      { pages: { '/cars/no-such-vehicle': html('') } },
      /no-such-vehicle answers 200/,
    ],
    ['a form that is not taken', { answer: { status: 500 } }, /is answered by 500/],
    [
      'a form that comes back empty',
      { answer: { location: `/enquiry/${encodeURIComponent('<p></p>')}` } },
      /what was typed is lost/,
    ],
    [
      'scripts above the bar',
      { pages: { '/page.js': [...Array(300_000).keys()].join() } },
      /KB of scripts, of at most 185/,
    ],
    ['faults that axe finds', { subject: { axe: async (path) => [`${path}: contrast`] } }, /\/after-dark: contrast/],
    [
      'an app that draws for strangers',
      { subject: { askApp: async () => ({ status: 200, location: null, headers: {}, body: '{}' }) } },
      /200 to a stranger/,
    ],
  ])('finds %s', async (_what, change, words) => {
    expect((await notHeld(change)).join('\n')).toMatch(words);
  });

  it('says what a check needs that it could not make, and sends no enquiry where it may not', async () => {
    sent.length = 0;
    const left = { subject: { askApp: null, sold: null, mayEnquire: false, axe: { leftOut: 'no browser' } } };
    expect(await notHeld(left)).toEqual([
      'needs the path of a vehicle that has sold',
      'would send an enquiry to the dealer',
      'needs the address of the template app',
      'no browser',
    ]);
    expect(sent.filter(({ email }) => email?.includes('@'))).toEqual([]);
  });

  it('fills in what a person sees, and leaves alone what they do not', async () => {
    sent.length = 0;
    await outcomes(subjectWith());
    const [whole] = sent.filter(({ category }) => category === 'vehicle');
    expect(whole).toMatchObject({ more_wishes: '', email: expect.stringContaining('@example.com') });
    expect(whole?.phone).toMatch(/^0491 570 \d{3}$/);
    expect(whole?.first_name).toMatch(/^Testa[a-p]{12}$/);
  });
});
