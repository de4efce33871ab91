import { Activity, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { deferredPart } from './deferred-part.css';
import * as styles from './detail-part.css';

/** One part of a vehicle's page with its head. `look` is how head and content stand to each other. */
export const DetailPart = ({
  id,
  title,
  action,
  look,
  isDeferred = false,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly action?: ReactNode;
  readonly look: keyof typeof styles.looks;
  readonly isDeferred?: boolean;
  readonly children: ReactNode;
}) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={classNames(styles.looks[look], isDeferred && deferredPart)}
  >
    <div className={styles.heads[look]}>
      <h2 id={`${id}-title`} className={styles.titles[look]}>
        {title}
      </h2>
      {action}
    </div>
    <div className={styles.content}>
      {/* React takes it over by itself, and first when it is pressed. */}
      <Activity>{children}</Activity>
    </div>
  </section>
);
