import type { ReactNode } from 'react';
import { ReviewSummary, type ReviewSummaryProps } from '../review-summary/review-summary';
import * as styles from './review-board.css';

export type ReviewBoardProps = {
  /** The average of all reviews, with how many they are. */
  readonly summary: ReviewSummaryProps;
  readonly notes?: {
    /** A note to read first, for example that the reviews are invented. */
    readonly warning?: string;
    /** By what the reviews were chosen. */
    readonly small?: string;
  };
  /** The reviews; none where only stars were given. */
  readonly children?: ReactNode;
};

/** The average of all reviews beside those that are shown, and what a reader must know of both. Source: REVW-01, REVW-02. */
export const ReviewBoard = ({ summary, notes = {}, children }: ReviewBoardProps) => (
  <div className={styles.board}>
    <div className={styles.head}>
      <ReviewSummary {...summary} />
      {notes.warning !== undefined && <p className={styles.warning}>{notes.warning}</p>}
    </div>
    <div className={styles.reviews}>
      {children}
      {notes.small !== undefined && <p className={styles.small}>{notes.small}</p>}
    </div>
  </div>
);
