import { accountHref } from '@forecourt/config/hrefs';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { shoppers, sites } from '../../../ground/database/schema';
import type { MessageKind, MessageTemplate } from '../../../ground/messages/message-template';
import { noteMail } from '../../../ground/messages/note-mail';
import { canonicalOrigin, storedSite } from '../../sites';
import { confirmToken } from './confirm-token';

/** Somebody waits for it with the page open. */
export const confirmKind: MessageKind = { name: 'confirm-email', subject: 'shopper', priority: 50 };

/** The path that confirms an address. */
export const confirmPath = '/api/account/confirm-email';

/** The link by which a shopper shows that an address is theirs; none once it is confirmed or gone. */
export const confirmTemplate: MessageTemplate = {
  kind: confirmKind,
  compose: async ({ db, mailFrom, addresses, now, secrets }, message, id) => {
    const [found] = await db
      .select({ email: shoppers.email, site: sites.document })
      .from(shoppers)
      .innerJoin(sites, eq(sites.website_id, shoppers.website_id))
      .where(and(eq(shoppers.id, id), isNotNull(shoppers.email), isNull(shoppers.email_confirmed_at)));
    const site = found === undefined ? null : storedSite(found.site);
    if (found === undefined || found.email === null || site === null || !site.flags.auth || !site.flags.garage)
      return null;
    const { email } = found;
    const token = confirmToken(secrets.serviceToken, { shopperId: id, email, now: now() });
    const origin = canonicalOrigin(site, addresses);
    const lines = [
      `This address was given for an account at ${site.name}. Please confirm that it is yours:`,
      '',
      `${origin}${confirmPath}?${new URLSearchParams({ token })}`,
      '',
      'The link works for 24 hours. If you did not give this address, do nothing: nothing more will come.',
      '',
      `Your account: ${origin}${accountHref(site, 'details')}`,
    ];
    const mail = {
      siteName: site.name,
      from: mailFrom,
      to: [email],
      about: 'please confirm your email address',
      lines,
    };
    return () => ({ channel: 'email', mail: noteMail(message, mail) });
  },
  // As long as the link works.
  plan: { mostTries: 12, mostTriesWhenRefused: 1 },
  whenGivenUp: 'info',
};
