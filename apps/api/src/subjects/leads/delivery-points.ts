import { destinationsOf, type LeadDestination } from '@forecourt/config/dealership';
import type { EnquiryCategory } from '@forecourt/domain/enquiry';

/**
 * Where a lead goes, a mailbox at a time: a server may take a message for one and refuse it for another, so each is a
 * message of its own.
 */
export const deliveryPoints = (
  destinations: readonly LeadDestination[],
  lead: { readonly category: EnquiryCategory; readonly location: string | null },
): readonly LeadDestination[] =>
  destinationsOf(destinations, lead).flatMap((destination): readonly LeadDestination[] =>
    destination.kind === 'email' ? destination.to.map((address) => ({ ...destination, to: [address] })) : [destination],
  );
