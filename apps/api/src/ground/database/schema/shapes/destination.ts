import type { LeadDestination } from '@forecourt/config/dealership';

/** The shopper of the lead that a message is about: address and number stand in the lead alone, and are erased with it. */
export interface ShopperDestination {
  readonly kind: 'shopper';
  readonly by: 'email' | 'sms';
}

/** The channel and the recipient of a message, with what the channel needs. */
export type Destination = LeadDestination | ShopperDestination;

export type WebhookDestination = Extract<LeadDestination, { kind: 'webhook' }>;
