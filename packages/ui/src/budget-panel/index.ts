export type { BudgetFound, BudgetPeriod, BudgetScale, BudgetState, BudgetValues } from './budget';
export { type BudgetLabels, BudgetPanel, type BudgetPanelProps } from './budget-panel';
