import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './filter-panel.css';
import type { SearchLayoutProps } from './search-layout';

/** Id of the results, where "Show Me" leads. */
const resultsId = 'search-results';

/** The results with what can stand over and under them. What was found before stays while more is on its way. */
export const ResultsArea = ({
  results,
  pagination,
  empty,
  error,
  busy = false,
}: Pick<SearchLayoutProps, 'results' | 'pagination' | 'empty' | 'error' | 'busy'>) => (
  <div id={resultsId} tabIndex={-1} className={styles.resultsArea} aria-busy={busy}>
    <h2>
      <VisuallyHidden>Results</VisuallyHidden>
    </h2>
    {error !== undefined && <div className={styles.gap}>{error}</div>}
    <div className={styles.resultsBody}>{empty ?? results}</div>
    {empty === undefined && pagination !== undefined && <div className={styles.pages}>{pagination}</div>}
  </div>
);
