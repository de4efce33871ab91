'use client';

import { useId, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { TextButton } from '../text-link/text-link';
import * as styles from './feature-list.css';

export type FeatureListProps = {
  readonly features: readonly string[];
  /** How many are shown at first (VDP-01). */
  readonly limit?: number;
  readonly columns?: keyof typeof styles.columns;
  /** Says what is to come; `{count}` is the whole number. */
  readonly moreLabel?: string;
  readonly lessLabel?: string;
};

/** What is fitted, the first few of it, with a button that shows all and hides the rest again. Source: VDP-01. */
export const FeatureList = ({
  features,
  limit = 8,
  columns = 2,
  moreLabel = 'Show all {count} features',
  lessLabel = 'Hide features',
}: FeatureListProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (features.length === 0) return null;
  const counted = features.map((text, index) => ({ text, key: `${index} ${text}`, beyond: index >= limit }));
  return (
    <div>
      <ul id={id} className={classNames(styles.list, styles.columns[columns])}>
        {counted.map(({ key, text, beyond }) => (
          <li key={key} className={classNames(styles.item, beyond && !open && styles.folded)}>
            <Icon name="check" size="small" className={styles.mark} />
            {text}
          </li>
        ))}
      </ul>
      {features.length > limit && (
        <TextButton
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen((before) => !before)}
        >
          {open ? lessLabel : moreLabel.replace('{count}', String(features.length))}
        </TextButton>
      )}
    </div>
  );
};
