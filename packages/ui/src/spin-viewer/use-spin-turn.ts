'use client';

import {
  type Dispatch,
  type PointerEvent,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { framesDragged, nearestFrame, turnEvery, wrapFrame } from './spin-turn';

const stillness = '(prefers-reduced-motion: reduce)';

/** Where a spin stands; shared by the page and the dialog over the whole screen. */
export type SpinHold = {
  /** The frame wanted, from 0. */
  readonly frame: number;
  readonly setFrame: Dispatch<SetStateAction<number>>;
  /** The person has had a hand on it. */
  readonly touched: boolean;
  readonly setTouched: (touched: true) => void;
};

export type SpinTurn = {
  /** The frame wanted, one of the ring. */
  readonly frame: number;
  /** Its place on the ring, from 0. */
  readonly place: number;
  /** Turns by itself now. */
  readonly turning: boolean;
  readonly dragging: boolean;
  readonly goTo: (place: number) => void;
  readonly showFrame: (frame: number) => void;
  readonly play: () => void;
  readonly pause: () => void;
  /** For the element that is dragged. */
  readonly drag: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
};

/**
 * The turn of a vehicle over a ring of frames: by drag, by itself once `settled`, never by itself for those who ask
 * for less motion or after a touch. To drag leftwards leads on, as in a row of pictures. Source: SPIN-01.
 */
export const useSpinTurn = ({
  box,
  ring,
  count,
  settled,
  hold,
  onTouch,
}: {
  /** What must be in view for it to turn by itself. */
  readonly box: RefObject<HTMLElement | null>;
  /** The frames that can be had, in order. */
  readonly ring: readonly number[];
  /** All frames. */
  readonly count: number;
  /** Every frame has come or failed. */
  readonly settled: boolean;
  readonly hold: SpinHold;
  readonly onTouch: () => void;
}): SpinTurn => {
  const { frame, setFrame, touched, setTouched } = hold;
  const [turning, setTurning] = useState(false);
  const [inView, setInView] = useState(false);
  const grip = useRef<{ readonly pointer: number; readonly x: number; readonly place: number }>(undefined);
  const [dragging, setDragging] = useState(false);
  const several = ring.length > 1;
  const held = nearestFrame(frame, ring, count) ?? 0;
  const place = Math.max(0, ring.indexOf(held));

  const pause = useCallback(() => {
    setTouched(true);
    setTurning(false);
    onTouch();
  }, [onTouch, setTouched]);
  const goTo = (to: number) => {
    const next = ring[wrapFrame(to, ring.length)];
    if (next !== undefined) setFrame(next);
  };

  useEffect(() => {
    const preference = window.matchMedia(stillness);
    if (settled && several && !touched && !preference.matches) setTurning(true);
    const follow = () => preference.matches && setTurning(false);
    preference.addEventListener('change', follow);
    return () => preference.removeEventListener('change', follow);
  }, [settled, several, touched]);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  const members = ring.join();
  useEffect(() => {
    if (!turning || !inView) return undefined;
    const frames = members.split(',').map(Number);
    const timer = window.setInterval(() => {
      setFrame((before) => {
        const at = nearestFrame(before, frames, count) ?? before;
        return frames[wrapFrame(frames.indexOf(at) + 1, frames.length)] ?? before;
      });
    }, turnEvery);
    return () => window.clearInterval(timer);
  }, [turning, inView, members, count, setFrame]);

  const letGo = (event: PointerEvent<HTMLElement>) => {
    if (grip.current?.pointer !== event.pointerId) return;
    grip.current = undefined;
    setDragging(false);
  };

  return {
    frame: held,
    place,
    turning,
    dragging,
    goTo: (to) => {
      pause();
      goTo(to);
    },
    showFrame: (wanted) => {
      pause();
      setFrame(wanted);
    },
    play: () => {
      setTouched(true);
      onTouch();
      setTurning(true);
    },
    pause,
    drag: {
      onPointerDown: (event) => {
        const onButton = event.target instanceof Element && event.target.closest('button') !== null;
        pause();
        if (onButton || !several || event.button !== 0) return;
        grip.current = { pointer: event.pointerId, x: event.clientX, place };
        setDragging(true);
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        const from = grip.current;
        if (from?.pointer === event.pointerId) goTo(from.place + framesDragged(from.x - event.clientX));
      },
      onPointerUp: letGo,
      // A vertical swipe is the page's: the browser takes the pointer away.
      onPointerCancel: letGo,
    },
  };
};
