import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import * as z from 'zod';

/** Milliseconds that a host may take to answer. */
const patienceMs = 4_000;

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** Names below `localhost` are this machine, wherever its own resolver sends them (RFC 6761). */
const lookup = (name: string, options: LookupOptions, found: Found): void => {
  const address = '127.0.0.1';
  if (!/(^|\.)localhost$/.test(name)) systemLookup(name, options, found as never);
  else if (options.all === true) found(null, [{ address, family: 4 }]);
  else found(null, address, 4);
};

const health = z.object({ status: z.literal('ok'), sites: z.number().nullable() });

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'has no address: its domain does not point anywhere',
  EAI_AGAIN: 'cannot be looked up now',
  ECONNREFUSED: 'has an address at which nobody listens',
  ECONNRESET: 'closes the connection',
  ETIMEDOUT: 'does not answer',
  CERT_HAS_EXPIRED: 'has a certificate that has ended',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has the certificate of another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate that no browser takes',
};

const reasonOf = (error: unknown): string => {
  if (error instanceof Error && /^(Abort|Timeout)Error$/.test(error.name)) return 'does not answer';
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return reasons[code] ?? `cannot be reached (${code})`;
};

/** Where a host leads: to a gateway of ours, or what is there instead, in words that follow its name. */
export const askHost = async (origin: string): Promise<string | null> => {
  const send = origin.startsWith('https:') ? requestHttps : requestHttp;
  const options: RequestOptions = { lookup: lookup as never, signal: AbortSignal.timeout(patienceMs), agent: false };
  try {
    const body = await new Promise<string>((resolve, reject) => {
      const request = send(`${origin}/_gateway/healthz`, options, (answer) => {
        text(answer).then(resolve, reject);
      });
      request.on('error', reject).end();
    });
    const read = z
      .string()
      .transform((json): unknown => JSON.parse(json))
      .pipe(health)
      .safeParse(body);
    if (!read.success) return 'leads to a server that is no gateway of ours';
    return read.data.sites === null ? 'leads to a gateway that knows no site yet' : null;
  } catch (error) {
    return error instanceof SyntaxError ? 'leads to a server that is no gateway of ours' : reasonOf(error);
  }
};
