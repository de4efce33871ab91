'use client';

import { Container } from '../layout/layout';
import { ShowMeBar } from '../search-filters/show-me-bar';
import { ResultsHeader } from '../search-results/results-header';
import { FilterDrawer, useFilterDrawer } from './filter-drawer';
import { FilterFoot } from './filter-foot';
import { FilterPanel } from './filter-panel';
import { dock, scriptless } from './filter-panel.css';
import { filtersId, OpenFilters } from './open-filters';
import { ResultsArea } from './results-area';
import { SearchForm } from './search-form';
import type { SearchLayoutProps } from './search-layout';
import * as styles from './search-layout-ledger.css';

/** A narrow column of filters beside a sheet of rows; filters at the thumb below the desktop. */
export const SearchLayoutLedger = (search: SearchLayoutProps) => {
  const { breadcrumbs, title, countText, chips, sort, activeCount, showLabel, filtersLabel = 'Filters' } = search;
  const drawer = useFilterDrawer(search.onOpenFilters);
  return (
    <>
      <Container className={styles.root}>
        {breadcrumbs}
        <ResultsHeader title={title} countText={countText} className={styles.head} />
        <div className={styles.bar}>
          <div className={styles.chips}>{chips}</div>
          {sort !== undefined && <div className={styles.sort}>{sort}</div>}
        </div>
        <div className={styles.grid}>
          <aside id={filtersId} className={styles.aside} aria-label={filtersLabel}>
            <SearchForm {...search} className={styles.form}>
              <FilterPanel {...search} />
              <div className={scriptless}>
                <ShowMeBar label={showLabel} />
              </div>
            </SearchForm>
            <FilterFoot {...search} />
          </aside>
          <ResultsArea {...search} beside />
        </div>
      </Container>
      <div className={dock}>
        <OpenFilters label={filtersLabel} activeCount={activeCount} onOpen={drawer.show} fullWidth />
      </div>
      <FilterDrawer {...search} open={drawer.open} onClose={drawer.close} />
    </>
  );
};
