'use client';

import { useState } from 'react';
import { classNames } from '../class-names/class-names';
import { Affixed } from '../field/affixed';
import { Field, type FieldText, type FieldWiring, useFieldWiring } from '../field/field';
import { input as fieldInput } from '../field/field.css';
import { readFigure } from './figure';
import * as styles from './figure-field.css';

export type TypedFigureProps = {
  readonly name?: string;
  readonly value: number;
  /** What stands before the digits: "$". */
  readonly prefix?: string;
  /** Called when a typed figure is left, or Enter is pressed. `NaN` for what is no number. */
  readonly onFigure: (value: number) => void;
};

/** The exact figure: shows it with separators, takes digits, gives way to Escape. */
export const TypedFigure = ({ prefix, value, onFigure, ...input }: TypedFigureProps & FieldWiring) => {
  const [text, setText] = useState<string>();
  const settle = () => {
    if (text !== undefined && readFigure(text) !== value) onFigure(readFigure(text));
    setText(undefined);
  };
  return (
    <Affixed id={input.id} {...{ prefix }}>
      <input
        {...input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={classNames(fieldInput, styles.input)}
        value={text ?? value.toLocaleString('en-AU')}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText(undefined);
          if (event.key !== 'Enter') return;
          // Enter settles the figure; it must not submit the form around it.
          event.preventDefault();
          settle();
        }}
      />
    </Affixed>
  );
};

/** One exact figure with its label above. */
export const TypedFigureField = ({
  label,
  hint,
  error,
  ...figure
}: TypedFigureProps & Pick<FieldText, 'label' | 'hint' | 'error'>) => {
  const { wiring, hintId, errorId } = useFieldWiring(undefined, { hint, error });
  return (
    <Field {...{ label, hint, error, hintId, errorId }} inputId={wiring.id}>
      <TypedFigure {...figure} {...wiring} />
    </Field>
  );
};
