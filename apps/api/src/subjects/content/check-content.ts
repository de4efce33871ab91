import {
  type ContentDocument,
  type RedirectsDocument,
  redirectFaults,
  redirectsKey,
  validateContent,
  validateRedirects,
  writtenHtmlSchema,
} from '@forecourt/config/content';
import { isSitePath } from '@forecourt/config/hrefs';
import { routeAt } from '@forecourt/config/pages';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { Checked } from '@forecourt/config/validation';
import { isPlaceMeant } from '@forecourt/domain/review';
import { featuredCriteria } from '@forecourt/search/featured';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { media } from '../../ground/database/schema';
import { markupFaults } from '../../ground/safe-html/markup-faults';
import { readHtml } from '../../ground/safe-html/sanitize-html';
import { callFault, phoneFault } from '../../ground/text/dialled-phone';
import { type DocumentInput, type ReadDocument, readEach, repeated, type SourceFault } from '../documents';
import { linkedOffers, liveKeys, liveOffers, readSiteDirectory, type SiteDirectory } from '../sites';
import { findContent } from './find-content';
import { writtenLinks } from './written-links';
import { hashAt, writtenPictures } from './written-pictures';

/** The content of a page, or the redirects of a site. */
export type ReadContent = ReadDocument<ContentDocument | RedirectsDocument>;

/** Markup in content must be shown as written: what the sanitiser would drop is refused. */
const checkedHtml = writtenHtmlSchema.superRefine((written, ctx) => {
  for (const message of markupFaults(readHtml(written))) ctx.addIssue({ code: 'custom', message });
});

const isOfRedirects = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'key' in value && value.key === redirectsKey;

/** A document of content, or of redirects, by itself. */
export const validateWritten = (value: unknown): Checked<ContentDocument | RedirectsDocument> =>
  isOfRedirects(value) ? validateRedirects(value) : validateContent(value, checkedHtml);

/** Lists of vehicles pick from searches of the site. */
const searchFaults = (source: string, { blocks }: ContentDocument, { search }: SiteDocument): SourceFault[] =>
  blocks.flatMap((block, index) =>
    block.type === 'vehicle-list' && featuredCriteria(block, search) === null
      ? [
          {
            source,
            path: `blocks[${index}].filter`,
            reason: `"${block.filter}" is no search of this site. Take the address of one from its search page.`,
          },
        ]
      : [],
  );

/** Numbers of people, and those that links call: a press on one calls it, whole and alone. */
const phoneFaults = (source: string, { blocks }: ContentDocument): SourceFault[] => {
  const ofPeople = blocks.flatMap((block, index) =>
    block.type === 'team'
      ? block.people.map(({ phone = '' }, at) => ({
          path: `blocks[${index}].people[${at}].phone`,
          reason: phone === '' ? null : phoneFault(phone),
        }))
      : [],
  );
  const ofLinks = writtenLinks(blocks).map(({ path, address }) => ({ path, reason: callFault(address) }));
  return [...ofPeople, ...ofLinks].flatMap(({ path, reason }) => (reason === null ? [] : [{ source, path, reason }]));
};

/** Pictures are kept before a page may show them. */
const pictureFaults = async (
  db: Pick<Db, 'select'>,
  source: string,
  { head, blocks }: ContentDocument,
): Promise<SourceFault[]> => {
  const named = writtenPictures({ ...head, blocks });
  const hashes = [...new Set(named.flatMap(({ address }) => hashAt(address) ?? []))];
  const rows =
    hashes.length === 0 ? [] : await db.select({ hash: media.hash }).from(media).where(inArray(media.hash, hashes));
  const kept = new Set<string | null>(rows.map(({ hash }) => hash));
  return named.flatMap(({ path, address }) =>
    kept.has(hashAt(address))
      ? []
      : [
          {
            source,
            path,
            reason: `There is no picture at "${address}". Keep it first, and write the address that is printed: forecourt content media add.`,
          },
        ],
  );
};

/** A vehicle's address is asked about when the vehicle is gone, so a redirect may stand there; other pages answer themselves. */
const answersItself = (path: string, site: SiteDocument, pages: readonly string[]): boolean =>
  routeAt(path)?.kind === 'document' || (!path.startsWith('/cars/') && isSitePath(path, site, [], pages));

const ofRedirects = (
  source: string,
  { redirects }: RedirectsDocument,
  site: SiteDocument,
  pages: readonly string[],
): SourceFault[] => [
  ...redirects.flatMap(({ from }, index) =>
    answersItself(from, site, pages)
      ? [
          {
            source,
            path: `redirects[${index}].from`,
            reason: `The site has a page at "${from}", which answers before a redirect. Take the page away first, or this entry out.`,
          },
        ]
      : [],
  ),
  // Circles that close through an address with the site's own host.
  ...redirectFaults(redirects, site.hosts).map((fault) => ({ source, ...fault })),
];

