import { TextField } from '../field/text-field';
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
  /** Called at every movement, to show what would happen. */
  readonly onChange?: (value: RangeValue) => void;
  /** Called when the person lets go, leaves a field or presses Enter. */
  readonly onCommit?: (value: RangeValue) => void;
};

const nothing = () => {};

/** A range to narrow: two thumbs and two fields; two plain fields of the form without scripts. Source: SRCH-27. */
export const FilterRange = ({ name, value, onCommit = nothing, ...range }: FilterRangeProps) => {
  const parameter = rangeParameter(value, range.min, range.max);
  const [low, high] = value;
  const { label, min, max, prefix, suffix } = range;
  return (
    <>
      <div className={styles.scripted}>
        <RangeField {...range} value={value} onCommit={onCommit} hideLabel />
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
          />
        </div>
      </noscript>
    </>
  );
};
