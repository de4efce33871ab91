import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { Container } from '../layout/layout';
import type { SafeHtml } from '../safe-html/safe-html';
import * as styles from './content-page.css';

export type ContentPageProps = {
  readonly breadcrumbs?: ReactNode;
  /** The page's one `h1`. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** The text. Given HTML must be cleaned before; it is styled here. */
  readonly children: ReactNode;
  readonly aside?: ReactNode;
};

/** Text as given, styled: headings, lists, tables, links, without classes. */
export const Prose = ({ children }: { readonly children: ReactNode }) => <div className={styles.prose}>{children}</div>;

/** The same for markup: a text that a dealer wrote. Its links stand out as those between texts do. */
export const ProseHtml = ({ html }: { readonly html: SafeHtml }) => (
  <div
    className={classNames(styles.prose, styles.written)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml is made by the sanitiser alone
    dangerouslySetInnerHTML={{ __html: html }}
  />
);

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
