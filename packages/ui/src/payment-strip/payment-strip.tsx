import * as styles from './payment-strip.css';

/** What the sites take by default (CONT-01). */
export const acceptedPayments = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'] as const;

/** The ways to pay, as words in the type of the page: the marks of others are theirs to draw. Source: CONT-01. */
export const PaymentStrip = ({
  label = 'Accepted payments',
  payments = acceptedPayments,
}: {
  /** Name of the list for screen readers. */
  readonly label?: string;
  readonly payments?: readonly string[];
}) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
  <ul role="list" aria-label={label} className={styles.strip}>
    {payments.map((payment) => (
      <li key={payment} className={styles.mark}>
        {payment}
      </li>
    ))}
  </ul>
);
