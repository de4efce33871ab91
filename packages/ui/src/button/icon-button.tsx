import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { UiLink, type UiLinkProps } from '../ui-provider/ui-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './button.css';

type IconButtonLook = {
  readonly icon: IconName;
  /** The icon is taken from the `IconSheet` of the list around it, where that has it. */
  readonly fromSheet?: boolean;
  /** Its name for those who listen, and the tooltip. */
  readonly label: string;
  /** Filled icon: saved, chosen. */
  readonly filled?: boolean;
  /** A number on its corner; nothing at 0. */
  readonly count?: number;
};

const Content = ({ icon, fromSheet = false, label, filled, count = 0 }: IconButtonLook) => (
  <>
    <Icon name={icon} filled={filled} fromSheet={fromSheet} />
    <VisuallyHidden>{label}</VisuallyHidden>
    {count > 0 && <span className={styles.count}>{count}</span>}
  </>
);

/** A button that is only an icon. For a toggle pass `aria-pressed`. */
export const IconButton = ({
  icon,
  fromSheet,
  label,
  filled,
  count,
  className,
  type = 'button',
  ...button
}: Omit<ComponentPropsWithRef<'button'>, 'children'> & IconButtonLook) => (
  <button {...button} type={type} title={label} className={classNames(styles.iconButton, className)}>
    <Content {...{ icon, fromSheet, label, filled, count }} />
  </button>
);

/** A link that is only an icon. */
export const IconLink = ({
  icon,
  fromSheet,
  label,
  filled,
  count,
  className,
  ...link
}: Omit<UiLinkProps, 'children'> & IconButtonLook) => (
  <UiLink {...link} title={label} className={classNames(styles.iconButton, className)}>
    <Content {...{ icon, fromSheet, label, filled, count }} />
  </UiLink>
);
