// Every link of every demo site leads somewhere: what a patient visitor, or a search engine, would find.
import { routeAt } from '@forecourt/config/pages';
import { expect, test } from '@playwright/test';
import { demoHosts } from '../sites';
import { originOf } from '../stack/address-book';

type Kind = 'search' | 'vehicle' | 'enquiry' | 'document' | 'other';

/** How many pages are opened on a site: filters can be combined without end. */
interface Limits {
  readonly ofKind: Readonly<Record<Kind, number>>;
  /** Of a shape, so that the few of a kind are spread over all that differ. */
  readonly ofShape: number;
}

/** `npm run test:long` opens whatever comes first of a kind, and more. */
const limits: Limits =
  process.env.FORECOURT_LONG_TESTS === '1'
    ? { ofKind: { search: 110, vehicle: 110, enquiry: 30, document: 30, other: 60 }, ofShape: 110 }
    : { ofKind: { search: 20, vehicle: 12, enquiry: 8, document: 8, other: 60 }, ofShape: 2 };

/** The kind of an address, as the page table says. */
const kindOf = (path: string): Kind => {
  const found = routeAt(path);
  if (found?.kind === 'document') return 'document';
  const kind = found?.row.kind ?? 'other';
  return kind === 'home' ? 'other' : kind;
};

interface Target {
  readonly kind: Kind;
  readonly shape: string;
  /** Only who is signed in sees it: everybody else is led to sign in. */
  readonly isOwn: boolean;
}

const isOwn = (path: string): boolean => {
  const found = routeAt(path);
  return found?.kind === 'page' && found.row.needsShopper === true;
};

/**
 * Kind and shape of addresses. Searches of as many words with the same filters have one shape, and vehicles of a model; a
 * page that is one of its kind has its own.
 */
const targetOf = (address: string): Omit<Target, 'isOwn'> => {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const kind = kindOf(pathname);
  const parts = pathname.split('/');
  const names = [...new Set(searchParams.keys())].sort().join('&');
  if (kind === 'other') return { kind, shape: address };
  if (kind === 'vehicle') return { kind, shape: parts[2]?.replace(/^\d+-/, '').split('-').slice(0, 2).join('-') ?? '' };
  const page = kind === 'enquiry' ? parts.at(-1) : parts[1];
  return { kind, shape: `${parts.length} ${page} ${names}` };
};

const targetsOf = (addresses: readonly string[]): readonly Target[] =>
  addresses.map((address) => ({ ...targetOf(address), isOwn: isOwn(new URL(address, 'http://site').pathname) }));

declare global {
  interface Window {
    /** The same, asked from within the page. */
    readonly targetsOfAddresses: (addresses: readonly string[]) => Promise<readonly Target[]>;
  }
}

/**
 * Follows the links of a site from its home page and from each single page of its sitemap, inside the browser: its
 * parser, its addresses, its redirects.
 */
