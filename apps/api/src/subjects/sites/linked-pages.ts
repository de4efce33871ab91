import type { SiteDocument } from '@forecourt/config/site-document';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { content } from '../../ground/database/schema';
import type { OffersOf } from './shared-addresses';
import type { SiteDirectory } from './site-directory';

/** Keys of the content that is live on a site. */
export const liveKeys = async (db: Pick<Db, 'select'>, websiteId: string): Promise<readonly string[]> => {
  const rows = await db
    .select({ key: content.key })
    .from(content)
    .where(and(eq(content.website_id, websiteId), eq(content.state, 'live')));
  return rows.map(({ key }) => key);
};

/** The offers that a site shows, as links to them need to know them. */
export const linkedOffers = (site: SiteDocument, directory: Pick<SiteDirectory, 'dealershipsOf'>, lists: OffersOf) =>
  site.flags.offers
    ? directory
        .dealershipsOf(site)
        .flatMap(({ id }) => lists.get(id)?.offers ?? [])
        .filter(({ excluded_website_ids }) => !excluded_website_ids.includes(site.website_id))
    : [];
