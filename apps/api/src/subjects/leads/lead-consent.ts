import type { SiteDocument } from '@forecourt/config/site-document';
import { enquiryKindOf } from '@forecourt/domain/enquiry';
import { type Consent, consentOf, type LeadSubmission } from '@forecourt/domain/lead';
import { creditConsent } from '@forecourt/finance';

/** What was agreed to before an enquiry was sent: the words, and the moment as an ISO instant. */
export type AgreedFinance = NonNullable<Consent['finance']>;

/**
 * What a submission agrees to, in the words that its site's forms show: to be sent offers, and that a finance enquiry is
 * passed on, whose words name the site's licensee and commission of this moment (NCCP Regulations 2010, reg 25).
 * An application for finance has words of its own, and was agreed to when its box was ticked, maybe days ago.
 */
export const leadConsent = (
  { userData, category }: LeadSubmission,
  site: Pick<SiteDocument, 'state' | 'finance'>,
  now: Date,
  agreed?: AgreedFinance,
): Consent => {
  // Only forms that show the words can be agreed to.
  const isAsked = enquiryKindOf(category).fields.finance_consent !== undefined;
  const consent = consentOf(
    {
      opt_in: userData.opt_in,
      wording: userData.opt_in_wording,
      finance: isAsked && userData.finance_consent ? (agreed?.wording ?? creditConsent(site.finance.credit)) : null,
    },
    { state: site.state, at: now },
  );
  return agreed === undefined || consent.finance === undefined ? consent : { ...consent, finance: agreed };
};
