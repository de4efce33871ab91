import type { MouseEvent } from 'react';
import { Button } from '../button/button';
import { LinkButton } from '../button/link-button';
import * as styles from './show-me-bar.css';

export type ShowMeBarProps = {
  /** "Show Me 972 cars". */
  readonly label: string;
  /** Closes the filters and goes to the top of the results; the button submits the form around it without this. */
  readonly onShow?: () => void;
  /** The same search without any filter; left out while none is in force. */
  readonly clearHref?: string;
  readonly clearLabel?: string;
  readonly onClear?: (event: MouseEvent<HTMLElement>) => void;
};

/** The end of the filters: on to the results, or start again. Source: SRCH-10. */
export const ShowMeBar = ({ label, onShow, clearHref, clearLabel = 'Clear Filters', onClear }: ShowMeBarProps) => (
  <div className={styles.bar}>
    {clearHref !== undefined && (
      <LinkButton href={clearHref} kind="quiet" {...(onClear === undefined ? {} : { onClick: onClear })}>
        {clearLabel}
      </LinkButton>
    )}
    <Button type={onShow === undefined ? 'submit' : 'button'} className={styles.show} onClick={onShow}>
      {label}
    </Button>
  </div>
);
