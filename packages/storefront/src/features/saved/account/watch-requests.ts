import {
  readJoined,
  readWatchlist,
  type WatchedList,
  type WatchlistAnswer,
  type WatchlistJoined,
} from '@forecourt/api-contract';
import { fetchAnswer } from '../../../runtime/browser-requests/fetch-answer';

/** Why a change of the watchlist was not taken: for the page, and in words where the server has some. */
export class WatchRefusal extends Error {
  override readonly name = 'WatchRefusal';
  constructor(
    /** The server's word for it; empty where there was no answer. */
    readonly code: string,
    /** What the shopper reads; null where the answer had no words. */
    readonly words: string | null,
    cause?: unknown,
  ) {
    super(`The watchlist was not changed: ${code || 'no answer'}.`, { cause });
  }
}

const offline = 'That could not be saved. Please check your connection and try again.';

/** The problem of an answer that is no success; words of ours where none came. */
const refusalOf = async (error: unknown): Promise<WatchRefusal> => {
  const answer = error instanceof Error ? error.cause : undefined;
  if (!(answer instanceof Response)) return new WatchRefusal('', offline, error);
  try {
    const { code, title }: { readonly code?: unknown; readonly title?: unknown } = await answer.json();
    return new WatchRefusal(String(code ?? answer.status), typeof title === 'string' ? title : null, error);
  } catch {
    return new WatchRefusal(String(answer.status), null, error);
  }
};

const post = async (path: string, body: object): Promise<Response> => {
  try {
    return await fetchAnswer(`/api/watchlist/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      // Whoever presses a heart and leaves the page at once has saved it all the same.
      keepalive: true,
    });
  } catch (error) {
    throw await refusalOf(error);
  }
};

/** The lists of whoever is signed in. @throws WatchRefusal where they cannot be had */
export const askWatchlist = async (): Promise<WatchlistAnswer> => {
  try {
    return readWatchlist(
      await (await fetchAnswer('/api/watchlist', { headers: { accept: 'application/json' } })).json(),
    );
  } catch (error) {
    throw await refusalOf(error);
  }
};

/** A change of a list: whose, which vehicle, and whether it comes or goes. */
export interface SentChange {
  readonly phone: string;
  readonly id: string;
  readonly list: WatchedList;
  readonly wanted: boolean;
}

/** Sends a change (WTCH-02). @throws WatchRefusal where it is not taken */
export const sendChange = async ({ phone, id, list, wanted }: SentChange): Promise<void> => {
  await post(wanted ? 'save-car' : 'remove-car', { phone_number: phone, car_id: id, list });
};

/** Writes a note about a saved vehicle. @throws WatchRefusal where it is not taken */
export const sendNote = async ({
  phone,
  id,
  note,
}: Pick<SentChange, 'phone' | 'id'> & { readonly note: string }): Promise<void> => {
  await post('note', { phone_number: phone, car_id: id, note });
};

/** Joins what the device kept with the account; the ids that had no room. @throws WatchRefusal where it is not taken */
export const sendJoin = async (ids: WatchlistJoined['left']): Promise<WatchlistJoined['left']> =>
  readJoined(await (await post('join', ids)).json());
