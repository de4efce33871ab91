import { orderFields, orderKinds, orderStates, orderStepNames } from '@forecourt/domain/order';
import { priceTypes } from '@forecourt/domain/vehicle';
import * as z from 'zod';

// Money of orders is in whole cents of AUD; instants are ISO texts in UTC.

const cents = z.number().int();
const fieldName = z.enum(Object.keys(orderFields) as [keyof typeof orderFields]);
const stepName = z.enum(orderStepNames as [(typeof orderStepNames)[number]]);

/** The vehicle of an order, as it is now. */
export const orderVehicleSchema = z.object({
  id: z.string(),
  /** Null once the site shows it no more. */
  slug: z.string().nullable(),
  /** Year, make and model. */
  name: z.string(),
  /** Badge and series; empty for none. */
  detail: z.string(),
  stocknum: z.string(),
  picture: z.string().nullable(),
  /** `free` for this order; reserved by somebody else; sold; or shown nowhere on the site any more. */
  state: z.enum(['free', 'reserved', 'sold', 'gone']),
});
export type OrderVehicle = z.infer<typeof orderVehicleSchema>;

/** A vehicle that somebody may like in its place. */
export const orderAlternativeSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  /** As the site writes it: `$34,990`, or the dealer's words. */
  price: z.string(),
});
export type OrderAlternative = z.infer<typeof orderAlternativeSchema>;

/** A line of what an order comes to. */
export const orderLineSchema = z.object({
  kind: z.enum(['vehicle', 'delivery', 'extra']),
  label: z.string(),
  cents,
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/** What the law of the selling dealer's state says of an order, in words to be shown as they are. */
export const orderLawSchema = z.object({
  /** State or territory whose law it is. */
  state: z.string(),
  /** Version of the table that it was read from, such as `2026-11-23`. */
  version: z.string(),
  /** What becomes of the money that is paid now; it stands above the button. */
  refund: z.string(),
  /** The cooling-off period of the contract that is signed with the dealer, or that there is none and why. */
  cooling_off: z.string(),
  /** That finance which is declined returns the money; null where none is asked for. */
  finance: z.string().nullable(),
});
export type OrderLaw = z.infer<typeof orderLawSchema>;

/** An extra of the site, and whether it is wanted. */
export const orderExtraSchema = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  cents,
  chosen: z.boolean(),
});
export type OrderExtra = z.infer<typeof orderExtraSchema>;

/** Money of an order that was asked for: open at the processor, declined, there, or on its way back. */
export const orderPaymentStates = ['none', 'waiting', 'declined', 'paid', 'refunding', 'refunded'] as const;

/** Why an order ended. `card-in-use`: the card that paid holds another vehicle of the dealer, and the money goes back. */
export const orderEndings = ['shopper', 'dealer', 'clock', 'sold', 'card-in-use', 'late-payment'] as const;
export type OrderEnding = (typeof orderEndings)[number];

/**
 * GET /internal/v1/sites/{website_id}/orders/{token}: an order as its shopper sees it. `order_not_found` (404) for a link
 * that has ended or is none of this site.
 */
export const orderSchema = z.object({
  id: z.uuid(),
  /** Given once money is there, such as `R-10042`; null before. */
  number: z.string().nullable(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  /** Why it ended; null while it has not. */
  ending: z.enum(orderEndings).nullable(),
  vehicle: orderVehicleSchema,
  /** What was typed, by field; extras stand in `extras`. */
  answers: z.partialRecord(fieldName, z.string()),
  /** The steps it has, in order. */
  steps: z.array(
    z.object({
      name: stepName,
      title: z.string(),
      /** It has been sent: its faults are shown. */
      tried: z.boolean(),
      faults: z.array(z.object({ field: z.string(), message: z.string() })),
    }),
  ),
  /** The first step that asks for something; null when all is answered. */
  open_step: stepName.nullable(),
  extras: z.array(orderExtraSchema),
  /** The price of the vehicle now. `was_cents` is what it was when the shopper saw it last; null when it has not changed. */
  price: z.object({
    /** Null where the dealer shows none. */
    cents: cents.nullable(),
    was_cents: cents.nullable(),
    /** What the price includes, such as `Drive away`; null where it is not said. */
    words: z.string().nullable(),
    /** What the price includes, as the dealer's feed names it; null, or left out by an older API, where it is not said. */
    type: z.enum(priceTypes).nullable().optional(),
  }),
  /** The postcode's region and what delivery costs there; null where nothing is delivered. */
  delivery: z.object({ region: z.string(), cents }).nullable(),
  lines: z.array(orderLineSchema),
  /** Sum of the lines; null where the vehicle has no price. */
  total_cents: cents.nullable(),
  /** What is paid now; 0 where holding costs nothing. It counts towards the total when the vehicle is bought. */
  fee_cents: cents,
  law: orderLawSchema,
  /** Until when the vehicle is held for this order; null while it is not. */
  held_until: z.string().nullable(),
  payment: z.object({
    state: z.enum(orderPaymentStates),
    /**
     * What the processor has does not fit what was asked for, and a person looks at it: `waiting`, but nothing comes by
     * itself. False, or left out by an older API, for any other.
     */
    is_checked: z.boolean().optional(),
    /** The page of the payment, which is its receipt where it has one; a path of the site. Null before money came. */
    receipt_path: z.string().nullable(),
    /** The receipt as a PDF; null where there is none, also of money that goes back as it came. Left out by an older API. */
    receipt_pdf_path: z.string().nullable().optional(),
    /** What came back or comes back. */
    refunded_cents: cents,
    /** By when it should be back at the latest; null when nothing is to come. */
    refund_due_at: z.string().nullable(),
  }),
  /** May its shopper give it up, and what comes back then. */
  cancel: z.object({ allowed: z.boolean(), refund_cents: cents }),
  /** The site wants its shopper signed in before they pay (`gates.checkout`), and nobody is. */
  needs_sign_in: z.boolean(),
  /** IANA zone in which instants are shown. */
  time_zone: z.string(),
  created_at: z.string(),
  /** When the link ends. */
  link_ends_at: z.string(),
  /** Others like it; filled where the vehicle cannot be had any more. */
  similar: z.array(orderAlternativeSchema),
});
export type Order = z.infer<typeof orderSchema>;
