'use client';

import { classNames } from '../class-names/class-names';
import { scripted } from '../theme/absence.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './compare-toggle.css';

/**
 * The tick box of a card's `compare` place. A button, so that a press before scripts have come is kept; not there
 * without scripts.
 */
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
  // biome-ignore lint/a11y/useSemanticElements: a native box is ticked by an early press that nobody keeps
  <button
    type="button"
    role="checkbox"
    aria-checked={checked}
    className={classNames(styles.label, scripted)}
    onClick={() => onChange(!checked)}
  >
    <span className={styles.box} />
    <span className={styles.words}>
      {label} <VisuallyHidden>{vehicle}</VisuallyHidden>
    </span>
  </button>
);
