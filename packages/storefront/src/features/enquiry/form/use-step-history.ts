import { useEffect, useRef } from 'react';

/** What an entry of the browser's history holds of a form in steps. */
const mark = 'enquiryStep';

const stepOf = (state: unknown): number | null => {
  const step = typeof state === 'object' && state !== null && mark in state ? state[mark] : null;
  return typeof step === 'number' ? step : null;
};

const withStep = (step: number) => ({ ...window.history.state, [mark]: step });

/** Notes steps in the browser's history. */
export interface StepHistory {
  /** A step that the shopper went to: an entry of its own, so that Back leads to the one before. */
  readonly push: (from: number, to: number) => void;
  /** The step that the current entry shows from now on. */
  readonly replace: (step: number) => void;
}

/**
 * Back and Forward of the browser within the steps of a form: it would leave the page, with what was typed, otherwise.
 * `goTo` is called with the step of the entry that the browser went to, and after a reload with the one before it; also
 * with the step that is shown already. Nothing of it for a `count` of less than two steps.
 */
export const useStepHistory = (count: number, goTo: (step: number) => void): StepHistory => {
  const now = useRef(goTo);
  useEffect(() => {
    now.current = goTo;
  });
  useEffect(() => {
    if (count < 2) return undefined;
    const goToStepIn = (state: unknown) => {
      const step = stepOf(state);
      if (step !== null && step < count) now.current(step);
    };
    const follow = (event: PopStateEvent) => goToStepIn(event.state);
    goToStepIn(window.history.state);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [count]);
  return {
    push: (from, to) => {
      if (count < 2) return;
      window.history.replaceState(withStep(from), '');
      window.history.pushState(withStep(to), '');
    },
    replace: (step) => {
      if (stepOf(window.history.state) !== null) window.history.replaceState(withStep(step), '');
    },
  };
};
