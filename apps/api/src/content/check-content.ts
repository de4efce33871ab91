import { type ContentDocument, validateContent, writtenHtmlSchema } from '@forecourt/config/content';
import { isSitePath } from '@forecourt/config/hrefs';
import { linksOf } from '@forecourt/config/offers-document';
import type { SiteDocument } from '@forecourt/config/site-document';
import { featuredCriteria } from '@forecourt/search';
import type { Db } from '../database/database';
import { liveOffers } from '../offers/shared-addresses';
import { markupFaults } from '../safe-html/markup-faults';
import { readHtml } from '../safe-html/sanitize-html';
import { type DocumentInput, type ReadDocument, readEach, repeated, type SourceFault } from '../sites/document-fault';
import { readSiteDirectory, type SiteDirectory } from '../sites/site-directory';

export type ReadContent = ReadDocument<ContentDocument>;

/** Markup in content says what it shows: what the sanitiser would drop is refused. */
const checkedHtml = writtenHtmlSchema.superRefine((written, ctx) => {
  for (const message of markupFaults(readHtml(written))) ctx.addIssue({ code: 'custom', message });
});

const validate = (value: unknown) => validateContent(value, checkedHtml);

/** The lists of vehicles of a page pick from searches of its site. */
const searchFaults = ({ source, document }: ReadContent, { search }: SiteDocument): SourceFault[] =>
  document.blocks.flatMap((block, index) =>
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

const siteFaults = (read: ReadContent, directory: SiteDirectory): SourceFault[] => {
  const site = directory.sites.get(read.document.website_id)?.document;
  if (site !== undefined) return searchFaults(read, site);
  const reason = `There is no site "${read.document.website_id}": apply its document first.`;
  return [{ source: read.source, path: 'website_id', reason }];
};

/** Everything that is wrong with documents of content, by themselves and for their sites; the documents when nothing is. */
export const checkContent = async (
  db: Pick<Db, 'select'>,
  inputs: readonly DocumentInput[],
): Promise<{ readonly read: readonly ReadContent[]; readonly faults: readonly SourceFault[] }> => {
  const directory = await readSiteDirectory(db);
  const { read, faults } = readEach(inputs, validate);
  return {
    read,
    faults: [
      ...faults,
      ...repeated(read, 'key', ({ document }) => `${document.website_id}/${document.key}`),
      ...read.flatMap((one) => siteFaults(one, directory)),
    ],
  };
};

/** What is not refused and yet will not show as it is written: links to pages that the site does not have. */
export const noteContent = async (
  db: Pick<Db, 'select'>,
  inputs: readonly DocumentInput[],
): Promise<readonly SourceFault[]> => {
  const directory = await readSiteDirectory(db);
  const lists = await liveOffers(db);
  return readEach(inputs, validate).read.flatMap(({ source, document }) => {
    const site = directory.sites.get(document.website_id)?.document;
    if (site === undefined) return [];
    const offers = directory.dealershipsOf(site).flatMap(({ id }) => lists.get(id)?.offers ?? []);
    return document.blocks.flatMap((block, index) =>
      block.type !== 'rich-text'
        ? []
        : [...new Set(linksOf(readHtml(block.html).html))]
            .filter((address) => !isSitePath(address, site, offers))
            .map((address) => ({
              source,
              path: `blocks[${index}].html`,
              reason: `The link to "${address}" is not shown, its words are: the site has no such page.`,
            })),
    );
  });
};
