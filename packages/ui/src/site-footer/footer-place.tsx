import { UiLink } from '../ui-provider/ui-link';
import * as styles from './footer-parts.css';
import type { FooterLocation } from './site-footer';

/** A location: name, address, hours, telephone. */
export const FooterPlace = ({ name, href, addressLines, phone, hours }: FooterLocation) => (
  <address className={styles.place}>
    <p className={styles.placeName}>
      {href === undefined ? (
        name
      ) : (
        <UiLink href={href} className={styles.placeNameLink}>
          {name}
        </UiLink>
      )}
    </p>
    {addressLines.map((line) => (
      <p key={line} className={styles.placeLine}>
        {line}
      </p>
    ))}
    {hours?.map((days) => (
      <p key={days} className={styles.placeLine}>
        {days}
      </p>
    ))}
    {phone !== undefined && (
      <a href={phone.href} className={styles.placePhone}>
        {phone.label}
      </a>
    )}
  </address>
);