const crawl = async ({ ofKind, ofShape }: Limits) => {
  const faults: string[] = [];
  const opened = { search: 0, vehicle: 0, enquiry: 0, document: 0, other: 0 };
  const seen = new Set(['/']);
  const waiting = ['/'];
  const canonicalPages = new Map<string, string>();
  const ofShapes = new Map<string, number>();
  const own = new Set<string>();

  /** Opens as many of these addresses as there may be of their kind and shape. */
  const wait = async (addresses: readonly string[]): Promise<void> => {
    const unseen = [...new Set(addresses)].filter((address) => !seen.has(address));
    for (const address of unseen) seen.add(address);
    if (unseen.length === 0) return;
    const targets = await window.targetsOfAddresses(unseen);
    for (const [at, { kind, shape, isOwn }] of targets.entries()) {
      if (isOwn) own.add(unseen[at] ?? '');
      const known = ofShapes.get(`${kind} ${shape}`) ?? 0;
      if (opened[kind] >= ofKind[kind] || known >= ofShape) continue;
      ofShapes.set(`${kind} ${shape}`, known + 1);
      opened[kind] += 1;
      waiting.push(unseen[at] ?? '/');
    }
  };

  const canonicalOf = (page: Document) => page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';

  /** What is wrong with the way to a page: the one that is read and the one for search engines must be the same. */
  const trailFaults = (page: Document): readonly string[] => {
    // Template B has the way twice, over the gallery on a wide window and above it on a narrow one; one is seen.
    const way = page.querySelector('nav[aria-label="Breadcrumbs"]');
    const steps = [...(way?.querySelectorAll('li') ?? [])].map((step) => ({
      name: step.textContent?.trim() ?? '',
      path: step.querySelector('a')?.getAttribute('href') ?? null,
    }));
    if (steps.length < 2 || steps[0]?.path !== '/') return ['has no breadcrumbs from the home page'];
    const listed = [...page.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => JSON.parse(textContent ?? 'null'))
      .filter((data) => data['@type'] === 'BreadcrumbList')
      .map(({ itemListElement }: { itemListElement: { position: number; name: string; item?: string }[] }) =>
        itemListElement.map(({ position, name, item }) => `${position} ${name} ${item ?? ''}`),
      );
    const shown = steps.map(({ name, path }, at) => {
      const whole = path === null ? '' : new URL(path, new URL(canonicalOf(page)).origin).href;
      return `${at + 1} ${name} ${whole}`;
    });
    if (listed.length !== 1) return [`has ${listed.length} breadcrumb lists for search engines`];
    return listed[0]?.join() === shown.join()
      ? []
      : [`lists ${listed[0]?.join()} for search engines and shows ${shown.join()}`];
  };

  /** Comes back when it is told to, as crawlers do: who finds a long line for documents on a busy machine gets a time. */
  const ask = async (address: string, triesLeft = 20): Promise<Response> => {
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status !== 503 || !(seconds > 0) || triesLeft === 0) return response;
    await new Promise((done) => setTimeout(done, seconds * 1000));
    return ask(address, triesLeft - 1);
  };

  const visit = async (address: string): Promise<void> => {
    const response = await ask(address);
    const landed = new URL(response.url);
    if (response.status !== 200) {
      faults.push(`${address} answers ${response.status}`);
      return;
    }
    const isAsExpected = own.has(address) ? landed.pathname === '/sign-in' : !response.redirected;
    if (!isAsExpected) faults.push(`${address} is linked to but leads on to ${landed.pathname}${landed.search}`);
    // A document to keep is no page, nor is a history report that is a picture: that it is there is all.
    const type = response.headers.get('content-type') ?? '';
    if (type === 'application/pdf' || (landed.pathname.startsWith('/media/') && type.startsWith('image/'))) return;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const headings = page.querySelectorAll('h1').length;
    if (headings !== 1) faults.push(`${address} has ${headings} h1`);
    if ((page.querySelector('title')?.textContent ?? '').trim() === '') faults.push(`${address} has no title`);
    if (page.documentElement.lang !== 'en-AU') faults.push(`${address} does not say its language`);
    const canonical = canonicalOf(page);
    if (canonical === '') faults.push(`${address} has no canonical address`);
    else if (new URL(canonical).origin !== location.origin) faults.push(`${address} is canonical at ${canonical}`);
    if (landed.pathname !== '/') faults.push(...trailFaults(page).map((fault) => `${address} ${fault}`));
    for (const broken of page.querySelectorAll('a:not([href]), a[href=""], a[href="#"]')) {
      faults.push(`${address} has a link that leads nowhere: ${broken.textContent?.trim()}`);
    }
    const key = canonical === '' ? address : new URL(canonical).pathname + new URL(canonical).search;
    // The links of a page that is canonical elsewhere are those of that page.
    if (canonicalPages.has(key)) return;
    canonicalPages.set(key, address);
    const linked: string[] = [];
    for (const link of page.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? '';
      if (/^(tel|mailto|sms):/.test(href)) continue;
      const target = new URL(href, landed);
      if (target.origin !== location.origin) {
        if (!target.protocol.startsWith('https')) faults.push(`${address} links to ${href}`);
        continue;
      }
      if (target.hash !== '' && target.pathname === landed.pathname && target.search === landed.search) {
        const id = decodeURIComponent(target.hash.slice(1));
        if (page.getElementById(id) === null) faults.push(`${address} links to ${target.hash}, which it does not have`);
        continue;
      }
      linked.push(target.pathname + target.search);
    }
    await wait(linked);
  };

  const worker = async () => {
    for (;;) {
      const next = waiting.shift();
      if (next === undefined) return;
      await visit(next);
    }
  };
  const locations = async (address: string): Promise<readonly URL[]> => {
    const list = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/xml');
    return [...list.querySelectorAll('sitemap > loc, url > loc')].map(
      ({ textContent }) => new URL(textContent ?? '', location.href),
    );
  };
  const parts = await locations('/sitemap.xml');
  const lists = await Promise.all(parts.map(({ pathname, search }) => locations(`${pathname}${search}`)));
  const listed = lists.flat().map(({ pathname }) => pathname);
  const kinds = await window.targetsOfAddresses(listed);
  // Of each other kind pages link to enough.
  await wait(listed.filter((_, at) => kinds[at]?.kind === 'other'));
  // The first page alone, then a few at a time.
  await visit(waiting.shift() ?? '/');
  while (waiting.length > 0) await Promise.all([worker(), worker(), worker()]);
  return { faults, opened };
};

for (const host of demoHosts) {
  test(`${host}: no link is dead, every page has one h1, a title, its canonical address and the way to it`, async ({
    page,
  }) => {
    await page.exposeFunction('targetsOfAddresses', targetsOf);
    await page.goto(originOf(host));
    const { faults, opened } = await page.evaluate(crawl, limits);
    expect(faults).toEqual([]);
    expect(opened.search).toBeGreaterThan(10);
    expect(opened.vehicle).toBeGreaterThan(10);
    expect(opened.other).toBeGreaterThan(1);
  });
}
