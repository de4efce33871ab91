import { Children, type ReactNode, useId } from 'react';
import { EmptyState } from '../empty-state/empty-state';
import { Skeleton } from '../skeleton/skeleton';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './record-list.css';

/** What stands where a list would. */
export type EmptyList = { readonly title: string; readonly text?: ReactNode; readonly actions?: ReactNode };

type Head = {
  /** "Saved searches". */
  readonly title: string;
  readonly lead?: ReactNode;
  /** For the whole list: "Sign out everywhere", a link to more. */
  readonly action?: ReactNode;
};

export type RecordListProps = Head & {
  readonly empty: EmptyList;
  /** `RecordRow`s; without any, the empty state. */
  readonly children?: ReactNode;
};

const ListHead = ({ id, title, lead, action }: Head & { readonly id: string }) => (
  <div className={styles.head}>
    <div>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
    {action}
  </div>
);

/** Records of an account under their heading: saved searches, own cars, enquiries, devices, consents. */
export const RecordList = ({ empty, children, ...head }: RecordListProps) => {
  const titleId = useId();
  if (Children.count(children) === 0) {
    return (
      <EmptyState title={empty.title} actions={empty.actions}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <ListHead {...head} id={titleId} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list" className={styles.list}>
        {children}
      </ul>
    </section>
  );
};

export type RecordListSkeletonProps = Pick<Head, 'title'> & {
  /** How many rows it keeps the place of. */
  readonly count?: number;
  /** Said while it loads: "Loading your saved searches". */
  readonly label: string;
};

/** The place of a list that is on its way. */
export const RecordListSkeleton = ({ title, count = 3, label }: RecordListSkeletonProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} aria-busy="true" className={styles.section}>
      <ListHead id={titleId} title={title} />
      <p role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
      <div aria-hidden="true" className={styles.list}>
        {Array.from({ length: count }, (_, place) => `row-${place + 1}`).map((row) => (
          <div key={row} className={styles.row}>
            <div className={styles.waiting}>
              <Skeleton shape="title" width="half" />
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
};
