export { addMoney, compareMoney, multiplyMoney, subtractMoney, sumMoney } from './arithmetic';
export { dollarsOf, moneyFromDollars } from './dollars';
export { formatCents } from './format-cents';
export { formatMoney } from './format-money';
export { type Currency, type Money, MoneyError, money, mostCents } from './money';
export type { Rounding } from './rounding';
