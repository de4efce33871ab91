import { createHash } from 'node:crypto';

/** Milliseconds for which a search that ended the engine's worker is not tried again. */
const searchRefusedMs = 10 * 60 * 1000;

/** Milliseconds for which its client may not search: it could say the same in other words. */
const clientRefusedMs = 60 * 1000;

/** More are not remembered; the oldest go first. */
const mostRemembered = 1000;

/** What a search is known by. */
export interface AskedSearch {
  readonly path: string;
  readonly body: Uint8Array;
  /** The client's address as the gateway reports it; null for our own services. */
  readonly client: string | null;
}

/**
 * Searches that took too long, and who sent them: the index is built anew after each, so the same one sent again and
 * again would keep search away from every site.
 * @param clock milliseconds that only grow
 */
export const createRefusedSearches = (clock: () => number = () => performance.now()) => {
  const until = new Map<string, number>();
  const remember = (key: string, ms: number): void => {
    until.delete(key);
    until.set(key, clock() + ms);
    const [oldest] = until.keys();
    if (until.size > mostRemembered && oldest !== undefined) until.delete(oldest);
  };
  const isRefused = (key: string): boolean => (until.get(key) ?? 0) > clock();
  const searchKey = ({ path, body }: AskedSearch): string =>
    `search ${createHash('sha256').update(`${path}\n`).update(body).digest('base64')}`;
  return {
    /** Notes a search that took too long. */
    add: (search: AskedSearch): void => {
      remember(searchKey(search), searchRefusedMs);
      if (search.client !== null) remember(`client ${search.client}`, clientRefusedMs);
    },
    /** Whether a search is not to be tried. */
    has: (search: AskedSearch): boolean =>
      until.size > 0 &&
      (isRefused(searchKey(search)) || (search.client !== null && isRefused(`client ${search.client}`))),
  };
};
