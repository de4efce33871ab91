import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { UiLink, type UiLinkProps } from '../ui-provider/ui-link';
import * as styles from './text-link.css';

type Marks = { readonly icon?: IconName; readonly iconEnd?: IconName };

/** A link that stands alone between text: underlined, tall enough for a finger. */
export const TextLink = ({ icon, iconEnd, className, children, ...link }: UiLinkProps & Marks) => (
  <UiLink {...link} className={classNames(styles.link, className)}>
    {icon !== undefined && <Icon name={icon} size="small" />}
    <span className={styles.label}>{children}</span>
    {iconEnd !== undefined && <Icon name={iconEnd} size="small" />}
  </UiLink>
);

/** A button that reads like a link, for small things done on the spot: show more, clear. */
export const TextButton = ({
  icon,
  iconEnd,
  className,
  children,
  type = 'button',
  ...button
}: ComponentPropsWithRef<'button'> & Marks) => (
  <button {...button} type={type} className={classNames(styles.link, className)}>
    {icon !== undefined && <Icon name={icon} size="small" />}
    <span className={styles.label}>{children}</span>
    {iconEnd !== undefined && <Icon name={iconEnd} size="small" />}
  </button>
);
