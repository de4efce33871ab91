import { useId } from 'react';
import * as styles from './progress.css';

/** How far something is: steps of a form, an upload. */
export const Progress = ({
  label,
  value,
  max = 100,
  text,
}: {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  /** The value in words: "Step 2 of 4". */
  readonly text?: string;
}) => {
  const id = useId();
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {text !== undefined && <span>{text}</span>}
      </div>
      <progress id={id} value={value} max={max} aria-valuetext={text} className={styles.bar} />
    </div>
  );
};
