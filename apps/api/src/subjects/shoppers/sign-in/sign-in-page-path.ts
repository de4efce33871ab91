import { signInPath } from '@forecourt/config/pages';

/** The sign-in page with why the shopper is there, where they go on to and back to; `more` says what it shows. */
export const signInPagePath = (
  { type, redirect, back }: { readonly type: string; readonly redirect: string; readonly back: string },
  more: Readonly<Record<string, string>> = {},
): string => {
  const path = signInPath({ type: type || 'account', redirect, back });
  const query = new URLSearchParams(more);
  return query.size === 0 ? path : `${path}&${query}`;
};
