import { cacheTags } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import { budgetPrice, startingBudget } from '@forecourt/search/budget';
import { unstable_cache } from 'next/cache';
import { siteSearchClient } from '../find-results';
import { countBudget } from './budget-count';
import type { BudgetCount } from './budget-query';

/** What the budget that a site's finder starts with reaches, cached until the stock changes. */
export const loadBudget = (site: PublicSite): Promise<BudgetCount> =>
  unstable_cache(
    () =>
      countBudget(siteSearchClient(site), {
        indexName: site.searchAccess.indexName,
        price: budgetPrice(startingBudget(site.search.budget)),
      }),
    ['budget', site.website_id],
    { tags: [cacheTags.site(site.website_id), cacheTags.stock(site.website_id)], revalidate: false },
  )();
