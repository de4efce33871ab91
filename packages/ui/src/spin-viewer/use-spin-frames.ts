'use client';

import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A frame that could not be had. */
export type SpinPreloadFailure = { readonly frame: number; readonly src: string };

export type SpinFrames = {
  /** The frames that can be shown at once, and those that will never come; places in the given list. */
  readonly ready: readonly number[];
  readonly failed: readonly number[];
  /** The frames beyond the first have been asked for. */
  readonly asked: boolean;
  /** Ask for them now: the first touch. */
  readonly ask: () => void;
};

type Outcome = 'ready' | 'failed';

/** How long a browser that cannot say when it is idle is left in peace, in milliseconds. */
const idleGuess = 600;

const whenIdle = (act: () => void): (() => void) => {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(act, { timeout: 4000 });
    return () => window.cancelIdleCallback(id);
  }
  const id = window.setTimeout(act, idleGuess);
  return () => window.clearTimeout(id);
};

const frameOf = (image: HTMLImageElement): number | undefined => {
  const text = image.closest<HTMLElement>('[data-frame]')?.dataset.frame;
  return text === undefined ? undefined : Number(text);
};

/**
 * Follows the pictures inside `box`, each within an element marked `data-frame`: which have come, which have failed.
 * The pictures are fetched by being there, so that the injected image decides address and size. Source: SPIN-01.
 */
export const useSpinFrames = (
  box: RefObject<HTMLElement | null>,
  sources: readonly string[],
  onPreloadError: ((failure: SpinPreloadFailure) => void) | undefined,
): SpinFrames => {
  const [asked, setAsked] = useState(false);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const several = sources.length > 1;
  const ask = useCallback(() => setAsked(true), []);

  useEffect(() => {
    if (!several || asked) return undefined;
    return whenIdle(ask);
  }, [several, asked, ask]);

  const settle = useCallback((frame: number, outcome: Outcome) => {
    setOutcomes((before) => (before.get(frame) === outcome ? before : new Map(before).set(frame, outcome)));
  }, []);

  const told = useRef(new Set<number>());
  const tellOnce = useEffectEvent((frame: number) => {
    const src = sources[frame];
    if (src === undefined || told.current.has(frame)) return;
    told.current.add(frame);
    onPreloadError?.({ frame, src });
  });

  // `asked` is there because the pictures it brings must be looked at: they may have come from the cache at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = async (image: HTMLImageElement) => {
      const frame = frameOf(image);
      if (frame === undefined) return;
      try {
        // A picture that is here but not decoded would flash when its turn comes.
        await image.decode();
        settle(frame, 'ready');
      } catch {
        // A picture whose address changed on the way cannot be decoded either; only one that is empty has failed.
        const lost = image.complete && image.naturalWidth === 0;
        settle(frame, lost ? 'failed' : 'ready');
        if (lost) tellOnce(frame);
      }
    };
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) void look(target);
    };
    for (const image of element.querySelectorAll('img')) if (image.complete) void look(image);
    element.addEventListener('load', follow, true);
    element.addEventListener('error', follow, true);
    return () => {
      element.removeEventListener('load', follow, true);
      element.removeEventListener('error', follow, true);
    };
  }, [box, settle, asked]);

  const having = (outcome: Outcome) => sources.flatMap((_, frame) => (outcomes.get(frame) === outcome ? [frame] : []));
  return { ready: having('ready'), failed: having('failed'), asked, ask };
};
