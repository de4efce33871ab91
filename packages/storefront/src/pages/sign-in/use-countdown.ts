import { useEffect, useState } from 'react';
import type { Wait } from './sent-code';

/** Seconds that are left of a wait, counted down each second from when it is first shown; 0 for none. */
export const useCountdown = (wait: Wait | null): number => {
  const [counted, setCounted] = useState({ wait, left: wait?.seconds ?? 0 });
  useEffect(() => {
    if (wait === null) return;
    const end = Date.now() + wait.seconds * 1000;
    const count = (): void => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setCounted({ wait, left });
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [wait]);
  // A new wait is drawn before it is first counted.
  return counted.wait === wait ? counted.left : (wait?.seconds ?? 0);
};
