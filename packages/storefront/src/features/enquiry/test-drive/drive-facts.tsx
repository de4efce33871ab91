import type { TestDrive } from '@forecourt/api-contract';
import { LinkButton } from '@forecourt/ui/button';
import { TextLink } from '@forecourt/ui/text-link';
import { Fragment, type ReactNode } from 'react';
import { phoneLink } from '../../../site/places/phone';
import { bookedDriveWords as words } from './booked-drive-words';
import { drivePlace } from './drive-standing';

const inLines = (lines: readonly string[]): ReactNode =>
  lines.map((line, at) => (
    <Fragment key={line}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));

/** The address of the file that puts a test drive into a calendar. */
const calendarHref = (token: string): string => `/api/test-drive/${encodeURIComponent(token)}/calendar.ics`;

/**
 * When and where a test drive is, as rows of a list.
 * @param page where they stand: a home is named on the page of the test drive alone
 */
export const driveFacts = (
  drive: TestDrive,
  page: Parameters<typeof drivePlace>[1],
): readonly { readonly label: string; readonly value: ReactNode }[] => {
  const { location, day, time, until, clock } = drive;
  const phone = location.phone === null ? null : phoneLink(location.phone);
  const { label, lines } = drivePlace(drive, page);
  return [
    { label: words.when, value: inLines([day, `${time} to ${until} (${clock})`]) },
    { label, value: inLines(lines) },
    ...(phone === null ? [] : [{ label: words.call, value: <TextLink href={phone.href}>{phone.label}</TextLink> }]),
  ];
};

/** Puts a test drive into the shopper's calendar. */
export const CalendarLink = ({ token, kind }: { readonly token: string; readonly kind: 'primary' | 'outlined' }) => (
  <LinkButton href={calendarHref(token)} icon="calendar" kind={kind} download>
    {words.calendar}
  </LinkButton>
);

/** Leads to where a test drive begins; nothing where the vehicle comes to the shopper. */
export const DirectionsLink = ({ drive: { at_home, location } }: { readonly drive: TestDrive }) =>
  at_home !== null ? null : (
    <LinkButton href={location.directions} icon="map-pin" kind="outlined" target="_blank" rel="noopener">
      {words.directions}
    </LinkButton>
  );

/** Whether a vehicle of a test drive can still be had, and if not what to say. */
export const lostVehicle = ({ vehicle }: Pick<TestDrive, 'vehicle'>): { title: string; text: string } | null => {
  if (vehicle === null) return null;
  const { state, name } = vehicle;
  if (state === 'available' || state === 'announced') return null;
  return { title: words.gone[state](name), text: state === 'reserved' ? words.reservedText : words.goneText };
};
