import { messageLength } from '@forecourt/domain/enquiry';
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
import { type ReactNode, useState } from 'react';
import type { EnquiryErrors } from './check-enquiry';
import type { ShownField } from './enquiry-context';
import { enquiryWords as words } from './enquiry-words';

/** What a field of the form is drawn with. */
interface DrawnField {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: ReactNode;
}

/** From so many characters on a message says how many it may have. */
const countedFrom = messageLength - 200;

const LinesField = ({ drawn, field }: { readonly drawn: DrawnField; readonly field: ShownField }) => {
  const [length, setLength] = useState(0);
  return (
    <TextAreaField
      {...drawn}
      onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
      {...(length < countedFrom ? {} : { hint: words.counted(length, messageLength) })}
      optional={!field.required}
      defaultValue={String(field.value)}
    />
  );
};

type Draw = (drawn: DrawnField, field: ShownField) => ReactNode;

/** A line of text: what all its kinds have in common. */
const line = ({ required, value, autocomplete }: ShownField) => ({
  optional: !required,
  ...(value === '' ? {} : { defaultValue: String(value) }),
  ...(autocomplete === undefined ? {} : { autoComplete: autocomplete }),
});

/** How each kind of field is drawn. */
const inputs: Readonly<Record<ShownField['input'], Draw>> = {
  text: (drawn, field) => <TextField {...drawn} {...line(field)} />,
  email: (drawn, field) => <EmailField {...drawn} {...line(field)} />,
  phone: (drawn, field) => <PhoneField {...drawn} {...line(field)} />,
  postcode: (drawn, field) => <PostcodeField {...drawn} {...line(field)} />,
  figures: (drawn, field) => <TextField {...drawn} {...line(field)} inputMode="numeric" />,
  date: (drawn, field) => <TextField {...drawn} {...line(field)} type="date" />,
  time: (drawn, field) => <TextField {...drawn} {...line(field)} type="time" />,
  choice: (drawn, { required, value, placeholder, options = [] }) => (
    <SelectField
      {...drawn}
      optional={!required}
      options={options}
      defaultValue={String(value)}
      {...(placeholder === undefined ? {} : { placeholder })}
    />
  ),
  lines: (drawn, field) => <LinesField drawn={drawn} field={field} />,
  box: ({ hint: _hint, ...drawn }, { value }) => <CheckboxField {...drawn} defaultChecked={value === true} />,
};

const phoneHint = (
  <span role="alert">
    <strong>{words.phoneQuestion}</strong> {words.phoneAdvice}
  </span>
);

/** Fields of a form, in order (FORM-02, FORM-07). Their first values stand in the HTML. */
export const EnquiryFields = ({
  fields,
  formId,
  errors,
  isPhoneAsked,
}: {
  readonly fields: readonly ShownField[];
  readonly formId: string;
  readonly errors: EnquiryErrors;
  /** The phone number may have a digit too few or too many. */
  readonly isPhoneAsked: boolean;
}) =>
  fields.map((field) => {
    const { name, label, input, half } = field;
    const hint = input === 'phone' && isPhoneAsked ? { hint: phoneHint } : {};
    return (
      <FormCell key={name} width={half === true ? 'half' : 'full'}>
        {inputs[input]({ id: `${formId}-${name}`, name, label, error: errors[name], ...hint }, field)}
      </FormCell>
    );
  });
