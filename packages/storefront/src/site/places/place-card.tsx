import { type Location, locationPhone } from '@forecourt/domain/location';
import { openingHoursTable } from '@forecourt/domain/opening-hours';
import { MapCard, type MapCardProps } from '@forecourt/ui/map-card';
import { TextLink } from '@forecourt/ui/text-link';
import type { ReactNode } from 'react';
import { OpenNow } from './open-now';
import { phoneLink } from './phone';
import { addressLines, directionsHref } from './place';
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
  const phone = phoneShown ? locationPhone(location, null) : null;
  const timed = timedLocation(location);
  const rows = openingHoursTable(location.contact_detail.opening_hours);
  const link = phone === null ? null : phoneLink(phone);
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
