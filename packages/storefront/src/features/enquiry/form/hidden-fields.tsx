import { hiddenField, hiddenFieldLabel, returnedFormField } from '@forecourt/domain/enquiry';
import type { EnquiryContext } from './enquiry-context';
import * as styles from './enquiry-form.css';

/** What the form knows by itself, for the plain submit without scripts, and the trap that marks what robots send (LEAD-04). */
export const HiddenFields = ({ context }: { readonly context: EnquiryContext }) => {
  const known: Record<string, string> = {
    category: context.rules.category,
    subcategory: context.subcategory,
    car_id: context.vehicle?.id ?? '',
    car_type: context.vehicle?.carType ?? '',
    car_dealership_id: context.vehicle?.dealershipId ?? '',
    dealership_slug: context.dealershipSlug ?? '',
    ...context.vehicle?.known,
    page_id: context.path,
    url: context.path,
    ...context.unseen,
    ...(context.returned === undefined ? {} : { [returnedFormField]: context.returned.key }),
  };
  return (
    <>
      {Object.entries(known).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {hiddenFieldLabel}
          <input type="text" name={hiddenField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
};
