'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { FieldError, useFieldWiring } from '../field/field';
import { Icon } from '../icon/icon';
import { Slider } from '../slider/slider';
import { held, placeOf } from './figure';
import { FigureAnswer } from './figure-answer';
import * as styles from './figure-field.css';
import { movedWords } from './figure-words';
import { TypedFigure, typedDigits } from './typed-figure';
import { useTypedFigure } from './use-typed-figure';

export type FigureFieldProps = {
  readonly label: string;
  /** Name of the typed field in a form. */
  readonly name?: string;
  readonly value: number;
  /** Ends of the scale. The value may lie outside: then the thumb stands at the end. */
  readonly min: number;
  readonly max: number;
  /** Distance of two places of the thumb; what is typed may lie between. */
  readonly step: number;
  /** The only values there are, rising; the thumb moves from one to the next. */
  readonly choices?: readonly number[];
  /** The value in words, for those who listen and where nothing can be typed: `5 years`. */
  readonly format: (value: number) => string;
  /** A field beside the label for exact figures; what stands before the digits: "$". */
  readonly typed?: { readonly prefix?: string };
  /** Writes both ends under the scale. */
  readonly ends?: boolean;
  /** Shown and not to be changed; the words say why to those who listen. */
  readonly locked?: string;
  /** What is wrong with the value and how to mend it. */
  readonly error?: string;
  /** What is made of a typed figure, `NaN` for an emptied field; the figure itself by default. What it changes is said. */
  readonly settle?: (value: number) => number;
  /** Called at every movement, and with what was settled when a typed figure is left. */
  readonly onFigure: (value: number) => void;
};

/**
 * One figure on a scale: a thumb to try values, a field to type the exact one.
 */
export const FigureField = ({
  label,
  name,
  value,
  min,
  max,
  step,
  choices,
  format,
  typed,
  ends = false,
  locked,
  error,
  settle = (wanted) => wanted,
  onFigure,
}: FigureFieldProps) => {
  const typing = useTypedFigure({
    ...{ figure: value, digits: typedDigits, max, settle, onFigure },
    moved: (wanted, got) => movedWords(wanted, got, format, { min, max }),
  });
  const { wiring, errorId } = useFieldWiring(undefined, { error }, typing.said === undefined ? [] : ['answer']);
  const letters = Math.max(value, max).toLocaleString('en-AU').length;
  const words = <span className={styles.value}>{format(value)}</span>;
  if (locked !== undefined) {
    return (
      <div className={styles.head}>
        <span>{label}</span>
        <span className={styles.fixed}>
          {words}
          <Icon name="lock" size="small" label={locked} />
        </span>
        {name !== undefined && <input type="hidden" name={name} value={value} />}
      </div>
    );
  }
  const scale =
    choices === undefined
      ? { value: held(value, min, max), min, max, step, of: (place: number) => place }
      : {
          value: placeOf(value, choices),
          min: 0,
          max: choices.length - 1,
          step: 1,
          of: (at: number) => choices[at] ?? min,
        };
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        {typed === undefined ? (
          <>
            <span>{label}</span>
            <span aria-hidden="true">{words}</span>
          </>
        ) : (
          <>
            <label htmlFor={wiring.id}>{label}</label>
            <span className={styles.typed} style={{ ...assignInlineVars({ [styles.letters]: String(letters) }) }}>
              <TypedFigure {...typed} {...wiring} {...{ name, value, typing }} />
            </span>
          </>
        )}
      </div>
      <Slider
        thumbs={[
          { label, figure: scale.value, words: choices === undefined ? format(value) : format(scale.of(scale.value)) },
        ]}
        min={scale.min}
        max={scale.max}
        step={scale.step}
        onMove={([place = scale.min]) => onFigure(scale.of(place))}
      />
      {ends && (
        <div className={styles.ends} aria-hidden="true">
          <span>{format(min)}</span>
          <span>{format(max)}</span>
        </div>
      )}
      <FigureAnswer id={`${wiring.id}-answer`} said={typing.said} />
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {typed === undefined && name !== undefined && <input type="hidden" name={name} value={value} />}
    </div>
  );
};
