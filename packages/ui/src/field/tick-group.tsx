import { TickLine } from './checkbox-field';
import { legend } from './field.css';
import * as styles from './tick-group.css';

export type TickGroupProps = {
  /** What the boxes are together. */
  readonly label: string;
  /** Each with the name that it goes by in a form. */
  readonly options: readonly { readonly name: string; readonly label: string; readonly ticked?: boolean }[];
};

/** Boxes that belong together under one name, any number of which may be ticked. */
export const TickGroup = ({ label, options }: TickGroupProps) => (
  <fieldset className={styles.group}>
    <legend className={legend}>{label}</legend>
    {options.map(({ name, label: words, ticked = false }) => (
      <TickLine key={name} name={name} label={words} defaultChecked={ticked} />
    ))}
  </fieldset>
);
