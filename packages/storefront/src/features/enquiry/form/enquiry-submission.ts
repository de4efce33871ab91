import { type EnquiryUserData, hiddenField } from '@forecourt/domain/enquiry';
import type { LeadSubmissionInput } from '@forecourt/domain/lead';
import type { FinanceQuote } from '@forecourt/finance';
import type { Visit } from '../../../runtime/visit/visit';
import type { EnquiryContext } from './enquiry-context';
import type { GivenBeside } from './given-beside';

/** What is sent beside the enquiry to know robots by (LEAD-04). */
export interface RobotSigns {
  /** What stands in the hidden field: nothing, from a person. */
  readonly [hiddenField]: string;
  /** Milliseconds between the first touch of the form, or its coming into view where that is not known, and its submit. */
  readonly elapsed_ms: number;
}

/** The payload, with the figures of the finance calculator where a quote is asked (FIN-07), and with an offer. */
export type QuotedEnquiry = LeadSubmissionInput & { readonly finance?: FinanceQuote } & GivenBeside;

/** The payload of POST /api/leads (LEAD-01, FORM-04). */
export const enquirySubmission = (
  userData: EnquiryUserData,
  context: EnquiryContext,
  sent: {
    readonly visit: Visit;
    readonly userAgent: string;
    readonly url: string;
    readonly idempotencyKey: string;
    readonly quote?: FinanceQuote | null;
  },
): QuotedEnquiry => ({
  ...(sent.quote === undefined || sent.quote === null ? {} : { finance: sent.quote }),
  userData,
  category: context.rules.category,
  subcategory: context.subcategory,
  idempotency_key: sent.idempotencyKey,
  url: sent.url.slice(0, 2048),
  user_agent: sent.userAgent.slice(0, 512),
  car_id: context.vehicle?.id ?? null,
  car_type: context.vehicle?.carType ?? null,
  car_dealership_id: context.vehicle?.dealershipId ?? null,
  dealership_slug: context.dealershipSlug ?? (userData.dealership || null),
  ...context.vehicle?.known,
  page_id: context.path,
  lead_attributes: {
    visited_pages: [...sent.visit.visited_pages],
    linked_query_params: { ...sent.visit.linked_query_params },
  },
});
