import type { ComponentPropsWithRef } from 'react';
import { Affixed, affixIds } from './affixed';
import { Field, type FieldText, useFieldWiring } from './field';
import * as styles from './field.css';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'prefix' | 'children'> &
  FieldText & {
    /** Stands before the value inside the field: "$". */
    readonly prefix?: string;
    /** Stands after it: "km". */
    readonly suffix?: string;
  };

/** A line of text. Takes `ref`, `name`, `onChange`, `onBlur` as a form library hands them out. */
export const TextField = ({ label, hint, error, optional, prefix, suffix, id, ...input }: TextFieldProps) => {
  const { wiring, hintId, errorId } = useFieldWiring(id, { hint, error }, affixIds({ prefix, suffix }));
  return (
    <Field {...{ label, hint, error, optional, hintId, errorId }} inputId={wiring.id}>
      <Affixed id={wiring.id} {...{ prefix, suffix }}>
        <input type="text" required={optional !== true} {...input} {...wiring} className={styles.input} />
      </Affixed>
    </Field>
  );
};

/** A phone number: telephone keypad, filled in by the browser. */
export const PhoneField = (props: TextFieldProps) => (
  <TextField type="tel" inputMode="tel" autoComplete="tel" {...props} />
);

/** An e-mail address. */
export const EmailField = (props: TextFieldProps) => (
  <TextField type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} />
);

/** An Australian postcode: four digits (FORM-01 gives the wording of its error). */
export const PostcodeField = (props: TextFieldProps) => (
  <TextField inputMode="numeric" autoComplete="postal-code" maxLength={4} pattern="[0-9]{4}" {...props} />
);
