/** Where shoppers sign in, on sites that let them. */
export const signInAddress = '/sign-in';

/** The sign-in page itself, and what is below it, however it is spelled. */
const isAtSignIn = (path: string): boolean => `${path.toLowerCase()}/`.startsWith(`${signInAddress}/`);

/** Stands for the site itself while an address is read; never printed. */
const site = 'https://site.invalid';

const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text);

/**
 * The address to go to after sign-in, as a path of this site (AUTH-03): the target when it is one, else `fallback`.
 * Everything that a browser could read as another site's address is refused, the sign-in page too, for it would
 * lead in a circle. The answer is normalised and safe to redirect to.
 */
export const safeRedirect = (target: string | null | undefined, fallback = '/'): string => {
  // Browsers drop tabs and line breaks from addresses, and read a backslash as a slash.
  const text = target ?? '';
  if (!isPath(text) || /[\\\p{Cc}]/u.test(text)) return fallback;
  const url = new URL(text, site);
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//elsewhere.example` becomes `//elsewhere.example` once it is normalised.
  return isPath(path) && !isAtSignIn(url.pathname) ? path : fallback;
};

/**
 * The sign-in page with the way on and the way back (AUTH-03): `type` says why, such as `watchlist`; both targets are
 * made safe.
 */
export const signInPath = ({
  type,
  redirect,
  back,
}: {
  readonly type: string;
  readonly redirect: string;
  readonly back: string;
}): string =>
  `${signInAddress}?${new URLSearchParams({ type, redirect: safeRedirect(redirect), back: safeRedirect(back) })}`;
