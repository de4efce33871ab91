import { homeContentMoved } from '@forecourt/config/content';
import { isSitePath } from '@forecourt/config/hrefs';
import { type SiteDocument, siteDocumentSchema } from '@forecourt/config/site-document';
import { asList, asRecord, printFaultPath } from '@forecourt/config/validation';
import type { Db } from '../../ground/database/database';
import { type DocumentInput, faultsIn, type SourceFault } from '../documents';
import { linkedOffers, liveKeys } from './linked-pages';
import { liveOffers } from './shared-addresses';
import { readSiteDirectory } from './site-directory';

/** Every link in a part of a document: menus, footers, popups and cards have it in `href`. */
const linksIn = (part: unknown, path: readonly PropertyKey[]): readonly { path: string; address: string }[] => {
  if (Array.isArray(part)) return asList(part).flatMap((item, at) => linksIn(item, [...path, at]));
  return Object.entries(asRecord(part)).flatMap(([name, value]) =>
    name === 'href' && typeof value === 'string'
      ? [{ path: printFaultPath([...path, name]), address: value }]
      : linksIn(value, [...path, name]),
  );
};

/**
 * A document as far as it can be read: parts with a fault are left out, so that their fault does not hide what is to be
 * said of the others. Null where too little is left.
 */
const readablePart = (value: unknown): SiteDocument | null => {
  const read = siteDocumentSchema.safeParse(value);
  if (read.success) return read.data;
  const faulty = read.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : issue.path.slice(0, 1).map(String),
  );
  const rest = Object.fromEntries(Object.entries(asRecord(value)).filter(([name]) => !faulty.includes(name)));
  return siteDocumentSchema.safeParse(rest).data ?? null;
};

/** Links to pages that a site does not have: a menu leaves such an entry out, and a dealer wonders where it is. */
const deadLinks = async (db: Pick<Db, 'select'>, inputs: readonly DocumentInput[]): Promise<readonly SourceFault[]> => {
  const directory = await readSiteDirectory(db);
  const lists = await liveOffers(db);
  const notes: SourceFault[] = [];
  for (const { source, value } of inputs) {
    const site = readablePart(value);
    if (site === null) continue;
    const offers = linkedOffers(site, directory, lists);
    const pages = await liveKeys(db, site.website_id);
    for (const { path, address } of linksIn(value, []))
      if (!isSitePath(address, site, offers, pages))
        notes.push({
          source,
          path,
          reason: `The link to "${address}" is not shown: the site has no such page yet. Switch the page on, write its content, or take the link out.`,
        });
  }
  return notes;
};

/**
 * What is taken in site documents and yet does not show as it is written: words of the home page, which live elsewhere
 * now (CONT-01), and links to pages that the site does not have.
 */
export const noteSites = async (
  db: Pick<Db, 'select'>,
  inputs: readonly DocumentInput[],
): Promise<readonly SourceFault[]> => [
  ...inputs.flatMap(({ source, value }) => faultsIn(source, homeContentMoved(value))),
  ...(await deadLinks(db, inputs)),
];
