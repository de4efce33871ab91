import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names';
import { Field, type FieldText, useFieldWiring } from './field';
import * as styles from './field.css';

export type TextAreaFieldProps = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'children'> & FieldText;

/** Several lines of text. */
export const TextAreaField = ({ label, hint, error, optional, id, ...input }: TextAreaFieldProps) => {
  const { wiring, hintId, errorId } = useFieldWiring(id, { hint, error });
  return (
    <Field {...{ label, hint, error, optional, hintId, errorId }} inputId={wiring.id}>
      <textarea
        rows={4}
        required={optional !== true}
        {...input}
        {...wiring}
        className={classNames(styles.input, styles.textArea)}
      />
    </Field>
  );
};
