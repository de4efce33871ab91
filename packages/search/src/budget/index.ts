export {
  type Budget,
  type BudgetFound,
  type BudgetPeriod,
  budgetCriteria,
  budgetFilter,
  budgetFound,
  budgetPrice,
  budgetPriceAbove,
  budgetSliderStep,
  clampBudget,
  presetAmounts,
  startingBudget,
} from './budget';
export { type BudgetSettings, budgetSettingsSchema, type PresetRange, presetRangeSchema } from './budget-settings';
