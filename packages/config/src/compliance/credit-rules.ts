import { comparisonRateWarning } from '@forecourt/finance';
import { type ComplianceRule, quoteAt } from './compliance-rule';
import type { PageFacts } from './page-facts';
import { amountsIn, comparisonRatesIn, isRepayment, ratesIn } from './read-words';

const code = 'National Credit Code (National Consumer Credit Protection Act 2009, Schedule 1)';

/** A repayment must stand beside its rate and its comparison rate. */
export const repaymentWithoutRate: ComplianceRule = {
  says: 'Beside a repayment stand the rate and the comparison rate of the credit.',
  severity: 'error',
  law: code,
  section: 'Part 10 (credit advertising); the number of the section that asks for the rate is from memory: 150',
  source: 'LexisNexis overview of Part 10; s 159 and s 164 by ato.gov.au and beliefmedia.com.au',
  find: ({ words }) =>
    words.flatMap(({ path, text, heading }) => {
      if (ratesIn(text).length > 0 && comparisonRatesIn(text).length > 0) return [];
      return amountsIn(text)
        .filter((amount) => isRepayment(amount, heading))
        .map(({ index }) => ({ path, quote: quoteAt(text, index) }));
    }),
};

/** A rate must stand beside its comparison rate. */
export const rateWithoutComparisonRate: ComplianceRule = {
  says: 'Beside a rate stands the comparison rate, no less prominent.',
  severity: 'error',
  law: code,
  section: 'Part 10, s 164',
  source: 'LexisNexis overview of Part 10; ASIC RG 178.23 as quoted by beliefmedia.com.au',
  find: ({ words }) =>
    words.flatMap(({ path, text }) =>
      comparisonRatesIn(text).length > 0 ? [] : ratesIn(text).map((index) => ({ path, quote: quoteAt(text, index) })),
    ),
};

const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();
const warning = plain(comparisonRateWarning);
/** The one that sites use beside ours: "given", with or without (s). */
const hasWarning = (text: string): boolean =>
  plain(text).replaceAll('example(s)', 'examples').replaceAll('rate(s)', 'rates').includes(warning);

/** Where a page states a comparison rate, its warning stands whole on it; in a document, in the same words. */
const withoutWarning = ({ words, isWhole }: PageFacts) => {
  if (isWhole && words.some(({ text }) => hasWarning(text))) return [];
  return words.filter(({ text }) => !hasWarning(text));
};

/** A comparison rate comes with its warning, whole. */
export const comparisonWarningCut: ComplianceRule = {
  says: `With a comparison rate stands its warning, whole: "${comparisonRateWarning}"`,
  // The regulation's number and present words were not read.
  severity: 'warning',
  law: 'National Consumer Credit Protection Regulations 2010',
  section: 'Part on comparison rates; regulation 99 from memory',
  source: 'Consumer Credit Regulations s 33C (repealed predecessor) by austlii.edu.au',
  find: (facts) =>
    withoutWarning(facts).flatMap(({ path, text }) =>
      comparisonRatesIn(text).map(({ start }) => ({ path, quote: quoteAt(text, start) })),
    ),
};

const promises =
  /guaranteed (?:finance|approval|loans?)|(?:finance|approval|loans?) guaranteed|pre-?approved\b|instant approval|everyone (?:is )?approved|no credit checks?/gi;

/** Nobody is promised credit before a lender has decided. */
export const approvalPromised: ComplianceRule = {
  says: 'Approval is promised to nobody: not guaranteed, instant or given beforehand, unless a lender has put it in writing.',
  severity: 'warning',
  law: 'Australian Consumer Law; ASIC RG 234',
  section: 'Misleading representations about credit',
  source: 'brightlaw.com.au and beliefmedia.com.au on RG 234',
  find: ({ words }) =>
    words.flatMap(({ path, text }) =>
      [...text.matchAll(promises)].map(({ index }) => ({ path, quote: quoteAt(text, index) })),
    ),
};
