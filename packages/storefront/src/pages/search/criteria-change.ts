import {
  type ListAttribute,
  readMakeModel,
  refine,
  type SearchCriteria,
  toggleModel,
  withMakes,
} from '@forecourt/search/criteria';

const toggled = (values: readonly string[] = [], value: string, checked: boolean): readonly string[] =>
  checked ? [...values, value] : values.filter((other) => other !== value);

/**
 * The criteria with a value of a list ticked or not, back on page 1 (SRCH-04). A model narrows its own make alone, and a
 * make that goes takes its models along (SRCH-08).
 */
export const toggleValue = (
  criteria: SearchCriteria,
  attribute: ListAttribute,
  value: string,
  checked: boolean,
): SearchCriteria => {
  const next = toggled(criteria[attribute], value, checked);
  if (attribute === 'make') return withMakes(criteria, next);
  const [onlyMake] = criteria.make ?? [];
  const model = attribute === 'make_model' ? readMakeModel(value) : null;
  if (model !== null) return toggleModel(criteria, model.make, model.model, checked);
  if (attribute === 'model' && onlyMake !== undefined) return toggleModel(criteria, onlyMake, value, checked);
  return refine(criteria, { [attribute]: next });
};
