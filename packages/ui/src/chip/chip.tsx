import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { UiLink } from '../ui-provider/ui-link';
import * as styles from './chip.css';

type Removal =
  /** The address without this filter, so that it works before and without scripts. */
  | { readonly href: string; readonly onRemove?: MouseEventHandler<HTMLElement> }
  | { readonly href?: undefined; readonly onRemove: MouseEventHandler<HTMLElement> };

/** A filter in force; pressing it takes the filter away. */
export const Chip = ({ label, href, onRemove }: { readonly label: string } & Removal) => {
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <Icon name="x" size="small" />
    </>
  );
  const name = `Remove ${label}`;
  const press = onRemove === undefined ? {} : { onClick: onRemove };
  return href === undefined ? (
    <button type="button" className={styles.chip} aria-label={name} {...press}>
      {content}
    </button>
  ) : (
    <UiLink href={href} className={styles.chip} aria-label={name} {...press}>
      {content}
    </UiLink>
  );
};

/** Chips in a row with what stands beside them. */
export const ChipList = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset className={styles.list} aria-label={label}>
    {children}
  </fieldset>
);
