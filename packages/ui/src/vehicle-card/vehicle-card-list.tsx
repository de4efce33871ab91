import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { UiLink } from '../ui-provider/ui-link';
import * as styles from './vehicle-card-list.css';

/** The name of a column of rows; with an address it sorts. */
export type LedgerHead = {
  readonly label: string;
  readonly href?: string;
  readonly sorted?: 'ascending' | 'descending';
  /** For the last column: its fact differs from row to row, so each row names its own. */
  readonly varies?: boolean;
};

export type VehicleCardListProps = {
  /** What the list holds, for those who listen: "Search results". */
  readonly label?: string;
  /**
   * `grid`, `grid-4`: three or four photo cards; `wide`: two showroom cards; `tiles`: four tiles; `rows`: a ledger.
   * `grid-rail`, `tiles-rail`: the same, and on a phone one row to be walked along sideways.
   */
  readonly layout: keyof typeof styles.layouts;
  /** For rows: names of vehicle, four facts and price, six in all. Seen where the rows stand in columns. */
  readonly heads?: readonly LedgerHead[];
  /** For rows: keeps the column of the tick boxes in the head. */
  readonly ticked?: boolean;
  /** While new results are on their way. */
  readonly busy?: boolean;
  /** An `<li>` for each card; other cards, such as a promotion, may stand between. */
  readonly children: ReactNode;
};

const sortIcons: Record<'none' | 'ascending' | 'descending', IconName> = {
  none: 'arrow-up-down',
  ascending: 'arrow-up',
  descending: 'arrow-down',
};

const Head = ({ label, href, sorted }: LedgerHead) =>
  href === undefined ? (
    <span className={classNames(styles.head, sorted !== undefined && styles.sorted)}>{label}</span>
  ) : (
    <UiLink
      href={href}
      prefetch={false}
      aria-label={`Sort by ${label}`}
      aria-current={sorted === undefined ? undefined : 'true'}
      className={classNames(styles.head, styles.sortable, sorted !== undefined && styles.sorted)}
    >
      {label}
      <Icon name={sortIcons[sorted ?? 'none']} size="text" />
    </UiLink>
  );

/** The last of the facts among the heads, after the vehicle and three others. */
const lastFact = 4;

/** Vehicle cards in the layout of their kind. */
export const VehicleCardList = ({ label, layout, heads, ticked = false, busy, children }: VehicleCardListProps) => {
  const list = (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
      role="list"
      aria-label={label}
      aria-busy={busy}
      className={classNames(styles.layouts[layout], heads !== undefined && styles.underHeads)}
    >
      {children}
    </ul>
  );
  if (layout !== 'rows') return list;
  return (
    <div
      className={classNames(
        styles.ledger,
        heads !== undefined && styles.named,
        heads?.[lastFact] !== undefined && heads[lastFact].varies !== true && styles.lastNamed,
      )}
    >
      {heads !== undefined && (
        <div className={classNames(styles.heads, styles.headColumns[ticked ? 'ticked' : 'plain'])}>
          {ticked && <span />}
          <span />
          {heads.map((head) => (
            <Head key={head.label} {...head} />
          ))}
        </div>
      )}
      {list}
    </div>
  );
};
