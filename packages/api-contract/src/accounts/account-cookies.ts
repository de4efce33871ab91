/**
 * Cookies of accounts: who is signed in; which sign-in is under way; that a number has signed in here before, so that
 * strangers who guess at it do not keep this browser out (`known`).
 */
export type AccountCookie = 'session' | 'sign-in' | 'known';

const names: Readonly<Record<AccountCookie, string>> = {
  session: 'forecourt-session',
  'sign-in': 'forecourt-sign-in',
  known: 'forecourt-known',
};

/**
 * Set beside a session for as long as that may last, readable by scripts and worth nothing: without it no page asks who is
 * signed in, so that visitors cost nothing.
 */
export const signedInHint = 'forecourt-signed-in';

/**
 * The name of a cookie by the scheme of its site. Over https it is bound to the one host (`__Host-`): no sibling host can
 * set it or have it sent.
 */
export const accountCookieName = (cookie: AccountCookie, scheme: 'http' | 'https'): string =>
  scheme === 'https' ? `__Host-${names[cookie]}` : names[cookie];

/** Tokens as they are made: 256 bits in base64url. What is anything else was never ours. */
const token = /^[A-Za-z0-9_-]{43}$/;

/**
 * The token that a request carries, by its `cookie` header; null for none. Over https the name without `__Host-` is not
 * looked at, since any sibling host could have set it.
 */
export const accountToken = (
  cookie: AccountCookie,
  header: string | null | undefined,
  scheme: 'http' | 'https',
): string | null => {
  const name = `${accountCookieName(cookie, scheme)}=`;
  const found = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(name));
  const value = found?.slice(name.length) ?? '';
  return token.test(value) ? value : null;
};

/** Headers by which our own services hand the tokens of a request on to the API. */
export const tokenHeaders: Readonly<Record<Exclude<AccountCookie, 'known'>, string>> = {
  session: 'x-forecourt-session',
  'sign-in': 'x-forecourt-sign-in',
};
