import { z } from 'zod';
import { type EnvironmentPart, httpUrl } from '../../ground/env/environment-part';

/** How Stripe is reached. */
export interface StripeAccess {
  readonly secretKey: string;
  /** Signs what Stripe sends us. */
  readonly webhookSecret: string;
  /** What speaks for Stripe, for tests; null: Stripe itself. */
  readonly url: string | null;
}

/** By whom this installation is paid. */
export interface PaymentSettings {
  /** `none`: no money is taken, and pages say so. */
  readonly processor: 'test' | 'stripe' | 'none';
  /** Also where another processor takes what is new: what was paid by it is given back by it. Null without keys. */
  readonly stripe: StripeAccess | null;
}

const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** A test processor says yes to everybody: an installation with a database of its own has to ask for it. */
const withoutKey = (env: { readonly DATABASE_URL?: string | undefined }) =>
  env.DATABASE_URL === undefined ? 'test' : 'none';

const read = z
  .object({
    DATABASE_URL: z.string().optional(),
    FORECOURT_PAYMENTS: z.enum(['test', 'stripe', 'none']).optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret or restricted key such as rk_live_...')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\S+$/, 'must be the signing secret of the webhook, whsec_...')
      .optional(),
    STRIPE_API_URL: httpUrl.optional(),
  })
  .transform((env, context): PaymentSettings => {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
    const processor = env.FORECOURT_PAYMENTS ?? (secretKey === undefined ? withoutKey(env) : 'stripe');
    const isMeant = processor === 'stripe' || secretKey !== undefined || webhookSecret !== undefined;
    for (const name of stripeNames)
      if (isMeant && env[name] === undefined)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'is required when payments are taken, or were taken, by Stripe (with the other of its two secrets)',
        });
    if (secretKey === undefined || webhookSecret === undefined) return { processor, stripe: null };
    return { processor, stripe: { secretKey, webhookSecret, url: env.STRIPE_API_URL ?? null } };
  });

/** FORECOURT_PAYMENTS and the secrets of Stripe. */
export const paymentSettings: EnvironmentPart<PaymentSettings> = { schema: read };
