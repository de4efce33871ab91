'use client';

import { VisuallyHidden } from '@forecourt/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { holdClockView } from './hold-clock-view';
import * as styles from './order-page.css';

/**
 * What is left of a hold, by the end that the server gave; nothing while scripts are away, since the end stands beside it.
 * The seconds are for the eye alone: those who listen hear when ten, five, two and one minutes are left. Longer holds are
 * not counted down. Once it is over the page is asked for anew and says what can be done, where it `reloads`; elsewhere words
 * say that the time is over, and what is typed stays.
 */
export const HoldClock = ({
  until,
  now: drawnAt,
  reloads,
}: {
  readonly until: string;
  readonly now: string;
  readonly reloads: boolean;
}) => {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    // The clock of a device may be wrong; what has gone by since the server drew the page is not.
    const end = performance.now() + Date.parse(until) - Date.parse(drawnAt);
    const isOver = end <= performance.now();
    const look = (): void => {
      const now = end - performance.now();
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      // Once: a page that was drawn after the end knows of it.
      if (reloads && !isOver) window.location.reload();
    };
    const timer = setInterval(look, 1000);
    look();
    return () => clearInterval(timer);
  }, [until, drawnAt, reloads]);
  if (left === null) return null;
  const { clock, said } = holdClockView(left, reloads);
  return (
    <span>
      {clock !== null && (
        <span aria-hidden="true" className={styles.clock}>
          {clock}
        </span>
      )}
      <span role="status">{clock === null ? said : <VisuallyHidden>{said}</VisuallyHidden>}</span>
    </span>
  );
};
