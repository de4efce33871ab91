// What other features use of this one.
export type { BudgetFinderProps } from './budget-finder/budget-finder';
export { budgetStart, budgetTypes } from './budget-finder/budget-view';
export { budgetWords } from './budget-finder/budget-words';
export { LazyBudgetFinder } from './budget-finder/lazy-budget-finder';
export { loadBudget } from './budget-finder/load-budget';
export { useCachedSearch } from './cached-search/use-cached-search';
export { insteadOfLink } from './instead-of-link';
export type { BodyFronts } from './load-body-fronts';
export { type SearchConnection, searchConnection, searchEndpoint } from './search-connection';
export { countedPhrase, countedThing } from './search-words';
export { typedPrice } from './typed-price';
