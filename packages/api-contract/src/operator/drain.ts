/** How a process goes out of service: it says so first, and is asked no more by the time it closes. */
export interface Drain {
  /** Whether it has been asked to end: its health answers say so from then on, while it goes on serving. */
  isLeaving(): boolean;
  /**
   * Begins to leave. Resolves when the time is over in which others notice; a second call ends that time at once.
   */
  leave(): Promise<void>;
}

/** @param seconds for which a process that is asked to end goes on serving; 0: it closes at once */
export const createDrain = (seconds: number): Drain => {
  const over = Promise.withResolvers<void>();
  let isLeaving = false;
  return {
    isLeaving: () => isLeaving,
    leave: () => {
      if (isLeaving || seconds === 0) over.resolve();
      else setTimeout(over.resolve, seconds * 1000);
      isLeaving = true;
      return over.promise;
    },
  };
};
