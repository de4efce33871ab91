import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import * as styles from './enquiry-layout.css';

export type EnquiryLayoutProps = {
  readonly breadcrumbs?: ReactNode;
  /** The page's one `h1`: "Ask us about this RAV4". */
  readonly title: string;
  readonly lead?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
  /** Beside the form: a `SummaryCard`, `NextSteps`, hours. Above it on narrow screens. Without it the form stands alone. */
  readonly aside?: ReactNode;
  /**
   * `beside`: what it is about at the end, as a card. `after`: the same, and below the form on narrow screens, for a form that
   * one comes back to step by step. `showcase`: at the start and large, from edge to edge on a phone.
   */
  readonly arrangement?: keyof typeof styles.arrangements;
};

/** A form with what it is about beside it: enquiries, contact. */
export const EnquiryLayout = ({
  breadcrumbs,
  title,
  lead,
  children,
  aside,
  arrangement = 'beside',
}: EnquiryLayoutProps) => {
  const beside = aside !== undefined && (
    <aside className={styles.aside} aria-label="About this enquiry">
      <div className={styles.sticky}>{aside}</div>
    </aside>
  );
  return (
    <Container className={styles.root}>
      {breadcrumbs}
      <div className={classNames(styles.grid, aside === undefined ? styles.alone : styles.arrangements[arrangement])}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {arrangement !== 'after' && beside}
        <div className={styles.main}>{children}</div>
        {arrangement === 'after' && beside}
      </div>
    </Container>
  );
};

export type SummaryCardProps = {
  /** A `Stage` with its picture. */
  readonly media?: ReactNode;
  readonly title: string;
  readonly text?: string;
  /** Price, key facts, a telephone. */
  readonly children?: ReactNode;
};

/** What a form is about, in brief. */
export const SummaryCard = ({ media, title, text, children }: SummaryCardProps) => (
  <div className={classNames(styles.summary, media === undefined && styles.summaryAlone)}>
    {media !== undefined && <div className={styles.summaryMedia}>{media}</div>}
    <div className={styles.summaryBody}>
      <div>
        <h2 className={styles.summaryTitle}>{title}</h2>
        {text !== undefined && <p className={styles.summaryText}>{text}</p>}
      </div>
      {children !== undefined && <div className={styles.summaryMore}>{children}</div>}
    </div>
  </div>
);
