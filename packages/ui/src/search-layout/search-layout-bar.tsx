'use client';

import { Button } from '../button/button';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { Container } from '../layout/layout';
import { PressPanel } from '../page-panel/press-panel';
import { ShowMeBar } from '../search-filters/show-me-bar';
import { ResultsHeader } from '../search-results/results-header';
import { FilterDrawer, useFilterDrawer } from './filter-drawer';
import { FilterPanel } from './filter-panel';
import { openContent, openCount } from './filter-panel.css';
import { filtersId } from './open-filters';
import { ResultsArea } from './results-area';
import { SearchForm } from './search-form';
import type { SearchFilter, SearchLayoutProps } from './search-layout';
import * as styles from './search-layout-bar.css';

const Facet = ({
  filter,
  showLabel,
  atEnd,
}: {
  readonly filter: SearchFilter;
  readonly showLabel: string;
  readonly atEnd: boolean;
}) => (
  <PressPanel
    label={
      <span className={styles.facetWords}>
        <span className={styles.facetLabel}>{filter.label}</span>
        <span className={styles.facetValue}>{filter.value ?? 'Any'}</span>
      </span>
    }
    current={filter.activeCount > 0}
    group="search-facets"
    className={styles.facet}
    triggerClassName={styles.facetHead}
    arrowClassName={styles.facetArrow}
    panelClassName={classNames(styles.popover, atEnd && styles.popoverEnd)}
  >
    {filter.content}
    <noscript>
      <Button type="submit" fullWidth>
        {showLabel}
      </Button>
    </noscript>
  </PressPanel>
);

/** A bar of the chief filters that stays at the top, all filters in a drawer at the right, results in wide cards. */
export const SearchLayoutBar = (search: SearchLayoutProps) => {
  const { breadcrumbs, title, countText, searchBox, filters, chips, sort, activeCount, showLabel } = search;
  const filtersLabel = search.filtersLabel ?? 'All filters';
  const drawer = useFilterDrawer(search.onOpenFilters);
  const prominent = filters.filter((filter) => filter.prominent);
  const others = filters.filter((filter) => !filter.prominent);
  return (
    <>
      <Container className={styles.head}>
        {breadcrumbs}
        <ResultsHeader title={title} countText={countText} className={styles.title} />
      </Container>
      <SearchForm {...search} className={styles.form}>
        <div className={styles.bar}>
          <Container className={styles.barBody}>
            {searchBox !== undefined && <div className={styles.words}>{searchBox}</div>}
            {prominent.map((filter, index) => (
              <Facet
                key={filter.id}
                filter={filter}
                showLabel={showLabel}
                atEnd={index > 0 && index >= prominent.length - 2}
              />
            ))}
            <a
              href={`#${filtersId}`}
              aria-haspopup="dialog"
              className={styles.open}
              onClick={(event) => {
                event.preventDefault();
                drawer.show();
              }}
            >
              <span className={openContent}>
                <Icon name="sliders-horizontal" />
                {filtersLabel}
                {activeCount > 0 && <span className={openCount}>{activeCount}</span>}
              </span>
            </a>
          </Container>
        </div>
        <aside id={filtersId} className={styles.plainFilters} aria-label={filtersLabel}>
          <Container>
            <FilterPanel filters={others} words />
            <ShowMeBar label={showLabel} />
          </Container>
        </aside>
      </SearchForm>
      <Container className={styles.results}>
        <div className={styles.applied}>
          {chips}
          {sort !== undefined && <div className={styles.sort}>{sort}</div>}
        </div>
        <ResultsArea {...search} />
      </Container>
      <FilterDrawer {...search} filtersLabel={filtersLabel} words open={drawer.open} onClose={drawer.close} />
    </>
  );
};
