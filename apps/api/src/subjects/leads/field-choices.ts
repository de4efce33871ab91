import { enquirySubjects } from '@forecourt/config/capabilities';
import type { Dealership } from '@forecourt/config/dealership';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { EnquiryFieldName } from '@forecourt/domain/enquiry';
import type { PlainChoice } from '../../ground/http/plain-field';
import { locationOf } from '../sites';

/** What may be chosen of, by field, where each site has choices of its own. */
export type FieldChoices = Partial<Record<EnquiryFieldName, readonly PlainChoice[]>>;

const same = (value: string) => ({ value, label: value });

/** The choices of a site's forms, as its pages offer them. */
export const fieldChoices = (
  site: Pick<SiteDocument, 'flags' | 'locations' | 'vehicle'>,
  dealerships: readonly Dealership[],
): FieldChoices => ({
  subject: enquirySubjects(site).map(same),
  location: site.locations.flatMap(({ id }) => {
    const [found] = dealerships.flatMap((dealership) => locationOf(dealership, id) ?? []);
    return found?.visible ? [{ value: id, label: found.name }] : [];
  }),
  dealership: dealerships.map(({ slug, name }) => ({ value: slug, label: name })),
});
