import {
  type ApplicationFieldName,
  type ApplicationStepName,
  applicationField,
  applicationSteps,
  type ConsentField,
  consentFields,
  consentWordings,
} from '@forecourt/domain/finance-application';
import { Button } from '@forecourt/ui/button';
import { FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { ApplicationFieldInput, inputId } from './application-field-input';
import * as styles from './application-page.css';
import { ApplicationProblems } from './application-problems';
import { type ApplicationState, hasBefore, shownFaults } from './application-view';
import { applicationWords as words } from './application-words';

const isConsent = (name: ApplicationFieldName): name is ConsentField => consentFields.some((field) => field === name);

/** Short answers stand two to a line. */
const narrow: readonly string[] = ['date', 'postcode', 'dollars', 'years', 'count', 'phone'];
const widthOf = (name: ApplicationFieldName): 'half' | 'full' =>
  narrow.includes(applicationField(name).input) || name === 'name' || name === 'last_name' || name.endsWith('state')
    ? 'half'
    : 'full';

/**
 * A step as a plain form. The answers are stored as typed, and the response is the next step, or this one with its
 * faults. It works without scripts.
 */
export const ApplicationStep = ({
  state,
  step,
  lender,
  action,
}: {
  readonly state: ApplicationState;
  readonly step: ApplicationStepName;
  readonly lender: string;
  /** Where the step is sent to. */
  readonly action: string;
}) => {
  const { title, lead, fields } = applicationSteps[step];
  const faults = shownFaults(state, step);
  const wordings = consentWordings(lender);
  return (
    <section aria-labelledby="application-step" className={styles.step}>
      <div className={styles.head}>
        <h2 id="application-step" className={styles.title}>
          {title}
        </h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      <FormLayout method="post" action={action}>
        {faults.length > 0 && (
          <ApplicationProblems problems={faults.map(({ field, message }) => ({ fieldId: inputId(field), message }))} />
        )}
        <input type="hidden" name="step" value={step} />
        {fields.map((name) => (
          <FormCell key={name} width={widthOf(name)}>
            <ApplicationFieldInput
              name={name}
              answers={state.answers}
              error={faults.find(({ field }) => field === name)?.message}
              {...(isConsent(name) ? { consent: wordings[name] } : {})}
            />
          </FormCell>
        ))}
        <FormCell>
          <div className={styles.ways}>
            {/* First, since Enter presses the first button of a form; drawn last. */}
            <Button type="submit" name="then" value="next">
              {words.next}
            </Button>
            {hasBefore(state, step) && (
              <Button type="submit" name="then" value="back" kind="outlined">
                {words.back}
              </Button>
            )}
            <Button type="submit" name="then" value="later" kind="quiet">
              {words.later}
            </Button>
          </div>
        </FormCell>
      </FormLayout>
    </section>
  );
};
