import type { RouteLookup } from '@forecourt/config/pages';
import { Agent, Client, type Dispatcher } from 'undici';
import { isFile } from '../drawing/drawing';
import {
  type AskAgainReason,
  type AskedOnce,
  isNeverSent,
  reasonAfterAnswer,
  reasonAfterError,
} from '../origins/ask-another';
import type { Origins } from '../origins/origins';
import { keptAt } from './kept-at';
import type { Patience } from './patience';

/** Milliseconds. */
const CONNECT_TIMEOUT = 3_000;

/** What the gateway wants to do with a request to an application while it is under way. */
export interface Interest {
  /** Aborted when its client goes away: ends it, unless its answer has begun, which others may be given too. */
  readonly left: AbortSignal;
  /** Called once its answer has begun, or failed. */
  readonly answered: () => void;
}

type Callback = (error: Error | null, answer: Dispatcher.ResponseData<null>) => void;

/** The requests to applications, each known by its `x-request-id`: the proxy library itself offers no way to end one. */
export interface InnerRequests {
  /** What the proxy library sends with. */
  readonly sender: { request: Dispatcher['request'] };
  /** From now on the requests of this id can be ended. The answer ends the interest. */
  follow(requestId: string, interest: Interest): () => void;
  close(): Promise<void>;
}

interface Options {
  readonly patience: Pick<Patience, 'answerMs'>;
  readonly origins: Pick<Origins, 'inOrder' | 'failed'>;
  /** By which the API is known: its processes take turns, those of a template app keep pages. */
  readonly apiUrl: string;
  readonly routeAt: RouteLookup;
  readonly onlyReads: (method: string, path: string) => boolean;
  /** Told whenever another process is asked than the first. */
  readonly askedAgain: (origin: string, reason: AskAgainReason) => void;
}

type AnyAnswer = Dispatcher.ResponseData<null>;

/** Whether the whole body is there, or there is none. */
const isHeld = ({ body }: Dispatcher.RequestOptions): boolean =>
  body === undefined || body === null || typeof body === 'string' || Buffer.isBuffer(body);

/** What a request is about, as far as it decides whether another process may be asked. */
const askedOnce = (options: Dispatcher.RequestOptions, onlyReads: Options['onlyReads']): AskedOnce => ({
  onlyReads: onlyReads(options.method, options.path),
  isHeld: isHeld(options),
  isFile: isFile(options.path),
});

/** An answer in whose place another is given. */
const drop = (answer: AnyAnswer | null): void => {
  // Whether its rest arrives concerns nobody any more; its connection ends where it does not.
  answer?.body.on('error', () => undefined).resume();
};

/** Keeps connections to the applications, and asks another process of the same one where the first cannot answer. */
export const createInnerRequests = ({
  patience: { answerMs },
  origins,
  apiUrl,
  routeAt,
  onlyReads,
  askedAgain,
}: Options): InnerRequests => {
  const line = {
    pipelining: 1,
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
    connect: { timeout: CONNECT_TIMEOUT },
  } as const;
  const agent = new Agent({ ...line, connections: 256 });
  /** Connections of one request each. */
  const single = new Set<Client>();
  /**
   * Sends a body that is not held by a connection of its own. Where it is answered before it was read, the application
   * closes the connection a little later, and a lead that had come onto it meanwhile would be lost.
   */
  const sendAlone = (origin: string, options: Dispatcher.RequestOptions, callback: Callback): void => {
    const client = new Client(origin, line);
    single.add(client);
    client.request(options, callback);
    const forget = () => single.delete(client);
    // It closes once this request is over.
    client.close().then(forget, forget);
  };
  const sendTo = (origin: string, options: Dispatcher.RequestOptions, callback: Callback): void => {
    if (isHeld(options)) agent.request({ ...options, origin }, callback);
    else sendAlone(origin, options, callback);
  };
  const followed = new Map<string, Interest>();
  const headerOf = ({ headers }: Dispatcher.RequestOptions, name: 'x-request-id' | 'x-forecourt-site'): string =>
    String((headers as Readonly<Record<string, unknown>> | null | undefined)?.[name]);

  const send = (options: Dispatcher.RequestOptions, callback: Callback): void => {
    const origin = String(options.origin);
    const page = origin === apiUrl ? null : keptAt(options.path, headerOf(options, 'x-forecourt-site'), routeAt);
    const processes = origins.inOrder(origin, page);
    if (processes === null) {
      sendTo(origin, options, callback);
      return;
    }
    const asked = askedOnce(options, onlyReads);
    /** @param before what an earlier process said: better than nothing, where no later one says anything */
    const ask = (at: number, before: AnyAnswer | null): void => {
      const process = processes[at] ?? origin;
      const isLast = at >= processes.length - 1;
      sendTo(process, options, (error, answer) => {
        if (error !== null && isNeverSent(error)) origins.failed(process);
        if (error !== null && before !== null && (isLast || reasonAfterError(error, asked) === null)) {
          callback(null, before);
          return;
        }
        const reason = error === null ? reasonAfterAnswer(answer.statusCode, asked) : reasonAfterError(error, asked);
        if (error === null) drop(before);
        if (isLast || reason === null) {
          callback(error, answer);
          return;
        }
        askedAgain(origin, reason);
        ask(at + 1, error === null ? answer : before);
      });
    };
    ask(0, null);
  };

  const request = (options: Dispatcher.RequestOptions, callback: Callback): void => {
    const interest = followed.get(headerOf(options, 'x-request-id'));
    if (interest === undefined) {
      send(options, callback);
      return;
    }
    const ending = new AbortController();
    const end = (): void => ending.abort();
    if (interest.left.aborted) end();
    interest.left.addEventListener('abort', end, { once: true });
    send({ ...options, signal: ending.signal }, (error, answer) => {
      interest.left.removeEventListener('abort', end);
      interest.answered();
      callback(error, answer);
    });
  };
  return {
    sender: { request: request as Dispatcher['request'] },
    follow: (requestId, interest) => {
      followed.set(requestId, interest);
      return () => void followed.delete(requestId);
    },
    close: async () => {
      await Promise.all([agent, ...single].map((one) => one.destroy()));
    },
  };
};
