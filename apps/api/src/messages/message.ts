import type { LeadDestination } from '@forecourt/config/dealership';

/** The kinds of messages; each is one entry of `messageTemplates`. */
export type TemplateName = 'lead' | 'lead-photos' | 'finance-application' | 'receipt' | 'receipt-sms';

/** The messages that a lead is delivered by: what of them fails can be sent again. */
export const deliveryTemplates = ['lead', 'finance-application'] as const satisfies readonly TemplateName[];

/** The shopper of the lead that a message is about: address and number stand in the lead alone, and is erased with it. */
export interface ShopperDestination {
  readonly kind: 'shopper';
  readonly by: 'email' | 'sms';
}

/** The channel and the recipient of a message, with what the channel needs. */
export type Destination = LeadDestination | ShopperDestination;

export type WebhookDestination = Extract<LeadDestination, { kind: 'webhook' }>;
