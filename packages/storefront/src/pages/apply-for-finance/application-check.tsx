import { shownAnswer } from '@forecourt/domain/application-answers';
import { consentFields, consentWordings } from '@forecourt/domain/application-consents';
import {
  type ApplicationStepName,
  applicationField,
  applicationSteps,
  stepsAsked,
} from '@forecourt/domain/finance-application';
import { formatDollars } from '@forecourt/domain/vehicle-price';
import { type Affordability, careful } from '@forecourt/finance';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { SpecificationList } from '@forecourt/ui/specification-list';
import { TextLink } from '@forecourt/ui/text-link';
import * as styles from './application-page.css';
import type { ApplicationState } from './application-view';
import { applicationWords as words } from './application-words';

const dollars = (amount: number): string => `${amount < 0 ? '−' : ''}${formatDollars(Math.abs(Math.round(amount)))}`;

/** What the loan would leave, with how it was reckoned: a hint for the shopper, never a decision. */
const Hint = ({ income, outgoings, repayment, left, verdict }: Affordability) => (
  <section aria-labelledby="application-hint" className={styles.step}>
    <h3 id="application-hint" className={styles.part}>
      {words.hintTitle}
    </h3>
    <p className={styles.lead}>{words.hintLead}</p>
    <SpecificationList
      columns={1}
      rows={[
        { label: words.income, value: dollars(income) },
        { label: words.outgoings, value: dollars(outgoings) },
        { label: words.repayment, value: dollars(repayment) },
        { label: words.left, value: dollars(left) },
      ]}
    />
    <Alert tone={verdict === 'fits' ? 'info' : 'caution'}>{words.verdicts[verdict]}</Alert>
    <p className={styles.small}>{words.hintHow(careful)}</p>
  </section>
);

/** All that was answered, to be read through and sent. */
export const ApplicationCheck = ({
  state: { answers, needs },
  hint,
  lender,
  hrefOf,
  action,
}: {
  readonly state: ApplicationState;
  readonly hint: Affordability | null;
  readonly lender: string;
  /** Where a step is changed. */
  readonly hrefOf: (step: ApplicationStepName) => string;
  readonly action: string;
}) => {
  const wordings = consentWordings(lender);
  const asked = stepsAsked(answers, needs);
  return (
    <section aria-labelledby="application-step" className={styles.step}>
      <div className={styles.head}>
        <h2 id="application-step" className={styles.title}>
          {words.checkTitle}
        </h2>
        <p className={styles.lead}>{words.checkLead}</p>
      </div>
      {asked.map((step) => {
        const { title, fields } = applicationSteps[step];
        return (
          <div key={step} className={styles.answers}>
            <div className={styles.answersHead}>
              <h3 className={styles.part}>{title}</h3>
              <TextLink href={hrefOf(step)} aria-label={`${words.change}: ${title}`}>
                {words.change}
              </TextLink>
            </div>
            {step === 'agree' ? (
              <ul className={styles.agreed}>
                {consentFields
                  .filter((name) => (answers[name] ?? '') !== '')
                  .map((name) => (
                    <li key={name}>{wordings[name]}</li>
                  ))}
              </ul>
            ) : (
              <SpecificationList
                columns={1}
                spacing="dense"
                rows={fields.map((name) => ({
                  label: applicationField(name).label,
                  value: shownAnswer(name, answers),
                }))}
              />
            )}
          </div>
        );
      })}
      {hint !== null && <Hint {...hint} />}
      <form method="post" action={action}>
        <Button type="submit">{words.send}</Button>
      </form>
    </section>
  );
};
