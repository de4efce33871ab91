/**
 * Limits the requests under way for each client of one process, so that one client cannot take all of the capacity.
 * @param most under way for one client at once
 */
export const createClientShares = (most: number) => {
  const underway = new Map<string, number>();
  return {
    /** Takes a place for the client; false when it has as many as it may. Who got one gives it back with `leave`. */
    enter: (client: string): boolean => {
      const count = underway.get(client) ?? 0;
      if (count >= most) return false;
      underway.set(client, count + 1);
      return true;
    },
    leave: (client: string): void => {
      const count = (underway.get(client) ?? 1) - 1;
      if (count === 0) underway.delete(client);
      else underway.set(client, count);
    },
  };
};
