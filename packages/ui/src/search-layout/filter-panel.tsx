import { FilterGroup } from '../search-filters/filter-group';
import * as styles from './filter-panel.css';
import type { SearchLayoutProps } from './search-layout';

/** Search box and filters under each other. With `words` the chosen filters are listed in words instead of counted. */
export const FilterPanel = ({
  searchBox,
  filters,
  words = false,
}: Pick<SearchLayoutProps, 'searchBox' | 'filters'> & { readonly words?: boolean }) => (
  <div className={styles.panel}>
    {searchBox}
    <div className={styles.groups}>
      {filters.map(({ id, label, value, activeCount, open, content }) => (
        <FilterGroup
          key={id}
          label={label}
          value={words ? value : undefined}
          activeCount={activeCount}
          open={open === true || activeCount > 0}
        >
          {content}
        </FilterGroup>
      ))}
    </div>
  </div>
);
