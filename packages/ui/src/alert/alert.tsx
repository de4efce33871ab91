import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import * as styles from './alert.css';

export type AlertTone = keyof typeof styles.tones;

export type AlertProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'className'> & {
  /** `danger` is read out at once, `success` when the reader is free, the others when reached. */
  readonly tone?: AlertTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
};

const icons: Record<AlertTone, IconName> = {
  info: 'info',
  success: 'circle-check',
  caution: 'triangle-exclamation-point',
  danger: 'circle-exclamation-point',
};

const roles: Record<AlertTone, 'alert' | 'status' | undefined> = {
  info: undefined,
  success: 'status',
  caution: undefined,
  danger: 'alert',
};

/** A message about something that was done or went wrong. */
export const Alert = ({ tone = 'info', title, children, ...box }: AlertProps) => (
  <div role={roles[tone]} {...box} className={classNames(styles.alert, styles.tones[tone])}>
    <Icon name={icons[tone]} className={styles.signs[tone]} />
    <div className={styles.body}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  </div>
);
