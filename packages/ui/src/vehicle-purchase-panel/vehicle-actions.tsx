import { LinkButton } from '../button/link-button';
import { classNames } from '../class-names/class-names';
import { TextLink } from '../text-link/text-link';
import { pressProps } from '../vehicle-card/press-props';
import type { VehicleAction } from '../vehicle-card/vehicle-card-props';
import * as styles from './vehicle-actions.css';

export type VehicleActionsProps = {
  /** Buttons; the first is filled, the others outlined, unless they say otherwise. */
  readonly actions: readonly VehicleAction[];
  /** Lesser things, as text links: finance, trade-in, history report. */
  readonly links?: readonly VehicleAction[];
  /** `lead`: the first across the whole width, the others in pairs. `pair`: in pairs from the first on. */
  readonly arrangement?: keyof typeof styles.arrangements;
  readonly size?: 'medium' | 'large';
};

/** What can be done about a vehicle, in order of weight. Source: SIDE-02. */
export const VehicleActions = ({ actions, links = [], arrangement = 'lead', size = 'medium' }: VehicleActionsProps) => (
  <div className={styles.root}>
    {actions.length > 0 && (
      <div className={styles.buttons}>
        {actions.map((action, index) => (
          <LinkButton
            key={action.label}
            href={action.href}
            kind={action.kind ?? (index === 0 ? 'primary' : 'outlined')}
            size={size}
            {...(action.icon === undefined ? {} : { icon: action.icon })}
            {...pressProps(action)}
            className={classNames(styles.button, styles.arrangements[arrangement])}
          >
            {action.label}
          </LinkButton>
        ))}
      </div>
    )}
    {links.length > 0 && (
      <div className={styles.links}>
        {links.map((link) => (
          <TextLink
            key={link.label}
            href={link.href}
            className={styles.link}
            {...(link.icon === undefined ? {} : { icon: link.icon })}
            {...pressProps(link)}
          >
            {link.label}
          </TextLink>
        ))}
      </div>
    )}
  </div>
);
