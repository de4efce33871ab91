import { classNames } from '../class-names/class-names';
import { HoursTable } from '../hours-table/hours-table';
import { Section } from '../layout/section';
import type { LocationProps } from '../location-card/location';
import { AddressLines, LocationName, LocationWays } from '../location-card/location-parts';
import * as parts from '../location-card/location-parts.css';
import { panelBox } from '../page-panel/panel-box.css';
import type { PhoneLink } from '../site-header/site-header';
import { TextLink } from '../text-link/text-link';
import * as styles from './home-locations.css';

/** A place where the dealer can be found, with one number to call. */
export type HomeLocation = Pick<
  LocationProps,
  'name' | 'href' | 'departments' | 'addressLines' | 'status' | 'note' | 'hours' | 'directionsHref'
> & { readonly phone?: PhoneLink };

export type HomeLocationsProps = {
  /** "Five locations". */
  readonly title: string;
  readonly locations: readonly HomeLocation[];
  readonly link?: { readonly label: string; readonly href: string };
  readonly directionsLabel?: string;
};

const More = ({ link }: Pick<HomeLocationsProps, 'link'>) =>
  link === undefined ? null : <TextLink href={link.href}>{link.label}</TextLink>;

/** Every place as a ruled row: name, address, whether it is open, ways to reach it. Source: LOC-01. */
export const HomeLocations = ({ title, locations, link, directionsLabel }: HomeLocationsProps) => (
  <Section title={title} space="above" action={<More link={link} />}>
    <ul className={styles.rows}>
      {locations.map((location) => (
        <li key={location.name} className={styles.row}>
          <div>
            <LocationName {...location} />
            {location.departments !== undefined && <p className={parts.quiet}>{location.departments}</p>}
          </div>
          <address className={parts.quiet}>{location.addressLines.join(', ')}</address>
          <div>
            {location.status !== undefined && <div className={parts.status}>{location.status}</div>}
            {location.note !== undefined && <p className={parts.quiet}>{location.note}</p>}
          </div>
          <LocationWays {...location} directionsLabel={directionsLabel} />
        </li>
      ))}
    </ul>
  </Section>
);

/** As many as can be large. */
const mostLarge = 2;

/**
 * One or two places as a showroom gives its address: the street large, the hours under it on hairlines. More of them
 * are rows. Source: LOC-01.
 */
export const HomeLocationShowcase = (props: HomeLocationsProps) => {
  const { title, locations, link, directionsLabel } = props;
  if (locations.length > mostLarge) return <HomeLocations {...props} />;
  return (
    <Section title={title} space="above" action={<More link={link} />}>
      <ul className={styles.large}>
        {locations.map(({ addressLines: [street, ...lines], ...location }) => (
          <li key={location.name} className={styles.place}>
            <div className={styles.cardWords}>
              <LocationName {...location} />
              {location.departments !== undefined && <p className={parts.quiet}>{location.departments}</p>}
              {street !== undefined && (
                <address className={styles.address}>
                  <span className={styles.street}>{street}</span>
                  {lines.map((line) => (
                    <span key={line} className={styles.town}>
                      {line}
                    </span>
                  ))}
                </address>
              )}
              {location.status !== undefined && <div className={parts.status}>{location.status}</div>}
              {location.note !== undefined && <p className={parts.quiet}>{location.note}</p>}
              <LocationWays {...location} directionsLabel={directionsLabel} />
            </div>
            {location.hours !== undefined && location.hours.length > 0 && (
              <HoursTable caption={`Opening hours, ${location.name}`} rows={location.hours} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** Few places as cards, each with its hours in full. Source: LOC-01. */
export const HomeLocationCards = ({ title, locations, link, directionsLabel }: HomeLocationsProps) => (
  <Section title={title} space="above" action={<More link={link} />}>
    <ul className={styles.cards}>
      {locations.map((location) => (
        <li key={location.name} className={classNames(panelBox, styles.card)}>
          <div className={styles.cardWords}>
            <LocationName {...location} />
            {location.departments !== undefined && <p className={parts.quiet}>{location.departments}</p>}
            <AddressLines lines={location.addressLines} />
            {location.status !== undefined && <div className={parts.status}>{location.status}</div>}
            {location.note !== undefined && <p className={parts.quiet}>{location.note}</p>}
            <LocationWays {...location} directionsLabel={directionsLabel} />
          </div>
          {location.hours !== undefined && location.hours.length > 0 && (
            <HoursTable caption={`Opening hours, ${location.name}`} rows={location.hours} />
          )}
        </li>
      ))}
    </ul>
  </Section>
);
