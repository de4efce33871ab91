import type { SiteHrefs } from '@forecourt/config/hrefs';
import type { Favourite } from '@forecourt/domain/shopper';
import type { SearchHit } from '@forecourt/search/record';
import type { TrayVehicle } from '@forecourt/ui/compare-tray';
import type { VehicleCardProps } from '@forecourt/ui/vehicle-card';
import { type CardHrefs, type CardSettings, vehicleCardView } from '../../vehicle';

/** The places that the card of a kept vehicle leads to. */
export type SavedCardHrefs = CardHrefs & Pick<SiteHrefs, 'search'>;

/** Said of a vehicle that the search no longer has. */
export const goneNote = 'This vehicle is no longer listed.';

/**
 * A kept vehicle as its card is now. One that the search no longer has keeps its name and picture, says so, and leads to
 * others of its model. Source: FAVS-01.
 */
export const savedCard = (
  saved: Favourite,
  hit: SearchHit | null,
  settings: CardSettings,
  to: SavedCardHrefs,
): VehicleCardProps => {
  if (hit !== null) return vehicleCardView(hit, settings, to);
  // By words, which find its like: the model may have no vehicle left.
  // Of one that is nowhere any more an account knows its name alone.
  const similar = saved.make === '' ? to.search() : to.search({ make: [saved.make], query: saved.model, city: [] });
  return {
    href: similar,
    heading: saved.name,
    image:
      saved.primary_image_url === null
        ? null
        : {
            src: saved.primary_image_url,
            alt: saved.name,
            width: 600,
            height: 400,
            fit: settings.vehicle.illustratedPictures ? 'contain' : 'cover',
          },
    emptyLabel: 'No picture',
    state: 'sold',
    tag: null,
    price: null,
    note: goneNote,
    facts: [],
    actions: [{ label: 'Find Me Something Similar', href: similar }],
  };
};

/** The same in the tray. */
export const trayVehicle = (id: string, { heading, image, shape, price }: VehicleCardProps): TrayVehicle => ({
  id,
  name: heading,
  image,
  ...(shape === undefined ? {} : { shape }),
  ...(price === null ? {} : { price: price.kind === 'amount' ? price.amount : price.words }),
});
