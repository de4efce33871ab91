import type { MouseEvent, Ref } from 'react';
import { Icon } from '../icon/icon';
import * as styles from './form-layout.css';

/** A field that has to be mended. */
export type FieldProblem = {
  /** Id of the input to jump to. */
  readonly fieldId: string;
  readonly message: string;
};

/** The field takes the focus without a new address, which Back would have to undo first. */
const focusField = (fieldId: string) => (event: MouseEvent) => {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus();
};

/**
 * What is wrong with the form, each line a link to its field. Nothing when there are no problems. Focus it by its
 * ref after a refused submit. Source: FORM-03.
 */
export const ErrorSummary = ({
  problems,
  heading = 'Please fix the following errors:',
  ref,
}: {
  readonly problems: readonly FieldProblem[];
  readonly heading?: string;
  readonly ref?: Ref<HTMLDivElement>;
}) =>
  problems.length === 0 ? null : (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.summary}>
      <h2 className={styles.summaryTitle}>
        <Icon name="circle-exclamation-point" />
        {heading}
      </h2>
      <ul className={styles.summaryList}>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={focusField(fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
