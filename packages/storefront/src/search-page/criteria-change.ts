import { type ListAttribute, refine, type SearchCriteria } from '@forecourt/search';

const toggled = (values: readonly string[] = [], value: string, checked: boolean): readonly string[] =>
  checked ? [...values, value] : values.filter((other) => other !== value);

/** The criteria with a value of a list ticked or not. A make that goes takes its models along (SRCH-04). */
export const toggleValue = (
  criteria: SearchCriteria,
  attribute: ListAttribute,
  value: string,
  checked: boolean,
): SearchCriteria => {
  const next = refine(criteria, { [attribute]: toggled(criteria[attribute], value, checked) });
  if (attribute !== 'make' || checked) return next;
  const { model: _model, model_slug: _slug, make_model: _makeModel, ...others } = next;
  return others;
};
