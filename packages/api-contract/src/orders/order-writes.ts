import { orderKinds, orderStepNames } from '@forecourt/domain/order';
import * as z from 'zod';

// All three take JSON of scripts and plain forms. A plain form is answered with 303 to where its shopper goes on, JSON
// with the same address (`orderNextSchema`), or with a problem where it is not taken.

/** POST /api/orders/start. */
export const startOrderSchema = z.object({ car_id: z.string(), kind: z.enum(orderKinds) });

/**
 * POST /api/orders/save: the fields of a step as they were typed, beside `token`, `step` and `then`; stored whatever is
 * wrong with them. `then` is where to go from there: `next` (left out), `back`, or `stay`, which stores and goes nowhere.
 */
export const saveOrderSchema = z
  .object({
    token: z.string(),
    step: z.enum(orderStepNames as [(typeof orderStepNames)[number]]),
    // biome-ignore lint/suspicious/noThenProperty: the field has this name; no schema is awaited
    then: z.enum(['next', 'back', 'stay']).default('next'),
  })
  .catchall(z.string());

/**
 * POST /api/orders/pay: holds the vehicle and leads to the processor; also for another try. `seen_cents` is the total that
 * stood on the review (empty where there is none), `agree` its box.
 */
export const payOrderSchema = z.object({
  token: z.string(),
  seen_cents: z.string().default(''),
  agree: z.string().default(''),
});

/** POST /api/orders/cancel. */
export const cancelOrderSchema = z.object({ token: z.string() });

/**
 * What a page says above its first line, by `?notice=`: stored for later; the price has changed, look again; somebody else
 * has the vehicle; it is sold; this phone holds another vehicle already; too many tries; sign in first; no money came;
 * the processor is away; its fee cannot be taken online; it cannot be given up any more.
 */
export const orderNotices = [
  'saved',
  'price',
  'reserved',
  'sold',
  'one-hold',
  'wait',
  'sign-in',
  'declined',
  'processor-away',
  'not-online',
  'no-cancel',
] as const;
export type OrderNotice = (typeof orderNotices)[number];

/** Answer to JSON: where the shopper goes on, a path of the site or the processor's address. */
export const orderNextSchema = z.object({ redirect: z.string(), notice: z.enum(orderNotices).nullable() });
export type OrderNext = z.infer<typeof orderNextSchema>;
