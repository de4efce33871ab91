import type { ComponentPropsWithRef } from 'react';
import { FieldError, type FieldText, useFieldWiring } from './field';
import * as styles from './field.css';

/** One format for all boxes: `toLocaleString` looks one up each time, a twentieth of drawing a page of results. */
const counts = new Intl.NumberFormat('en-AU');

export type TickLineProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'children'> &
  Pick<FieldText, 'label'> & {
    /** A number at the end of the line: how many vehicles it would show. */
    readonly count?: number;
  };

/** A box with its words around it, the whole line a press. For lists of many: it needs no id and has no errors. */
export const TickLine = ({ label, count, id, ...input }: TickLineProps) => (
  <label className={styles.check} htmlFor={id}>
    <input {...input} id={id} type="checkbox" className={styles.box} />
    <span className={styles.checkText}>{label}</span>
    {count !== undefined && <span className={styles.checkCount}>{counts.format(count)}</span>}
  </label>
);

export type CheckboxFieldProps = TickLineProps & Pick<FieldText, 'error'>;

/** A box to tick with its words, and what is wrong with it under it. */
export const CheckboxField = ({ error, id, ...line }: CheckboxFieldProps) => {
  const { wiring, errorId } = useFieldWiring(id, { error });
  return (
    <div>
      <TickLine {...line} {...wiring} />
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
};
