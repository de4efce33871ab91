import type { Location } from '@forecourt/domain/location';
import type { MapCardProps } from '@forecourt/ui/map-card';
import { TextLink } from '@forecourt/ui/text-link';
import { PlaceCard } from '../../site/places/place-card';
import { LocationBanner } from './location-banner';
import { OwnersPlace } from './owners-place';
import type { VehicleElsewhere } from './vehicle-elsewhere';

/** Where a vehicle stands: at a location of the dealer, or with its owner (LOC-06). */
export type PlaceSectionProps = {
  /** Where a group shows the rest of what this dealer has. */
  readonly dealersStock: string | null;
} & (
  | {
      readonly kind: 'at-dealer';
      readonly location: Location;
      readonly layout: NonNullable<MapCardProps['layout']>;
      /** Set when that is not the city of the dealer's main location (VDP-04). */
      readonly elsewhere: VehicleElsewhere | undefined;
    }
  | { readonly kind: 'with-owner'; readonly place: string; readonly dealer: string }
);

/** The place of a vehicle, with the way there. */
export const PlaceSection = (section: PlaceSectionProps) => {
  const { dealersStock } = section;
  const more = dealersStock !== null && <TextLink href={dealersStock}>See more from this dealer</TextLink>;
  if (section.kind === 'with-owner')
    return (
      <OwnersPlace place={section.place} dealer={section.dealer}>
        {more}
      </OwnersPlace>
    );
  const { location, layout, elsewhere } = section;
  return (
    <>
      {elsewhere !== undefined && <LocationBanner {...elsewhere} />}
      <PlaceCard location={location} title={location.name} layout={layout} phoneShown={false}>
        {more}
      </PlaceCard>
    </>
  );
};
