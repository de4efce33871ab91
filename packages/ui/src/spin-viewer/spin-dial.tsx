'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { KeyboardEvent } from 'react';
import * as styles from './spin-dial.css';
import { wrapFrame } from './spin-turn';

/** Quarters where a mark stands at each of them, or halves, or the whole turn. */
const evenParts = (count: number): number => [4, 2].find((parts) => count % parts === 0) ?? 1;

/**
 * The scale that turns a vehicle: a native range, so every key of a slider works; past its ends the arrows go on
 * round. Source: SPIN-01.
 */
export const SpinDial = ({
  label,
  place,
  count,
  marks = [],
  onPlace,
}: {
  readonly label: string;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  /** Words under the scale, evenly spaced from end to end: "Front", "Side", "Rear", "Side", "Front". */
  readonly marks?: readonly string[];
  readonly onPlace: (place: number) => void;
}) => {
  const turn = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const targets: Record<string, number | undefined> = {
      ArrowRight: wrapFrame(place + 1, count),
      ArrowUp: wrapFrame(place + 1, count),
      ArrowLeft: wrapFrame(place - 1, count),
      ArrowDown: wrapFrame(place - 1, count),
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onPlace(target);
  };
  return (
    <div
      className={styles.root}
      style={{ ...assignInlineVars({ [styles.steps]: String(count), [styles.parts]: String(evenParts(count)) }) }}
    >
      <div className={styles.scale}>
        <input
          type="range"
          className={styles.range}
          aria-label={label}
          aria-valuetext={`View ${place + 1} of ${count}`}
          min={1}
          max={count}
          step={1}
          value={place + 1}
          onChange={(event) => onPlace(event.target.valueAsNumber - 1)}
          onKeyDown={turn}
        />
      </div>
      {marks.length > 1 && (
        <p className={styles.marks} aria-hidden="true">
          {marks.map((mark, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words may come twice and never move
            <span key={at}>{mark}</span>
          ))}
        </p>
      )}
    </div>
  );
};
