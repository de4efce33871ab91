import { Children, type ReactNode, useId } from 'react';
import { EmptyState } from '../empty-state/empty-state';
import { Skeleton } from '../skeleton/skeleton';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './saved-vehicle.css';

export type SavedVehicleListProps = {
  /** "Saved vehicles". */
  readonly title: string;
  /** "4 vehicles, 1 with a lower price": ready words; read out when they change. */
  readonly summary?: string;
  /** How they are ordered: a `SelectField`, links. */
  readonly sort?: ReactNode;
  /** What stands in its place while nothing is saved. */
  readonly empty: { readonly title: string; readonly text?: ReactNode; readonly actions?: ReactNode };
  /** While another order or a removal is on its way. */
  readonly busy?: boolean;
  /** `SavedVehicle`s; without any, the empty state. */
  readonly children?: ReactNode;
};

/** The vehicles that a shopper keeps. Source: WTCH-03. */
export const SavedVehicleList = ({ title, summary, sort, empty, busy, children }: SavedVehicleListProps) => {
  const titleId = useId();
  if (Children.count(children) === 0) {
    return (
      <EmptyState title={empty.title} actions={empty.actions}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby={titleId} aria-busy={busy} className={styles.section}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p role="status" className={styles.summary}>
            {summary}
          </p>
        </div>
        {sort}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list" className={styles.list}>
        {children}
      </ul>
    </section>
  );
};

export type SavedVehicleSkeletonProps = {
  readonly title: string;
  readonly count?: number;
  readonly label?: string;
};

/** The place of saved vehicles that are on their way. */
export const SavedVehicleSkeleton = ({
  title,
  count = 3,
  label = 'Loading your saved vehicles',
}: SavedVehicleSkeletonProps) => (
  <section aria-busy="true" className={styles.section}>
    <h2 className={styles.title}>{title}</h2>
    <p role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
    </p>
    <div aria-hidden="true" className={styles.list}>
      {Array.from({ length: count }, (_, place) => `place-${place + 1}`).map((card) => (
        <div key={card} className={styles.row}>
          <div className={styles.parts}>
            <div className={styles.picture}>
              <Skeleton shape="stage" />
            </div>
            <div className={styles.words}>
              <Skeleton shape="title" />
              <Skeleton width="half" />
            </div>
            <div className={styles.money}>
              <Skeleton shape="title" width="half" />
            </div>
          </div>
        </div>
      ))}
    </div>
  </section>
);
