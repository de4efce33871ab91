import * as z from 'zod';

/** On what ground a dealer deals with credit (law: NCCP Act s 29; NCCP Regulations 2010, regs 23 and 25). */
export const creditBases = ['referral', 'credit-representative', 'licence'] as const;
/** One of {@link creditBases}. */
export type CreditBasis = (typeof creditBases)[number];

const licenceNumber = z.string().regex(/^\d{6}$/, 'must be the six digits of an Australian credit licence');

/** The default words about commission: true of any referral, and they invite the shopper to ask for the amount. */
const standardCommission = 'They may pay us for it. You pay us nothing; ask us how much we get.';

/**
 * The legal basis of a dealer's finance pages, and whom they name. By default a dealer refers: it passes on contact
 * details and purpose, with consent, and states what it is paid. Anything more needs a licence or an appointment as a
 * credit representative, whose numbers stand on the pages.
 */
export const creditSettingsSchema = z
  .strictObject({
    basis: z.enum(creditBases).default('referral'),
    /** Name of the holder of the licence: who gets the details, or in whose name the dealer acts. */
    licensee: z.string().trim().min(1).max(120).nullable().default(null),
    /** Its Australian credit licence: the dealer's own, or that of the licensee. */
    licenceNumber: licenceNumber.nullable().default(null),
    representativeNumber: z
      .string()
      .regex(/^\d{6,9}$/, 'must be the six to nine digits of a credit representative number')
      .nullable()
      .default(null),
    /** What the dealer gets for passing details on, as shoppers read it beside their consent. */
    commission: z.string().trim().min(1).max(300).default(standardCommission),
  })
  .superRefine(({ basis, licenceNumber: licence, licensee, representativeNumber: representative }, ctx) => {
    const missing = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: [field], message });
    if (basis !== 'referral' && licence === null)
      missing('licenceNumber', `is missing: basis "${basis}" rests on an Australian credit licence`);
    if (basis !== 'credit-representative') return;
    if (representative === null) missing('representativeNumber', 'is missing: pages must show it');
    if (licensee === null) missing('licensee', 'is missing: name whose representative the dealer is');
  });
export type CreditSettings = z.infer<typeof creditSettingsSchema>;

/**
 * An application for finance in steps, which takes income, debts and identity: more than a referral may (NCCP Regulations
 * 2010, reg 25), so it needs `credit` to rest on a licence.
 */
export const applicationSettingsSchema = z.strictObject({
  /** Who assesses it, by name, as shoppers agree to it. */
  lender: z.string().trim().min(1).max(120),
  /** Whether the lender needs the numbers of a driver licence. */
  identityDocuments: z.boolean().default(false),
  /** Days after which an application that was sent is deleted here: the lender has it by then. */
  keepDays: z.number().int().min(1).max(365).default(30),
});
export type ApplicationSettings = z.infer<typeof applicationSettingsSchema>;
