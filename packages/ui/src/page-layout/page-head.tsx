import type { ReactNode } from 'react';
import { Container } from '../layout/layout';
import * as styles from './page-head.css';

export type PageHeadProps = {
  readonly breadcrumbs?: ReactNode;
  /** The page's one `h1`. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** Buttons and links under the words. */
  readonly actions?: ReactNode;
  /** A picture beside the words; under them on a phone. */
  readonly media?: ReactNode;
};

/** How a page begins that is neither read through nor a form: a brand, a model, a list of either. */
export const PageHead = ({ breadcrumbs, title, lead, actions, media }: PageHeadProps) => (
  <Container className={styles.root}>
    {breadcrumbs}
    <div className={media === undefined ? undefined : styles.grid}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {media}
    </div>
  </Container>
);
