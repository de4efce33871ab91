import type { ComponentPropsWithRef } from 'react';
import { FieldError, type FieldText, useFieldWiring } from './field';
import * as styles from './field.css';

export type CheckboxFieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'children'> &
  Pick<FieldText, 'label' | 'error'> & {
    /** A number at the end of the line: how many vehicles it would show. */
    readonly count?: number;
  };

/** A box to tick with its words; the whole line can be pressed. */
export const CheckboxField = ({ label, error, count, id, ...input }: CheckboxFieldProps) => {
  const { wiring, errorId } = useFieldWiring(id, { error });
  return (
    <div>
      <label className={styles.check} htmlFor={wiring.id}>
        <input {...input} {...wiring} type="checkbox" className={styles.box} />
        <span className={styles.checkText}>{label}</span>
        {count !== undefined && <span className={styles.checkCount}>{count.toLocaleString('en-AU')}</span>}
      </label>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
};
