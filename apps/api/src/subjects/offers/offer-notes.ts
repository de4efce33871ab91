import { isSitePath } from '@forecourt/config/hrefs';
import { linksOf, type OffersDocument } from '@forecourt/config/offers-document';
import { validateOffers } from '@forecourt/config/validation';
import type { Db } from '../../ground/database/database';
import { offerLists } from '../../ground/database/schema';
import { markupFaults } from '../../ground/safe-html/markup-faults';
import { readHtml } from '../../ground/safe-html/sanitize-html';
import type { DocumentInput, SourceFault } from '../documents';
import { linkedOffers, readSiteDirectory } from '../sites';

/**
 * What is not refused in offers documents and yet will not show as it is written: markup and links that are dropped, and
 * links to pages that a site with the offer does not have (OFFR-01).
 */
export const noteOffers = async (
  db: Pick<Db, 'select'>,
  inputs: readonly DocumentInput[],
): Promise<readonly SourceFault[]> => {
  const directory = await readSiteDirectory(db);
  const live = await db.select().from(offerLists);
  const read = inputs.flatMap(({ source, value }) => {
    const checked = validateOffers(value);
    return checked.ok ? [{ source, document: checked.value }] : [];
  });
  const lists: ReadonlyMap<string, OffersDocument> = new Map(
    [...live, ...read].map(({ document }) => [document.dealership_id, document] as const),
  );
  const sites = [...directory.sites.values()].map(({ document: site }) => ({
    site,
    offers: linkedOffers(site, directory, lists),
  }));
  return read.flatMap(({ source, document }) =>
    document.offers.flatMap((offer, index) => {
      const description = readHtml(offer.description);
      const on = sites.filter(({ offers }) => offers.includes(offer));
      const dead = [...new Set(linksOf(description.html))].flatMap((address) => {
        const without = on.filter(({ site, offers }) => !isSitePath(address, site, offers));
        return without.length === 0
          ? []
          : [
              `The link to "${address}" is not shown on ${without.map(({ site }) => site.website_id).join(', ')}: there is no such page.`,
            ];
      });
      const path = `offers[${index}].description`;
      return [...markupFaults(description), ...dead].map((reason) => ({ source, path, reason }));
    }),
  );
};
