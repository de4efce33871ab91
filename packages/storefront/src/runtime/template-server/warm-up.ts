import { setTimeout as pause } from 'node:timers/promises';
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
  readonly sources: readonly (() => Promise<readonly KeptPage[]>)[];
  readonly failed: (error: unknown) => void;
  /** Resolves once pages can be kept. */
  readonly whenReady: () => Promise<unknown>;
  /** Draws a page, and says whether that went well. */
  readonly draw: (page: KeptPage) => Promise<boolean>;
  /** Milliseconds after which it ends, however far it has come. */
  readonly boundMs: number;
}

/**
 * Draws the pages that are asked for most, so that a process is not cold when it is asked first. Ends at its bound in any
 * case: one that cannot be warmed serves cold, and is not kept from its work.
 */
export const warmUp = async ({ sources, failed, whenReady, draw, boundMs }: Options): Promise<WarmedUp> => {
  const over = new AbortController();
  const bound = pause(boundMs, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
  const count = { drawn: 0, failed: 0 };
  const waiting = new Map<string, KeptPage>();
  let isOver = false;

  const drawNext = async (): Promise<void> => {
    for (const [key, page] of waiting) {
      if (isOver) return;
      waiting.delete(key);
      const isWell = await draw(page).catch((error: unknown) => {
        failed(error);
        return false;
      });
      count[isWell ? 'drawn' : 'failed'] += 1;
    }
  };
  const work = async (): Promise<void> => {
    await whenReady();
    const seen = new Set<string>();
    for (const source of sources) {
      const pages = await source().catch((error: unknown): readonly KeptPage[] => {
        failed(error);
        return [];
      });
      for (const page of pages) {
        const key = `${page.site} ${page.address}`;
        if (!seen.has(key)) waiting.set(key, page);
        seen.add(key);
      }
      await Promise.all(Array.from({ length: atOnce }, drawNext));
    }
  };
  await Promise.race([work(), bound]);
  isOver = true;
  over.abort();
  return { ...count, left: waiting.size };
};
