export type { AskedField, FieldInput, FieldRow } from './field-row';
export { typedField } from './typed-field';
