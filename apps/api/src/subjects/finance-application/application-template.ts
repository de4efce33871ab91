import { siteDocumentSchema } from '@forecourt/config/site-document';
import { leadReference } from '@forecourt/domain/lead';
import { oneLine } from '@forecourt/domain/typed-text';
import { and, eq, isNull } from 'drizzle-orm';
import { leads, sites } from '../../ground/database/schema';
import { DeliveryFailure } from '../../ground/messages/delivery-failure';
import type { MessageTemplate, TemplateDeps } from '../../ground/messages/message-template';
import { noteMail } from '../../ground/messages/note-mail';
import { typedName } from '../../ground/text/typed-name';
import { applicationKind } from '../leads';
import { storedSite } from '../sites';
import { applicationAddress, linkDays } from './application-link';
import { openSent, sentApplication, UnknownSealingKey } from './application-store';
import { applicationWebhook } from './application-webhook';

const readApplication = async ({ db }: TemplateDeps, leadId: string) => {
  const [found] = await db
    .select({ submission: leads.submission, websiteId: leads.website_id, site: sites.document })
    .from(leads)
    .leftJoin(sites, eq(sites.website_id, leads.website_id))
    .where(and(eq(leads.id, leadId), isNull(leads.erased_at)));
  const row = await sentApplication(db, leadId);
  if (found === undefined || row === null) return null;
  // A removed site has no addresses any more, and its applications are answered all the same.
  const site = found.site === null ? null : storedSite(found.site);
  const name = siteDocumentSchema.shape.name.catch(found.websiteId).parse(site?.name);
  return { row, site, name, sent: found.submission };
};

/** The decrypted answers. A missing key is a failure of ours and is never held against the destination. */
const opened = (row: Parameters<typeof openSent>[0], { secrets }: TemplateDeps) => {
  try {
    return openSent(row, secrets.sealingKey);
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
  kind: applicationKind,
  compose: async (deps, message, lead_id) => {
    const { destination } = message;
    if (destination.kind === 'shopper') return null;
    const found = await readApplication(deps, lead_id);
    if (found === null) return null;
    const { row, site, name, sent } = found;
    if (destination.kind === 'webhook')
      return () => {
        const { answers, consents } = opened(row, deps);
        const body = applicationWebhook.write({
          lead_id,
          application_id: row.id,
          sent_at: row.sent_at?.toISOString() ?? null,
          car_id: row.car_id,
          answers,
          consents,
        });
        return { channel: 'webhook', destination, body };
      };
    const terms = { leadId: lead_id, secret: deps.secrets.serviceToken, now: deps.now() };
    const reading =
      site === null
        ? [
            `The site that it came from has been taken down. Whoever runs it has the application: forecourt applications export ${lead_id}`,
          ]
        : [
            `Read the application: ${applicationAddress(site, deps.addresses, terms)}`,
            `The link works for ${linkDays} days, and each reading is counted. Whoever has it can read what the application says of income, debts and identity, so please do not pass it on.`,
            `A new link: forecourt applications link ${lead_id}`,
          ];
    return () => ({
      channel: 'email',
      mail: noteMail(message, {
        siteName: name,
        from: deps.mailFrom,
        to: destination.to,
        about: `application for finance ${leadReference(lead_id)}`,
        // What was typed stands behind a label: the reader expects a link to an identity, and no line may pretend to be it.
        lines: [
          `An application for finance has come from ${oneLine(name)}.`,
          '',
          `Applicant: ${typedName(sent.userData)}`,
          '',
          ...reading,
          '',
          `Lead: ${lead_id}`,
        ],
      }),
    });
  },
  // As an enquiry: tried for a day and a half.
  plan: { mostTries: 60, mostTriesWhenRefused: 10 },
  whenGivenUp: 'error',
};
