import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import type { Place } from '@forecourt/domain/location';
import { MapFrame, MapWords } from '@forecourt/ui/place';
import { MapPicture } from './map-picture';
import { mapLabel, mappedPlaces } from './map-view';
import { NearMap } from './near-map';
import { addressLines, directionsHref } from './place';
import type { PlacedSite } from './place-view';

/** Whether there is a map to show of these places: of a style, or a picture of the only one. */
export const hasMap = (site: Pick<PublicSite, 'map' | 'mapPictures'>, places: readonly Place[]): boolean =>
  (site.map !== null && mappedPlaces(places, () => '').length > 0) ||
  (places.length === 1 && places.some(({ lead }) => site.mapPictures[lead.id] !== undefined));

/** The way to a place on a map outside of the site. */
export const wayThere = (place: Place): string => directionsHref({ address: place.lead.address, name: place.name });

/** Where a place stands on the site: its page, or its place on the contact page. */
export const placeHref = (site: PlacedSite, { lead }: Place): string => hrefs(site).location(lead);

/**
 * Places on a map: that of the site's style, loaded when near; else a picture of the map where one is cached of the only
 * place; else nothing, for their addresses stand on the page. Source: LOC-02.
 */
export const PlaceMap = ({
  site,
  places,
  shape,
  hrefOf = wayThere,
}: {
  readonly site: Pick<PublicSite, 'map' | 'mapPictures'>;
  readonly places: readonly Place[];
  readonly shape?: 'wide' | 'beside';
  /** The link of a place's marker; directions by default. */
  readonly hrefOf?: (place: Place) => string;
}) => {
  if (!hasMap(site, places)) return null;
  const [first, second] = places;
  const only = second === undefined ? first : undefined;
  const mapped = site.map === null ? [] : mappedPlaces(places, hrefOf);
  if (site.map === null || mapped.length === 0) {
    return only === undefined ? null : (
      <MapFrame {...(shape === undefined ? {} : { shape })}>
        <MapPicture site={site} location={only.lead} name={only.name} />
      </MapFrame>
    );
  }
  return (
    <NearMap
      map={{ label: mapLabel(mapped), styleUrl: site.map.styleUrl, places: mapped }}
      {...(shape === undefined ? {} : { shape })}
    >
      {only === undefined ? undefined : (
        <MapWords name={only.name} addressLines={addressLines(only.lead.address)} directionsHref={wayThere(only)} />
      )}
    </NearMap>
  );
};
