import { cacheTags } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import { isPlaceholderImage } from '@forecourt/domain/vehicle-images';
import { highestHiddenPrice } from '@forecourt/domain/vehicle-price';
import type { SearchHit } from '@forecourt/search/record';
import { unstable_cache } from 'next/cache';
import { findResults } from './find-results';

/** By body: the vehicle that stands for all of its kind, the one that costs least. */
export type BodyFronts = Readonly<Record<string, SearchHit>>;

const findFront = async (site: PublicSite, body: string): Promise<readonly (readonly [string, SearchHit])[]> => {
  const { response } = await findResults(site, {
    body: [body],
    price: { min: highestHiddenPrice, max: null },
    sortBy: 'price-asc',
  });
  const front = response.hits.find(
    ({ available, price, primary_image_url }) => available && price !== null && !isPlaceholderImage(primary_image_url),
  );
  return front === undefined ? [] : [[body, front]];
};

/** The front of each body that has one, cached until the stock changes. */
export const loadBodyFronts = (site: PublicSite, bodies: readonly string[]): Promise<BodyFronts> =>
  unstable_cache(
    async () => Object.fromEntries((await Promise.all(bodies.map((body) => findFront(site, body)))).flat()),
    ['body-fronts', site.website_id, ...bodies],
    { tags: [cacheTags.site(site.website_id), cacheTags.stock(site.website_id)], revalidate: false },
  )();
