import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './hours-table.css';

/** A day and its hours in words: "8:30 am to 5:30 pm", "Closed". */
export type HoursRow = { readonly day: string; readonly hours: string; readonly today?: boolean };

/** Days that differ from the usual ones, under their own title. */
export type SpecialHoursRows = {
  /** "Special hours", "Christmas and New Year". */
  readonly title: string;
  readonly rows: readonly HoursRow[];
};

const Row = ({ day, hours, today = false }: HoursRow) => (
  <tr className={styles.row} aria-current={today ? 'date' : undefined}>
    <th scope="row" className={styles.day}>
      {day}
    </th>
    <td className={styles.hours}>{hours}</td>
  </tr>
);

/** Opening hours, a day a line; the days that differ stand under them. Source: LOC-03. */
export const HoursTable = ({
  caption,
  rows,
  special,
}: {
  /** Whose hours: "Sales hours". Read out, not shown. */
  readonly caption: string;
  readonly rows: readonly HoursRow[];
  readonly special?: SpecialHoursRows;
}) => (
  <table className={styles.table}>
    <caption>
      <VisuallyHidden>{caption}</VisuallyHidden>
    </caption>
    <tbody>
      {rows.map((row) => (
        <Row key={row.day} {...row} />
      ))}
    </tbody>
    {special !== undefined && special.rows.length > 0 && (
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={2} className={styles.group}>
            {special.title}
          </th>
        </tr>
        {special.rows.map((row) => (
          <Row key={row.day} {...row} />
        ))}
      </tbody>
    )}
  </table>
);
