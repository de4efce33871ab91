import type { MouseEvent } from 'react';
import { LinkButton } from '../button/link-button';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './filter-panel.css';

/** Id of the filters in the page: without scripts the button leads there and they show. */
export const filtersId = 'search-filters';

/** Opens the filters: a drawer by scripts, their place in the page without. */
export const OpenFilters = ({
  label,
  activeCount,
  onOpen,
  className,
  fullWidth = false,
}: {
  readonly label: string;
  readonly activeCount: number;
  readonly onOpen: () => void;
  readonly className?: string;
  readonly fullWidth?: boolean;
}) => (
  <LinkButton
    href={`#${filtersId}`}
    aria-haspopup="dialog"
    kind="outlined"
    fullWidth={fullWidth}
    className={className}
    onClick={(event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault();
      onOpen();
    }}
  >
    <span className={styles.openContent}>
      <Icon name="sliders-horizontal" />
      {label}
      {activeCount > 0 && (
        <span className={styles.openCount}>
          {activeCount}
          <VisuallyHidden> in force</VisuallyHidden>
        </span>
      )}
    </span>
  </LinkButton>
);
