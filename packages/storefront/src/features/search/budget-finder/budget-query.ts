import { budgetFilter, budgetPriceAbove } from '@forecourt/search/budget';

/** How many vehicles a price reaches, and the lowest price there is; null for none. AUD dollars. */
export interface BudgetCount {
  readonly count: number;
  readonly minPrice: number | null;
}

/** The two queries behind a count: what the price reaches, and what all there is costs (BUDG-01, BUDG-02). */
export const budgetCountQueries = ({
  indexName,
  price,
  carType,
}: {
  readonly indexName: string;
  readonly price: number;
  /** `new`, `demo` or `used`; every one without it. */
  readonly carType?: string;
}) => {
  const also = carType === undefined ? '' : ` AND car_type:${carType}`;
  const base = { indexName, query: '', hitsPerPage: 0, analytics: false } as const;
  return [
    { ...base, filters: `${budgetFilter(price)}${also}` },
    { ...base, filters: `price > ${budgetPriceAbove}${also}`, facets: ['price'] },
  ];
};

interface Answer {
  readonly nbHits?: number;
  readonly facets_stats?: { readonly price?: { readonly min: number } };
}

/** The count in the engine's answers to {@link budgetCountQueries}. Throws when there are none. */
export const readBudgetCount = (results: readonly unknown[]): BudgetCount => {
  const [reached, all] = results as readonly (Answer | undefined)[];
  if (reached?.nbHits === undefined || all === undefined)
    throw new Error('The search engine answered without a count.');
  return { count: reached.nbHits, minPrice: all.facets_stats?.price?.min ?? null };
};
