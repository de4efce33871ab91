import { isText, orNull, readFields } from '@forecourt/domain/read-fields';
import type { FinanceDisclaimerAnswer } from './finance-disclaimer';

/**
 * An answer as `financeDisclaimerAnswerSchema` reads it, without its library.
 * @throws TypeError that names the field that does not fit.
 */
export const readFinanceDisclaimer = (answer: unknown): FinanceDisclaimerAnswer =>
  readFields<FinanceDisclaimerAnswer>('Finance disclaimer', answer, { disclaimer: orNull(isText) });
