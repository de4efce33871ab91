import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { Container } from '../layout/layout';
import type { NavigationLink } from '../site-header/navigation';
import { UiLink } from '../ui-provider/ui-link';
import * as styles from './not-found-panel.css';

export type NotFoundPanelProps = {
  /** The page's one `h1`: "We cannot find that vehicle". */
  readonly title: string;
  readonly text?: ReactNode;
  /** A way to look for it: a `HeroSearchForm`. */
  readonly searchForm?: ReactNode;
  /** Ways onward, the likeliest first. */
  readonly ways: readonly NavigationLink[];
};

/** Nothing is at this address; these places are. Source: ROUTE-08. */
export const NotFoundPanel = ({ title, text, searchForm, ways }: NotFoundPanelProps) => (
  <Container className={styles.root}>
    <div className={styles.words} data-plain-top="">
      <h1 className={styles.title}>{title}</h1>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </div>
    {searchForm !== undefined && <div className={styles.search}>{searchForm}</div>}
    <nav aria-label="Ways onward">
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.href} className={styles.way}>
            <UiLink href={way.href} className={styles.wayLink}>
              {way.label}
              <Icon name="arrow-right" />
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  </Container>
);
