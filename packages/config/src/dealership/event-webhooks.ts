import * as z from 'zod';
import { webhookFields } from './webhook-fields';

/** What receivers can be told of a dealership's stock and of the pages of its sites. */
export const eventNames = [
  'vehicle-added',
  'vehicle-changed',
  'vehicle-price-changed',
  'vehicle-reserved',
  'vehicle-released',
  'vehicle-sold',
  'vehicle-removed',
  'content-published',
  'content-withdrawn',
] as const;
/** One of {@link eventNames}. */
export type EventName = (typeof eventNames)[number];

/** A receiver of events: where it is, how it is signed for, and which events it wants. */
const eventWebhookSchema = z.object({
  ...webhookFields,
  /** Nothing is sent that is not named here. */
  events: z.array(z.enum(eventNames)).min(1),
});
export type EventWebhook = z.infer<typeof eventWebhookSchema>;

/** The receivers of a dealership's events. Without the list nobody is told. */
export const eventWebhooksSchema = z.array(eventWebhookSchema).min(1).max(10);
