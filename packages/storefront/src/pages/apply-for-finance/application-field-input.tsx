import {
  type ApplicationAnswers,
  type ApplicationFieldName,
  applicationField,
  longestAnswer,
} from '@forecourt/domain/finance-application';
import { CheckboxField, EmailField, PhoneField, PostcodeField, SelectField, TextField } from '@forecourt/ui/field';
import { applicationWords as words } from './application-words';

/** The id of a field's input: what the list of problems leads to. */
export const inputId = (name: ApplicationFieldName): string => `application-${name}`;

/** One field of a step, with what was typed. The number of a document is not shown again: an empty field keeps it. */
export const ApplicationFieldInput = ({
  name,
  answers,
  error,
  consent,
}: {
  readonly name: ApplicationFieldName;
  readonly answers: ApplicationAnswers;
  readonly error: string | undefined;
  /** What is agreed to, for a box. */
  readonly consent?: string;
}) => {
  const { label, hint, input, choices = [], autocomplete, optional, isIdentity } = applicationField(name);
  const typed = answers[name] ?? '';
  const isStored = isIdentity === true && typed !== '';
  const shared = {
    id: inputId(name),
    name,
    label,
    defaultValue: isIdentity === true ? '' : typed,
    ...(autocomplete === undefined ? { autoComplete: 'off' } : { autoComplete: autocomplete }),
    ...(isStored ? { hint: words.kept(typed), required: false } : hint === undefined ? {} : { hint }),
    ...(error === undefined ? {} : { error }),
    ...(optional === true ? { optional: true } : {}),
  };
  switch (input) {
    case 'choice':
      return (
        <SelectField
          {...shared}
          placeholder="Please choose"
          options={choices.map((choice) => ({ value: choice, label: choice }))}
        />
      );
    case 'box':
      return (
        <CheckboxField
          id={shared.id}
          name={name}
          label={consent ?? label}
          defaultChecked={typed !== ''}
          required={optional !== true}
          {...(error === undefined ? {} : { error })}
        />
      );
    case 'email':
      return <EmailField {...shared} />;
    case 'phone':
      return <PhoneField {...shared} />;
    case 'postcode':
      return <PostcodeField {...shared} />;
    case 'date':
      return <TextField {...shared} type="date" />;
    case 'dollars':
      return <TextField {...shared} prefix="$" inputMode="numeric" maxLength={15} />;
    case 'years':
    case 'count':
      return <TextField {...shared} inputMode="numeric" maxLength={3} />;
    case 'text':
      return <TextField {...shared} maxLength={longestAnswer} />;
  }
};
