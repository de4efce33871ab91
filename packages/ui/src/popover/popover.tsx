'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import * as styles from './popover.css';

export type PopoverProps = {
  /** What the trigger says. */
  readonly label: ReactNode;
  /** Replaces the look of the trigger. */
  readonly triggerClassName?: string;
  readonly align?: keyof typeof styles.aligns;
  /** Popovers of one group close each other, without scripts too. */
  readonly group?: string;
  readonly children: ReactNode;
};

/**
 * A panel under its trigger: a menu, a facet. It is a `details`, so it opens without scripts; with them it also
 * closes on Escape (focus returns to the trigger), on a press outside and when the focus leaves.
 */
export const Popover = ({ label, triggerClassName, align = 'start', group, children }: PopoverProps) => {
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      const element = root.current;
      if (element?.open && event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, []);

  return (
    <details
      ref={root}
      name={group}
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !root.current?.open) return;
        event.stopPropagation();
        root.current.open = false;
        root.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={triggerClassName ?? styles.trigger}>
        <span className={styles.label}>{label}</span>
        <Icon name="chevron-down" size="small" className={styles.arrow} />
      </summary>
      <div className={classNames(styles.panel, styles.aligns[align])}>{children}</div>
    </details>
  );
};
