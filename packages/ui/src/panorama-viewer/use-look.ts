'use client';

import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { limitLook, type PanoramaLook } from './panorama-view';

/** Degrees that a press of a button or a key turns the look by, and opens or closes the field by. */
const step = { turn: 15, field: 12 } as const;
const glideTime = 220;

const keys: Readonly<Record<string, Partial<PanoramaLook>>> = {
  ArrowLeft: { yaw: -step.turn },
  ArrowRight: { yaw: step.turn },
  ArrowUp: { pitch: step.turn },
  ArrowDown: { pitch: -step.turn },
  '+': { field: -step.field },
  '=': { field: -step.field },
  '-': { field: step.field },
};

/** What each button does. */
export const moves = {
  left: keys.ArrowLeft ?? {},
  right: keys.ArrowRight ?? {},
  up: keys.ArrowUp ?? {},
  down: keys.ArrowDown ?? {},
  nearer: keys['+'] ?? {},
  wider: keys['-'] ?? {},
} as const;

type Point = { readonly x: number; readonly y: number };

const apart = ([one, other]: readonly Point[]): number =>
  one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);

/** A look that follows pointer, two fingers, key and button. Source: SPIN-03. */
export const useLook = (start: PanoramaLook) => {
  const [look, setLook] = useState(() => limitLook(start));
  const held = useRef(new Map<number, Point>());
  const gliding = useRef(0);
  const now = useRef(look);
  useEffect(() => {
    now.current = look;
  }, [look]);
  useEffect(() => () => cancelAnimationFrame(gliding.current), []);

  /** Turns there, at once for those who ask for less motion. */
  const glideTo = useCallback((wanted: PanoramaLook) => {
    cancelAnimationFrame(gliding.current);
    const from = now.current;
    const to = { ...wanted, pitch: limitLook(wanted).pitch, field: limitLook(wanted).field };
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setLook(limitLook(to));
      return;
    }
    const began = performance.now();
    const go = (time: number) => {
      const share = Math.min(1, Math.max(0, (time - began) / glideTime));
      const eased = 1 - (1 - share) ** 3;
      const mix = (one: number, other: number) => one + (other - one) * eased;
      setLook(
        limitLook({
          yaw: mix(from.yaw, to.yaw),
          pitch: mix(from.pitch, to.pitch),
          field: mix(from.field, to.field),
        }),
      );
      if (share < 1) gliding.current = requestAnimationFrame(go);
    };
    gliding.current = requestAnimationFrame(go);
  }, []);

  const move = ({ yaw = 0, pitch = 0, field = 0 }: Partial<PanoramaLook>) => {
    const from = now.current;
    glideTo({ yaw: from.yaw + yaw, pitch: from.pitch + pitch, field: from.field + field });
  };

  const letGo = (event: PointerEvent<HTMLElement>) => held.current.delete(event.pointerId);

  return {
    look,
    move,
    /** The short way round to a direction. */
    lookTo: (yaw: number, pitch: number) => {
      const from = now.current;
      const turn = limitLook({ ...from, yaw: yaw - from.yaw }).yaw;
      glideTo({ yaw: from.yaw + turn, pitch, field: from.field });
    },
    onKeyDown: (event: KeyboardEvent) => {
      const wanted = keys[event.key];
      if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      move(wanted);
    },
    drag: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button') !== null)) return;
        cancelAnimationFrame(gliding.current);
        held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const before = held.current.get(event.pointerId);
        if (before === undefined) return;
        const wide = apart([...held.current.values()]);
        const after = { x: event.clientX, y: event.clientY };
        held.current.set(event.pointerId, after);
        const narrow = apart([...held.current.values()]);
        const { clientWidth, clientHeight } = event.currentTarget;
        setLook((from) => {
          if (wide > 0 && narrow > 0) return limitLook({ ...from, field: (from.field * wide) / narrow });
          // The point under the finger stays under it, about.
          const perPixel = from.field / Math.max(clientWidth, clientHeight, 1);
          return limitLook({
            ...from,
            yaw: from.yaw - (after.x - before.x) * perPixel,
            pitch: from.pitch + (after.y - before.y) * perPixel,
          });
        });
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
};
