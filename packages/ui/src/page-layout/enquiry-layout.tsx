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
  /** What the form is about: a `SummaryCard`. Beside the form; on narrow screens between the words and the form. */
  readonly about?: ReactNode;
  /** What comes with it: `NextSteps`, terms, hours. Under `about`; on narrow screens below the form, which comes first. */
  readonly beneath?: ReactNode;
  /** `beside`: what it is about at the end, as a card. `showcase`: at the start and large, from edge to edge on a phone. */
  readonly arrangement?: keyof typeof styles.arrangements;
};

/** A form with what it is about beside it: enquiries, contact. Without either part beside it the form stands alone. */
export const EnquiryLayout = ({
  breadcrumbs,
  title,
  lead,
  children,
  about,
  beneath,
  arrangement = 'beside',
}: EnquiryLayoutProps) => {
  const isAlone = about === undefined && beneath === undefined;
  return (
    <Container className={styles.root}>
      {breadcrumbs}
      <div className={classNames(styles.grid, isAlone ? styles.alone : styles.arrangements[arrangement])}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {about !== undefined && (
          <aside className={styles.about} aria-label="About this enquiry">
            {about}
          </aside>
        )}
        <div className={styles.main}>{children}</div>
        {beneath !== undefined && (
          <aside
            className={classNames(styles.beneath, about === undefined && styles.beneathNothing)}
            aria-label="Good to know"
          >
            {beneath}
          </aside>
        )}
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
  <div className={classNames(styles.summary, media !== undefined && styles.summaryPictured)}>
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
