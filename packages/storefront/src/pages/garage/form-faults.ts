import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ChangeRefused } from './send-change';

/**
 * Shows what the API refuses beside the fields that it names, with the focus in the first. For `onRefused` of a change.
 * @returns whether any field of the form was named
 */
export const showFaults =
  <Fields extends FieldValues>(form: UseFormReturn<Fields>) =>
  ({ fields }: Pick<ChangeRefused, 'fields'>): boolean => {
    const known = fields.filter(({ path }) => path in form.getValues());
    known.forEach(({ path, message }, place) => {
      form.setError(path as FieldPath<Fields>, { type: 'server', message }, { shouldFocus: place === 0 });
    });
    return known.length > 0;
  };
