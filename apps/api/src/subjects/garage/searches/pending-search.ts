import type { RotatedSecret } from '@forecourt/api-contract/service';
import { z } from 'zod';
import { openPayload, signPayload } from '../../../ground/sealing/signed-payload';
import { pendingSearchKey } from '../garage-keys';
import type { AskedSearch } from './save-search';

/** Milliseconds that a search waits for its shopper to sign in: as long as several codes last. */
export const pendingMs = 30 * 60 * 1000;

/** Cookie of a search that is saved once its shopper has signed in. */
export const pendingCookie = 'forecourt-pending-search';

/** Where sign-in leads to when a search waits. */
export const pendingPath = '/api/account/searches/pending';

const pending = z.object({ path: z.string(), name: z.string(), site: z.string(), until: z.number() });

/** A search with its site and its end, as the cookie carries it: nobody but our own form's answer can make one. */
export const sealPending = (
  secret: RotatedSecret,
  { path, name }: AskedSearch,
  { site, now }: { readonly site: string; readonly now: Date },
): string => signPayload(secret, pendingSearchKey, { path, name, site, until: now.getTime() + pendingMs });

/** The search that waits on a site; null for none, for one of another site, and for one that has waited too long. */
export const openPending = (
  secret: RotatedSecret,
  cookie: string,
  { site, now }: { readonly site: string; readonly now: Date },
): AskedSearch | null => {
  const read = pending.safeParse(openPayload(secret, pendingSearchKey, cookie));
  if (!read.success || read.data.site !== site || read.data.until <= now.getTime()) return null;
  return { path: read.data.path, name: read.data.name };
};
