import type { EnquiryContext } from './enquiry-context';
import type { AcceptedEnquiry } from './enquiry-outcome';

/** The page that confirms an enquiry, with its number and, where it is so, that the vehicle has sold (ROUTE-10). */
export const successPath = (
  { successHref }: Pick<EnquiryContext, 'successHref'>,
  { leadId, isSold }: AcceptedEnquiry,
): string => `${successHref}&lead=${leadId}${isSold === true ? '&sold=1' : ''}`;
