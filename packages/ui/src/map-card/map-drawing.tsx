import * as styles from './map-drawing.css';

/** Streets with a pin where no map is loaded: decoration, the address stands beside it. It fills its box. */
export const MapDrawing = ({ label }: { readonly label?: string }) => (
  <div className={styles.drawing} aria-hidden="true">
    <svg className={styles.streets} viewBox="0 0 640 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.wide} d="M-10 128 650 96M-10 236 650 204M214-10 246 290M470-10 494 290" />
      <path className={styles.narrow} d="M-10 44 650 12M96-10 128 290M-10 182Q150 120 320 140T650 262M348-10 372 290" />
    </svg>
    <div className={styles.place}>
      <span className={styles.pin} />
      {label !== undefined && <span className={styles.label}>{label}</span>}
    </div>
  </div>
);
