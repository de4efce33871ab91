'use client';

import { classNames } from '../class-names/class-names';
import { Affixed } from '../field/affixed';
import { Field, type FieldText, type FieldWiring, useFieldWiring } from '../field/field';
import { input as fieldInput } from '../field/field.css';
import { FigureAnswer } from './figure-answer';
import * as styles from './figure-field.css';
import { movedWords } from './figure-words';
import { type TypedFigureOptions, useTypedFigure } from './use-typed-figure';

// Made once: a formatter costs more than a hundred figures.
const figures = new Intl.NumberFormat('en-AU');

/** A figure as it is typed, with separators. */
export const typedDigits = (figure: number): string => figures.format(figure);

export type TypedFigureProps = {
  readonly name?: string;
  readonly value: number;
  /** What stands before the digits: "$". */
  readonly prefix?: string;
  /** What `useTypedFigure` made of the typing. */
  readonly typing: ReturnType<typeof useTypedFigure>;
};

/** The exact figure: shows it with separators, takes digits, gives way to Escape. */
export const TypedFigure = ({
  prefix,
  value,
  typing: { text, said, typing },
  ...input
}: TypedFigureProps & FieldWiring) => (
  <Affixed id={input.id} {...{ prefix }}>
    <input
      {...input}
      {...typing}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-invalid={said?.refused === true ? true : input['aria-invalid']}
      className={classNames(fieldInput, styles.input)}
      value={text ?? typedDigits(value)}
    />
  </Affixed>
);

/** One exact figure with its label above. */
export const TypedFigureField = ({
  label,
  hint,
  error,
  prefix,
  value,
  min,
  max,
  settle,
  onFigure,
}: Pick<TypedFigureOptions, 'settle' | 'onFigure' | 'max'> &
  Pick<FieldText, 'label' | 'hint' | 'error'> & {
    readonly value: number;
    readonly prefix?: string;
    readonly min: number;
  }) => {
  const words = (figure: number) => `${prefix ?? ''}${typedDigits(figure)}`;
  const typing = useTypedFigure({
    ...{ figure: value, digits: typedDigits, max, settle, onFigure },
    moved: (wanted, got) => movedWords(wanted, got, words, { min, max }),
  });
  const more = typing.said === undefined ? [] : ['answer'];
  const { wiring, hintId, errorId } = useFieldWiring(undefined, { hint, error }, more);
  return (
    <Field {...{ label, hint, error, hintId, errorId }} inputId={wiring.id}>
      <TypedFigure {...{ prefix, value, typing }} {...wiring} />
      <FigureAnswer id={`${wiring.id}-answer`} said={typing.said} />
    </Field>
  );
};
