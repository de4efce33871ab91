import { siteDocumentSchema } from '@forecourt/config/site-document';
import { leadReference } from '@forecourt/domain/lead';
import { and, eq, isNull } from 'drizzle-orm';
import { leads, sites } from '../database/schema';
import { DeliveryFailure } from '../messages/delivery-failure';
import type { MessageTemplate, TemplateDeps } from '../messages/message-template';
import { noteMail } from '../messages/note-mail';
import { oneLine } from '../plain-text';
import { storedSite } from '../sites/site-directory';
import { applicationAddress, linkDays } from './application-link';
import { openSent, sentApplication, UnknownSealingKey } from './application-store';

const readApplication = async ({ db }: TemplateDeps, leadId: string) => {
  const [found] = await db
    .select({ submission: leads.submission, site: sites.document })
    .from(leads)
    .innerJoin(sites, eq(sites.website_id, leads.website_id))
    .where(and(eq(leads.id, leadId), isNull(leads.erased_at)));
  const row = await sentApplication(db, leadId);
  const site = found === undefined ? null : storedSite(found.site);
  return found === undefined || site === null || row === null ? null : { row, site, sent: found.submission };
};

/** The decrypted answers. A missing key is a failure of ours and is never held against the destination. */
const opened = (row: Parameters<typeof openSent>[0], { sealingKey }: TemplateDeps) => {
  try {
    return openSent(row, sealingKey);
  } catch (error) {
    if (error instanceof UnknownSealingKey) throw new DeliveryFailure('unknown_sealing_key', false, 'ours');
    throw error;
  }
};

/**
 * An application for finance, for those who had its enquiry: by mail the link to it, never what it says; to the dealer's
 * own system whole, in a body that is signed as every webhook is. It is opened at each try and stands in no queue.
 */
export const applicationTemplate: MessageTemplate = {
  compose: async (deps, message) => {
    const { lead_id, destination } = message;
    if (lead_id === null || destination.kind === 'shopper') return null;
    const found = await readApplication(deps, lead_id);
    if (found === null) return null;
    const { row, site, sent } = found;
    if (destination.kind === 'webhook')
      return () => {
        const { answers, consents } = opened(row, deps);
        const body = JSON.stringify({
          type: 'finance-application',
          version: 1,
          lead_id,
          application_id: row.id,
          sent_at: row.sent_at?.toISOString() ?? null,
          car_id: row.car_id,
          answers,
          consents,
        });
        return { channel: 'webhook', destination, body };
      };
    const name = siteDocumentSchema.shape.name.parse(site.name);
    const who = oneLine(`${sent.userData.name} ${sent.userData.last_name}`).trim();
    const link = applicationAddress(site, deps.addresses, {
      leadId: lead_id,
      secret: deps.linkSecret,
      now: deps.now(),
    });
    return () => ({
      channel: 'email',
      mail: noteMail(message, {
        siteName: name,
        from: deps.mailFrom,
        to: destination.to,
        about: `application for finance ${leadReference(lead_id)}`,
        lines: [
          `${who} has applied for finance on ${oneLine(name)}.`,
          '',
          `Read the application: ${link}`,
          `The link works for ${linkDays} days, and each reading is counted. Whoever has it can read what the application says of income, debts and identity, so please do not pass it on.`,
          `A new link: forecourt applications link ${lead_id}`,
          '',
          `Lead: ${lead_id}`,
        ],
      }),
    });
  },
  // As an enquiry: tried for a day and a half.
  plan: { mostTries: 60, mostTriesWhenRefused: 10 },
  priority: 8,
  whenGivenUp: 'error',
};
