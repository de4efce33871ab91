import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import * as styles from './content-page.css';
import { Prose } from './prose';

export type ContentPageProps = {
  readonly breadcrumbs?: ReactNode;
  /** The page's one `h1`. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** The text. Given HTML must be cleaned before; it is styled here. */
  readonly children: ReactNode;
  readonly aside?: ReactNode;
};

/** A page to read: about us, warranty, terms. Source: CONT-01. */
export const ContentPage = ({ breadcrumbs, title, lead, children, aside }: ContentPageProps) => (
  <Container className={styles.root}>
    {breadcrumbs}
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
    <div className={classNames(styles.grid, aside === undefined && styles.alone)}>
      <Prose>{children}</Prose>
      {aside !== undefined && <aside>{aside}</aside>}
    </div>
  </Container>
);
