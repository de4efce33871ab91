import * as z from 'zod';

/** GET /internal/v1/sites/{website_id}/visitor: who has the session of the request's token. */
export const visitorAnswerSchema = z.union([
  z.object({ kind: z.literal('anonymous') }),
  z.object({ kind: z.literal('shopper'), id: z.uuid() }),
]);
export type VisitorAnswer = z.infer<typeof visitorAnswerSchema>;

/**
 * A sign-in under way: POST /api/sign-in/code, and GET /internal/v1/sites/{website_id}/sign-in for its page. Nothing in it
 * depends on whether the number is known.
 */
export const signInStateSchema = z.object({
  /** The number that the code went to, but for its middle. */
  to: z.string(),
  /** ISO instants: when it may be sent again, null where it may not any more, and when the code ends. */
  resend_at: z.string().nullable(),
  expires_at: z.string(),
  /** How many wrong codes are still taken. */
  tries_left: z.number().int(),
});
export type SignInState = z.infer<typeof signInStateSchema>;

/** POST /api/sign-in/verify: where the shopper goes on, a path of the site. */
export const signedInAnswerSchema = z.object({ redirect: z.string() });
export type SignedInAnswer = z.infer<typeof signedInAnswerSchema>;

/** POST /api/sign-in/link: the same whether somebody has the address or not. */
export const linkSentSchema = z.object({ sent: z.literal(true) });

/** A browser in which the shopper is signed in. */
export const sessionSchema = z.object({
  id: z.uuid(),
  device: z.string(),
  signed_in_at: z.string(),
  /** When it was last used, to the hour. */
  seen_at: z.string(),
  /** The one that asks. */
  is_this: z.boolean(),
});
export type ShopperSession = z.infer<typeof sessionSchema>;

/** A shopper as they see themselves: GET /internal/v1/sites/{website_id}/account. */
export const accountSchema = z.object({
  id: z.uuid(),
  /** E.164. */
  phone: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  /** Whether a link that was sent to the address was opened. */
  email_confirmed: z.boolean(),
  /** IANA zone of their clock; null where it is not known. */
  time_zone: z.string().nullable().default(null),
  since: z.string(),
  sessions: z.array(sessionSchema),
});
export type Account = z.infer<typeof accountSchema>;

/** GET /api/account: who is signed in, asked by pages after load where the hint is there; null for nobody. */
export const whoAnswerSchema = z.object({
  shopper: z.object({ id: z.uuid(), phone: z.string(), name: z.string() }).nullable(),
});
export type WhoAnswer = z.infer<typeof whoAnswerSchema>;
