'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './slider.css';
import { movedTo, nearestStep, type RangeBounds, stepped, thumbAt, thumbTowards } from './steps';

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

/** What a drag that began with an earlier drawing goes by now. */
type Told = Pick<SliderProps, 'onMove' | 'onCommit'> & { readonly figures: readonly number[] };

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
 * holds a native slider, which keys and screen readers move. Arrow keys go a step; Page Up, Page Down and Shift with an
 * arrow ten.
 */
export const Slider = ({ thumbs, min, max, step, disabled = false, onMove, onCommit }: SliderProps) => {
  const bounds = { min, max, step };
  const figures = thumbs.map(({ figure }) => figure);
  const track = useRef<HTMLDivElement>(null);
  const [isDragged, setDragged] = useState(false);
  const drag = useRef<AbortController>(undefined);
  useEffect(() => () => drag.current?.abort(), []);
  // A drag that began in an earlier render calls the present handlers.
  const told = useRef<Told>({ figures, onMove, onCommit });
  useLayoutEffect(() => {
    told.current = { figures, onMove, onCommit };
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
    settle(index, stepped(figures[index] ?? min, event.shiftKey && Math.abs(steps) === 1 ? steps * 10 : steps, bounds));
  };

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    const box = track.current?.getBoundingClientRect();
    const isDragging = drag.current !== undefined && !drag.current.signal.aborted;
    // A second finger waits until the first has left.
    if (disabled || isDragging || event.button !== 0 || event.ctrlKey || box === undefined || box.width === 0) return;
    // No text is marked, and the focus stays where it is put.
    event.preventDefault();
    const end = new AbortController();
    drag.current = end;
    const { signal } = end;
    const { pointerId } = event;
    const pointedAt = (x: number) => min + ((x - box.left) / box.width) * (max - min);
    const reach = (event.currentTarget.clientHeight / 2 / box.width) * (max - min);
    const start = pointedAt(event.clientX);
    let before = told.current.figures;
    let now = before;
    let index: number | undefined;
    let offset = 0;
    const take = (taken: number) => {
      index = taken;
      // A field that is being typed into is left by this, and settles its figure first.
      flushSync(() => track.current?.querySelectorAll('input')[taken]?.focus({ preventScroll: true }));
      before = told.current.figures;
      now = before;
      // Whoever takes hold of a thumb beside its middle does not move it by that.
      const distance = (now[taken] ?? min) - start;
      offset = Math.abs(distance) <= reach ? distance : 0;
    };
    const move = (pointed: number) => {
      if (index === undefined && pointed !== start) take(thumbTowards(now, start, pointed));
      if (index === undefined) return;
      const next = movedTo(now, index, nearestStep(pointed + offset, bounds));
      if (next[index] === now[index]) return;
      now = next;
      told.current.onMove(next);
    };
    const letGo = () => {
      end.abort();
      setDragged(false);
      if (now.some((figure, at) => figure !== before[at])) told.current.onCommit?.(now);
    };
    const nearest = thumbAt(now, start, reach);
    if (nearest !== undefined) {
      take(nearest);
      if (offset === 0) move(start);
    }
    setDragged(true);
    const listen = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      answer: (x: number, buttons: number) => void,
    ) =>
      document.addEventListener(
        type,
        ({ pointerId: by, clientX, buttons }) => {
          if (by === pointerId) answer(clientX, buttons);
        },
        { signal },
      );
    // Without a button the release went elsewhere, to a menu say.
    listen('pointermove', (x, buttons) => (buttons === 0 ? letGo() : move(pointedAt(x))));
    listen('pointerup', letGo);
    listen('pointercancel', letGo);
  };

  const first = figures.length > 1 ? (figures[0] ?? min) : min;
  return (
    <div
      className={styles.control}
      // By this a page finds a scale that was pressed before its code had come.
      data-scale=""
      onPointerDown={begin}
      data-disabled={disabled || undefined}
      data-dragging={isDragged || undefined}
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
