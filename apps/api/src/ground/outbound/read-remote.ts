import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { PrivateAddressError, publicLookup, refusePrivateHost } from './public-address';

/** Most redirects that are followed by default; each is checked like the first address. */
const usualRedirects = 5;

/** An address that cannot be read: why, in words for whoever gave it. `isFinal`: trying again would not help. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
  constructor(
    message: string,
    readonly isFinal: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface RemoteOptions {
  /** Most bytes that are read. */
  readonly limitBytes: number;
  /** Milliseconds for all of it: redirects, headers and body. */
  readonly timeoutMs: number;
  readonly allowPrivateAddresses: boolean;
  /** Value of the `accept` header. */
  readonly accept?: string;
  /** Most redirects that are followed; 0 where what is asked must stand at the address itself. */
  readonly mostRedirects?: number;
}

/** An address as it may be shown and logged: without its query, which may hold a key. */
export const shownAddress = (url: string | URL): string => {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
};

const parse = (address: string, base?: URL): URL => {
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    throw new RemoteFault('This is not an address.', true);
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new RemoteFault('Only http and https addresses are read.', true);
  if (url.username !== '' || url.password !== '')
    throw new RemoteFault('An address with a name or password in it is not read.', true);
  return url;
};

const ask = (url: URL, { allowPrivateAddresses, accept }: RemoteOptions, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    if (!allowPrivateAddresses) refusePrivateHost(url);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    send(
      url,
      {
        headers: { accept: accept ?? '*/*', 'accept-encoding': 'identity', 'user-agent': 'Forecourt' },
        signal,
        agent: false,
        ...(allowPrivateAddresses ? {} : { lookup: publicLookup() }),
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });

const follow = async (address: string, options: RemoteOptions, signal: AbortSignal): Promise<IncomingMessage> => {
  let url = parse(address);
  const { mostRedirects = usualRedirects } = options;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await ask(url, options, signal);
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    if (status >= 300 && status < 400 && location !== undefined) {
      answer.destroy();
      const next = parse(location, url);
      if (url.protocol === 'https:' && next.protocol === 'http:')
        throw new RemoteFault('It leads from https to http.', true);
      url = next;
      continue;
    }
    if (status === 200) return answer;
    answer.destroy();
    // What asks for patience, or is the server's own fault, may pass.
    throw new RemoteFault(`It answers ${status}.`, status < 500 && status !== 408 && status !== 425 && status !== 429);
  }
  throw new RemoteFault(
    mostRedirects === 0 ? 'It leads on to another address.' : `It leads on more than ${mostRedirects} times.`,
    true,
  );
};

const faultOf = (error: unknown, timedOut: boolean, timeoutMs: number): RemoteFault => {
  if (error instanceof RemoteFault) return error;
  if (timedOut) return new RemoteFault(`It took longer than ${timeoutMs / 1000} seconds.`, false, { cause: error });
  if (error instanceof PrivateAddressError) return new RemoteFault(error.message, true, { cause: error });
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return new RemoteFault(`It cannot be reached (${code}).`, false, { cause: error });
};

/**
 * Streams what stands at a public address. Never more than `limitBytes`, never longer than `timeoutMs`; addresses
 * outside the public Internet are refused, also after name resolution and redirects.
 * @throws RemoteFault
 */
export async function* readRemote(address: string, options: RemoteOptions): AsyncGenerator<Buffer> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let answer: IncomingMessage | null = null;
  const tooLarge = () => new RemoteFault(`It has more than ${options.limitBytes} bytes.`, true);
  try {
    answer = await follow(address, options, signal);
    if (Number(answer.headers['content-length'] ?? 0) > options.limitBytes) throw tooLarge();
    if ((answer.headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new RemoteFault('It is packed, though that was not asked for.', true);
    let bytes = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > options.limitBytes) throw tooLarge();
      yield chunk;
    }
    if (!answer.complete) throw new RemoteFault('It broke off before its end.', false);
  } catch (error) {
    throw faultOf(error, signal.aborted, options.timeoutMs);
  } finally {
    answer?.destroy();
  }
}
