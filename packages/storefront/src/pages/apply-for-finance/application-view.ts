import { applicationBudget } from '@forecourt/domain/application-answers';
import {
  type ApplicationAnswers,
  type ApplicationFault,
  type ApplicationNeeds,
  type ApplicationPart,
  type ApplicationStepName,
  applicationParts,
  applicationSteps,
  openStep,
  stepFaults,
  stepsAsked,
} from '@forecourt/domain/finance-application';
import { type Affordability, affordability } from '@forecourt/finance';

/** What is shown of an application: one of its steps, or all of it before it is sent. */
export type ShownStep = ApplicationStepName | 'check';

/** An application as it stands, with the rules of its site. */
export interface ApplicationState {
  readonly answers: ApplicationAnswers;
  readonly tried: readonly ApplicationStepName[];
  readonly needs: ApplicationNeeds;
  /** The dealer's date, `YYYY-MM-DD`. */
  readonly today: string;
}

/** The step to show: the one that the address asks for where all before it are answered, else the first that is not. */
export const shownStep = ({ answers, needs, today }: ApplicationState, wanted: string): ShownStep => {
  const asked = stepsAsked(answers, needs);
  const open = openStep(answers, needs, today);
  const reachable = open === null ? asked : asked.slice(0, asked.indexOf(open) + 1);
  return reachable.find((step) => step === wanted) ?? open ?? 'check';
};

/** The parts of the application that apply, and the part that a step belongs to. */
export const wayOf = (
  { answers, needs }: ApplicationState,
  step: ShownStep,
): {
  readonly parts: readonly { readonly key: ApplicationPart; readonly label: string }[];
  readonly current: ApplicationPart;
} => {
  const asked = new Set(stepsAsked(answers, needs).map((name) => applicationSteps[name].part));
  const keys = (Object.keys(applicationParts) as ApplicationPart[]).filter((key) => key === 'check' || asked.has(key));
  return {
    parts: keys.map((key) => ({ key, label: applicationParts[key] })),
    current: step === 'check' ? 'check' : applicationSteps[step].part,
  };
};

/** What has to be mended in a step, once its shopper has tried to go on from it. */
export const shownFaults = (
  { answers, tried, today }: ApplicationState,
  step: ApplicationStepName,
): readonly ApplicationFault[] => (tried.includes(step) ? stepFaults(step, answers, today) : []);

/** Whether a step has one before it, to go back to. */
export const hasBefore = ({ answers, needs }: ApplicationState, step: ApplicationStepName): boolean =>
  stepsAsked(answers, needs).indexOf(step) > 0;

/** What the loan would leave, for the shopper alone; null where the answers do not say enough. */
export const affordabilityOf = (answers: ApplicationAnswers, annualRatePercent: number): Affordability | null => {
  const budget = applicationBudget(answers);
  return budget === null ? null : affordability(budget, annualRatePercent);
};
