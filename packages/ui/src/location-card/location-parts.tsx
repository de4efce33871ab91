import { Icon } from '../icon/icon';
import { link as textLink } from '../text-link/text-link.css';
import { UiLink } from '../ui-provider/ui-link';
import type { LocationPhone, LocationProps } from './location';
import * as styles from './location-parts.css';

/** The name of a place as a heading, which leads to its page where it has one. */
export const LocationName = ({
  name,
  href,
  level = 3,
}: Pick<LocationProps, 'name' | 'href'> & { readonly level?: 2 | 3 | 4 }) => {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles.name}>
      {href === undefined ? (
        name
      ) : (
        <UiLink href={href} className={styles.nameLink}>
          {name}
        </UiLink>
      )}
    </Heading>
  );
};

/** An address, a line a line as on an envelope. */
export const AddressLines = ({ lines }: { readonly lines: readonly string[] }) => (
  <address className={styles.quiet}>
    {lines.map((line) => (
      <div key={line}>{line}</div>
    ))}
  </address>
);

/** Numbers to call: one alone by itself, several under the names of their departments. */
export const LocationPhones = ({ phones }: { readonly phones: readonly LocationPhone[] }) =>
  phones.length === 0 ? null : (
    <dl className={styles.phones}>
      {phones.map(({ label, href, department = 'Phone' }) => (
        <div key={`${department} ${href}`} className={styles.phone}>
          <dt className={styles.department}>{department}</dt>
          <dd>
            <a href={href} className={textLink}>
              {label}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );

/** Calling and going there, side by side. */
export const LocationWays = ({
  name,
  phone,
  directionsHref,
  directionsLabel = 'Get Directions',
}: Pick<LocationProps, 'name' | 'directionsHref' | 'directionsLabel'> & { readonly phone?: LocationPhone }) => (
  <p className={styles.ways}>
    {phone !== undefined && (
      <a href={phone.href} className={styles.way}>
        <Icon name="phone" size="small" />
        {phone.label}
      </a>
    )}
    {directionsHref !== undefined && (
      <a href={directionsHref} className={styles.way} aria-label={`${directionsLabel}, ${name}`}>
        <Icon name="map-pin" size="small" />
        {directionsLabel}
      </a>
    )}
  </p>
);
