import * as styles from './certified-mark.css';

/** A seal with a tick beside a vehicle's name: it is certified (TAG-03). It grows with the words it stands beside. */
export const CertifiedMark = ({
  label,
}: {
  /** The text alternative, such as "Certified Toyota". */
  readonly label: string;
}) => (
  <span role="img" aria-label={label} title={label} className={styles.mark}>
    <svg viewBox="0 0 24 24" className={styles.shape} aria-hidden="true">
      <rect x="4" y="4" width="16" height="16" rx="2.5" />
      <rect x="4" y="4" width="16" height="16" rx="2.5" transform="rotate(45 12 12)" />
      <path d="m7.8 12.3 2.9 2.9 5.5-5.9" className={styles.tick} />
    </svg>
  </span>
);
