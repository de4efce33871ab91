import { readStyleSheet, type StyleSheet } from './style-sheet';
import type { SheetReader } from './used-in-page';

interface Log {
  warn(details: object, message: string): void;
}

/** Style sheets that are held, most: every build of three templates names a few anew. */
const mostHeld = 60;
/** Longest wait for a style sheet, in milliseconds. */
const patienceMs = 5_000;

/**
 * Style sheets of the template apps, each fetched and read once: a file's name changes with its content. One that does
 * not come is logged, asked for again with the next page, and that page keeps its sheets.
 */
export const createSheets = (log: Log): ((upstream: string) => SheetReader) => {
  const held = new Map<string, Promise<StyleSheet>>();
  const fetchSheet = async (url: string, address: string): Promise<StyleSheet> => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    return readStyleSheet(await answer.text(), address);
  };
  return (upstream) => async (address) => {
    const url = `${upstream}${address}`;
    const sheet = held.get(url) ?? fetchSheet(url, address);
    held.set(url, sheet);
    for (const oldest of held.keys()) {
      if (held.size <= mostHeld) break;
      held.delete(oldest);
    }
    try {
      return await sheet;
    } catch (error) {
      held.delete(url);
      log.warn({ err: error, url }, 'a style sheet cannot be read; pages fetch it before they are painted');
      return null;
    }
  };
};
