'use client';

import { LinkButton } from '../button/link-button';
import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import { pressProps } from '../vehicle-card/press-props';
import { BarPrice } from './bar-price';
import { useScrolledPast } from './scrolled-past';
import { SectionLinks } from './section-links';
import * as styles from './sticky-vehicle-bar.css';
import type { VehicleBarProps } from './vehicle-bar-props';

/** Pixels of scroll after which the bar comes (VDP-05). */
const revealAfter = 500;

export type StickyVehicleBarProps = VehicleBarProps & {
  /** On which screens. `everywhere`: on a phone its sections alone, if it has any. */
  readonly screens?: keyof typeof styles.screens;
};

/**
 * The vehicle, its price and the one thing to do, along the top edge once the page has been scrolled 500 px. Source:
 * VDP-05.
 */
export const StickyVehicleBar = ({
  screens = 'desktop',
  heading,
  subheading,
  price,
  repayment,
  notice,
  actions,
  sections = [],
}: StickyVehicleBarProps) => {
  const past = useScrolledPast(revealAfter);
  const form = sections.length > 0 ? 'sectioned' : 'plain';
  const shownActions = form === 'sectioned' ? actions.slice(0, 1) : actions;
  return (
    <div
      data-shown={past}
      className={classNames(styles.screens[screens], sections.length === 0 && styles.withoutSections)}
    >
      <Container>
        <div className={styles.inners[form]}>
          <div className={styles.name}>
            <p className={styles.heading}>{heading}</p>
            {subheading !== undefined && <p className={styles.subheading}>{subheading}</p>}
          </div>
          {sections.length > 0 && (
            <div className={styles.sections}>
              <SectionLinks sections={sections} />
            </div>
          )}
          <div className={styles.prices[form]}>
            <BarPrice price={price} repayment={repayment} notice={notice} />
          </div>
          <div className={styles.actions}>
            {/* The weightiest stands at the end, where the bar ends on every page. */}
            {shownActions.toReversed().map((action, index) => {
              const first = index === shownActions.length - 1;
              return (
                <LinkButton
                  key={action.label}
                  href={action.href}
                  size="small"
                  kind={action.kind ?? (first ? 'primary' : 'outlined')}
                  {...pressProps(action)}
                  className={first ? undefined : styles.lesser}
                >
                  {action.label}
                </LinkButton>
              );
            })}
          </div>
        </div>
      </Container>
    </div>
  );
};
