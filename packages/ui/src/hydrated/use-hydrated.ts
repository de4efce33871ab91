import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the server's HTML and while the browser takes it over, true from then on: for what only scripts can do,
 * without a mismatch between the two.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
