import { messageLength, termsNotice } from '@forecourt/domain';
import {
  CheckboxField,
  EmailField,
  FormCell,
  PhoneField,
  PostcodeField,
  SelectField,
  TextAreaField,
  TextField,
} from '@forecourt/ui';
import { useState } from 'react';
import type { EnquiryErrors } from './check-enquiry';
import type { EnquiryContext } from './enquiry-context';
import { type EnquiryInputs, emptyEnquiry } from './enquiry-values';
import { enquiryWords as words } from './enquiry-words';

export interface EnquiryFieldsProps {
  readonly context: EnquiryContext;
  readonly formId: string;
  readonly errors: EnquiryErrors;
  /** The phone number may have a digit too few or too many. */
  readonly isPhoneAsked: boolean;
}

const fieldOf =
  ({ formId, errors }: Omit<EnquiryFieldsProps, 'context'>) =>
  (name: keyof EnquiryInputs & string) => ({
    name,
    id: `${formId}-${name}`,
    error: errors[name],
  });

/** The fields that this form asks for, in order (FORM-02, FORM-07). Their first values stand in the HTML. */
export const EnquiryFields = (props: EnquiryFieldsProps) => (
  <>
    <EnquiryDetailFields {...props} />
    <EnquiryMessageFields {...props} />
  </>
);

const phoneHint = (
  <span role="alert">
    <strong>{words.phoneQuestion}</strong> {words.phoneAdvice}
  </span>
);

/** Who is asking, and whom. */
export const EnquiryDetailFields = ({ context, ...form }: EnquiryFieldsProps) => {
  const { rules, dealerships, locations } = context;
  const empty = emptyEnquiry(context);
  const field = fieldOf(form);
  return (
    <>
      {context.offer !== undefined && (
        <>
          <input type="hidden" name="offer_id" defaultValue={context.offer.id} />
          <input type="hidden" name="subject" defaultValue={context.offer.name} />
        </>
      )}
      {rules.subject && (
        <FormCell>
          <SelectField
            {...field('subject')}
            label={words.subject}
            defaultValue={empty.subject}
            options={context.subjects}
          />
        </FormCell>
      )}
      {rules.dealership && (
        <FormCell>
          <SelectField
            {...field('dealership')}
            label={words.dealership}
            placeholder={words.chooseDealership}
            options={dealerships}
          />
        </FormCell>
      )}
      {rules.location && (
        <FormCell>
          <SelectField
            {...field('location')}
            label={words.location}
            placeholder={words.chooseLocation}
            options={locations}
          />
        </FormCell>
      )}
      <FormCell width="half">
        <TextField {...field('name')} label={words.firstName} autoComplete="given-name" />
      </FormCell>
      <FormCell width="half">
        <TextField {...field('last_name')} label={words.lastName} autoComplete="family-name" optional />
      </FormCell>
      <FormCell width="half">
        <EmailField {...field('email')} label={words.email} />
      </FormCell>
      <FormCell width="half">
        <PhoneField {...field('phone')} label={words.phone} {...(form.isPhoneAsked ? { hint: phoneHint } : {})} />
      </FormCell>
      {rules.postcode && (
        <FormCell width="half">
          <PostcodeField {...field('postcode')} label={words.postcode} />
        </FormCell>
      )}
    </>
  );
};

/** From so many characters on a message says how many it may have. */
const countedFrom = messageLength - 200;

/** What is asked, and what is agreed to. */
export const EnquiryMessageFields = ({ context, ...form }: EnquiryFieldsProps) => {
  const { rules } = context;
  const empty = emptyEnquiry(context);
  const field = fieldOf(form);
  const [length, setLength] = useState(0);
  return (
    <>
      <FormCell>
        <TextAreaField
          {...field('message')}
          label={words.message}
          onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
          {...(length < countedFrom ? {} : { hint: words.counted(length, messageLength) })}
          optional={!rules.message}
          defaultValue={empty.message}
        />
      </FormCell>
      <FormCell>
        <CheckboxField {...field('opt_in')} label={words.optIn} defaultChecked={empty.opt_in} />
      </FormCell>
      {rules.terms && (
        <FormCell>
          <CheckboxField {...field('terms_conditions')} label={`${words.terms}. ${termsNotice}`} />
        </FormCell>
      )}
    </>
  );
};
