import * as z from 'zod';
import { accountPages } from './account-pages';

/** Features that a dealer may put behind sign-in (AUTH-02). */
export const gateNames = ['checkout', 'finance', 'spin-to-win', 'equifax-finance', 'online-payment'] as const;
/** One of {@link gateNames}. */
export type GateName = (typeof gateNames)[number];

const gate = z.boolean().default(false);

/** What a site puts behind sign-in, and the names of its account page (SITE-04, AUTH-02). Trade-in and selling never are. */
export const gateSettingsSchema = z.strictObject({
  checkout: gate,
  finance: gate,
  'spin-to-win': gate,
  /** /finance-pre-approval. */
  'equifax-finance': gate,
  'online-payment': gate,
  /** Names the account page answers to while authentication is on; the first is the one that is linked. */
  accountPages: z.array(z.enum(accountPages)).min(1).default(['my-garage']),
});
/** What a site puts behind sign-in. */
export type GateSettings = z.infer<typeof gateSettingsSchema>;
