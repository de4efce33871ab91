import { messageLength } from '@forecourt/domain/enquiry';
import { useState } from 'react';
import { FormField, type FormFieldProps } from '../../form-field';
import type { EnquiryErrors } from './check-enquiry';
import type { EnquiryContext } from './enquiry-context';
import { enquiryWords as words } from './enquiry-words';

/** From so many characters on a message says how many it may have. */
const countedFrom = messageLength - 200;

const CountedField = (given: FormFieldProps) => {
  const [length, setLength] = useState(0);
  const hint = length < countedFrom ? {} : { hint: words.counted(length, messageLength) };
  return <FormField {...given} {...hint} onLength={setLength} />;
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
  readonly fields: EnquiryContext['fields'];
  readonly formId: string;
  readonly errors: EnquiryErrors;
  /** The phone number may have a digit too few or too many. */
  readonly isPhoneAsked: boolean;
}) =>
  fields.map((field) => {
    const { name, input } = field;
    const Field = input === 'lines' ? CountedField : FormField;
    const hint = input === 'phone' && isPhoneAsked ? { hint: phoneHint } : {};
    return <Field key={name} id={`${formId}-${name}`} field={field} error={errors[name]} {...hint} />;
  });
