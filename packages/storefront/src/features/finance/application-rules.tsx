import type { ApplicationSettings } from '@forecourt/finance';
import { NextSteps, SummaryCard } from '@forecourt/ui/page-layout';
import { applicationRulesWords as words } from './application-rules-words';

/** What an application is, who gets it, and how long it stays here: beside every step of it. */
export const ApplicationRules = ({ terms }: { readonly terms: ApplicationSettings }) => (
  <>
    <SummaryCard title={words.title} text={words.sealed(terms.keepDays)}>
      <p>{words.responsible}</p>
      <p>{words.noApproval(terms.lender)}</p>
    </SummaryCard>
    <NextSteps title={words.next} steps={words.steps(terms.lender).map((text) => ({ text }))} />
  </>
);
