export type { AskedField, FieldInput, FieldRow } from './field-row';
