import type { ReactNode } from 'react';
import { type HoursRow, HoursTable } from '../hours-table/hours-table';
import { Icon } from '../icon/icon';
import { Section } from '../layout/section';
import type { PhoneLink } from '../site-header/site-header';
import { TextLink } from '../text-link/text-link';
import { UiLink } from '../ui-provider/ui-link';
import * as styles from './home-locations.css';

/** A place where the dealer can be found. */
export type HomeLocation = {
  readonly name: string;
  /** Page of the location, where it has one. */
  readonly href?: string;
  /** "Sales, service, parts". */
  readonly departments?: string;
  /** Street; town, state and postcode. */
  readonly addressLines: readonly string[];
  /** "Open until 5:30 pm": what changes by the minute is a client leaf of the caller's. */
  readonly status?: ReactNode;
  /** "4.7 from Google reviews", licences. */
  readonly note?: string;
  readonly hours?: readonly HoursRow[];
  readonly phone?: PhoneLink;
  readonly directionsHref?: string;
};

export type HomeLocationsProps = {
  /** "Five locations". */
  readonly title: string;
  readonly locations: readonly HomeLocation[];
  readonly link?: { readonly label: string; readonly href: string };
  readonly directionsLabel?: string;
};

const Name = ({ name, href }: Pick<HomeLocation, 'name' | 'href'>) => (
  <h3 className={styles.name}>
    {href === undefined ? (
      name
    ) : (
      <UiLink href={href} className={styles.nameLink}>
        {name}
      </UiLink>
    )}
  </h3>
);

const Ways = ({
  location: { name, phone, directionsHref },
  directionsLabel,
}: {
  readonly location: HomeLocation;
  readonly directionsLabel: string;
}) => (
  <p className={styles.links}>
    {phone !== undefined && (
      <a href={phone.href} className={styles.link}>
        <Icon name="phone" size="small" />
        {phone.label}
      </a>
    )}
    {directionsHref !== undefined && (
      <a href={directionsHref} className={styles.link} aria-label={`${directionsLabel}, ${name}`}>
        <Icon name="map-pin" size="small" />
        {directionsLabel}
      </a>
    )}
  </p>
);

/** Every place as a ruled row: name, address, whether it is open, ways to reach it. Source: LOC-01. */
export const HomeLocations = ({ title, locations, link, directionsLabel = 'Get Directions' }: HomeLocationsProps) => (
  <Section
    title={title}
    space="above"
    action={link === undefined ? undefined : <TextLink href={link.href}>{link.label}</TextLink>}
  >
    <ul className={styles.rows}>
      {locations.map((location) => (
        <li key={location.name} className={styles.row}>
          <div>
            <Name {...location} />
            {location.departments !== undefined && <p className={styles.quiet}>{location.departments}</p>}
          </div>
          <address className={styles.quiet}>{location.addressLines.join(', ')}</address>
          <div>
            {location.status !== undefined && <div className={styles.hours}>{location.status}</div>}
            {location.note !== undefined && <p className={styles.quiet}>{location.note}</p>}
          </div>
          <Ways location={location} directionsLabel={directionsLabel} />
        </li>
      ))}
    </ul>
  </Section>
);

/** Few places as cards, each with its hours in full. Source: LOC-01. */
export const HomeLocationCards = ({
  title,
  locations,
  link,
  directionsLabel = 'Get Directions',
}: HomeLocationsProps) => (
  <Section
    title={title}
    space="above"
    action={link === undefined ? undefined : <TextLink href={link.href}>{link.label}</TextLink>}
  >
    <ul className={styles.cards}>
      {locations.map((location) => (
        <li key={location.name} className={styles.card}>
          <div className={styles.cardWords}>
            <Name {...location} />
            {location.departments !== undefined && <p className={styles.quiet}>{location.departments}</p>}
            <address className={styles.quiet}>
              {location.addressLines.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </address>
            {location.status !== undefined && <div className={styles.hours}>{location.status}</div>}
            {location.note !== undefined && <p className={styles.quiet}>{location.note}</p>}
            <Ways location={location} directionsLabel={directionsLabel} />
          </div>
          {location.hours !== undefined && location.hours.length > 0 && (
            <HoursTable caption={`Opening hours, ${location.name}`} rows={location.hours} />
          )}
        </li>
      ))}
    </ul>
  </Section>
);
