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
import * as styles from './search-layout-sidebar.css';

/** Filters in a column at the left, results at the right; a drawer below the desktop. */
export const SearchLayoutSidebar = (search: SearchLayoutProps) => {
  const { breadcrumbs, title, countText, chips, sort, activeCount, showLabel, filtersLabel = 'Filters' } = search;
  const drawer = useFilterDrawer(search.onOpenFilters);
  return (
    <>
      <Container className={styles.root}>
        {breadcrumbs}
        <div className={styles.head}>
          <ResultsHeader title={title} countText={countText} />
          <div className={styles.tools}>
            <OpenFilters label={filtersLabel} activeCount={activeCount} onOpen={drawer.show} className={styles.open} />
            {sort !== undefined && <div className={styles.sort}>{sort}</div>}
          </div>
          {chips !== undefined && <div className={styles.chips}>{chips}</div>}
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
      <FilterDrawer {...search} side="left" open={drawer.open} onClose={drawer.close} />
    </>
  );
};
