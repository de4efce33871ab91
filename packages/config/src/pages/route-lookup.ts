import { documents } from './documents';
import type { DocumentRow, PageRow } from './page-row';
import { pages } from './pages';

/** The row that answers a path. */
export type FoundRoute =
  | { readonly kind: 'page'; readonly name: string; readonly row: PageRow }
  | { readonly kind: 'document'; readonly name: string; readonly row: DocumentRow };

/** The row that answers a path, with its query left out; null where no row does. */
export type RouteLookup = (path: string) => FoundRoute | null;

/** How far a segment of a folder reaches: a word, a parameter, parameters, or parameters that may be missing. */
const reachOf = (segment: string): 0 | 1 | 2 | 3 => {
  if (segment.startsWith('[[...')) return 3;
  if (segment.startsWith('[...')) return 2;
  return segment.startsWith('[') ? 1 : 0;
};

const segmentsOf = (folder: string): readonly string[] => folder.split('/').filter((segment) => segment !== '');

/** Whether a folder answers a path, both in segments. */
const answers = (folder: readonly string[], path: readonly string[]): boolean => {
  for (const [at, segment] of folder.entries()) {
    const reach = reachOf(segment);
    if (reach === 3) return true;
    const found = path[at];
    if (found === undefined || found === '') return false;
    if (reach === 2) return true;
    if (reach === 0 && segment !== found) return false;
  }
  return path.length === folder.length;
};

const orderOf = (folder: string): string => segmentsOf(folder).map(reachOf).join('');

/** As Next prefers: at the first segment that differs, the one that reaches less far. */
const byOrder = ({ row: one }: FoundRoute, { row: other }: FoundRoute): number => {
  const [left, right] = [orderOf(one.folder), orderOf(other.folder)];
  return left < right ? -1 : Number(left > right);
};

/** Stands for rows whose first segment is any; no segment has a slash. */
const anyFirst = '/';

/** However it is spelled; what cannot be decoded stays as it came. */
const decoded = (path: string): string => {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
};

/** Finds rows of these tables. Addresses of a site's settings are no matter: each of them has a folder (ROUTE-02, ROUTE-06). */
export const createRouteLookup = (
  pageRows: Readonly<Record<string, PageRow>>,
  documentRows: Readonly<Record<string, DocumentRow>>,
): RouteLookup => {
  const found: readonly FoundRoute[] = [
    ...Object.entries(pageRows).map(([name, row]) => ({ kind: 'page' as const, name, row })),
    ...Object.entries(documentRows).map(([name, row]) => ({ kind: 'document' as const, name, row })),
  ];
  const byFirst = new Map<string, { readonly route: FoundRoute; readonly folder: readonly string[] }[]>();
  for (const route of found.toSorted(byOrder)) {
    const folder = segmentsOf(route.row.folder);
    const [first = ''] = folder;
    const place = reachOf(first) === 0 ? first : anyFirst;
    byFirst.set(place, [...(byFirst.get(place) ?? []), { route, folder }]);
  }
  const wide = byFirst.get(anyFirst) ?? [];
  const find: RouteLookup = (path) => {
    // With and without a slash at the end.
    const asked = decoded(path).replace(/\/$/, '').split('/').slice(1);
    const near = byFirst.get(asked[0] ?? '') ?? [];
    const match =
      near.find(({ folder }) => answers(folder, asked)) ?? wide.find(({ folder }) => answers(folder, asked));
    return match?.route ?? null;
  };
  // A gateway asks for the path of one request several times in a row.
  let latest: { readonly path: string; readonly route: FoundRoute | null } | null = null;
  return (path) => {
    if (latest?.path !== path) latest = { path, route: find(path) };
    return latest.route;
  };
};

/** The page or document of a dealer's site that answers a path; `unknown` for what no other row has. */
export const routeAt: RouteLookup = createRouteLookup(pages, documents);

/** Whether the address of a page or document is the key to what it shows. */
const isKey = (row: PageRow | DocumentRow): boolean => row.rendering === 'private' && row.forOne === 'address';

/** Decodes what can be decoded, as often as some server further in might: escapes that are none stay as they are. */
const laidBare = (path: string): string => {
  let bare = path;
  for (let pass = 0; pass < 4; pass += 1)
    bare = bare.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return bare;
};

/** Segments of the longest folder whose address is a key, and words of a path that are looked at: more has no page of ours. */
const longestFolder = 4;
const mostWords = 100;

/**
 * A path as a log may have it: of a page or document whose address is the key to what it shows only which one it is,
 * however the path is written, also where it so leads to no page. A query must be cut off before.
 */
export const loggedPath = (path: string, lookUp: RouteLookup = routeAt): string => {
  const words = laidBare(path)
    .toLowerCase()
    .split(/[^\w~-]+/)
    .filter((word) => word !== '');
  if (words.length > mostWords) return '/[long]';
  for (let at = 0; at < words.length; at += 1)
    // The longest first: a receipt of an order is no order.
    for (let length = longestFolder; length > 0; length -= 1) {
      const found = lookUp(`/${words.slice(at, at + length).join('/')}`);
      if (found !== null && isKey(found.row)) return `/${found.row.folder}`;
    }
  return path;
};
