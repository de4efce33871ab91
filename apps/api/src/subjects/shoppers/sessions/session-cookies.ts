import { type AccountCookie, accountCookieName, accountToken, signedInHint } from '@forecourt/api-contract';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../../../ground/http/app-context';
import { contextOf } from '../../../ground/http/make-context';
import { codeMs } from '../sign-in/sign-in-terms';
import { longestMs } from './session-terms';

/** The scheme that the browser asked by, as the gateway says. */
const schemeOf = (c: Context<AppEnv>): 'http' | 'https' =>
  contextOf(c).askedOrigin?.startsWith('https:') ? 'https' : 'http';

const optionsOf = (c: Context<AppEnv>, ms: number) => ({
  path: '/',
  sameSite: 'Lax' as const,
  secure: schemeOf(c) === 'https',
  maxAge: Math.floor(ms / 1000),
});

/** The token that the request carries in a cookie; null for none. */
export const tokenOf = (c: Context<AppEnv>, cookie: AccountCookie): string | null =>
  accountToken(cookie, c.req.header('cookie'), schemeOf(c));

/** Gives the browser the token of its sign-in, for as long as that can last. */
export const setSignInCookie = (c: Context<AppEnv>, token: string): void =>
  setCookie(c, accountCookieName('sign-in', schemeOf(c)), token, { ...optionsOf(c, codeMs), httpOnly: true });

/** Gives the browser its session, and the hint that pages see. The sign-in is over. */
export const setSessionCookies = (c: Context<AppEnv>, token: string): void => {
  setCookie(c, accountCookieName('session', schemeOf(c)), token, { ...optionsOf(c, longestMs), httpOnly: true });
  setCookie(c, signedInHint, '1', optionsOf(c, longestMs));
  deleteCookie(c, accountCookieName('sign-in', schemeOf(c)), optionsOf(c, 0));
};

/** Marks the browser as one in which the number has signed in. It stays after signing out. */
export const setKnownCookie = (c: Context<AppEnv>, mark: string): void =>
  setCookie(c, accountCookieName('known', schemeOf(c)), mark, { ...optionsOf(c, longestMs), httpOnly: true });

/** Takes the session and its hint from the browser. */
export const dropSessionCookies = (c: Context<AppEnv>): void => {
  deleteCookie(c, accountCookieName('session', schemeOf(c)), optionsOf(c, 0));
  deleteCookie(c, signedInHint, optionsOf(c, 0));
};
