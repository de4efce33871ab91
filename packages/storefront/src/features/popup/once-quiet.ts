import { liveEvent } from '../../runtime/early-presses/live-event';

/** How long the page is the visitor's own after it has come alive and after each press or key, in milliseconds. */
const quietMs = 1500;
const signs = ['pointerdown', 'keydown'] as const;

/** Whether the visitor is busy: in a field, with something that is open over the page, or waiting for a press. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open], [aria-busy="true"]') !== null ||
  document.activeElement?.matches('input, select, textarea') === true;

/** Resolves once the page answers and its visitor has pressed nothing for a moment; rejects when it is left first. */
export const onceQuiet = (left: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    let plan: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(plan);
      plan = setTimeout(() => (isBusy() ? wait() : end(resolve)), quietMs);
    };
    const end = (how: () => void) => {
      clearTimeout(plan);
      for (const sign of [...signs, liveEvent]) document.removeEventListener(sign, wait, true);
      how();
    };
    for (const sign of [...signs, liveEvent]) document.addEventListener(sign, wait, true);
    left.addEventListener('abort', () => end(() => reject(left.reason)), { once: true });
    if (left.aborted) end(() => reject(left.reason));
    else wait();
  });
