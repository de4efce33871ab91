import { agreement, nearlyRight, nearMisses } from '@forecourt/testing/readings';
import fc from 'fast-check';
import { it } from 'vitest';
import { financeDisclaimerAnswerSchema } from './finance-disclaimer';
import { readFinanceDisclaimer } from './read-finance-disclaimer';

it('[FIN-10] the words of a repayment are read as their schema reads them', () => {
  const answer = { disclaimer: 'Weekly repayments are examples.' };
  const agree = agreement(readFinanceDisclaimer, financeDisclaimerAnswerSchema);
  nearMisses(answer).forEach(agree);
  fc.assert(fc.property(nearlyRight(answer), agree));
});
