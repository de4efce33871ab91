import type { ReactNode } from 'react';
import * as styles from './owners-place.css';

/** Where a privately held vehicle stands, in place of the dealer's address (LOC-06). */
export const OwnersPlace = ({
  place,
  dealer,
  children,
}: {
  /** Suburb, state and postcode, as far as they are known. */
  readonly place: string;
  readonly dealer: string;
  readonly children?: ReactNode;
}) => (
  <div className={styles.place}>
    <h3 className={styles.title}>{place}</h3>
    <p>This vehicle is with its owner. {dealer} sells it and arranges when you can see it.</p>
    {children}
  </div>
);
