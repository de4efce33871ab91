import type { PageName } from './pages';
import { routeAt } from './route-lookup';

const ending = '.md';
/** The home page has no word that the ending could follow. */
const home = `/index${ending}`;

/** Pages without content of their own. */
const silent: ReadonlySet<string> = new Set<PageName>(['notFound', 'unknown', 'cachedSearch', 'cachedUsedCarSearch']);

/** Whether a page at this path, without query, has a Markdown form: every page does that is not one shopper's own. */
const hasMarkdown = (path: string): boolean => {
  const found = routeAt(path);
  return found?.kind === 'page' && found.row.rendering !== 'private' && !silent.has(found.name);
};

/** The path, and what comes after it: query, fragment, or both. */
const split = (address: string): readonly [path: string, query: string] => {
  const at = address.search(/[?#]/);
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
};

/** Where a page says the same as Markdown (`/about-us.md`, `/index.md`); null for an address without such a form. */
export const markdownAddress = (address: string): string | null => {
  const [path, query] = split(address);
  if (path.endsWith(ending) || !hasMarkdown(path)) return null;
  return `${path === '/' ? home : `${path.replace(/\/$/, '')}${ending}`}${query}`;
};

/** The address of the page whose Markdown form an address asks for; null where it asks for none. */
export const pageOfMarkdown = (address: string): string | null => {
  const [path, query] = split(address);
  if (!path.endsWith(ending)) return null;
  if (path === home) return `/${query}`;
  const page = path.slice(0, -ending.length);
  return page.endsWith('/') || !hasMarkdown(page) ? null : `${page}${query}`;
};

/** How much a client wants a type, by its Accept header: from 0 to 1; null where it does not name it. */
const wish = (accept: string, type: string): number | null => {
  for (const range of accept.split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const value = quality === undefined ? 1 : Number(quality.slice(2));
    return Number.isFinite(value) ? value : 0;
  }
  return null;
};

/** Whether a client asks for Markdown by its Accept header, and not less than for HTML. Browsers never name it. */
export const prefersMarkdown = (accept: string | undefined): boolean => {
  const markdown = accept === undefined ? null : wish(accept, 'text/markdown');
  return markdown !== null && markdown > 0 && markdown >= (wish(accept ?? '', 'text/html') ?? 0);
};
