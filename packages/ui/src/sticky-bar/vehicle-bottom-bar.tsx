'use client';

import { IconLink } from '../button/icon-button';
import { LinkButton } from '../button/link-button';
import { classNames } from '../class-names/class-names';
import { pressProps } from '../vehicle-card/press-props';
import { BarPrice } from './bar-price';
import { useScrolledPast } from './scrolled-past';
import type { VehicleBarProps } from './vehicle-bar-props';
import * as styles from './vehicle-bottom-bar.css';

/** Pixels of scroll after which the bar changes its style (VDP-05). */
const forwardAfter = 900;

export type VehicleBottomBarProps = Omit<VehicleBarProps, 'sections' | 'subheading'> & {
  /** `handheld`: phones and tablets. `phone`: where a sticky bar serves tablets already. */
  readonly until?: 'handheld' | 'phone';
  /** Fewer words for the first action; they must be part of its label, which stays its name (WCAG 2.5.3). */
  readonly shortLabel?: string;
};

/** The foot of the screen on a phone: price with its rates, call, enquire. Source: VDP-05. */
export const VehicleBottomBar = ({
  heading,
  price,
  repayment,
  notice,
  actions,
  call,
  until = 'handheld',
  shortLabel,
}: VehicleBottomBarProps) => {
  const forward = useScrolledPast(forwardAfter);
  const action = actions[0];
  const isShort = shortLabel !== undefined && action?.label.includes(shortLabel) === true;
  return (
    <div data-forward={forward} className={classNames(styles.bar, until === 'phone' && styles.phoneOnly)}>
      <div className={styles.words}>
        <p className={styles.name}>{heading}</p>
        <BarPrice price={price} repayment={repayment} notice={notice} />
      </div>
      {call !== undefined && <IconLink href={call.href} icon="phone" label={call.label} className={styles.call} />}
      {action !== undefined && (
        <LinkButton
          href={action.href}
          kind={action.kind ?? 'primary'}
          {...pressProps(action)}
          className={styles.action}
          {...(isShort ? { 'aria-label': action.label } : {})}
        >
          {isShort ? shortLabel : action.label}
        </LinkButton>
      )}
    </div>
  );
};
