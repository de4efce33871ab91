import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import * as styles from './disclosure.css';

/** A heading that folds its content away. A `details`: works without scripts, can be found by the page search. */
export const Disclosure = ({
  title,
  count,
  open,
  group,
  children,
}: {
  readonly title: ReactNode;
  /** How many things inside are chosen. */
  readonly count?: number;
  /** Open at first. */
  readonly open?: boolean;
  /** Disclosures of one group close each other. */
  readonly group?: string;
  readonly children: ReactNode;
}) => (
  <details className={styles.root} open={open} name={group}>
    <summary className={styles.summary}>
      <span className={styles.title}>{title}</span>
      {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
      <Icon name="chevron-down" size="small" className={styles.arrow} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);

/** One question and its answer. */
export type AccordionItem = { readonly title: string; readonly content: ReactNode };

/** Questions and answers under each other; each opens by itself, or one at a time in a named group. */
export const Accordion = ({ items, group }: { readonly items: readonly AccordionItem[]; readonly group?: string }) => (
  <div>
    {items.map(({ title, content }) => (
      <Disclosure key={title} title={title} group={group}>
        {content}
      </Disclosure>
    ))}
  </div>
);
