import type { LocationPage } from '@forecourt/config/hrefs';
import type { Location } from '@forecourt/domain/location';

/** Every location that stands on the page of a place; the one that speaks for it first. */
export const pageLocations = ({ places }: LocationPage): readonly [Location, ...Location[]] => {
  const [{ lead }] = places;
  return [lead, ...places.flatMap(({ departments }) => departments.filter((department) => department !== lead))];
};
