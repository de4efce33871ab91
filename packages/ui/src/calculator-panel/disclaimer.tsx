import { Fold } from '../fold/fold';
import * as styles from './disclaimer.css';

export type DisclaimerProps = {
  /** What stands there at first: the whole text, or its beginning. */
  readonly short: string;
  /** The whole text where `short` is its beginning. */
  readonly long: string | null;
  readonly moreLabel?: string;
  readonly lessLabel?: string;
};

/** Small print, folded to its beginning. A `details`: opens without scripts, and print shows all of it. Source: FIN-10. */
export const Disclaimer = ({ short, long, moreLabel = 'Show More', lessLabel = 'Show Less' }: DisclaimerProps) =>
  long === null ? (
    <p className={styles.text}>{short}</p>
  ) : (
    <div className={styles.text}>
      <p className={styles.short}>{short}</p>
      <Fold look="text" moreLabel={moreLabel} lessLabel={lessLabel} className={styles.fold}>
        <p>{long}</p>
      </Fold>
    </div>
  );
