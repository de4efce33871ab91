import { UiLink } from '../ui-provider/ui-link';
import * as styles from './breadcrumbs.css';

/** A step on the way to this page; the last one, the page itself, has no address. */
export type Crumb = { readonly label: string; readonly href?: string };

/** The way to this page. */
export const Breadcrumbs = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumbs">
    <ol className={styles.list}>
      {crumbs.map(({ label, href }) => (
        <li key={href ?? label} className={styles.item}>
          {href === undefined ? (
            <span aria-current="page">{label}</span>
          ) : (
            <UiLink href={href} className={styles.link}>
              {label}
            </UiLink>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
