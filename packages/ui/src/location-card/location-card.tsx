import type { ReactNode } from 'react';
import { LinkButton } from '../button/link-button';
import { classNames } from '../class-names/class-names';
import { HoursTable } from '../hours-table/hours-table';
import { panelBox } from '../page-panel/panel-box.css';
import { Rating } from '../rating/rating';
import type { LocationProps } from './location';
import * as styles from './location-card.css';
import { AddressLines, LocationName, LocationPhones } from './location-parts';
import * as parts from './location-parts.css';

export type LocationCardProps = LocationProps & {
  /** A map or a photo; it fills its box. Decoration or with its own words. */
  readonly picture?: ReactNode;
  /** `card` for columns and carousels; `wide` for lists and a place alone. */
  readonly layout?: keyof typeof styles.layouts;
  readonly headingLevel?: 2 | 3 | 4;
};

/** A place with everything one needs to reach it. Source: LOC-02. */
export const LocationCard = ({
  name,
  href,
  departments,
  addressLines,
  status,
  note,
  rating,
  phones = [],
  hours = [],
  special,
  licences = [],
  contact,
  directionsHref,
  directionsLabel = 'Get Directions',
  picture,
  layout = 'card',
  headingLevel,
}: LocationCardProps) => (
  <article className={panelBox}>
    <div className={classNames(styles.inner, picture !== undefined && styles.layouts[layout])}>
      {picture !== undefined && <div className={classNames(styles.picture, styles.pictures[layout])}>{picture}</div>}
      <div className={styles.body}>
        <div className={styles.parts[layout]}>
          <div className={styles.words}>
            <div>
              <LocationName name={name} href={href} level={headingLevel} />
              {departments !== undefined && <p className={parts.quiet}>{departments}</p>}
            </div>
            <AddressLines lines={addressLines} />
            {status !== undefined && <div className={parts.status}>{status}</div>}
            {rating !== undefined && <Rating {...rating} />}
            {note !== undefined && <p className={parts.quiet}>{note}</p>}
            <LocationPhones phones={phones} />
          </div>
          {hours.length > 0 && <HoursTable caption={`Opening hours, ${name}`} rows={hours} special={special} />}
        </div>
        {licences.length > 0 && (
          <ul className={parts.small}>
            {licences.map((licence) => (
              <li key={licence}>{licence}</li>
            ))}
          </ul>
        )}
        {(contact !== undefined || directionsHref !== undefined) && (
          <div className={styles.actions}>
            {contact !== undefined && (
              <LinkButton href={contact.href} kind="outlined" size="small" aria-label={`${contact.label}, ${name}`}>
                {contact.label}
              </LinkButton>
            )}
            {directionsHref !== undefined && (
              <LinkButton
                href={directionsHref}
                kind={contact === undefined ? 'outlined' : 'quiet'}
                size="small"
                icon="map-pin"
                aria-label={`${directionsLabel}, ${name}`}
                target="_blank"
                rel="noopener"
              >
                {directionsLabel}
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </div>
  </article>
);
