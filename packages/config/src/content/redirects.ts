import { slugSchema } from '@forecourt/domain/slug';
import * as z from 'zod';
import { shownAddressSchema, siteAddressSchema } from '../shown-address/shown-address';
import type { Checked, DocumentFault } from '../validation/fault';
import { schemaFaults } from '../validation/schema-faults';
import { redirectsKey } from './content-paths';
import { writtenPath } from './written-path';

/** More redirects than a site is read with. */
const mostRedirects = 2000;

const plainPath = siteAddressSchema.refine(
  (path) => !/[?#%]/.test(path) && (path === '/' || !path.endsWith('/')),
  'must be a path without a query, without escapes and without a slash at its end, such as /old-page',
);

/** One former address and where it leads. */
export const redirectSchema = z.strictObject({
  from: plainPath.describe('The former address: a path of the site, without its query.'),
  to: shownAddressSchema.describe('Where it leads: a path of the site, or an https address.'),
  status: z
    .literal([301, 302])
    .default(301)
    .describe('301: for good, and search engines take the new address; 302: for now.'),
});
/** One former address and where it leads. */
export type Redirect = z.output<typeof redirectSchema>;

/** The redirects of a site, as a dealer writes them. */
export const redirectsSchema = z.strictObject({
  $schema: z.string().optional().describe('Where an editor finds the JSON Schema of this document.'),
  website_id: slugSchema.describe('Id of the site.'),
  key: z.literal(redirectsKey),
  redirects: z.array(redirectSchema).max(mostRedirects).describe('Former addresses, each once.'),
});

/** The redirects of a site. They are replaced whole. */
export interface RedirectsDocument {
  readonly website_id: string;
  readonly key: typeof redirectsKey;
  readonly redirects: readonly Redirect[];
}

/** The path of an address on the site itself, also where it is written with a host of the site; null for one elsewhere. */
const ownPath = (address: string, hosts: readonly string[]): string | null => {
  if (address.startsWith('/')) return address.replace(/[?#].*$/s, '');
  const url = URL.parse(address);
  return url !== null && hosts.includes(url.hostname) ? url.pathname : null;
};

/** The addresses that one leads through, until it comes back to itself or to one before; null where it ends. */
const loopFrom = (start: string, next: ReadonlyMap<string, string>): readonly string[] | null => {
  const chain = [start];
  for (let at = next.get(start); at !== undefined; at = next.get(at)) {
    const before = chain.indexOf(at);
    if (before >= 0) return before === 0 ? [...chain, at] : null;
    chain.push(at);
  }
  return null;
};

/**
 * What is wrong among redirects: one address twice, and those that lead in a circle, with the way they take. By `hosts`,
 * those of the site, an address that is written out whole is known as the site's own.
 */
export const redirectFaults = (
  redirects: readonly Redirect[],
  hosts: readonly string[] = [],
): readonly DocumentFault[] => {
  const first = new Map<string, number>();
  const twice: DocumentFault[] = [];
  const next = new Map<string, string>();
  for (const [index, { from, to }] of redirects.entries()) {
    const before = first.get(from);
    if (before !== undefined) {
      twice.push({ path: `redirects[${index}].from`, reason: `"${from}" stands in redirects[${before}] already.` });
      continue;
    }
    first.set(from, index);
    const path = ownPath(to, hosts);
    if (path !== null) next.set(from, writtenPath(path));
  }
  const told = new Set<string>();
  const loops = [...first].flatMap(([from, index]) => {
    const chain = told.has(from) ? null : loopFrom(from, next);
    if (chain === null) return [];
    for (const one of chain) told.add(one);
    const reason = `Leads in a circle: ${chain.join(' -> ')}. Lead one of them elsewhere, or take it out.`;
    return [{ path: `redirects[${index}].to`, reason }];
  });
  return [...twice, ...loops];
};

/** Checks the redirects of a site: every fault at once, with its path and how to mend it. */
export const validateRedirects = (input: unknown): Checked<RedirectsDocument> => {
  const parsed = redirectsSchema.safeParse(input);
  if (!parsed.success) return { ok: false, faults: schemaFaults(redirectsSchema, input) };
  const { website_id, key, redirects } = parsed.data;
  const faults = redirectFaults(redirects);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: { website_id, key, redirects } };
};
