import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { alertItems } from '../../ground/database/schema';
import type { MessageMaker } from '../../ground/messages/new-message';
import { siteDirectory } from '../sites';
import { alertSites, siteTimeZone } from './alert-site';
import { isQuiet } from './alert-times';
import { tellShopper } from './tell-shopper';
import { isOpen, type WaitingShopper, waitingShoppers } from './waiting-shoppers';

/** Shoppers read at a time. */
const batch = 500;

/**
 * Tells every shopper what is due, but those who have night now: whatever was late keeps to the hours, too. What was found
 * on a site that has no alerts any more is dropped.
 * @returns how many messages were made
 */
export const tellDue = async (db: Db, maker: MessageMaker, now: Date): Promise<number> => {
  const isDue = and(isOpen, lte(alertItems.due_at, now));
  const due = await db.selectDistinct({ site: alertItems.website_id }).from(alertItems).where(isDue);
  if (due.length === 0) return 0;
  const directory = await siteDirectory(db);
  const sites = alertSites(directory);
  let messages = 0;
  for (const { site: websiteId } of due) {
    const site = sites.get(websiteId);
    const ofSite = eq(alertItems.website_id, websiteId);
    if (site === undefined) await db.update(alertItems).set({ dropped_at: now }).where(and(ofSite, isOpen));
    if (site === undefined) continue;
    const siteZone = siteTimeZone(site, directory);
    let after: string | null = null;
    do {
      const waiting: readonly WaitingShopper[] = await waitingShoppers(db, websiteId, { now, after, limit: batch });
      for (const { id: shopperId, timeZone } of waiting) {
        if (isQuiet(timeZone ?? siteZone, now)) continue;
        messages += await db.transaction((tx) => tellShopper(tx, maker, { shopperId, now }));
      }
      after = waiting.length < batch ? null : (waiting.at(-1)?.id ?? null);
    } while (after !== null);
  }
  return messages;
};
