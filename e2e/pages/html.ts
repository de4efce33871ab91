/** Reads of the HTML that a server sends, before any script has run. */

const unescaped = (text: string): string =>
  text
    .replace(/<!-- -->/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

const text = (html: string): string => unescaped(html.replace(/<[^>]*>/g, '')).trim();

/** Without scripts: what a reader sees, and nothing that only a script would read. */
export const withoutScripts = (html: string): string => html.replace(/<script\b[^>]*>.*?<\/script>/gs, '');

export const headingOf = (html: string): string => text(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');

export const titleOf = (html: string): string => unescaped(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '');

/** The canonical address as path with query. */
export const canonicalOf = (html: string): string => {
  const href = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  if (href === undefined) return '';
  const { pathname, search } = new URL(unescaped(href));
  return decodeURIComponent(pathname + search);
};

/** How many vehicles the search page says there are. */
export const countOf = (html: string): number => {
  const said = /<p[^>]*role="status"[^>]*>([\d,]+) /.exec(html)?.[1];
  if (said === undefined) throw new Error('The page does not say how many vehicles there are.');
  return Number(said.replaceAll(',', ''));
};

/** Addresses of the offers that a page of offers lists, in order. */
export const offersOf = (html: string): readonly string[] =>
  [...withoutScripts(html).matchAll(/<a\b[^>]*href="(\/offers\/[^"]+)"/g)].map(([, path = '']) => path);

/** Addresses of the vehicles of a search page, in order. */
export const vehiclesOf = (html: string): readonly string[] => {
  const list = /<ul[^>]*aria-label="Search results".*?<\/ul>\s*(?=<\/div>|<nav)/s.exec(withoutScripts(html))?.[0] ?? '';
  const titles = [...list.matchAll(/<h2\b[^>]*><a\b[^>]*href="(\/cars\/[^"]+)"/g)];
  return titles.map((match) => match[1] ?? '');
};

/** How many vehicles each value of a filter would show. */
export const facetOf = (html: string, name: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...html.matchAll(/<input\b([^>]*)\/><span[^>]*>[^<]*<\/span><span[^>]*>([\d,]+)<\/span>/g)].flatMap(
      ([, attributes = '', count = '']) => {
        const value = /value="([^"]*)"/.exec(attributes)?.[1];
        const isThis = attributes.includes(`name="${name}"`);
        return isThis && value !== undefined ? [[unescaped(value), Number(count.replaceAll(',', ''))]] : [];
      },
    ),
  );
