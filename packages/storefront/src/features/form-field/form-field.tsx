import {
  CheckboxField,
  EmailField,
  PhoneField,
  PostcodeField,
  SelectField,
  TextAreaField,
  TextField,
} from '@forecourt/ui/field';
import { FormCell } from '@forecourt/ui/form-layout';
import type { ReactNode } from 'react';
import type { ShownField } from './shown-field';

/** What a field is drawn with besides what its row says. */
export interface FormFieldProps {
  readonly field: ShownField;
  /** Of its input: what the list of problems leads to. */
  readonly id: string;
  readonly error: string | undefined;
  /** In place of the hint of its row. */
  readonly hint?: ReactNode;
  /** Told how many characters several lines have, whenever that changes. */
  readonly onLength?: (length: number) => void;
}

type Draw = (given: FormFieldProps) => ReactNode;

/** What all inputs but boxes have in common. An attribute that is left out is as its kind of field has it. */
const common = ({ id, error, hint, field }: FormFieldProps) => {
  const { name, label, required, isKept, autocomplete } = field;
  const said = hint ?? field.hint;
  return {
    id,
    name,
    label,
    error,
    optional: !required,
    ...(said === undefined ? {} : { hint: said }),
    ...(autocomplete === undefined ? {} : { autoComplete: autocomplete }),
    ...(isKept === true ? { required: false } : {}),
  };
};

const line = (given: FormFieldProps) => {
  const { value, longest } = given.field;
  return {
    ...common(given),
    ...(value === '' ? {} : { defaultValue: String(value) }),
    ...(longest === undefined ? {} : { maxLength: longest }),
  };
};

/** How each kind of field is drawn. */
const inputs: Readonly<Record<ShownField['input'], Draw>> = {
  text: (given) => <TextField {...line(given)} />,
  email: (given) => <EmailField {...line(given)} />,
  phone: (given) => <PhoneField {...line(given)} />,
  postcode: (given) => <PostcodeField {...line(given)} />,
  figures: (given) => <TextField {...line(given)} inputMode="numeric" />,
  dollars: (given) => <TextField {...line(given)} prefix="$" inputMode="numeric" />,
  date: (given) => <TextField {...line(given)} type="date" />,
  time: (given) => <TextField {...line(given)} type="time" />,
  choice: (given) => {
    const { value, placeholder, options = [] } = given.field;
    return (
      <SelectField
        {...common(given)}
        options={options}
        defaultValue={String(value)}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
    );
  },
  lines: (given) => {
    const { field, onLength } = given;
    return (
      <TextAreaField
        {...common(given)}
        defaultValue={String(field.value)}
        {...(onLength === undefined ? {} : { onInput: (event) => onLength(event.currentTarget.value.length) })}
      />
    );
  },
  box: ({ id, error, field: { name, label, required, value } }) => (
    <CheckboxField {...{ id, name, label, error, required }} defaultChecked={value === true} />
  ),
};

/** A field of any form, in its place among the columns: drawn as its row says, with what is wrong with it (FORM-02). */
export const FormField = (given: FormFieldProps) => (
  <FormCell width={given.field.half === true ? 'half' : 'full'}>{inputs[given.field.input](given)}</FormCell>
);
