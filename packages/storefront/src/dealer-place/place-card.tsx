import { type Location, locationPhone, openingHoursTable } from '@forecourt/domain';
import { HoursTable, MapCard, TextLink } from '@forecourt/ui';
import { OpenNow } from './open-now';
import { phoneLink } from './phone';
import { addressLines, directionsHref } from './place';
import { PlaceDrawing } from './place-drawing';
import { SpecialHours } from './special-hours';
import { timedLocation } from './timed-location';

/** A location with address, hours, phone and the way there (LOC-02, LOC-03, VDP-04). */
export const PlaceCard = ({
  location,
  title = location.name,
}: {
  readonly location: Location;
  readonly title?: string;
}) => {
  const phone = locationPhone(location, null);
  const timed = timedLocation(location);
  const rows = openingHoursTable(location.contact_detail.opening_hours);
  const link = phone === null ? null : phoneLink(phone);
  return (
    <MapCard
      title={title}
      addressLines={addressLines(location.address)}
      directionsHref={directionsHref(location)}
      picture={<PlaceDrawing />}
    >
      <OpenNow location={timed} />
      {rows.length > 0 && (
        <HoursTable
          caption={`Opening hours, ${location.name}`}
          rows={rows.map(({ label, hours }) => ({ day: label, hours }))}
        />
      )}
      <SpecialHours location={timed} />
      {link !== null && (
        <TextLink href={link.href} icon="phone">
          {link.label}
        </TextLink>
      )}
    </MapCard>
  );
};
