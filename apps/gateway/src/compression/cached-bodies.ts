import { LRUCache } from 'lru-cache';

/** Compressed bodies cached for the next request, the least recently used given up first. */
export interface CachedBodies {
  get(key: string): Buffer | undefined;
  put(key: string, body: Buffer): void;
  /** How many are cached. */
  size(): number;
  /** Of all together. */
  bytes(): number;
}

/** Keeps at most `limit` bytes. A body larger than an eighth of that is not cached: it would push out too much. */
export const cacheBodies = (limit: number): CachedBodies => {
  const bodies = new LRUCache<string, Buffer>({
    maxSize: limit,
    maxEntrySize: Math.floor(limit / 8),
    // The cache takes no entry of no size.
    sizeCalculation: (body) => Math.max(1, body.byteLength),
  });
  return {
    size: () => bodies.size,
    bytes: () => bodies.calculatedSize ?? 0,
    get: (key) => bodies.get(key),
    put: (key, body) => {
      bodies.set(key, body);
    },
  };
};
