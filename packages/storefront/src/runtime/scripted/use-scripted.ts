import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and while the browser takes it over; true from then on, and at once in what comes later. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
