import { type Specification, SpecificationList } from './specification-list';
import * as styles from './specification-list.css';

/** Facts of one kind under their title. */
export type SpecificationGroup = {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly Specification[];
};

/** Groups of facts in columns that end together, whatever the groups hold. Source: VDP-01. */
export const SpecificationGroups = ({
  groups,
  columns = 2,
  spacing,
}: {
  readonly groups: readonly SpecificationGroup[];
  readonly columns?: keyof typeof styles.groups;
  readonly spacing?: keyof typeof styles.rows;
}) => (
  <div className={styles.groups[columns]}>
    {groups.map(({ key, title, rows }) => (
      <div key={key} className={styles.group}>
        <h3 className={styles.groupTitle}>{title}</h3>
        <SpecificationList rows={rows} columns={1} spacing={spacing} />
      </div>
    ))}
  </div>
);
