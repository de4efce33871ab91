import type { ReactNode } from 'react';
import type { IconName } from '../icon/icons';
import { Tag, type TagKind } from '../tag/tag';
import { UiLink } from '../ui-provider/ui-link';
import * as styles from './record-list.css';

/** How it stands with a record. The words say it; the tone is a second sign. */
export type RecordStatus = {
  /** `good`: it is in force or was done; `waiting`: somebody has to act; `ended`: it is over. */
  readonly tone: 'plain' | 'good' | 'waiting' | 'ended';
  readonly label: string;
};

/** A fact about a record, in words as shown: "Sent", "12 November 2026". */
export type RecordFact = { readonly label: string; readonly value: ReactNode };

export type RecordRowProps = {
  readonly title: string;
  /** Where it can be seen in full. */
  readonly href?: string;
  readonly status?: RecordStatus;
  readonly facts?: readonly RecordFact[];
  /** What can be done about it: buttons and links, which name the record for those who listen. */
  readonly actions?: ReactNode;
  /** A sentence or a field under the facts. */
  readonly children?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
};

const tags: Record<RecordStatus['tone'], { readonly kind: TagKind; readonly icon?: IconName }> = {
  plain: { kind: 'neutral' },
  good: { kind: 'positive', icon: 'check' },
  waiting: { kind: 'coming-soon', icon: 'clock' },
  ended: { kind: 'sold' },
};

/** One of an account's records, in a `RecordList`: what it is, how it stands with it, and what can be done. */
export const RecordRow = ({ title, href, status, facts = [], actions, children, headingLevel = 3 }: RecordRowProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles.row}>
      <div className={styles.body}>
        <div className={styles.name}>
          <Heading className={styles.rowTitle}>
            {href === undefined ? (
              title
            ) : (
              <UiLink href={href} prefetch={false} className={styles.rowLink}>
                {title}
              </UiLink>
            )}
          </Heading>
          {status !== undefined && <Tag {...tags[status.tone]}>{status.label}</Tag>}
        </div>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd className={styles.factValue}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children !== undefined && <div className={styles.more}>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </li>
  );
};
