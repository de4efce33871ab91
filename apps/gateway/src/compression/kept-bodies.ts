/** Compressed bodies kept for the next request, the least recently used given up first. */
export interface KeptBodies {
  get(key: string): Buffer | undefined;
  put(key: string, body: Buffer): void;
  /** How many are kept. */
  size(): number;
  /** Of all together. */
  bytes(): number;
}

/** Keeps at most `limit` bytes. A body larger than an eighth of that is not kept: it would push out too much. */
export const keepBodies = (limit: number): KeptBodies => {
  const bodies = new Map<string, Buffer>();
  let total = 0;
  const forget = (key: string): void => {
    total -= bodies.get(key)?.byteLength ?? 0;
    bodies.delete(key);
  };
  return {
    size: () => bodies.size,
    bytes: () => total,
    get: (key) => {
      const body = bodies.get(key);
      if (body !== undefined) {
        // A Map remembers the order of insertion: the last used goes to the end.
        bodies.delete(key);
        bodies.set(key, body);
      }
      return body;
    },
    put: (key, body) => {
      if (body.byteLength > limit / 8) return;
      forget(key);
      bodies.set(key, body);
      total += body.byteLength;
      for (const oldest of bodies.keys()) {
        if (total <= limit) break;
        forget(oldest);
      }
    },
  };
};
