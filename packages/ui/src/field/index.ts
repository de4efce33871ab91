export { CheckboxField, type CheckboxFieldProps } from './checkbox-field';
export type { FieldText } from './field';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field';
export { EmailField, PhoneField, PostcodeField, TextField, type TextFieldProps } from './text-field';
export { TickGroup, type TickGroupProps } from './tick-group';
