'use client';

import { useId, useState } from 'react';
import { SelectField } from '../field/select-field';
import { TextField } from '../field/text-field';
import { typedDigits } from '../figure-field/typed-figure';
import type { RangeValue } from '../range-field/range';
import { RangeField } from '../range-field/range-field';
import * as styles from './filter-range.css';
import { rangeParameter } from './range-parameter';

export type FilterRangeProps = {
  /**
   * Query parameter, `price`: `min:max` while the range is narrowed. Without scripts the two ends are sent as
   * `price_min` and `price_max`, which win over it where they are not empty.
   */
  readonly name: string;
  /** "Price". */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The range in force. */
  readonly value: RangeValue;
  readonly prefix?: string;
  readonly suffix?: string;
  /** No thousands separators: for years. */
  readonly plain?: boolean;
  /** What a typed figure is rounded to; the nearest step by default. */
  readonly round?: (figure: number) => number;
  /** Upper ends to choose with one press, in ascending order; those that fit between `min` and `max`. */
  readonly presets?: readonly number[];
  /** Called at every movement, to show what would happen. */
  readonly onChange?: (value: RangeValue) => void;
  /** Called when the person lets go, leaves a field or presses Enter. */
  readonly onCommit?: (value: RangeValue) => void;
};

const nothing = () => {};

/** The upper end from a list, for who wants no exact figure; it follows the slider, and names a figure between. */
const FilterRangePresets = ({
  label,
  min,
  max,
  value: [low, high],
  prefix = '',
  suffix = '',
  presets,
  onCommit,
}: Pick<FilterRangeProps, 'label' | 'min' | 'max' | 'value' | 'prefix' | 'suffix'> & {
  readonly presets: readonly number[];
  readonly onCommit: (value: RangeValue) => void;
}) => {
  // What was chosen shows at once, over the end in force and over earlier choices, whose answers may still come.
  const [{ upTo, over }, choose] = useState({ upTo: high, over: [high] });
  if (!over.includes(high)) choose({ upTo: high, over: [high] });
  const figures = upTo < max && !presets.includes(upTo) ? [...presets, upTo].toSorted((a, b) => a - b) : presets;
  return (
    <div className={styles.presets}>
      <SelectField
        label="Up to"
        aria-label={`Up to, ${label.toLowerCase()}`}
        required={false}
        value={upTo < max ? upTo : ''}
        placeholder="Any"
        options={figures.map((figure) => ({
          value: String(figure),
          label: `${prefix}${typedDigits(figure)} ${suffix}`.trim(),
        }))}
        onChange={({ target }) => {
          const chosen = target.value === '' ? max : Number(target.value);
          choose({ upTo: chosen, over: [...over, upTo].filter((figure) => figure !== chosen) });
          // A lower end above it gives way.
          onCommit([low < chosen ? low : min, chosen]);
        }}
      />
    </div>
  );
};

/** A range to narrow: two thumbs and two fields; two plain fields of the form without scripts. Source: SRCH-27. */
export const FilterRange = ({ name, value, onCommit = nothing, presets = [], ...range }: FilterRangeProps) => {
  const parameter = rangeParameter(value, range.min, range.max);
  const [low, high] = value;
  const { label, min, max, prefix, suffix } = range;
  const listId = useId();
  return (
    <>
      <div className={styles.scripted}>
        <RangeField {...range} value={value} onCommit={onCommit} hideLabel />
        {presets.length > 0 && <FilterRangePresets {...range} value={value} presets={presets} onCommit={onCommit} />}
        {parameter !== undefined && <input type="hidden" name={name} value={parameter} />}
      </div>
      <noscript>
        <div className={styles.plain}>
          <TextField
            name={`${name}_min`}
            label={`${label} from`}
            inputMode="numeric"
            required={false}
            defaultValue={low > min ? low : undefined}
            {...{ prefix, suffix }}
          />
          <TextField
            name={`${name}_max`}
            label={`${label} to`}
            inputMode="numeric"
            required={false}
            defaultValue={high < max ? high : undefined}
            {...{ prefix, suffix }}
            {...(presets.length === 0 ? {} : { list: listId })}
          />
          {presets.length > 0 && (
            <datalist id={listId}>
              {presets.map((preset) => (
                <option key={preset} value={preset} />
              ))}
            </datalist>
          )}
        </div>
      </noscript>
    </>
  );
};
