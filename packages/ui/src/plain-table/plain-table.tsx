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
 * Things compared in columns, by words, ticks and crosses. On a phone each row is a block with its values under each other,
 * so that nothing is out of sight; elsewhere it scrolls sideways where it must, with the names of the rows in place.
 * Roles are written out, since a table that is not drawn as one is none to some browsers. Source: CONT-01.
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
      {/* biome-ignore-start lint/a11y/noRedundantRoles: they are lost with the display of a table */}
      <table role="table" className={styles.table}>
        <thead role="rowgroup" className={styles.heads}>
          <tr role="row">
            <td className={styles.corner} />
            {columns.map((column) => (
              <th key={column} role="columnheader" scope="col" className={styles.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map(({ label: name, values }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move, and two may have one name
            <tr key={row} role="row" className={styles.row}>
              <th role="rowheader" scope="row" className={styles.name}>
                {name}
              </th>
              {columns.map((column, at) => (
                <td key={column} role="cell" data-column={column} className={styles.value}>
                  <span className={styles.shown}>{shown(values[at] ?? '')}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: they are lost with the display of a table */}
    </section>
  );
};
