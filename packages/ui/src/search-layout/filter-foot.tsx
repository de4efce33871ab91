import { ShowMeBar } from '../search-filters/show-me-bar';
import { foot } from './filter-panel.css';
import { scrollToTop } from './scroll-to-top';
import type { SearchLayoutProps } from './search-layout';

/** Under filters that stand beside the results: how many vehicles they leave, with the ways to these and back. */
export const FilterFoot = ({
  showLabel,
  activeCount,
  clearHref,
  clearLabel,
  onClear,
}: Pick<SearchLayoutProps, 'showLabel' | 'activeCount' | 'clearHref' | 'clearLabel' | 'onClear'>) => (
  <div className={foot}>
    <ShowMeBar
      label={showLabel}
      onShow={scrollToTop}
      {...{ clearLabel, onClear }}
      clearHref={activeCount > 0 ? clearHref : undefined}
    />
  </div>
);
