'use client';

import { CheckboxField } from '@forecourt/ui/field';
import * as styles from './compare-page.css';
import type { KeptVehicle } from './compare-view';
import { commonWords } from './compare-words';

/** Which of the kept vehicles stand in the table, where there are more than fit side by side. */
export const ChooseCompared = ({
  kept,
  shown,
  most,
  onChoose,
}: {
  readonly kept: readonly KeptVehicle[];
  /** Ids of those in the table. */
  readonly shown: ReadonlySet<string>;
  readonly most: number;
  readonly onChoose: (id: string, wanted: boolean) => void;
}) => (
  <fieldset className={styles.choices}>
    <legend className={styles.choose}>{commonWords.choose}</legend>
    {kept.map(({ saved, card }) => (
      <CheckboxField
        key={saved.id}
        // The stock number distinguishes two vehicles of the same name.
        label={[card.heading, card.stock].filter(Boolean).join(', ')}
        checked={shown.has(saved.id)}
        disabled={shown.size >= most && !shown.has(saved.id)}
        onChange={(event) => onChoose(saved.id, event.currentTarget.checked)}
      />
    ))}
  </fieldset>
);
