import { Fold } from '../fold/fold';
import { type Specification, SpecificationList } from './specification-list';
import * as styles from './specification-list.css';

/** Facts of one kind under their title. */
export type SpecificationGroup = {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly Specification[];
};

/**
 * Groups of facts: the first in columns, the others folded away under it until they are asked for (VDP-01), in columns
 * that end together, whatever the groups hold.
 */
export const SpecificationGroups = ({
  groups: [first, ...others],
  columns = 2,
  spacing,
  folds = true,
}: {
  readonly groups: readonly SpecificationGroup[];
  readonly columns?: keyof typeof styles.groups;
  readonly spacing?: keyof typeof styles.rows;
  /** `false` on paper, where nothing unfolds. */
  readonly folds?: boolean;
}) => {
  if (first === undefined) return null;
  const count = [first, ...others].reduce((sum, { rows }) => sum + rows.length, 0);
  const inColumns = (shown: readonly SpecificationGroup[]) => (
    <div className={styles.groups[columns]}>
      {shown.map(({ key, title, rows }) => (
        <div key={key} className={styles.group}>
          <h3 className={styles.groupTitle}>{title}</h3>
          <SpecificationList rows={rows} columns={1} spacing={spacing} />
        </div>
      ))}
    </div>
  );
  if (!folds) return inColumns([first, ...others]);
  return (
    <div>
      <h3 className={styles.groupTitle}>{first.title}</h3>
      <SpecificationList rows={first.rows} columns={columns} spacing={spacing} />
      {others.length > 0 && (
        <Fold moreLabel={`Show all ${count} specifications`} lessLabel="Hide specifications">
          {inColumns(others)}
        </Fold>
      )}
    </div>
  );
};
