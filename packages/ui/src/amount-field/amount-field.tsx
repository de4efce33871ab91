'use client';

import { type KeyboardEvent, type Ref, useState } from 'react';
import { chip } from '../chip/chip.css';
import { classNames } from '../class-names/class-names';
import { Affixed, type Affixes, affixIds } from '../field/affixed';
import { Field, FieldNotice, type FieldText, useFieldWiring } from '../field/field';
import { input as fieldInput } from '../field/field.css';
import { exampleFigure, movedWords, unreadableWords } from '../figure-field/figure-words';
import { useHydrated } from '../hydrated/use-hydrated';
import { type AmountFormat, formatAmount, parseAmount, settleAmount } from './amount';
import * as styles from './amount-field.css';

export type AmountFieldProps = FieldText &
  Affixes &
  AmountFormat & {
    /** Id of the input; the error summary links to it. */
    readonly id?: string;
    /** Sends the bare figure with the form, nothing while empty; without scripts the text as typed (`parseAmount`). */
    readonly name?: string;
    /** The figure in force, `undefined` for none. The field follows it when it changes from outside. */
    readonly value?: number;
    /**
     * Called when the figure is settled, within its bounds: on leaving the field, on Enter, by a preset. `undefined`
     * when it was emptied or holds no figure.
     */
    readonly onChange?: (value: number | undefined) => void;
    /** Lowest figure, 0 by default, and highest, 999,999,999,999 by default. */
    readonly min?: number;
    readonly max?: number;
    /** Figures are rounded to it, counted from `min`. */
    readonly step?: number;
    /** Figures to choose with one press. */
    readonly presets?: readonly number[];
    /** Names the presets for those who listen. */
    readonly presetsLabel?: string;
    readonly placeholder?: string;
    readonly disabled?: boolean;
    readonly onBlur?: () => void;
    readonly ref?: Ref<HTMLInputElement>;
  };

const nothing: number | undefined = undefined;

/** A figure with its unit, grouped once it is settled: while one types, the text stays as typed. */
export const AmountField = (props: AmountFieldProps) => {
  const { label, hint, optional, prefix, suffix, id, name, value, onChange, onBlur, ref, placeholder } = props;
  const { min = 0, max = 999_999_999_999, step, decimals, cents, plain, presets = [], disabled = false } = props;
  const { presetsLabel = 'Quick choices' } = props;
  const hydrated = useHydrated();
  const [figure, setFigure] = useState(value);
  const [typed, setTyped] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [refused, setRefused] = useState(false);
  const [followed, follow] = useState(value);
  // From outside, not as the answer to its own settling: text that was refused stays to be mended.
  if (value !== followed) {
    follow(value);
    if (value !== figure) {
      setFigure(value);
      setTyped(undefined);
      setRefused(false);
    }
  }
  const digits = (amount: number | undefined) => formatAmount(amount, { decimals, cents, plain });
  const words = (amount: number) => `${prefix ?? ''}${digits(amount)}${suffix === undefined ? '' : ` ${suffix}`}`;
  const error = props.error ?? (refused ? unreadableWords(digits(exampleFigure(figure ?? value, max))) : undefined);
  const more = [...affixIds({ prefix, suffix }), ...(notice === undefined ? [] : ['notice'])];
  const { wiring, hintId, errorId } = useFieldWiring(id, { hint, error }, more);

  const accept = (next: number | undefined) => {
    setTyped(undefined);
    setRefused(false);
    setNotice(undefined);
    setFigure(next);
    if (next !== figure) onChange?.(next);
  };
  /** Accepts the typed value, rounded and held to the bounds; returns whether it stayed as typed. */
  const settle = (): boolean => {
    if (typed === undefined) return true;
    const wanted = parseAmount(typed);
    if (wanted !== undefined) {
      const settled = settleAmount(wanted, { min, max, ...(step === undefined ? {} : { step }) });
      accept(settled);
      setNotice(movedWords(wanted, settled, words, { min, max }));
      return settled === wanted;
    }
    const garbled = typed.trim() !== '';
    accept(nothing);
    if (garbled) {
      setTyped(typed);
      setRefused(true);
    }
    return !garbled;
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed !== undefined) {
      // Gives up what was typed, not the dialog around it.
      event.stopPropagation();
      event.preventDefault();
      setTyped(undefined);
      setRefused(false);
    }
    // Enter sends the form around, unless there is something to see first.
    if (event.key === 'Enter' && !settle()) event.preventDefault();
  };

  return (
    <Field {...{ label, hint, error, optional, hintId, errorId }} inputId={wiring.id}>
      <Affixed id={wiring.id} {...{ prefix, suffix }}>
        <input
          {...wiring}
          {...(hydrated ? {} : { name })}
          ref={ref}
          type="text"
          inputMode={(decimals ?? 0) > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          required={optional !== true}
          disabled={disabled}
          placeholder={placeholder}
          className={classNames(fieldInput, styles.input)}
          value={typed ?? digits(figure)}
          onChange={(event) => {
            setTyped(event.target.value);
            setNotice(undefined);
            setRefused(false);
          }}
          onBlur={() => {
            settle();
            onBlur?.();
          }}
          onKeyDown={keyDown}
        />
      </Affixed>
      {hydrated && name !== undefined && figure !== undefined && (
        <input type="hidden" name={name} value={figure} disabled={disabled} />
      )}
      <FieldNotice id={`${wiring.id}-notice`}>{notice}</FieldNotice>
      {presets.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the field would read its label twice
        <div role="group" aria-label={presetsLabel} className={styles.presets}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              disabled={disabled}
              aria-pressed={preset === figure}
              className={classNames(chip, styles.preset)}
              onClick={() => accept(settleAmount(preset, { min, max }))}
            >
              {words(preset)}
            </button>
          ))}
        </div>
      )}
    </Field>
  );
};

/** An amount of dollars, whole unless `decimals` says otherwise. Source of presets and bounds: FIN-04, BUDG-03. */
export const MoneyField = (props: Omit<AmountFieldProps, 'prefix' | 'plain' | 'cents'>) => (
  <AmountField prefix="$" cents {...props} />
);

/** A number with a unit: kilometres, percent, years. */
export const NumberField = (props: Omit<AmountFieldProps, 'prefix' | 'cents'>) => <AmountField {...props} />;
