import { type BudgetCount, budgetCountQueries, readBudgetCount } from './budget-query';

/** Whatever sends queries of the search protocol. */
export interface BudgetSearch {
  readonly search: (requests: never) => Promise<{ readonly results: readonly unknown[] }>;
}

/** What a price reaches in the stock, asked of the engine; the server and the browser ask the same. */
export const countBudget = async (
  client: BudgetSearch,
  question: Parameters<typeof budgetCountQueries>[0],
): Promise<BudgetCount> => {
  const { results } = await client.search({ requests: budgetCountQueries(question) } as never);
  return readBudgetCount(results);
};
