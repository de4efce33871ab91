/**
 * The one manifest of cache tags: the API publishes them with each change, pages are cached under them.
 * Narrow on purpose: a vehicle's change must not purge a dealer.
 */
export const cacheTags = {
  /** Everything that shows the site document: header, footer, settings, locations. */
  site: (websiteId: string) => `site:${websiteId}`,
  /** The page of one vehicle, on every site. */
  vehicle: (vehicleId: string) => `vehicle:${vehicleId}`,
  /** A vehicle's address on one site, also while there is none yet (a cached 404). */
  vehicleSlug: (websiteId: string, slug: string) => `vehicle-slug:${websiteId}:${slug}`,
  /** Pages that list stock of a site: home, featured lists. */
  stock: (websiteId: string) => `stock:${websiteId}`,
  /** Results of a site that list vehicles of one part of its stock (`searchParts` of the search package). */
  results: (websiteId: string, part: string) => `results:${websiteId}:${part}`,
  /**
   * Results of a site that count vehicles beside those they list, as of other makes: touched when a vehicle comes, leaves,
   * or moves from one part to another.
   */
  counts: (websiteId: string) => `counts:${websiteId}`,
  /** The content of one page of a site, by the page's key: touched when it is published. */
  content: (websiteId: string, key: string) => `content:${websiteId}:${key}`,
  /** Whether a site has a page that is made of its content: touched when it comes or goes, for those who link to it. */
  contentThere: (websiteId: string, key: string) => `content-there:${websiteId}:${key}`,
  /** Special offers of a site, and which of them there are. */
  offers: (websiteId: string) => `offers:${websiteId}`,
  /** Reviews of a site's places, with their averages and counts. */
  reviews: (websiteId: string) => `reviews:${websiteId}`,
} as const;
