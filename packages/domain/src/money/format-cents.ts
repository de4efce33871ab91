import { formatMoney } from './format-money';
import { money } from './money';

/**
 * Whole cents of AUD as a shopper reads them: `$34,990`, `$29.50`, `-$5`. What is stored and posted is in cents.
 * @throws MoneyError for what is no whole number of cents
 */
export const formatCents = (cents: number): string => formatMoney(money(cents));
