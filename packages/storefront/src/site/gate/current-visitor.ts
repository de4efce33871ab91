import { type Account, type AccountCookie, accountToken, type SignInState } from '@forecourt/api-contract';
import type { Visitor } from '@forecourt/config/page-access';
import { headers } from 'next/headers';
import { cache } from 'react';
import { api } from '../../runtime/service-access/api';
import type { AskedHeaders } from './gate';

/** The scheme that the browser asked by, as the gateway says. */
const schemeOf = (asked: AskedHeaders): 'http' | 'https' =>
  asked.get('x-forwarded-proto') === 'https' ? 'https' : 'http';

const tokenIn = (asked: AskedHeaders, cookie: AccountCookie): string | null =>
  accountToken(cookie, asked.get('cookie'), schemeOf(asked));

/** The token of the request that is answered; null for none. For pages of one person alone: a cached page reads no cookie. */
const tokenOf = async (cookie: AccountCookie): Promise<string | null> => tokenIn(await headers(), cookie);

const ask = cache(async (websiteId: string, token: string): Promise<Visitor> => {
  try {
    return await api().getVisitor(websiteId, token, { cache: 'no-store' });
  } catch (error) {
    console.error(`Who is signed in on ${websiteId} could not be asked.`, error);
    return { kind: 'unavailable' };
  }
});

/**
 * Who sent a request to a site, by the session in its cookie; without one nothing is asked. Where the session cannot be
 * asked the answer is `unavailable`.
 */
export const askVisitor = async (websiteId: string, asked: AskedHeaders): Promise<Visitor> => {
  const token = tokenIn(asked, 'session');
  return token === null ? { kind: 'anonymous' } : ask(websiteId, token);
};

/** Who sees the page that is drawn. */
export const currentVisitor = async (websiteId: string): Promise<Visitor> => askVisitor(websiteId, await headers());

/**
 * The token of the session that the page is drawn for; null for none. It goes to the API in a header, and into nothing
 * that is drawn.
 */
export const sessionToken = (): Promise<string | null> => tokenOf('session');

/** The account that the page is drawn for; null where the session has ended. Throws where it cannot be asked. */
export const currentAccount = cache(async (websiteId: string): Promise<Account | null> => {
  const token = await sessionToken();
  return token === null ? null : api().getAccount(websiteId, token, { cache: 'no-store' });
});

/** The sign-in under way in the browser that the page is drawn for; null for none. */
export const currentSignIn = cache(async (websiteId: string): Promise<SignInState | null> => {
  const token = await tokenOf('sign-in');
  return token === null ? null : api().getSignIn(websiteId, token, { cache: 'no-store' });
});
