import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import type { SafeHtml } from '../safe-html/safe-html';
import * as styles from './prose.css';

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
