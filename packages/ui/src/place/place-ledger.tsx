import type { ReactNode } from 'react';
import { HoursTable } from '../hours-table/hours-table';
import type { LocationProps } from '../location-card/location';
import { AddressLines, LocationName, LocationPhones, LocationWays } from '../location-card/location-parts';
import * as parts from '../location-card/location-parts.css';
import { Rating } from '../rating/rating';
import { TextLink } from '../text-link/text-link';
import * as styles from './place-ledger.css';

/** A place of the ledger. */
export type PlaceRowProps = Omit<LocationProps, 'special'> & {
  /** Where links of other pages find it. */
  readonly id?: string;
  /** How far it is: "12 km". */
  readonly distance?: ReactNode;
  /** Under the hours: the way to the holiday hours. */
  readonly hoursNote?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
};

/** One place as a ruled row: where it is, whom to call, when it is open. Source: LOC-02. */
export const PlaceRow = ({
  name,
  href,
  departments,
  addressLines,
  status,
  note,
  rating,
  phones = [],
  hours = [],
  licences = [],
  contact,
  directionsHref,
  directionsLabel,
  distance,
  hoursNote,
  headingLevel,
}: Omit<PlaceRowProps, 'id'>) => (
  <>
    <div className={styles.part}>
      <div>
        {distance !== undefined && <div className={styles.distance}>{distance}</div>}
        <LocationName name={name} href={href} level={headingLevel} />
        {departments !== undefined && <p className={parts.quiet}>{departments}</p>}
      </div>
      <AddressLines lines={addressLines} />
      {rating !== undefined && <Rating {...rating} />}
      {note !== undefined && <p className={parts.quiet}>{note}</p>}
      {licences.length > 0 && (
        <ul className={parts.small}>
          {licences.map((licence) => (
            <li key={licence}>{licence}</li>
          ))}
        </ul>
      )}
    </div>
    <div className={styles.part}>
      {status !== undefined && <div className={parts.status}>{status}</div>}
      <LocationPhones phones={phones} />
      <LocationWays name={name} directionsHref={directionsHref} directionsLabel={directionsLabel} />
      {contact !== undefined && (
        <TextLink href={contact.href} aria-label={`${contact.label}, ${name}`}>
          {contact.label}
        </TextLink>
      )}
    </div>
    {(hours.length > 0 || hoursNote !== undefined) && (
      <div className={styles.hours}>
        {hours.length > 0 && <HoursTable caption={`Opening hours, ${name}`} rows={hours} />}
        {hoursNote}
      </div>
    )}
  </>
);

/** Places as ruled rows, the shape of a list that is compared and not of cards that repeat. Source: LOC-01, LOC-02. */
export const PlaceLedger = ({
  label = 'Locations',
  places,
}: {
  /** What the list holds, for those who listen. */
  readonly label?: string;
  readonly places: readonly PlaceRowProps[];
}) => (
  <ul
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    role="list"
    aria-label={label}
    className={styles.rows}
  >
    {places.map(({ id, ...place }) => (
      <li key={id ?? place.name} id={id} className={styles.row}>
        <PlaceRow {...place} />
      </li>
    ))}
  </ul>
);
