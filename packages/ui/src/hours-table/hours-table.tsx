import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './hours-table.css';

/** A day and its hours in words: "8:30 am to 5:30 pm", "Closed". */
export type HoursRow = { readonly day: string; readonly hours: string; readonly today?: boolean };

/** Opening hours, a day a line. */
export const HoursTable = ({
  caption,
  rows,
}: {
  /** Whose hours: "Sales hours". Read out, not shown. */
  readonly caption: string;
  readonly rows: readonly HoursRow[];
}) => (
  <table className={styles.table}>
    <caption>
      <VisuallyHidden>{caption}</VisuallyHidden>
    </caption>
    <tbody>
      {rows.map(({ day, hours, today = false }) => (
        <tr key={day} className={styles.row} aria-current={today ? 'date' : undefined}>
          <th scope="row" className={styles.day}>
            {day}
          </th>
          <td className={styles.hours}>{hours}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
