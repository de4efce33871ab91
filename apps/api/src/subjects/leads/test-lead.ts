import type { Dealership, LeadDestination } from '@forecourt/config/dealership';
import type { EnquiryCategory } from '@forecourt/domain/enquiry';
import { leadSubmissionSchema } from '@forecourt/domain/lead';
import { v7 as uuidv7 } from 'uuid';
import { failureOf } from '../../ground/messages/delivery-failure';
import type { MailPort } from '../../ground/messages/mail';
import { messageIdOf } from '../../ground/messages/new-message';
import type { PostWebhook } from '../../ground/messages/webhook';
import { withoutPath } from '../documents';
import type { LeadForDelivery } from './adf';
import { leadMessage } from './lead-mail';
import { leadWebhookBody } from './lead-webhook';

/** By what tests leave: the ways of real leads. */
export interface TestWays {
  readonly mail: MailPort;
  readonly post: PostWebhook;
  /** Address that mail comes from. */
  readonly mailFrom: string;
  readonly now: () => Date;
}

/** What a receiver answered to one test. */
export interface TestAnswer {
  readonly kind: LeadDestination['kind'];
  /** The mailbox, or the address of the webhook up to its host: a token may stand in the rest. */
  readonly to: string;
  readonly taken: boolean;
  /** `taken`, the status of a webhook such as `http_200`, or the reason of the failure such as `smtp_550`. */
  readonly answer: string;
  /** How long it took, in milliseconds. */
  readonly took_ms: number;
}

/** Sends one test and says what came of it. A receiver that does not take it is an answer, too. */
export const triedOnce = async (
  about: Pick<TestAnswer, 'kind' | 'to'>,
  send: () => Promise<string>,
): Promise<TestAnswer> => {
  const began = performance.now();
  const ended = async (): Promise<Pick<TestAnswer, 'taken' | 'answer'>> => {
    try {
      return { taken: true, answer: await send() };
    } catch (error) {
      return { taken: false, answer: failureOf(error).code };
    }
  };
  return { ...about, ...(await ended()), took_ms: Math.round(performance.now() - began) };
};

/**
 * A lead that nobody sent, marked as a test wherever a receiver looks. Its person has an address and a number that are
 * nobody's.
 */
const testLead = (
  dealership: Dealership,
  siteName: string,
  category: EnquiryCategory,
  now: Date,
): LeadForDelivery & { readonly isTest: true } => ({
  lead_id: uuidv7(),
  created_at: now,
  siteName,
  isTest: true,
  submission: leadSubmissionSchema.parse({
    category,
    userData: {
      name: 'Test',
      last_name: 'Enquiry',
      email: 'test@example.com',
      phone: '0491 570 006',
      message: 'This is a test of how enquiries reach you. Nobody wrote it; please do not answer.',
      opt_in: false,
    },
  }),
  suspected: [],
  vehicle: null,
  consent: null,
  dealership,
});

/**
 * Sends a test lead to one place: a mailbox or a webhook, by the code that leads take. Nothing of it is stored.
 * @param category the kind that it says it is, one that the destination takes
 */
export const sendTestLead = (
  { mail, post, mailFrom, now }: TestWays,
  destination: LeadDestination,
  about: { readonly dealership: Dealership; readonly siteName: string; readonly category: EnquiryCategory },
): Promise<TestAnswer> => {
  const lead = testLead(about.dealership, about.siteName, about.category, now());
  if (destination.kind === 'webhook')
    return triedOnce(
      { kind: 'webhook', to: withoutPath(destination.url) },
      async () => `http_${await post(destination, leadWebhookBody(lead), lead.lead_id)}`,
    );
  const messageId = messageIdOf(lead.lead_id, mailFrom);
  return triedOnce({ kind: 'email', to: destination.to.join(', ') }, async () => {
    await mail.send(leadMessage(lead, destination, messageId, mailFrom));
    return 'taken';
  });
};
