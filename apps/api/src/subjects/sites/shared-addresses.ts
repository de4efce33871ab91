import type { OffersDocument } from '@forecourt/config/offers-document';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { Db } from '../../ground/database/database';
import { offerLists } from '../../ground/database/schema';
import type { SiteDirectory } from './site-directory';

/** Offers by the dealership that makes them. */
export type OffersOf = ReadonlyMap<string, OffersDocument>;

/** The offers of every dealership, as applied. */
export const liveOffers = async (db: Pick<Db, 'select'>): Promise<OffersOf> => {
  const rows = await db.select().from(offerLists);
  return new Map(rows.map((row) => [row.dealership_id, row.document]));
};

/** Two offers that a site would show at one address. */
export interface SharedAddress {
  readonly website_id: string;
  readonly offer_id: string;
  /** Ids of the dealerships that make them, in the order of the site. */
  readonly makers: readonly [string, string];
}

/**
 * An id is the address of one offer on a site, whichever of its dealerships makes it (ROUTE-05): the ids that would be
 * two offers on one of these sites. Offers that a site does not show take no address there (OFFR-02).
 */
export const sharedAddresses = (
  sites: readonly SiteDocument[],
  directory: Pick<SiteDirectory, 'dealershipsOf'>,
  offers: OffersOf,
): readonly SharedAddress[] =>
  sites
    .filter(({ flags }) => flags.offers)
    .flatMap((site) => {
      const { website_id } = site;
      const first = new Map<string, string>();
      return directory.dealershipsOf(site).flatMap(({ id: maker }) =>
        (offers.get(maker)?.offers ?? [])
          .filter(({ excluded_website_ids }) => !excluded_website_ids.includes(website_id))
          .flatMap(({ id: offer_id }): SharedAddress[] => {
            const holder = first.get(offer_id);
            if (holder !== undefined) return [{ website_id, offer_id, makers: [holder, maker] }];
            first.set(offer_id, maker);
            return [];
          }),
      );
    });
