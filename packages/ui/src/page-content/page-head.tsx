import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import { nightScope } from '../theme/scopes.css';
import * as styles from './page-head.css';

export type PageHeadProps = {
  readonly breadcrumbs?: ReactNode;
  /** The page's one `h1`. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** `column`: at the left, beside a line in the brand's colour; `stage`: on a night ground; `plate`: on a ruled sheet. */
  readonly look?: keyof typeof styles.looks;
};

/** The head of a page to read, above its parts. Source: CONT-01. */
export const PageHead = ({ breadcrumbs, title, lead, look = 'column' }: PageHeadProps) => (
  <div className={classNames(styles.grounds[look], look === 'stage' && nightScope)}>
    <Container>
      {breadcrumbs}
      <div className={classNames(styles.head, styles.looks[look])}>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
    </Container>
  </div>
);
