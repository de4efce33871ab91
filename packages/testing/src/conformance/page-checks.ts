import { type ConformanceCheck, noFaults, type Subject } from './check';
import { linksIn, named, type PageElement, readPage } from './read-page';
import { anyVehicle, sitemapPaths } from './sitemap';

/** What every site has, whatever its sitemap names. */
const required = ['/', '/search', '/contact', '/privacy-policy'] as const;

/** The most pages of a sitemap that are opened; the first of them, which stand before the many of one kind. */
const mostPages = 40;

const one = (elements: readonly PageElement[], name: string): readonly string[] => {
  const { length } = named(elements, name);
  return length === 1 ? [] : [`${length} <${name}> and not one`];
};

/** What a reader, with or without scripts, misses on a page. */
const missingOf = (elements: readonly PageElement[]): readonly string[] => {
  const [html] = named(elements, 'html');
  const [main] = named(elements, 'main');
  const [title] = named(elements, 'title');
  const description = named(elements, 'meta', { name: 'description' })[0]?.attributes.content ?? '';
  return [
    ...one(elements, 'main'),
    ...one(elements, 'h1'),
    ...(named(elements, 'header').length === 0 ? ['no <header>'] : []),
    ...(named(elements, 'footer').length === 0 ? ['no <footer>'] : []),
    ...(html?.attributes.lang === undefined ? ['no language'] : []),
    ...((title?.text ?? '') === '' ? ['no title'] : []),
    ...(description === '' ? ['no description'] : []),
    ...((main?.text ?? '').length < 80 ? ['next to no words without scripts'] : []),
    ...named(elements, 'img').flatMap(({ attributes: { alt, src = '' } }) =>
      alt === undefined ? [`a picture without words in its place, ${src.slice(0, 80)}`] : [],
    ),
  ];
};

const faultsOfPage = async ({ ask }: Subject, path: string): Promise<readonly string[]> => {
  const { status, body } = await ask(path);
  if (status !== 200) return [`${path} answers ${status}`];
  return missingOf(readPage(body)).map((what) => `${path} has ${what}`);
};

/** One after the other: the gateway gives each client its turns. */
const faultsOfPages = async (subject: Subject, paths: readonly string[]): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const path of paths) faults.push(...(await faultsOfPage(subject, path)));
  return faults;
};

const pagesStand: ConformanceCheck = {
  says: 'every page of the sitemap stands: 200, one main part, one h1, header, footer, title and words without scripts',
  run: async (subject) => {
    const listed = await sitemapPaths(subject, 'pages');
    const own = subject.own.map((name) => `/${name}`);
    const paths = [...new Set([...required, ...own, ...listed])].slice(0, mostPages);
    return noFaults([
      ...own.filter((path) => !listed.includes(path)).map((path) => `The sitemap does not name ${path}.`),
      ...(listed.length === 0 ? ['The sitemap names no page.'] : []),
      ...(await faultsOfPages(subject, paths)),
    ]);
  },
};

const vehicleStands: ConformanceCheck = {
  says: 'a vehicle on sale has a page with a heading, a price or why there is none, and a way to enquire',
  run: async (subject) => {
    const path = await anyVehicle(subject);
    const elements = readPage((await subject.ask(path)).body);
    const main = named(elements, 'main')[0]?.text ?? '';
    const enquires =
      named(elements, 'form', { action: '/api/leads' }).length > 0 || linksIn(elements).includes(`${path}/enquire`);
    return noFaults([
      ...(await faultsOfPage(subject, path)),
      ...(/\$[\d,]+|price/i.test(main) ? [] : [`${path} says nothing of a price`]),
      ...(enquires ? [] : [`${path} has no form of an enquiry and no link to one`]),
    ]);
  },
};

const resultsWithoutScripts: ConformanceCheck = {
  says: 'results are links to vehicles, filters a form and further pages links, without scripts',
  run: async ({ ask }) => {
    const elements = readPage((await ask('/search')).body);
    const links = linksIn(elements);
    const filters = named(elements, 'form').filter(
      ({ attributes: { method = 'get', action = '' }, inside }) =>
        method.toLowerCase() === 'get' &&
        /^\/(?:search|used-car)/.test(action) &&
        inside.some(({ name }) => name === 'input' || name === 'select'),
    );
    return noFaults([
      ...(links.some((href) => /^\/cars\/[^/]+$/.test(href)) ? [] : ['/search links to no vehicle']),
      ...(filters.length > 0 ? [] : ['/search has no form that filters']),
    ]);
  },
};

const soldStands: ConformanceCheck = {
  says: 'a sold vehicle says so, without a price or a form, and leads to others',
  run: async (subject) => {
    if (subject.sold === null) return { leftOut: 'needs the path of a vehicle that has sold' };
    const elements = readPage((await subject.ask(subject.sold)).body);
    const [main] = named(elements, 'main');
    const others = linksIn(main?.inside ?? []).filter((href) => /^\/(?:cars|search|used-car)\b/.test(href));
    return noFaults([
      ...(await faultsOfPage(subject, subject.sold)),
      ...(/sold/i.test(main?.text ?? '') ? [] : [`${subject.sold} does not say that it has sold`]),
      ...(named(elements, 'form', { action: '/api/leads' }).some(({ inside }) =>
        named(inside, 'input', { name: 'category' }).some(({ attributes }) => attributes.value === 'vehicle'),
      )
        ? [`${subject.sold} has a form of an enquiry about it`]
        : []),
      ...(others.length > 0 ? [] : [`${subject.sold} leads to no other vehicle`]),
    ]);
  },
};

const nothingThere: ConformanceCheck = {
  says: 'what is not there is 404 in the frame of the site, and no search engine keeps it',
  run: async ({ ask }) => {
    const faults = await Promise.all(
      ['/nothing-of-that-name/here', '/cars/no-such-vehicle'].map(async (path) => {
        const { status, body } = await ask(path);
        const elements = readPage(body);
        const robots = named(elements, 'meta', { name: 'robots' }).map(({ attributes }) => attributes.content ?? '');
        return [
          ...(status === 404 ? [] : [`${path} answers ${status}`]),
          ...(named(elements, 'h1').length === 1 ? [] : [`${path} has no single h1`]),
          ...(named(elements, 'header').length > 0 && named(elements, 'footer').length > 0
            ? []
            : [`${path} has no header or no footer`]),
          ...(robots.some((words) => words.includes('noindex')) ? [] : [`${path} may be kept by search engines`]),
        ];
      }),
    );
    return noFaults(faults.flat());
  },
};

/** What stands on pages. */
export const pageChecks: readonly ConformanceCheck[] = [
  pagesStand,
  vehicleStands,
  resultsWithoutScripts,
  soldStands,
  nothingThere,
];
