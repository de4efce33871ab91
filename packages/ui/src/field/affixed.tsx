import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import * as styles from './field.css';

export type Affixes = {
  /** Stands before the value inside the field: "$". */
  readonly prefix?: string;
  /** Stands after it: "km". */
  readonly suffix?: string;
};

/** The endings of the ids by which affixes describe their input, for `useFieldWiring`. */
export const affixIds = ({ prefix, suffix }: Affixes): readonly string[] => [
  ...(prefix === undefined ? [] : ['prefix']),
  ...(suffix === undefined ? [] : ['suffix']),
];

/** An input with its units inside its edge; they leave as much room as they have letters. */
export const Affixed = ({
  id,
  prefix,
  suffix,
  children,
}: Affixes & {
  /** Id of the input. */
  readonly id: string;
  readonly children: ReactNode;
}) =>
  prefix === undefined && suffix === undefined ? (
    children
  ) : (
    <span
      className={classNames(
        styles.affixBox,
        prefix !== undefined && styles.withPrefix,
        suffix !== undefined && styles.withSuffix,
      )}
      style={{
        ...assignInlineVars({
          [styles.prefixLetters]: String(prefix?.length ?? 0),
          [styles.suffixLetters]: String(suffix?.length ?? 0),
        }),
      }}
    >
      {prefix !== undefined && (
        <span id={`${id}-prefix`} className={styles.prefix} aria-hidden="true">
          {prefix}
        </span>
      )}
      {children}
      {suffix !== undefined && (
        <span id={`${id}-suffix`} className={styles.suffix} aria-hidden="true">
          {suffix}
        </span>
      )}
    </span>
  );
