import { type Place, placeCoordinates } from '@forecourt/domain/location';

/** A place as a map shows it. */
export interface MappedPlace {
  readonly name: string;
  /** Degrees. */
  readonly lat: number;
  readonly long: number;
  /** Where its sign leads: its page, or the way there. */
  readonly href: string;
}

/** What a map shows, and from where it comes. */
export interface MapView {
  /** Name of the map for screen readers: `Map of Northshore`. */
  readonly label: string;
  /** Address of a MapLibre style. */
  readonly styleUrl: string;
  readonly places: readonly MappedPlace[];
}

/** The places of which it is known where they are, each with what its sign leads to. */
export const mappedPlaces = (places: readonly Place[], hrefOf: (place: Place) => string): readonly MappedPlace[] =>
  places.flatMap((place) => {
    const at = placeCoordinates(place);
    return at === null ? [] : [{ name: place.name, ...at, href: hrefOf(place) }];
  });

/** What a map of places is called. */
export const mapLabel = (places: readonly Pick<MappedPlace, 'name'>[]): string =>
  places.length === 1 ? `Map of ${places[0]?.name}` : `Map of our ${places.length} locations`;
