import { cacheTags, type VehicleResult } from '@forecourt/api-contract';
import { isSlug } from '@forecourt/domain/slug';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { api } from '../../runtime/service-access/api';

/** Ties what is being rendered to tags that are only known once its data is there. */
export const tieToTags = async (tags: readonly string[]): Promise<void> => {
  if (tags.length === 0) return;
  await unstable_cache(async () => true, ['tags', ...tags], { tags: [...tags], revalidate: false })();
};

/** Has what is being rendered made anew after so many seconds, whatever else keeps it; `name` is its own. */
export const renewAfter = async (seconds: number, name: readonly string[]): Promise<void> => {
  await unstable_cache(async () => true, ['renew', String(seconds), ...name], { revalidate: seconds })();
};

const hour = 3600;
/** Averages of the market, which no change of the vehicle announces, are as old as this many seconds at most. */
const averagesAge = 6 * hour;

/**
 * A vehicle as a site may show it, cached until it or its address changes or six hours have gone; also that there is
 * none. Throws `ApiError`
 * when it is not held and the API cannot answer: an outage must not be kept as a 404.
 */
export const loadVehicle = cache(async (websiteId: string, slug: string): Promise<VehicleResult> => {
  if (!isSlug(slug)) return { found: false };
  const result = await unstable_cache(() => api().getVehicle(websiteId, slug), ['vehicle', websiteId, slug], {
    tags: [cacheTags.site(websiteId), cacheTags.vehicleSlug(websiteId, slug)],
    revalidate: averagesAge,
  })();
  if (result.found) await tieToTags([cacheTags.vehicle(result.vehicle.id)]);
  return result;
});
