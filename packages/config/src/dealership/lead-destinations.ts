import type { EnquiryCategory } from '@forecourt/domain/enquiry';
import type { LeadDestination } from './dealership';

const covers = (list: readonly string[] | undefined, value: string | null): boolean =>
  list === undefined || (value !== null && list.includes(value));

/**
 * Where a lead goes (LEAD-02): to every destination whose lists cover it. One marked `otherwise` takes it only when no
 * destination narrowed by a list does. Never nowhere: a document needs a destination
 * without lists, and where an older document has none the first destination takes what nothing covers.
 * @param lead its kind, and the location that was chosen or where the vehicle stands
 */
export const destinationsOf = (
  destinations: readonly LeadDestination[],
  lead: { readonly category: EnquiryCategory; readonly location: string | null },
): readonly LeadDestination[] => {
  const isNarrowed = ({ categories, locations }: LeadDestination) =>
    categories !== undefined || locations !== undefined;
  const covering = destinations.filter(
    ({ categories, locations }) => covers(categories, lead.category) && covers(locations, lead.location),
  );
  const taken = covering.some(isNarrowed) ? covering.filter(({ otherwise }) => otherwise !== true) : covering;
  return taken.length > 0 ? taken : destinations.slice(0, 1);
};
