import { createHmac, timingSafeEqual } from 'node:crypto';

/** Restrictions that a sealed key of ours can carry. A key allows searching and nothing else. */
export interface SecuredKeyRestrictions {
  /** Algolia filter string ANDed to every query; no request parameter can widen it. */
  readonly filters?: string | undefined;
  /** Index names (`*` at either end matches anything) that may be searched; replicas are named too. */
  readonly restrictIndices?: readonly string[] | undefined;
  /** Unix time in seconds after which the key is refused. Absent: the key is valid as long as its parent. */
  readonly validUntil?: number | undefined;
}

/** Why a key was refused. `message` is Algolia's, safe to show to the client. */
export interface KeyRefusal {
  readonly ok: false;
  readonly code: 'malformed' | 'forged' | 'expired' | 'unsupported';
  readonly message: string;
}

export type KeyReading = { readonly ok: true; readonly restrictions: SecuredKeyRestrictions } | KeyRefusal;

const DIGEST_LENGTH = 64;

/** Algolia restriction names that only label the traffic of a key. */
const WITHOUT_EFFECT = new Set(['userToken', 'analyticsTags']);

/**
 * Makes a sealed key by Algolia's published scheme: base64 of the HMAC-SHA256 (hex) of the URL-encoded restrictions,
 * followed by these. The same input gives the same key, so cached pages keep a valid one.
 */
export function generateSecuredApiKey(parentKey: string, restrictions: SecuredKeyRestrictions): string {
  const values: Readonly<Record<string, string | undefined>> = {
    filters: restrictions.filters,
    restrictIndices: restrictions.restrictIndices?.join(','),
    validUntil: restrictions.validUntil?.toString(),
  };
  const parameters = Object.entries(values)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return Buffer.from(digest(parentKey, parameters) + parameters).toString('base64');
}

/**
 * Verifies a sealed key and reads its restrictions. A restriction that this engine could not enforce makes the key
 * refused, never ignored.
 * @param nowSeconds Unix time in seconds, compared with `validUntil`.
 */
export function readSecuredApiKey(parentKey: string, key: string, nowSeconds: number): KeyReading {
  const decoded = Buffer.from(key, 'base64');
  // Base64 decoders forgive stray characters; one key has one spelling here.
  if (decoded.length < DIGEST_LENGTH || decoded.toString('base64') !== key) return refuse('malformed');
  const parameters = decoded.subarray(DIGEST_LENGTH).toString();
  const expected = Buffer.from(digest(parentKey, decoded.subarray(DIGEST_LENGTH)));
  if (!timingSafeEqual(expected, decoded.subarray(0, DIGEST_LENGTH))) return refuse('forged');
  return readParameters(parameters, nowSeconds);
}

function readParameters(text: string, nowSeconds: number): KeyReading {
  let filters: string | undefined;
  let restrictIndices: string[] | undefined;
  let validUntil: number | undefined;
  const seen = new Set<string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (seen.has(name)) return refuse('unsupported');
    seen.add(name);
    if (name === 'filters') filters = value;
    else if (name === 'restrictIndices') restrictIndices = value.split(',').map((index) => index.trim());
    else if (name === 'validUntil') validUntil = Number(value);
    else if (!WITHOUT_EFFECT.has(name)) return refuse('unsupported');
  }
  // Written so that an unreadable time (NaN) has passed.
  if (validUntil !== undefined && !(nowSeconds <= validUntil)) return refuse('expired');
  return { ok: true, restrictions: { filters, restrictIndices, validUntil } };
}

function refuse(code: KeyRefusal['code']): KeyRefusal {
  const message =
    code === 'expired'
      ? 'The API key has expired'
      : code === 'unsupported'
        ? 'The API key carries restrictions that are not supported'
        : 'Invalid Application-ID or API key';
  return { ok: false, code, message };
}

function digest(parentKey: string, parameters: string | Uint8Array): string {
  return createHmac('sha256', parentKey).update(parameters).digest('hex');
}
