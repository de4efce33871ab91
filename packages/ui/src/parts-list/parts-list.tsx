import { useDeferredValue, useId, useState } from 'react';
import { TextField } from '../field/text-field';
import * as styles from './parts-list.css';

/** A part or accessory as it is listed. */
export interface ListedPart {
  readonly name: string;
  /** Part number; empty where there is none. */
  readonly number: string;
  /** Vehicles that it fits; empty where it fits any. */
  readonly fits: string;
  /** What it costs, in words. */
  readonly price: string;
}

export type PartsListProps = {
  /** What the list holds, for those who listen. */
  readonly label: string;
  readonly parts: readonly ListedPart[];
  readonly searchLabel: string;
  readonly searchHint?: string;
  /** How many there are, of those that match what was typed. */
  readonly counted: (count: number) => string;
  /** The text where nothing matches. */
  readonly none: string;
};

/** What is typed and what is printed on a part, with its dashes and capitals made alike. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a part has every word that was typed, in its name, its number or what it fits. */
const matches = ({ name, number, fits }: ListedPart, typed: string): boolean => {
  const text = plain(`${name} ${number} ${fits}`);
  return typed.split(/\s+/).every((word) => text.includes(plain(word)));
};

/**
 * Parts with what they fit and cost, and a field that narrows them as somebody types. Without scripts the list stands
 * whole. Source: CONT-01.
 */
export const PartsList = ({ label, parts, searchLabel, searchHint, counted, none }: PartsListProps) => {
  const [typed, setTyped] = useState('');
  const shown = useDeferredValue(typed);
  const found = parts.filter((part) => matches(part, shown));
  const countId = useId();
  return (
    <div className={styles.frame}>
      <div className={styles.search}>
        <TextField
          type="search"
          label={searchLabel}
          hint={searchHint}
          required={false}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <p id={countId} role="status" className={styles.count}>
        {found.length === 0 ? none : counted(found.length)}
      </p>
      {found.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
        <ul role="list" aria-label={label} className={styles.list}>
          {found.map(({ name, number, fits, price }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have one name and no number
            <li key={`${place} ${number}`} className={styles.part}>
              <p className={styles.name}>
                {name}
                {number !== '' && <span className={styles.number}>{number}</span>}
              </p>
              <p className={styles.price}>{price}</p>
              <p className={styles.fits}>{fits}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
