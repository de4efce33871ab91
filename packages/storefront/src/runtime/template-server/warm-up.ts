import type { KeptPage } from './kept-pages';

/** How many pages are drawn at once: a draw waits for the API for some of its time. */
const atOnce = 4;

/** What came of a warm-up. */
export interface WarmedUp {
  readonly drawn: number;
  /** Pages that were not drawn well: gone since, or the API was away. */
  readonly failed: number;
  /** Pages for which there was no time. */
  readonly left: number;
}

interface Options {
  /**
   * Where the pages come from, one source after the other: what a process beside keeps, then what every site has. One that
   * fails is left out, and `failed` is told.
   */
  readonly sources: readonly ((ends: AbortSignal) => Promise<readonly KeptPage[]>)[];
  readonly failed: (error: unknown) => void;
  /** Resolves once pages can be kept. */
  readonly whenReady: (ends: AbortSignal) => Promise<unknown>;
  /** Draws a page, until the signal fires, and says whether that went well. */
  readonly draw: (page: KeptPage, ends: AbortSignal) => Promise<boolean>;
  /** Milliseconds after which it ends, however far it has come. */
  readonly boundMs: number;
}

/**
 * Draws the pages that are asked for most, so that a process is not cold when it is asked first. Ends at its bound in any
 * case: one that cannot be warmed serves cold, and is not kept from its work.
 */
export const warmUp = async ({ sources, failed, whenReady, draw, boundMs }: Options): Promise<WarmedUp> => {
  const over = new AbortController();
  const ends = over.signal;
  const bound = setTimeout(() => over.abort(), boundMs);
  const atBound = new Promise<void>((resolve) => ends.addEventListener('abort', () => resolve()));
  const count = { drawn: 0, failed: 0 };
  const waiting = new Map<string, KeptPage>();

  /** What came of something; null for what failed, which is told unless it was ended. */
  const tried = async <Result>(result: Promise<Result>): Promise<Result | null> => {
    try {
      return await result;
    } catch (error) {
      if (!ends.aborted) failed(error);
      return null;
    }
  };
  const drawNext = async (): Promise<void> => {
    for (const [key, page] of waiting) {
      if (ends.aborted) return;
      waiting.delete(key);
      const isWell = await tried(draw(page, ends));
      if (isWell === true) count.drawn += 1;
      else if (ends.aborted) waiting.set(key, page);
      else count.failed += 1;
    }
  };
  const work = async (): Promise<void> => {
    await whenReady(ends);
    const seen = new Set<string>();
    for (const source of sources) {
      if (ends.aborted) return;
      for (const page of (await tried(source(ends))) ?? []) {
        const key = `${page.site} ${page.address}`;
        if (!seen.has(key)) waiting.set(key, page);
        seen.add(key);
      }
      await Promise.all(Array.from({ length: atOnce }, drawNext));
    }
  };
  await Promise.race([work(), atBound]);
  clearTimeout(bound);
  const warmed = { ...count, left: waiting.size };
  over.abort();
  return warmed;
};
