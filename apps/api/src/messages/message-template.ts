import type { RotatedSecret } from '@forecourt/api-contract/service';
import type { SendMailOptions } from 'nodemailer';
import type { Db } from '../database/database';
import type { MessageRow } from '../database/schema';
import type { PublicAddresses } from '../sites/site-origins';
import type { TemplateName, WebhookDestination } from './message';
import type { RetryPlan } from './retry-plan';
import type { Sms } from './sms';

/** An e-mail ready to be handed over. */
export type Mail = SendMailOptions & { readonly messageId: string };

/** What leaves by one channel. */
export type Outgoing =
  | { readonly channel: 'email'; readonly mail: Mail }
  | { readonly channel: 'sms'; readonly sms: Sms }
  | { readonly channel: 'webhook'; readonly destination: WebhookDestination; readonly body: string };

/** What templates are filled with. */
export interface TemplateDeps {
  readonly db: Db;
  /** Address that mail comes from. */
  readonly mailFrom: string;
  /** How the addresses of sites are written. */
  readonly addresses: PublicAddresses;
  readonly now: () => Date;
  /** What lets a dealer see the photos of a lead until an instant. */
  readonly photoToken: (leadId: string, until: Date) => string;
  /** Signs links to applications for finance. */
  readonly linkSecret: RotatedSecret;
  /** Opens what is sealed of them. */
  readonly sealingKey: RotatedSecret;
}

/** How a kind of message is made and how long it is tried. */
export interface MessageTemplate {
  /**
   * Reads what the message is about, at each try, so that it says what is true now. The function that it gives words
   * it; what that throws is a failed try. Null: there is nothing to be sent any more, and the message is withdrawn.
   */
  readonly compose: (deps: TemplateDeps, message: MessageRow) => Promise<(() => Outgoing | Promise<Outgoing>) | null>;
  readonly plan: RetryPlan;
  /** Of messages that are due together, those of the highest go first. */
  readonly priority: number;
  /** Level of the log entry when a message is given up: an error where somebody has to act. */
  readonly whenGivenUp: 'error' | 'info';
}

/** Every kind of message by its name. */
export type MessageTemplates = Readonly<Record<TemplateName, MessageTemplate>>;
