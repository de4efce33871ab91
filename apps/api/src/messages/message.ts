import type { LeadDestination } from '@forecourt/config';

/** What a message says; each is one entry of `messageTemplates`. */
export type TemplateName = 'lead';

/** The channel and the recipient of a message, with what the channel needs. */
export type Destination = LeadDestination;

export type WebhookDestination = Extract<LeadDestination, { kind: 'webhook' }>;
