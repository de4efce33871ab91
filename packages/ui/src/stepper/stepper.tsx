import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import { UiLink } from '../ui-provider/ui-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './stepper.css';

/** A step of a form. */
export type Step = {
  readonly key: string;
  /** "Your car". */
  readonly label: string;
  /** A few quiet words under it: "3 of 5 answered". */
  readonly note?: string;
  /** Where it can be reached: its address, or a call in a form on one page. One that cannot has neither. */
  readonly href?: string;
  readonly onSelect?: () => void;
};

export type StepperProps = {
  /** Names the list: "Your trade-in". */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Key of the step one stands at; those before it are done. */
  readonly current: string;
  /** Keys of the steps that are done, where these are not simply those before. */
  readonly done?: readonly string[];
  /** The line that a phone shows in place of the list, from what counts at 1. */
  readonly summary?: (place: { readonly step: number; readonly of: number; readonly label: string }) => string;
  /** Said before the name of a step that is done. */
  readonly doneLabel?: string;
};

const summaryWords: NonNullable<StepperProps['summary']> = ({ step, of, label }) => `Step ${step} of ${of}: ${label}`;

/**
 * The steps of a form, how far one has come and which can be gone back to; one line and strokes on a phone. It shows
 * the way, the form's own buttons go it (FORM-05).
 */
export const Stepper = ({ label, steps, current, done, summary = summaryWords, doneLabel = 'Done' }: StepperProps) => {
  const at = steps.findIndex(({ key }) => key === current);
  const now = steps[at];
  return (
    <nav aria-label={label} className={styles.root}>
      {now !== undefined && (
        <p aria-hidden="true" className={styles.summary}>
          {summary({ step: at + 1, of: steps.length, label: now.label })}
        </p>
      )}
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const isCurrent = index === at;
          const isDone = !isCurrent && (done === undefined ? index < at : done.includes(step.key));
          return (
            <li
              key={step.key}
              className={classNames(styles.step, (isDone || isCurrent) && styles.reached, isCurrent && styles.current)}
            >
              <StepContent {...{ step, index, isCurrent, isDone, doneLabel }} />
            </li>
          );
        })}
      </ol>
    </nav>
  );
};

const StepContent = ({
  step: { label, note, href, onSelect },
  index,
  isCurrent,
  isDone,
  doneLabel,
}: {
  readonly step: Step;
  readonly index: number;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
  readonly doneLabel: string;
}) => {
  const words = (
    <>
      <span className={styles.number}>{index + 1}</span>
      <span>
        {isDone && <VisuallyHidden>{`${doneLabel}: `}</VisuallyHidden>}
        {label}
        {isDone && <Icon name="check" size="small" className={styles.sign} />}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
  const ariaCurrent = isCurrent ? 'step' : undefined;
  if (!isCurrent && href !== undefined) {
    return (
      <UiLink href={href} className={classNames(styles.content, styles.link)}>
        {words}
      </UiLink>
    );
  }
  if (!isCurrent && onSelect !== undefined) {
    return (
      <button type="button" className={classNames(styles.content, styles.link)} onClick={onSelect}>
        {words}
      </button>
    );
  }
  return (
    <span aria-current={ariaCurrent} className={classNames(styles.content, isCurrent && styles.currentContent)}>
      {words}
    </span>
  );
};
