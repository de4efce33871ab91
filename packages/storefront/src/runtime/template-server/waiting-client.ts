import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Span } from '@forecourt/api-contract/traces';

/** The nonce of a content security policy. */
const nonceForm = /'nonce-([A-Za-z0-9+/_-]+={0,2})'/;

/** Whose request is worked for: what logs say of it, and what questions to the API are asked with. Never part of a page. */
export interface RequestInHand {
  /** The id that the gateway gave it; one of our own where it did not come through the gateway. */
  readonly requestId: string;
  /** `website_id`; null where the request names no site. */
  readonly site: string | null;
  /** The request in its trace; null where traces are not sent. */
  readonly span: Span | null;
}

/** The client of one request, for as long as it waits for its answer. */
class WaitingClient {
  /** Set once what is drawn is known to be for this client alone. */
  isTheOnlyOne = false;
  /** For how many seconds what is drawn may answer whoever asks for the same address; undefined where it may not. */
  repeatableSeconds: number | undefined;
  readonly inHand: RequestInHand;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  #leaving: AbortController | undefined;

  constructor(request: IncomingMessage, response: ServerResponse, inHand: RequestInHand) {
    this.inHand = inHand;
    this.#request = request;
    this.#response = response;
  }

  /** Told by the connection itself, which knows before its events have been delivered. */
  get isGone(): boolean {
    return this.#request.socket.destroyed && !this.#response.writableFinished;
  }

  /** What the gateway has every script of the answer carry; undefined where that is not asked for. */
  get nonce(): string | undefined {
    return nonceForm.exec(this.#request.headers['content-security-policy']?.toString() ?? '')?.[1];
  }

  get signal(): AbortSignal {
    if (this.#leaving !== undefined) return this.#leaving.signal;
    const leaving = new AbortController();
    this.#leaving = leaving;
    if (this.isGone) leaving.abort();
    else
      this.#response.once('close', () => {
        if (!this.#response.writableFinished) leaving.abort();
      });
    return leaving.signal;
  }
}

// The server and the pages that Next has bundled hold copies of this module each.
const processWide: typeof globalThis & { forecourtClients?: AsyncLocalStorage<WaitingClient> } = globalThis;
processWide.forecourtClients ??= new AsyncLocalStorage();
const clients = processWide.forecourtClients;

/** Has `answer` know whose request it answers. */
export const withClient = <Result>(
  request: IncomingMessage,
  response: ServerResponse,
  inHand: RequestInHand,
  answer: () => Result,
): Result => clients.run(new WaitingClient(request, response, inHand), answer);

/**
 * The request that is worked for; undefined outside of one. The draw of a page that is kept goes by the request that it
 * began with, for whoever waits for it.
 */
export const requestInHand = (): RequestInHand | undefined => clients.getStore()?.inHand;

/** Nothing comes after it, and nothing holds it, so that all that waits for it is forgotten. */
const never = (): Promise<never> => new Promise(() => undefined);

/**
 * Ends the work for a client that has gone: the wait for this never ends then. An error in its place would be drawn as a
 * page and written to the log, for nobody. Only what is drawn for one client ends: the draw of a cached page serves whoever
 * comes next too, and goes on.
 */
export const onlyForClient = async (): Promise<void> => {
  const client = clients.getStore();
  if (client?.isTheOnlyOne === true && client.isGone) await never();
};

/** Fires when the client of what is drawn goes; undefined where the draw is to go on without it. */
export const clientSignal = (): AbortSignal | undefined => {
  const client = clients.getStore();
  return client?.isTheOnlyOne === true ? client.signal : undefined;
};

/**
 * What a script written into the page must carry to run, on pages whose policy asks for it: those of class `payment`. Next
 * does the same for its own scripts. Undefined on all other pages, which may be kept: the gateway sends no policy for
 * them, and no client's.
 */
export const scriptNonce = (): string | undefined => clients.getStore()?.nonce;

/**
 * Says of what is being drawn for one client that it is the same for everyone who asks for its address, until something
 * of its site changes or so many seconds have gone.
 */
export const repeatFor = (seconds: number): void => {
  const client = clients.getStore();
  if (client !== undefined) client.repeatableSeconds = seconds;
};

/** What was said by {@link repeatFor} of the request that is answered here. */
export const repeatableSeconds = (): number | undefined => clients.getStore()?.repeatableSeconds;

/** What is drawn at each request, for the client that asked: it ends with that client. */
export const forOneClient =
  <Given extends readonly unknown[], Drawn>(
    draw: (...given: Given) => Promise<Drawn>,
  ): ((...given: Given) => Promise<Drawn>) =>
  async (...given) => {
    const client = clients.getStore();
    if (client !== undefined) client.isTheOnlyOne = true;
    await onlyForClient();
    return draw(...given);
  };
