import type { Vehicle, VehicleImage } from '../vehicle/vehicle';

/** Words in a picture's file name that mark it as a stand-in; such a picture counts as none (GALL-01). */
const placeholderName =
  /(?:^|[/_.-])(?:no[-_]?(?:image|photo|picture|img)|(?:image|photo|picture)s?[-_]?(?:coming[-_]?soon|unavailable|not[-_]?available|pending)|coming[-_]?soon|placeholder|default[-_]?(?:image|car|vehicle)|awaiting[-_]?(?:image|photo)s?)(?:[-_./@?]|\d|$)/i;

/** Whether an address is a stand-in for a missing picture, or no address at all (GALL-01). */
export const isPlaceholderImage = (url: string | null): boolean => {
  const path = (url ?? '').trim();
  if (path === '' || path === 'null' || path === 'undefined') return true;
  return placeholderName.test(path.replace(/^[a-z]+:\/\/[^/]*/i, ''));
};

/**
 * The real pictures of a vehicle in order: stand-ins and repeats left out; the primary picture alone when it has no
 * list (GALL-01). Empty when there is none: the page then shows its own designed stand-in.
 */
export const vehicleImages = (vehicle: Pick<Vehicle, 'images' | 'primary_image_url'>): readonly VehicleImage[] => {
  const primary = vehicle.primary_image_url;
  const listed =
    vehicle.images.length > 0 || primary === null ? vehicle.images : [{ url: primary, thumb_url: primary }];
  const seen = new Set<string>();
  return listed.filter(({ url }) => {
    if (isPlaceholderImage(url) || seen.has(url)) return false;
    seen.add(url);
    return true;
  });
};

/** Address of the picture a card shows, or null (CARD-01). */
export const primaryImage = (vehicle: Pick<Vehicle, 'images' | 'primary_image_url'>): string | null =>
  isPlaceholderImage(vehicle.primary_image_url)
    ? (vehicleImages({ ...vehicle, primary_image_url: null })[0]?.url ?? null)
    : vehicle.primary_image_url;
