import type { Dealership } from '@forecourt/config/dealership';
import type { SiteDocument } from '@forecourt/config/site-document';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { dealerships } from '../../ground/database/schema';

/**
 * The dealerships that a site's forms offer and its leads may go to, each once: those whose stock it shows, in its
 * order, and its own.
 */
export const siteDealerships = async (db: Pick<Tx, 'select'>, site: SiteDocument): Promise<readonly Dealership[]> => {
  const slugs = [...new Set(site.stockFrom.map((source) => source.dealership))];
  const rows = await db
    .select({ document: dealerships.document })
    .from(dealerships)
    .where(
      and(isNull(dealerships.removed_at), or(inArray(dealerships.slug, slugs), eq(dealerships.id, site.dealership_id))),
    );
  const documents = rows.map(({ document }) => document);
  const shown = slugs.flatMap((slug) => documents.find((document) => document.slug === slug) ?? []);
  return [...shown, ...documents.filter((document) => !shown.includes(document))];
};
