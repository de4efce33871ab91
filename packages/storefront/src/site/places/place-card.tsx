import type { Location } from '@forecourt/domain/location';
import { openingHoursTable } from '@forecourt/domain/opening-hours';
import { MapCard, type MapCardProps } from '@forecourt/ui/map-card';
import { TextLink } from '@forecourt/ui/text-link';
import type { ReactNode } from 'react';
import { OpenNow } from './open-now';
import { addressLines, directionsHref } from './place';
import { placeCall } from './place-call';
import { PlacePicture } from './place-picture';
import { SpecialHours } from './special-hours';
import { timedLocation } from './timed-location';
import { WeekHours } from './week-hours';

/** A location with address, hours, phone and the way there (LOC-02, LOC-03, VDP-04). */
export const PlaceCard = ({
  location,
  title = location.name,
  layout,
  phoneShown = true,
  children,
}: {
  readonly location: Location;
  readonly title?: string;
  readonly layout?: MapCardProps['layout'];
  /** False where the page shows the number masked until it is asked for (SIDE-03). */
  readonly phoneShown?: boolean;
  /** Links after the place's own. */
  readonly children?: ReactNode;
}) => {
  const timed = timedLocation(location);
  const rows = openingHoursTable(location.contact_detail.opening_hours);
  const link = phoneShown ? placeCall(location, null) : null;
  return (
    <MapCard
      title={title}
      addressLines={addressLines(location.address)}
      directionsHref={directionsHref(location)}
      {...(location.image === null ? {} : { picture: <PlacePicture location={location} /> })}
      {...(rows.length === 0
        ? {}
        : {
            hours: (
              <>
                <WeekHours location={timed} rows={rows} />
                <SpecialHours location={timed} />
              </>
            ),
          })}
      {...(layout === undefined ? {} : { layout })}
    >
      <OpenNow location={timed} />
      {link !== null && (
        <TextLink href={link.href} icon="phone">
          {link.label}
        </TextLink>
      )}
      {children}
    </MapCard>
  );
};
