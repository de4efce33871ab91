import type { SendMailOptions } from 'nodemailer';
import type { Db } from '../database/database';
import type { MessageRow } from '../database/schema';
import type { WebhookDestination } from '../database/schema/shapes/destination';
import type { Env } from '../env/env';
import type { PublicAddresses } from '../http/site-origins';
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
  /** Signs links, and opens what is sealed at rest. */
  readonly secrets: Pick<Env, 'serviceToken' | 'sealingKey'>;
}

/** What is known of a kind of message without making one. */
export interface MessageKind {
  /** Stored with each message: it must stay what it is. */
  readonly name: string;
  /** What such a message is about, such as `lead`. */
  readonly subject: string;
  /** Of messages that are due together, those of the highest go first. */
  readonly priority: number;
  /** A destination that fails these messages is left alone by them and no others, and the other way round. */
  readonly isApart?: boolean;
}

/** How a kind of message is made and how long it is tried. */
export interface MessageTemplate {
  readonly kind: MessageKind;
  /**
   * Reads what the message is about, at each try, so that it says what is true now. The function that it gives words
   * it; what that throws is a failed try. Null: there is nothing to be sent any more, and the message is withdrawn.
   */
  readonly compose: (
    deps: TemplateDeps,
    message: MessageRow,
    subjectId: string,
  ) => Promise<(() => Outgoing | Promise<Outgoing>) | null>;
  readonly plan: RetryPlan;
  /** Level of the log entry when a message is given up: an error where somebody has to act. */
  readonly whenGivenUp: 'error' | 'info';
}

/** Templates by the name of their kind. */
export type MessageTemplates = ReadonlyMap<string, MessageTemplate>;

/** @throws when two kinds have the same name */
export const templatesByName = (templates: readonly MessageTemplate[]): MessageTemplates => {
  const byName = new Map(templates.map((template) => [template.kind.name, template]));
  if (byName.size < templates.length) throw new Error('Two kinds of messages have the same name.');
  return byName;
};
