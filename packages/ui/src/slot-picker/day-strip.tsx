'use client';

import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { dayState, freeCount, type SlotDay } from './slot-days';
import * as styles from './slot-picker.css';
import type { SlotWords } from './slot-words';

/** How far the row can still be moved; both ends in view before the browser has measured it. */
type Reach = { readonly back: boolean; readonly on: boolean };

/** A row of days, one of them open: it moves under a finger, by its buttons and with the arrow keys. */
export const DayStrip = ({
  days,
  shown,
  onShow,
  groupName,
  words,
  onEarlier,
  onLater,
}: {
  readonly days: readonly SlotDay[];
  /** Date of the open day. */
  readonly shown: string | undefined;
  readonly onShow: (date: string) => void;
  /** Name of the radios and beginning of their ids. */
  readonly groupName: string;
  readonly words: SlotWords;
  readonly onEarlier?: () => void;
  readonly onLater?: () => void;
}) => {
  const row = useRef<HTMLDivElement>(null);
  const [reach, setReach] = useState<Reach>({ back: false, on: false });

  const measure = () => {
    const element = row.current;
    if (element === null) return;
    const { scrollLeft, scrollWidth, clientWidth } = element;
    const back = scrollLeft > 1;
    const on = scrollLeft + clientWidth < scrollWidth - 1;
    setReach((before) => (before.back === back && before.on === on ? before : { back, on }));
  };
  // Other days may fit the row, and the row may fit another window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures what is there after every change of days
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [days]);

  useEffect(() => {
    const element = row.current;
    const cell = element?.querySelector<HTMLElement>(`[data-date="${shown}"]`);
    if (element === null || !cell) return;
    const { offsetLeft, offsetWidth } = cell;
    const inView =
      offsetLeft >= element.scrollLeft && offsetLeft + offsetWidth <= element.scrollLeft + element.clientWidth;
    if (!inView) element.scrollLeft = offsetLeft - (element.clientWidth - offsetWidth) / 2;
  }, [shown]);

  const move = (side: -1 | 1, possible: boolean, further: (() => void) | undefined) => {
    const element = row.current;
    if (possible && element !== null) element.scrollLeft += side * element.clientWidth * 0.8;
    else further?.();
  };
  const canGoBack = reach.back || onEarlier !== undefined;
  const canGoOn = reach.on || onLater !== undefined;
  const alone = !canGoBack && !canGoOn;

  return (
    <div className={styles.strip}>
      {!alone && (
        <IconButton
          icon="chevron-left"
          label={words.earlier}
          className={styles.step}
          aria-disabled={!canGoBack || undefined}
          onClick={() => move(-1, reach.back, onEarlier)}
        />
      )}
      <div
        ref={row}
        role="radiogroup"
        aria-label={words.day}
        className={classNames(styles.days, alone && styles.daysAlone)}
        onScroll={measure}
      >
        {days.map((day) => {
          const state = dayState(day);
          return (
            <label
              key={day.date}
              data-date={day.date}
              className={classNames(styles.day, state !== 'free' && styles.dayOff)}
            >
              <input
                type="radio"
                id={`${groupName}-${day.date}`}
                name={groupName}
                // It opens a day and is nothing to send: no form owns it.
                form=""
                value={day.date}
                checked={day.date === shown}
                onChange={() => onShow(day.date)}
                className={styles.radio}
              />
              <VisuallyHidden>{`${day.name}, `}</VisuallyHidden>
              <span aria-hidden="true" className={styles.dayName}>
                {day.weekday}
              </span>
              <span aria-hidden="true" className={styles.dayNumber}>
                {day.day}
              </span>
              <span aria-hidden="true" className={styles.dayName}>
                {day.month}
              </span>
              <span className={styles.dayState}>
                {state === 'free' ? `${freeCount(day)} ${words.free}` : words[state]}
              </span>
            </label>
          );
        })}
      </div>
      {!alone && (
        <IconButton
          icon="chevron-right"
          label={words.later}
          className={styles.step}
          aria-disabled={!canGoOn || undefined}
          onClick={() => move(1, reach.on, onLater)}
        />
      )}
    </div>
  );
};
