import { type ContrastPair, contrastRatio } from '../../src/themes';
import * as styles from './foundation.css';

type Colors = Readonly<Record<ContrastPair[0], string>>;

/** Cut to one decimal, so that 4.49 is never shown as enough. */
const shown = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

/** Pairs of colours, each as it is used, with the ratio it has and the ratio it needs (WCAG 2.2, 1.4.3 and 1.4.11). */
export const ContrastTable = ({
  caption,
  pairs,
  colors,
}: {
  readonly caption: string;
  readonly pairs: readonly ContrastPair[];
  readonly colors: Colors;
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
  <section className={styles.scroller} aria-label={caption} tabIndex={0}>
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {['Pair', 'As it is used', 'Ratio', 'Needed', ''].map((head) => (
            <th key={head} scope="col" className={styles.columnHead}>
              {head === '' ? 'Result' : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(([foreground, background, minimum]) => {
          const ratio = contrastRatio(colors[foreground], colors[background]);
          return (
            <tr key={`${foreground}-${background}`}>
              <th scope="row" className={styles.cell}>
                {foreground} on {background}
              </th>
              <td className={styles.cell}>
                {/* A pair that needs 3:1 is an outline or a mark, so it is shown as one. */}
                <span
                  className={styles.sample}
                  style={
                    minimum >= 4.5
                      ? { color: colors[foreground], background: colors[background] }
                      : { boxShadow: `inset 0 0 0 3px ${colors[foreground]}`, background: colors[background] }
                  }
                >
                  {minimum >= 4.5 ? 'Drive away' : null}
                </span>
              </td>
              <td className={`${styles.cell} ${styles.figure}`}>{shown(ratio)}</td>
              <td className={`${styles.cell} ${styles.figure}`}>{minimum}:1</td>
              <td className={styles.cell}>{ratio >= minimum ? 'Reads' : 'Falls short'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);
