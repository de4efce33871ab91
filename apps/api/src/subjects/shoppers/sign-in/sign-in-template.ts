import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { signIns, sites } from '../../../ground/database/schema';
import type { MessageTemplate } from '../../../ground/messages/message-template';
import { canonicalOrigin, storedSite } from '../../sites';
import { signInCode } from './sign-in-code';
import { signInKind, signInSmsText } from './sign-in-sms';
import { mostTries } from './sign-in-terms';

/** The code of a sign-in as a text; none once it was used or is over. */
export const signInTemplate: MessageTemplate = {
  kind: signInKind,
  compose: async ({ db, addresses, now, secrets }, { message_id }, id) => {
    const [found] = await db
      .select({ phone: signIns.phone, site: sites.document })
      .from(signIns)
      .innerJoin(sites, eq(sites.website_id, signIns.website_id))
      .where(
        and(eq(signIns.id, id), isNull(signIns.used_at), lt(signIns.tries, mostTries), gt(signIns.expires_at, now())),
      );
    const site = found === undefined ? null : storedSite(found.site);
    if (found === undefined || site === null) return null;
    const host = new URL(canonicalOrigin(site, addresses)).hostname;
    const text = signInSmsText({ siteName: site.name, host, code: signInCode(secrets.serviceToken, id) });
    return () => ({ channel: 'sms', sms: { messageId: message_id, to: found.phone, text } });
  },
  // Within the ten minutes of the code. A text that was taken is never sent again by itself.
  plan: { mostTries: 4, mostTriesWhenRefused: 1 },
  whenGivenUp: 'info',
};
