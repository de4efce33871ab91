'use client';

import { useEffect } from 'react';

/** Milliseconds between two looks, at first and later. */
const pace = { soon: 2000, later: 10_000 } as const;
/** Looks before they become rarer, and after which somebody has to press. */
const looks = { soon: 15, all: 45 } as const;

/**
 * Looks whether a payment that is waited for has been decided, and shows its page anew then. Without scripts, and when it
 * takes longer than some minutes, there is a link that does the same.
 */
export const WaitForPayment = ({ token }: { readonly token: string }) => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looked = 0;
    const stop = new AbortController();
    const look = async (): Promise<void> => {
      looked += 1;
      try {
        const answer = await fetch(`/api/payments/state?${new URLSearchParams({ payment: token })}`, {
          signal: stop.signal,
          cache: 'no-store',
        });
        const { state } = answer.ok ? ((await answer.json()) as { readonly state: string }) : { state: 'waiting' };
        if (state !== 'waiting') return window.location.reload();
      } catch (error) {
        // Away for a moment, or left by the visitor: the next look says the same.
        if (stop.signal.aborted || !(error instanceof Error)) return;
      }
      if (looked < looks.all) timer = setTimeout(look, looked < looks.soon ? pace.soon : pace.later);
    };
    timer = setTimeout(look, pace.soon);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [token]);
  return null;
};
