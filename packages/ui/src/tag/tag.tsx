import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import * as styles from './tag.css';

/**
 * `new` marks a vehicle that has come in lately; the condition "New" is `neutral`, a plain word, so that the two
 * differ.
 */
export type TagKind = keyof typeof styles.kinds;

export type TagProps = {
  readonly kind?: TagKind;
  /** Icon in themes whose tags have one; each kind has its own. */
  readonly icon?: IconName;
  /** The icon is taken from the `IconSheet` of the list around it, where that has it. */
  readonly iconSheet?: boolean;
  readonly children: ReactNode;
};

const kindIcons: Record<TagKind, IconName | undefined> = {
  neutral: undefined,
  used: undefined,
  custom: 'tag',
  new: 'sparkles',
  demo: 'key-round',
  certified: 'shield-check',
  electric: 'zap',
  positive: 'arrow-down',
  'coming-soon': 'clock',
  reserved: 'lock',
  sold: undefined,
};

const iconTones: Partial<Record<TagKind, keyof typeof styles.iconTones>> = {
  'coming-soon': 'caution',
  reserved: 'caution',
  positive: 'inherit',
};

/** One word or two about a vehicle: its condition or its state. */
export const Tag = ({ kind = 'neutral', icon = kindIcons[kind], iconSheet = false, children }: TagProps) => (
  <span className={classNames(styles.tag, styles.kinds[kind])}>
    {icon !== undefined && (
      <span className={classNames(styles.icon, styles.iconTones[iconTones[kind] ?? 'neutral'])}>
        <Icon name={icon} size="small" fromSheet={iconSheet} />
      </span>
    )}
    {children}
  </span>
);

/** Tags in a row. */
export const TagList = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.list}>{children}</div>
);
