import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './plain-table.css';

/** A cell: words, or yes and no. */
export type PlainCell = string | boolean;

export type PlainTableProps = {
  /** What the table holds, for those who listen. */
  readonly label: string;
  readonly columns: readonly string[];
  /** A value for each column. */
  readonly rows: readonly { readonly label: string; readonly values: readonly PlainCell[] }[];
  readonly yes?: string;
  readonly no?: string;
  readonly none?: string;
};

/**
 * Things compared in columns, by words, ticks and crosses. It scrolls sideways where it must, with the names of the rows
 * in place. Source: CONT-01.
 */
export const PlainTable = ({ label, columns, rows, yes = 'Yes', no = 'No', none = 'None' }: PlainTableProps) => {
  const shown = (value: PlainCell) => {
    if (value === true)
      return (
        <>
          <Icon name="check" />
          <VisuallyHidden>{yes}</VisuallyHidden>
        </>
      );
    if (value === false || value === '')
      return (
        <>
          <span aria-hidden="true">-</span>
          <VisuallyHidden>{value === false ? no : none}</VisuallyHidden>
        </>
      );
    return value;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-label={label} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label: name, values }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move, and two may have one name
            <tr key={row}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              {columns.map((column, at) => (
                <td key={column} className={styles.value}>
                  {shown(values[at] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
