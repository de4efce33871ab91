import { type CarType, carTypeLabel, carTypes, knownWord, type VehicleSettings } from '@forecourt/domain/vehicle';
import { budgetCriteria, budgetPrice, budgetSliderStep } from '@forecourt/search/budget';
import type { SearchCriteria } from '@forecourt/search/criteria';
import type { SearchSettings } from '@forecourt/search/search-settings';
import { parseAmount } from '@forecourt/ui/amounts';
import type { BudgetPanelProps } from '@forecourt/ui/budget-panel';
import type { CountedThing } from '../search-words';

type BudgetSite = {
  readonly search: Pick<SearchSettings, 'budget'>;
  readonly vehicle: Pick<VehicleSettings, 'usedWord'>;
};

/** What the finder is shown with. `type` is empty for every car type. */
export type BudgetValues = Parameters<BudgetPanelProps['sum']>[0];

/** Least upper ends of the rulers and their steps, AUD dollars; a site whose start lies beyond has a longer ruler. */
const rulers = {
  weekly: { max: 500, step: 10 },
  monthly: { max: 2000, step: 50 },
  deposit: { max: 20_000, step: budgetSliderStep },
} as const;

const scale = (name: keyof typeof rulers, start: number) => ({
  min: 0,
  max: Math.max(rulers[name].max, Math.ceil((start * 2) / rulers[name].step) * rulers[name].step),
  step: rulers[name].step,
});

/** Where the finder starts and how far its rulers go, by the site's settings. Source: BUDG-01. */
export const budgetStart = ({ search: { budget } }: BudgetSite): Pick<BudgetPanelProps, 'start' | 'scales'> => ({
  start: {
    period: budget.period,
    repayments: { weekly: budget.weekly, monthly: budget.monthly },
    deposit: budget.deposit,
    type: '',
  },
  scales: {
    repayment: { weekly: scale('weekly', budget.weekly), monthly: scale('monthly', budget.monthly) },
    deposit: scale('deposit', budget.deposit),
  },
});

const typesInStock = (counts: Readonly<Record<string, number>>): readonly CarType[] =>
  (['new', 'demo', 'used'] as const).filter((type) => (counts[type] ?? 0) > 0);

/** The car types to look for, where a site has more than one. */
export const budgetTypes = (
  { vehicle }: BudgetSite,
  counts: Readonly<Record<string, number>>,
  thing: CountedThing,
): BudgetPanelProps['types'] => {
  const types = typesInStock(counts);
  if (types.length < 2) return undefined;
  return [
    { value: '', label: `Any ${thing.one}` },
    ...types.map((type) => ({ value: type, label: `${carTypeLabel(type, vehicle)} ${thing.many}` })),
  ];
};

/** The car type that is looked for; undefined for every one. */
export const chosenType = (type: string | undefined): CarType | undefined => {
  return knownWord(carTypes, type);
};

/** One of what is looked for, in the site's words: `car`, `Pre-Owned car`. */
export const budgetThing = ({ vehicle }: BudgetSite, type: string | undefined, thing: CountedThing): string => {
  const chosen = chosenType(type);
  return chosen === undefined ? thing.one : `${carTypeLabel(chosen, vehicle)} ${thing.one}`;
};

/** The search that a budget leads to; all stock where it reaches nothing. Source: BUDG-01. */
export const criteriaOfBudget = (values: BudgetValues): SearchCriteria => {
  const type = chosenType(values.type);
  return { ...(budgetCriteria(budgetPrice(values)) ?? {}), ...(type === undefined ? {} : { car_type: [type] }) };
};

/** The finder's form sent without scripts, as criteria. Null for a query that it did not write. */
export const readBudgetForm = (query: URLSearchParams): SearchCriteria | null => {
  const [period, repayment, deposit] = [query.get('period'), query.get('repayment'), query.get('deposit')];
  if (repayment === null || deposit === null || (period !== 'weekly' && period !== 'monthly')) return null;
  // What is no figure is 0, as in the finder's own fields (BUDG-01).
  const amount = (text: string) => parseAmount(text) ?? 0;
  return criteriaOfBudget({
    period,
    repayment: amount(repayment),
    deposit: amount(deposit),
    type: query.get('type') ?? '',
  });
};
