import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { TextLink } from '../text-link/text-link';
import * as styles from './contact-line.css';

/** A ruled line with an icon, words and something at its end. */
export const ContactLine = ({
  icon,
  name,
  detail,
  end,
}: {
  readonly icon: IconName;
  readonly name: ReactNode;
  readonly detail?: ReactNode;
  readonly end?: ReactNode;
}) => (
  <div className={styles.line}>
    <Icon name={icon} />
    <p>
      <span className={styles.name}>{name}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </p>
    {end}
  </div>
);

export type VehicleLocationLineProps = {
  /** "Quillback Moorooka". */
  readonly name: string;
  /** "Open until 5:30 pm"; may be a client component. */
  readonly detail?: ReactNode;
  /** `#vehicle-map` on the vehicle's page (SIDE-01, VDP-04). */
  readonly href: string;
  readonly linkLabel?: string;
};

/** Where the vehicle stands, with a link to its map. */
export const VehicleLocationLine = ({ name, detail, href, linkLabel = 'Map' }: VehicleLocationLineProps) => (
  <ContactLine
    icon="map-pin"
    name={name}
    detail={detail}
    end={
      <TextLink href={href} className={styles.end} aria-label={`${linkLabel}: ${name}`}>
        {linkLabel}
      </TextLink>
    }
  />
);
