import type { MouseEvent } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { UiLink } from '../ui-provider/ui-link';
import { pageNumbers } from './page-numbers';
import * as styles from './pagination.css';

export type PaginationProps = {
  /** Current page, from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The address of a page: links are real, so they can be crawled, copied and opened in a tab. */
  readonly hrefFor: (page: number) => string;
  /** "Page 1 of 47, 972 cars". */
  readonly summary?: string;
  /** `numbers`: every page near the current one. `quiet`: back and on, in words. */
  readonly look?: 'numbers' | 'quiet';
  /** Called on a plain press in the browser; prevent the event to turn the page without loading. */
  readonly onPage?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
};

/** Links to the pages of a list; nothing when there is only one. */
export const Pagination = ({ page, pageCount, hrefFor, summary, look = 'numbers', onPage }: PaginationProps) => {
  if (pageCount <= 1) return null;
  const link = (target: number) => ({
    href: hrefFor(target),
    className: styles.step,
    ...(onPage === undefined ? {} : { onClick: (event: MouseEvent<HTMLAnchorElement>) => onPage(target, event) }),
  });
  if (look === 'quiet') {
    return (
      <nav aria-label="Pages" className={classNames(styles.root, styles.quiet)}>
        <p className={styles.summary}>{summary ?? `Page ${page} of ${pageCount}`}</p>
        <ul className={styles.quietList}>
          {page > 1 && (
            <li>
              <UiLink {...link(page - 1)} rel="prev" className={styles.quietStep}>
                <Icon name="arrow-left" size="small" />
                Previous page
              </UiLink>
            </li>
          )}
          {page < pageCount && (
            <li>
              <UiLink {...link(page + 1)} rel="next" className={styles.quietStep}>
                Next page
                <Icon name="arrow-right" size="small" />
              </UiLink>
            </li>
          )}
        </ul>
      </nav>
    );
  }
  const steps = pageNumbers(page, pageCount);
  return (
    <nav aria-label="Pages" className={styles.root}>
      {summary !== undefined && <p className={styles.summary}>{summary}</p>}
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <UiLink {...link(page - 1)} rel="prev" aria-label="Previous page">
              <Icon name="arrow-left" size="small" />
            </UiLink>
          </li>
        )}
        {steps.map((step, index) =>
          step === 'gap' ? (
            <li key={`gap-after-${steps[index - 1]}`} className={styles.step} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step}>
              <UiLink {...link(step)} aria-label={`Page ${step}`} aria-current={step === page ? 'page' : undefined}>
                {step}
              </UiLink>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <UiLink {...link(page + 1)} rel="next" aria-label="Next page">
              <Icon name="arrow-right" size="small" />
            </UiLink>
          </li>
        )}
      </ul>
    </nav>
  );
};
