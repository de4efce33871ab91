'use client';

import type { Coordinates } from '@forecourt/domain/distance';
import { byDistance, distanceWords } from '@forecourt/domain/location';
import { Button } from '@forecourt/ui/button';
import { Stack } from '@forecourt/ui/layout';
import { PlaceLedger, type PlaceRowProps } from '@forecourt/ui/place';
import { type ReactNode, useState } from 'react';
import * as styles from './dealer-locator.css';
import { locatorWords as words } from './locator-words';

/** A place of the list, and where it is. */
export interface LocatedPlace {
  readonly coordinates: Coordinates | null;
  readonly row: PlaceRowProps;
}

type Position =
  | { readonly state: 'idle' | 'asking' | 'failed' }
  | { readonly state: 'known'; readonly at: Coordinates };

const patience = { maximumAge: 600_000, timeout: 15_000 } as const;

/** The places with their distances, the nearest first, once it is known from where. */
const measured = (places: readonly LocatedPlace[], from: Coordinates | null): readonly PlaceRowProps[] =>
  from === null
    ? places.map(({ row }) => row)
    : byDistance(places, from).map(({ thing: { row }, distance }) =>
        distance === null ? row : { ...row, distance: distanceWords(distance) },
      );

/**
 * The list of places. By a press it is measured from where the shopper is: the position is asked for then and not
 * before, and stays on the device. Without scripts it is measured from the postcode alone. Source: GEO-01.
 */
export const LocatedPlaces = ({
  places,
  from,
  empty,
}: {
  readonly places: readonly LocatedPlace[];
  /** Where the postcode lies; null where none was asked for. */
  readonly from: Coordinates | null;
  /** Stands in place of a list without places. */
  readonly empty: ReactNode;
}) => {
  const [position, setPosition] = useState<Position>({ state: 'idle' });
  const locate = () => {
    // Without a secure connection browsers have none.
    if (!('geolocation' in navigator)) return setPosition({ state: 'failed' });
    setPosition({ state: 'asking' });
    return navigator.geolocation.getCurrentPosition(
      ({ coords }) => setPosition({ state: 'known', at: { lat: coords.latitude, long: coords.longitude } }),
      () => setPosition({ state: 'failed' }),
      patience,
    );
  };
  const status = { idle: '', asking: words.finding, failed: words.noPosition, known: words.here }[position.state];
  if (places.length === 0) return empty;
  return (
    <Stack gap={5}>
      <div className={styles.near}>
        <Button kind="outlined" size="small" icon="map-pin" loading={position.state === 'asking'} onClick={locate}>
          {words.nearMe}
        </Button>
        <p role="status">{status}</p>
      </div>
      <PlaceLedger label={words.list} places={measured(places, position.state === 'known' ? position.at : from)} />
    </Stack>
  );
};
