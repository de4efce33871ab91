// What other features use of this one.
export { FormField, type FormFieldProps } from './form-field';
export type { FieldChoice, ShownField } from './shown-field';
