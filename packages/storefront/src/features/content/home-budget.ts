import type { PublicSite } from '@forecourt/config/public-site';
import type { BudgetFinderProps } from '../search';
import { budgetStart, budgetTypes, countedThing, loadBudget, searchConnection } from '../search';
import type { StockOverview } from '../search/server';

/** A budget finder as it starts, wherever on the page it stands. */
export type HomeBudget = Omit<BudgetFinderProps, 'title' | 'size'>;

/** The budget finder of a site whose shoppers can pay by repayments; null where they cannot, or nothing is for sale. */
export const homeBudget = async (site: PublicSite, stock: StockOverview): Promise<HomeBudget | null> => {
  if (!site.flags.finance || stock.count === 0) return null;
  const thing = countedThing([], Object.keys(stock.kinds));
  const types = budgetTypes(site, stock.carTypes, thing);
  return {
    ...budgetStart(site),
    ...(types === undefined ? {} : { types }),
    thing,
    startCount: await loadBudget(site),
    settings: { search: site.search, vehicle: site.vehicle, indexName: site.searchAccess.indexName },
    access: searchConnection(site.searchAccess),
  };
};
