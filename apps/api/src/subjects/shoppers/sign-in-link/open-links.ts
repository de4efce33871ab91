import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../ground/database/database';
import { shoppers, signInLinks } from '../../../ground/database/schema';

/** A link by its message, or by its id on a site. */
type NamedLink = { readonly message_id: string } | { readonly id: string; readonly websiteId: string };

/**
 * Where a link that still signs in is found, beside its shopper: not used, not over, and to the address that the shopper
 * had confirmed when it was asked for. Another one, written since, has its own confirmation or none.
 */
export const openLink = (named: NamedLink, now: Date) =>
  and(
    'id' in named
      ? and(eq(signInLinks.id, named.id), eq(signInLinks.website_id, named.websiteId))
      : eq(signInLinks.message_id, named.message_id),
    isNull(signInLinks.used_at),
    gt(signInLinks.expires_at, now),
    isNotNull(shoppers.email),
    lte(shoppers.email_confirmed_at, signInLinks.created_at),
  );

/** Whose a link is, and where it leads; null for one that signs nobody in on this site any more. */
export const findOpenLink = async (
  db: Pick<Db, 'select'>,
  named: { readonly id: string; readonly websiteId: string },
  now: Date,
): Promise<{ readonly shopperId: string; readonly phone: string; readonly redirect: string } | null> => {
  const [found] = await db
    .select({ shopperId: shoppers.id, phone: shoppers.phone, redirect: signInLinks.redirect })
    .from(signInLinks)
    .innerJoin(shoppers, eq(shoppers.id, signInLinks.shopper_id))
    .where(openLink(named, now));
  return found ?? null;
};
