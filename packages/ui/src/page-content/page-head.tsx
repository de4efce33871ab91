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
  /** Buttons and links under the words. */
  readonly actions?: ReactNode;
  /** A picture beside the words; under them on a phone. */
  readonly media?: ReactNode;
  /** `column`: at the left, beside a line in the brand's colour; `stage`: on a night ground; `plate`: on a ruled sheet. */
  readonly look?: keyof typeof styles.looks;
};

/** The head of a page, above its parts: of one to read, of a brand, of a model. Source: CONT-01. */
export const PageHead = ({ breadcrumbs, title, lead, actions, media, look = 'column' }: PageHeadProps) => (
  <div className={classNames(styles.grounds[look], look === 'stage' && nightScope)}>
    <Container>
      {breadcrumbs}
      <div className={classNames(media !== undefined && styles.pictured)}>
        <div className={classNames(styles.head, styles.looks[look], media !== undefined && styles.beside[look])}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
        {media}
      </div>
    </Container>
  </div>
);
