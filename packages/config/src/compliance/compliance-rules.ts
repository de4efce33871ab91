import type { ComplianceFault, ComplianceRule } from './compliance-rule';
import {
  approvalPromised,
  comparisonWarningCut,
  rateWithoutComparisonRate,
  repaymentWithoutRate,
} from './credit-rules';
import type { PageFacts } from './page-facts';
import { driveAwayWithMore, fromWithoutMeaning, priceWithoutType } from './price-rules';
import { consentWordingMissing, licenceMissing, licenceUnnamed, pastDateInOffer } from './seller-rules';

/** Every rule by its name, which is what a dealer acknowledges it by. */
export const complianceRules = {
  'repayment-without-rate': repaymentWithoutRate,
  'rate-without-comparison-rate': rateWithoutComparisonRate,
  'comparison-warning-cut': comparisonWarningCut,
  'approval-promised': approvalPromised,
  'price-without-type': priceWithoutType,
  'from-without-meaning': fromWithoutMeaning,
  'drive-away-with-more': driveAwayWithMore,
  'licence-missing': licenceMissing,
  'licence-unnamed': licenceUnnamed,
  'consent-wording-missing': consentWordingMissing,
  'past-date-in-offer': pastDateInOffer,
} as const satisfies Readonly<Record<string, ComplianceRule>>;

/** The name of a rule. */
export type ComplianceRuleName = keyof typeof complianceRules;

/** The names of all rules. */
export const complianceRuleNames = Object.keys(complianceRules) as readonly ComplianceRuleName[];

/** Words of a page, or missing ones, with the rule that they break. */
export interface ComplianceFinding extends ComplianceFault {
  readonly rule: ComplianceRuleName;
  readonly severity: ComplianceRule['severity'];
  readonly place: string;
}

/** What law has against a page or a document: every rule, every place. */
export const findComplianceFaults = (facts: PageFacts): readonly ComplianceFinding[] =>
  complianceRuleNames.flatMap((rule) => {
    const { find, severity } = complianceRules[rule];
    return find(facts).map((fault) => ({ ...fault, rule, severity, place: facts.place }));
  });

/** A finding in a sentence: the words, the rule, its law, and how far that was read. */
export const complianceWords = ({ rule, quote, severity }: ComplianceFinding): string => {
  const { says, law, section, source } = complianceRules[rule];
  const about = quote === '' ? '' : `"${quote}". `;
  return `${rule} (${severity}): ${about}${says} ${law}, ${section}. Read from: ${source}.`;
};
