'use client';

import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './filter-panel.css';
import type { SearchLayoutProps } from './search-layout';

/** Id of the results, where "Show Me" leads. */
const resultsId = 'search-results';

/** The height of an element in CSS pixels, as it changes; undefined before and without scripts. */
const useHeight = () => {
  const element = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const shown = element.current;
    if (shown === null) return;
    const observer = new ResizeObserver(() => setHeight(shown.offsetHeight));
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return [element, height] as const;
};

/**
 * The results with what can stand over and under them. What was found before stays while more is on its way. `beside`: next
 * to filters that may reach further down; the results then stay in sight while those are gone through.
 */
export const ResultsArea = ({
  results,
  pagination,
  empty,
  error,
  busy = false,
  beside = false,
}: Pick<SearchLayoutProps, 'results' | 'pagination' | 'empty' | 'error' | 'busy'> & { readonly beside?: boolean }) => {
  const [element, height] = useHeight();
  const staysInSight = beside && height !== undefined;
  return (
    <div
      ref={element}
      id={resultsId}
      tabIndex={-1}
      className={classNames(styles.resultsArea, staysInSight && styles.inSight)}
      aria-busy={busy}
      {...(staysInSight ? { style: { insetBlockStart: `min(0px, 100vh - ${height}px)` } } : {})}
    >
      <h2>
        <VisuallyHidden>Results</VisuallyHidden>
      </h2>
      {error !== undefined && <div className={styles.gap}>{error}</div>}
      <div className={styles.resultsBody}>{empty ?? results}</div>
      {empty === undefined && pagination !== undefined && <div className={styles.pages}>{pagination}</div>}
    </div>
  );
};
