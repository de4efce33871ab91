'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import * as styles from './slider.css';
import { movedTo, nearestStep, type RangeBounds, stepped, thumbAt } from './steps';

export type SliderThumb = {
  readonly label: string;
  readonly figure: number;
  /** The figure as it is read: `$15,000`. */
  readonly words: string;
};

export type SliderProps = RangeBounds & {
  /** One, or more in rising order: none passes another. */
  readonly thumbs: readonly SliderThumb[];
  readonly disabled?: boolean;
  /** Called with all figures at every movement. */
  readonly onMove: (figures: readonly number[]) => void;
  /** Called with all figures once a thumb is let go of, and after every key. */
  readonly onCommit?: (figures: readonly number[]) => void;
};

/** Steps that a key goes, by its name. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * A scale with one thumb or more, under what fields make of it. Pointers press and drag anywhere along it; each thumb
 * holds a native slider, which keys and screen readers move. Arrow keys go a step, Page Up and Page Down ten.
 */
export const Slider = ({ thumbs, min, max, step, disabled = false, onMove, onCommit }: SliderProps) => {
  const bounds = { min, max, step };
  const figures = thumbs.map(({ figure }) => figure);
  const track = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState(false);
  const drag = useRef<AbortController>(undefined);
  useEffect(() => () => drag.current?.abort(), []);
  // A drag that began with an earlier drawing tells those who listen now.
  const told = useRef({ onMove, onCommit });
  useEffect(() => {
    told.current = { onMove, onCommit };
  });

  const shareOf = (figure: number) => (max <= min ? 0 : Math.min(1, Math.max(0, (figure - min) / (max - min))));
  const percent = (figure: number) => `${Number((shareOf(figure) * 100).toFixed(4))}%`;

  const settle = (index: number, wanted: number) => {
    const next = movedTo(figures, index, wanted);
    if (next[index] === figures[index]) return;
    onMove(next);
    onCommit?.(next);
  };
  const pressKey = (event: KeyboardEvent, index: number) => {
    const steps = keySteps[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    settle(index, stepped(figures[index] ?? min, event.shiftKey ? steps * 10 : steps, bounds));
  };

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    const box = track.current?.getBoundingClientRect();
    if (disabled || event.button !== 0 || box === undefined || box.width === 0) return;
    // No text is marked, and the focus stays where it is put.
    event.preventDefault();
    drag.current?.abort();
    const end = new AbortController();
    drag.current = end;
    const { signal } = end;
    const { pointerId } = event;
    const pointedAt = (x: number) => min + ((x - box.left) / box.width) * (max - min);
    const reach = (event.currentTarget.clientHeight / 2 / box.width) * (max - min);
    let now: readonly number[] = figures;
    let index: number | undefined;
    let offset = 0;
    const take = (pointed: number) => {
      index = thumbAt(now, pointed);
      if (index === undefined) return;
      // Whoever takes hold of a thumb beside its middle does not move it by that.
      const distance = (now[index] ?? min) - pointed;
      offset = Math.abs(distance) <= reach ? distance : 0;
      track.current?.querySelectorAll('input')[index]?.focus({ preventScroll: true });
    };
    const move = (pointed: number) => {
      if (index === undefined) take(pointed);
      if (index === undefined) return;
      const next = movedTo(now, index, nearestStep(pointed + offset, bounds));
      if (next[index] === now[index]) return;
      now = next;
      told.current.onMove(next);
    };
    const start = pointedAt(event.clientX);
    take(start);
    if (index !== undefined && offset === 0) move(start);
    setDragged(true);
    document.addEventListener(
      'pointermove',
      (moved) => {
        if (moved.pointerId === pointerId) move(pointedAt(moved.clientX));
      },
      { signal },
    );
    for (const type of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(
        type,
        (over) => {
          if (over.pointerId !== pointerId) return;
          end.abort();
          setDragged(false);
          if (now.some((figure, at) => figure !== figures[at])) told.current.onCommit?.(now);
        },
        { signal },
      );
  };

  const first = figures.length > 1 ? (figures[0] ?? min) : min;
  return (
    <div
      className={styles.control}
      onPointerDown={begin}
      data-disabled={disabled || undefined}
      data-dragging={dragged || undefined}
    >
      <div ref={track} className={styles.track}>
        <div
          className={styles.fill}
          style={assignInlineVars({ [styles.from]: percent(first), [styles.to]: percent(figures.at(-1) ?? min) })}
        />
        {thumbs.map(({ label, figure, words }, index) => (
          <div key={label} className={styles.thumb} style={assignInlineVars({ [styles.to]: percent(figure) })}>
            <input
              type="range"
              className={styles.native}
              aria-label={label}
              aria-valuenow={figure}
              aria-valuetext={words}
              min={min}
              max={max}
              step={step}
              value={figure}
              disabled={disabled}
              onKeyDown={(event) => pressKey(event, index)}
              onChange={({ target }) => settle(index, nearestStep(target.valueAsNumber, bounds))}
            />
          </div>
        ))}
      </div>
    </div>
  );
};
