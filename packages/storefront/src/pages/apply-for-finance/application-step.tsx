import { type ApplicationStepName, applicationSteps } from '@forecourt/domain/finance-application';
import { Button } from '@forecourt/ui/button';
import { FormCell, FormLayout } from '@forecourt/ui/form-layout';
import { FormField } from '../../features/form-field/form-field';
import { applicationFieldsView, inputId } from './application-fields-view';
import * as styles from './application-page.css';
import { ApplicationProblems } from './application-problems';
import { type ApplicationState, hasBefore, shownFaults } from './application-view';
import { applicationWords as words } from './application-words';

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
  const { title, lead } = applicationSteps[step];
  const faults = shownFaults(state, step);
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
        {applicationFieldsView(state, step, lender).map((field) => (
          <FormField
            key={field.name}
            id={inputId(field.name)}
            field={field}
            error={faults.find((fault) => fault.field === field.name)?.message}
          />
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
