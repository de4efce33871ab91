import type { MouseEvent, ReactNode } from 'react';
import { Chip } from '../chip/chip';
import { UiLink } from '../ui-provider/ui-link';
import * as styles from './active-chips.css';

/** A filter in force. */
export type ActiveFilter = {
  /** Stable among the filters in force: `make Toyota`. */
  readonly id: string;
  /** "Toyota", "$15,000 to $65,000". */
  readonly label: string;
  /** The same search without it. */
  readonly href: string;
};

export type ActiveChipsProps = {
  readonly filters: readonly ActiveFilter[];
  /** The same search without any filter. */
  readonly clearHref: string;
  readonly clearLabel?: string;
  /** Called on a press; prevent the event to change the search without loading the page. */
  readonly onRemove?: (id: string, event: MouseEvent<HTMLElement>) => void;
  readonly onClear?: (event: MouseEvent<HTMLElement>) => void;
  /** What stands behind them, drawn with the look of a button of this row. */
  readonly after?: (className: string) => ReactNode;
};

/** The filters in force, each removable by a press, and a way to drop them all. Nothing when there are none. */
export const ActiveChips = ({
  filters,
  clearHref,
  clearLabel = 'Clear Filters',
  onRemove,
  onClear,
  after,
}: ActiveChipsProps) =>
  filters.length === 0 ? null : (
    <ul className={styles.row} aria-label="Filters in force">
      {filters.map(({ id, label, href }) => (
        <li key={id} className={styles.item}>
          <Chip
            label={label}
            href={href}
            {...(onRemove === undefined ? {} : { onRemove: (event: MouseEvent<HTMLElement>) => onRemove(id, event) })}
          />
        </li>
      ))}
      <li className={styles.item}>
        <UiLink href={clearHref} className={styles.clear} {...(onClear === undefined ? {} : { onClick: onClear })}>
          {clearLabel}
        </UiLink>
      </li>
      {after !== undefined && <li className={styles.item}>{after(styles.clear)}</li>}
    </ul>
  );
