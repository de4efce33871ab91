import { classNames } from '../class-names/class-names';
import * as styles from './results-header.css';

export type ResultsHeaderProps = {
  /** The page's one `h1`. */
  readonly title: string;
  /** "972 cars in five Brisbane locations": read out when it changes. */
  readonly countText: string;
  readonly className?: string;
};

/** What the results are and how many. */
export const ResultsHeader = ({ title, countText, className }: ResultsHeaderProps) => (
  <div className={classNames(styles.root, className)}>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.count} role="status">
      {countText}
    </p>
  </div>
);
