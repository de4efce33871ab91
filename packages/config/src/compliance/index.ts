export type { ComplianceFault, ComplianceRule } from './compliance-rule';
export {
  type ComplianceFinding,
  type ComplianceRuleName,
  complianceRuleNames,
  complianceRules,
  complianceWords,
  findComplianceFaults,
} from './compliance-rules';
export { statedWords } from './document-words';
export { type DrawnLetters, type DrawnPlace, findLesserComparisonRates } from './drawn-rates';
export type { PageFacts, StatedForm, StatedWords } from './page-facts';
