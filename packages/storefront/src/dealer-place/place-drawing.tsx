import * as styles from './place-drawing.css';

/** Streets with a pin in a few lines, where no map is loaded: decoration, the address stands beside it. */
export const PlaceDrawing = () => (
  <svg className={styles.drawing} viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path
      className={styles.streets}
      d="M-10 70 330 30M-10 190 330 150M90-10 130 250M230-10 250 250M-10 130Q150 90 330 210"
    />
    <circle className={styles.ring} cx="168" cy="112" r="18" />
    <circle className={styles.pin} cx="168" cy="112" r="7" />
  </svg>
);
