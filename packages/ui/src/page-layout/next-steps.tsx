import * as styles from './enquiry-layout.css';

/** What happens after: a step a line, numbered, or named by when. */
export type NextStep = {
  readonly text: string /** "Within the hour"; its number without one. */;
  readonly when?: string;
};

/** What happens next, in order. */
export const NextSteps = ({
  title = 'What happens next',
  steps,
  level = 2,
}: {
  readonly title?: string;
  readonly steps: readonly NextStep[];
  readonly level?: 2 | 3;
}) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div>
      <Heading className={styles.stepsTitle}>{title}</Heading>
      <ol className={styles.steps}>
        {steps.map(({ text, when }, index) => (
          <li key={text} className={styles.step}>
            <span className={styles.stepMark}>{when ?? index + 1}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
