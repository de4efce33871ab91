'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './prize-wheel.css';
import { middleOf, outlineOf, turnTo, wheelRadius, wheelWords } from './wheel-shape';

/** A segment of the wheel. */
export type WheelSegment = {
  readonly id: string;
  readonly label: string;
  /** Whether it is a prize: what wins nothing is drawn quietly. */
  readonly wins: boolean;
};

export type PrizeWheelProps = {
  readonly segments: readonly WheelSegment[];
  /** Id of what was drawn; null before. One that is there from the start is shown at rest, one that comes is turned to. */
  readonly drawn: string | null;
  /** What was drawn in words: shown and read out once the wheel has come to rest. */
  readonly result: ReactNode;
  /** What is beside the wheel before: the form with its one button. */
  readonly children?: ReactNode;
};

/** Milliseconds from the press to rest. */
const turnMs = 4200;

/** Prizes take turns in two colours, so that two beside each other can be told apart. */
const toneOf = (segments: readonly WheelSegment[], index: number): keyof typeof styles.segments => {
  if (segments[index]?.wins !== true) return 'plain';
  const before = segments.slice(0, index).filter(({ wins }) => wins).length;
  return before % 2 === 0 ? 'bright' : 'soft';
};

/** From the rim to the words: the sign reaches so far. */
const margin = 14;

const Disc = ({ segments }: Pick<PrizeWheelProps, 'segments'>) => (
  <>
    {segments.map((segment, index) => (
      <g key={segment.id}>
        <path d={outlineOf(index, segments.length)} className={styles.segments[toneOf(segments, index)]} />
        <text
          x={wheelRadius - margin}
          textAnchor="end"
          dominantBaseline="central"
          transform={`rotate(${middleOf(index, segments.length) - 90})`}
          className={styles.words[toneOf(segments, index)]}
        >
          {wheelWords(segment.label)}
        </text>
      </g>
    ))}
    <circle r={wheelRadius} className={styles.rim} />
    <circle r={9} className={styles.hub} />
  </>
);

/**
 * A wheel that shows what was drawn elsewhere: it decides nothing. It turns to the drawn segment and stops there, and
 * under reduced motion stands there at once. The drawing is for the eye alone; the result says the same to everybody.
 * Source: SPNW-01.
 */
export const PrizeWheel = ({ segments, drawn, result, children }: PrizeWheelProps) => {
  const [resting, setResting] = useState(drawn);
  const disc = useRef<SVGSVGElement>(null);
  const index = segments.findIndex(({ id }) => id === drawn);
  const target = turnTo(index, segments.length);
  const isTurning = drawn !== null && drawn !== resting;

  useEffect(() => {
    if (!isTurning) return undefined;
    const rest = () => setResting(drawn);
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (disc.current === null || isStill || target === 0) {
      rest();
      return undefined;
    }
    const turn = disc.current.animate([{ transform: 'rotate(0deg)' }, { transform: `rotate(${target}deg)` }], {
      duration: turnMs,
      easing: 'cubic-bezier(0.12, 0.7, 0.1, 1)',
      fill: 'forwards',
    });
    turn.onfinish = rest;
    return () => turn.cancel();
  }, [isTurning, drawn, target]);

  const isAtRest = drawn !== null && !isTurning;
  const beside = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const wasAtRest = useRef(isAtRest);
  // The button that was pressed is gone: whoever is still there is led to what came of it.
  useEffect(() => {
    if (!isAtRest || wasAtRest.current) return;
    wasAtRest.current = true;
    const at = document.activeElement;
    if (at === null || at === document.body || beside.current?.contains(at)) said.current?.focus();
  }, [isAtRest]);
  return (
    <div className={styles.root}>
      <div className={styles.stage} aria-hidden="true">
        <svg
          ref={disc}
          viewBox="-100 -100 200 200"
          className={styles.disc}
          style={isAtRest ? { transform: `rotate(${target}deg)` } : undefined}
        >
          <title>Prize wheel</title>
          <Disc segments={segments} />
        </svg>
        <svg viewBox="0 0 20 22" className={styles.sign}>
          <title>Sign</title>
          <path d="M 1 1 H 19 L 10 21 Z" className={styles.signShape} />
        </svg>
      </div>
      <div ref={beside} className={styles.panel}>
        {!isAtRest && children}
        <div ref={said} role="status" tabIndex={-1}>
          {isAtRest && result}
        </div>
      </div>
    </div>
  );
};