/** The pages of a site that are made of content, once these documents are live. */
const pagesWith = async (db: Pick<Db, 'select'>, websiteId: string, read: readonly ReadContent[]) => [
  ...(await liveKeys(db, websiteId)),
  ...read.flatMap(({ document }) => (document.website_id === websiteId ? [document.key] : [])),
];

const siteFaults = async (
  db: Pick<Db, 'select'>,
  { source, document }: ReadContent,
  directory: SiteDirectory,
  read: readonly ReadContent[],
): Promise<SourceFault[]> => {
  const site = directory.sites.get(document.website_id)?.document;
  if (site === undefined) {
    const reason = `There is no site "${document.website_id}": apply its document first.`;
    return [{ source, path: 'website_id', reason }];
  }
  return 'redirects' in document
    ? ofRedirects(source, document, site, await pagesWith(db, site.website_id, read))
    : [
        ...searchFaults(source, document, site),
        ...phoneFaults(source, document),
        ...(await pictureFaults(db, source, document)),
      ];
};

/** Everything that is wrong with documents of content, by themselves and for their sites; the documents when nothing is. */
export const checkContent = async (
  db: Pick<Db, 'select'>,
  inputs: readonly DocumentInput[],
): Promise<{ readonly read: readonly ReadContent[]; readonly faults: readonly SourceFault[] }> => {
  const directory = await readSiteDirectory(db);
  const { read, faults } = readEach(inputs, validateWritten);
  const ofSites: SourceFault[] = [];
  for (const one of read) ofSites.push(...(await siteFaults(db, one, directory, read)));
  return {
    read,
    faults: [
      ...faults,
      ...repeated(read, 'key', ({ document }) => `${document.website_id}/${document.key}`),
      ...ofSites,
    ],
  };
};

/** The links of a document, each where it stands in it. */
const linksIn = (document: ReadContent['document']): readonly { readonly path: string; readonly address: string }[] =>
  'redirects' in document
    ? document.redirects.map(({ to }, index) => ({ path: `redirects[${index}].to`, address: to }))
    : [
        ...(document.head.otherwise === undefined ? [] : [{ path: 'otherwise', address: document.head.otherwise }]),
        ...writtenLinks(document.blocks),
      ];

/** Blocks of reviews of a place that the site does not show: nothing stands there. */
const reviewNotes = (
  { source, document }: ReadContent,
  site: SiteDocument,
  directory: SiteDirectory,
): readonly SourceFault[] => {
  if ('redirects' in document) return [];
  const dealerships = directory
    .dealershipsOf(site)
    .map(({ id, slug }) => ({ dealership_id: id, location_id: null, slug }));
  const places = [
    ...dealerships,
    ...site.locations.map(({ id }) => ({ dealership_id: site.dealership_id, location_id: id })),
  ];
  const known = dealerships.map(({ dealership_id, slug }) => ({ id: dealership_id, slug }));
  return document.blocks.flatMap((block, index) =>
    block.type === 'reviews' && !places.some((place) => isPlaceMeant(place, block.place, known))
      ? [
          {
            source,
            path: `blocks[${index}].place`,
            reason: `"${block.place}" is no place of this site: the block is not shown. Take the id of one of its locations, or leave it out for all.`,
          },
        ]
      : [],
  );
};

/**
 * What is not refused and yet will not be as it is written: links to pages that the site does not have, reviews of
 * places that it does not show, and drafts that are set aside by what is put live at once.
 */
export const noteContent = async (
  db: Pick<Db, 'select'>,
  inputs: readonly DocumentInput[],
  { publish }: { readonly publish: boolean },
): Promise<readonly SourceFault[]> => {
  const directory = await readSiteDirectory(db);
  const lists = await liveOffers(db);
  const { read } = readEach(inputs, validateWritten);
  const notes: SourceFault[] = [];
  for (const { source, document } of read) {
    const site = directory.sites.get(document.website_id)?.document;
    if (site === undefined) continue;
    const offers = linkedOffers(site, directory, lists);
    const pages = await pagesWith(db, site.website_id, read);
    for (const { path, address } of linksIn(document)) {
      if (isSitePath(address, site, offers, pages)) continue;
      const shown = /^redirects|^otherwise/.test(path)
        ? `"${address}" leads nowhere`
        : `The link to "${address}" is not shown${path.endsWith('.href') ? '' : ', its words are'}`;
      notes.push({ source, path, reason: `${shown}: the site has no such page.` });
    }
    notes.push(...reviewNotes({ source, document }, site, directory));
    const draft = publish ? await findContent(db, document, 'draft') : null;
    if (draft !== null) {
      const { website_id, key } = document;
      const back = `forecourt content restore ${website_id} ${key} --revision ${draft.revision}`;
      const reason = `The draft of ${draft.who} that waits (r${draft.revision}) is set aside, since this goes live in its place. It stays in the history: ${back}.`;
      notes.push({ source, path: '', reason });
    }
  }
  return notes;
};
