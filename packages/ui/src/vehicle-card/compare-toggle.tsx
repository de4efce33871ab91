'use client';

import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './compare-toggle.css';

/** The tick box of a card's `compare` place. */
export const CompareToggle = ({
  label = 'Compare',
  vehicle,
  checked,
  onChange,
}: {
  readonly label?: string;
  /** The vehicle's name, for those who listen. */
  readonly vehicle: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) => (
  <label className={styles.label}>
    <input
      type="checkbox"
      className={styles.box}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span className={styles.words}>
      {label} <VisuallyHidden>{vehicle}</VisuallyHidden>
    </span>
  </label>
);
