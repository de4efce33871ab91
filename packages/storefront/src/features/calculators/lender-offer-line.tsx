import * as styles from './lender-offer-line.css';

/** A lender's standing offer, as it is read. */
export interface LenderOfferView {
  readonly lender: string;
  /** `5-year term`, `$0 final payment`, `$2,000 deposit`. */
  readonly points: readonly string[];
}

/** The offer over the calculator that works with the same lender (FIN-11). */
export const LenderOfferLine = ({ lender, points }: LenderOfferView) => (
  <div className={styles.offer}>
    <p className={styles.name}>{lender} offer</p>
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
);
