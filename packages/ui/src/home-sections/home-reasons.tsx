import { Section } from '../layout/section';
import * as styles from './home-reasons.css';

/** A promise the dealer keeps. */
export type HomeReason = {
  /** The number that proves it: "3 years", "146". */
  readonly figure?: string;
  readonly title: string;
  readonly text: string;
};

/** Why choose us: warranty, quality, finance. Source: CONT-01. */
export const HomeReasons = ({
  title,
  reasons,
}: {
  readonly title: string;
  readonly reasons: readonly HomeReason[];
}) => (
  <Section title={title} space="above">
    <ul className={styles.list}>
      {reasons.map((reason) => (
        <li key={reason.title} className={styles.reason}>
          {reason.figure !== undefined && <p className={styles.figure}>{reason.figure}</p>}
          <h3 className={styles.title}>{reason.title}</h3>
          <p className={styles.text}>{reason.text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
