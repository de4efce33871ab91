import { Agent, type Dispatcher } from 'undici';
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

/** Keeps connections to the applications. */
export const createInnerRequests = ({ answerMs }: Pick<Patience, 'answerMs'>): InnerRequests => {
  const agent = new Agent({
    connections: 256,
    pipelining: 1,
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
    connect: { timeout: CONNECT_TIMEOUT },
  });
  const followed = new Map<string, Interest>();
  const idOf = ({ headers }: Dispatcher.RequestOptions): string =>
    String((headers as Readonly<Record<string, unknown>> | null | undefined)?.['x-request-id']);
  const request = (options: Dispatcher.RequestOptions, callback: Callback): void => {
    const interest = followed.get(idOf(options));
    if (interest === undefined) {
      agent.request(options, callback);
      return;
    }
    const ending = new AbortController();
    const end = (): void => ending.abort();
    if (interest.left.aborted) end();
    interest.left.addEventListener('abort', end, { once: true });
    agent.request({ ...options, signal: ending.signal }, (error, answer) => {
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
    close: () => agent.destroy(),
  };
};
