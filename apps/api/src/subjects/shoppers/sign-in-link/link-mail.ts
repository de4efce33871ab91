import { eq } from 'drizzle-orm';
import { shoppers, signInLinks, sites } from '../../../ground/database/schema';
import type { MessageKind, MessageTemplate } from '../../../ground/messages/message-template';
import { noteMail } from '../../../ground/messages/note-mail';
import { canonicalOrigin, storedSite } from '../../sites';
import { hasLinks } from './has-links';
import { openLinkPath } from './link-terms';
import { linkToken } from './link-token';
import { openLink } from './open-links';

/** Behind codes alone: somebody waits for it with the page open. */
export const signInLinkKind: MessageKind = { name: 'sign-in-link', subject: 'shopper', priority: 90 };

/**
 * The link as a mail. There is none for an address that nobody has confirmed, nor once the link was used, is over, or the
 * address is another one.
 */
export const signInLinkTemplate: MessageTemplate = {
  kind: signInLinkKind,
  compose: async ({ db, mailFrom, addresses, now, secrets }, message) => {
    const [found] = await db
      .select({ id: signInLinks.id, email: shoppers.email, site: sites.document })
      .from(signInLinks)
      .innerJoin(shoppers, eq(shoppers.id, signInLinks.shopper_id))
      .innerJoin(sites, eq(sites.website_id, signInLinks.website_id))
      .where(openLink({ message_id: message.id }, now()));
    const site = found === undefined ? null : storedSite(found.site);
    if (found === undefined || found.email === null || site === null || !hasLinks(site)) return null;
    const token = linkToken(secrets.serviceToken, found.id);
    const lines = [
      `Open this link to sign in at ${site.name}, on whatever device you like:`,
      '',
      `${canonicalOrigin(site, addresses)}${openLinkPath}?${new URLSearchParams({ token })}`,
      '',
      'It works for 15 minutes, and once. If you did not ask for it, ignore this email, and pass it on to nobody: whoever has the link can sign in to your account.',
    ];
    const mail = { siteName: site.name, from: mailFrom, to: [found.email], about: 'your link to sign in', lines };
    return () => ({ channel: 'email', mail: noteMail(message, mail) });
  },
  // Within the fifteen minutes of the link.
  plan: { mostTries: 5, mostTriesWhenRefused: 1 },
  whenGivenUp: 'info',
};
