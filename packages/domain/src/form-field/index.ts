export type { AskedField, FieldInput, FieldNeed, FieldRow } from './field-row';
export { type PersonFieldName, personFields } from './person-fields';
