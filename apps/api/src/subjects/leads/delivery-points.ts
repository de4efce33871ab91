import { type Dealership, destinationsOf, type LeadDestination } from '@forecourt/config/dealership';
import type { EnquiryCategory } from '@forecourt/domain/enquiry';

/** Places of a destination: a server may take a message for one mailbox and refuse it for another, so each is its own. */
export const placesOf = (destination: LeadDestination): readonly LeadDestination[] =>
  destination.kind === 'email' ? destination.to.map((address) => ({ ...destination, to: [address] })) : [destination];

/**
 * Where a lead goes, a mailbox at a time: each is a message of its own.
 */
export const deliveryPoints = (
  destinations: readonly LeadDestination[],
  lead: { readonly category: EnquiryCategory; readonly location: string | null },
): readonly LeadDestination[] => destinationsOf(destinations, lead).flatMap(placesOf);

/** Where enquiries of a kind may go, each place once: with no location, or with any of the dealership's. */
export const deliveryPointsAnywhere = (
  { lead_destinations, locations }: Pick<Dealership, 'lead_destinations' | 'locations'>,
  category: EnquiryCategory,
): readonly LeadDestination[] => {
  const taken = new Set(
    [null, ...locations.map(({ id }) => id)].flatMap((location) =>
      destinationsOf(lead_destinations, { category, location }),
    ),
  );
  return lead_destinations.filter((destination) => taken.has(destination)).flatMap(placesOf);
};
