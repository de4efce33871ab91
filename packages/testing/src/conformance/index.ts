import { accessChecks } from './access-checks';
import { appChecks } from './app-checks';
import type { ConformanceCheck } from './check';
import { enquiryChecks } from './enquiry-checks';
import { pageChecks } from './page-checks';
import { weightChecks } from './weight-checks';

export { type AskSite, askingOf, type SiteAnswer, type SiteQuestion } from './ask-site';
export type { ConformanceCheck, LeftOut, Subject } from './check';
export { NotSo } from './not-so';
export { pageBars } from './weight-checks';

/** What every template must do, ours and those from outside, in any order: each check looks for itself. */
export const conformance: readonly ConformanceCheck[] = [
  ...pageChecks,
  ...enquiryChecks,
  ...appChecks,
  ...weightChecks,
  ...accessChecks,
];
