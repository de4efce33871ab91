'use client';

import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { Container } from '@forecourt/ui/layout';
import { ResultsHeader } from '@forecourt/ui/search-results';
import { AccountData } from '../../features/account/account-data';
import { SignOutForm } from '../../features/saved/account/sign-out-form';
import { WatchedList, type WatchedListProps } from '../../features/saved/watched/watched-list';
import { watchlistPageWords as words } from '../../features/saved/watched/watchlist-words';
import * as styles from './watchlist-page.css';

/** What the page of the watchlist is given. */
export interface WatchlistScreenProps extends WatchedListProps {
  readonly homeHref: string;
  /** The site has an account page, where a shopper gets and deletes what is kept of them; else they do it here. */
  readonly hasGarage: boolean;
}

/** The page of the watchlist (WTCH-03). */
export const WatchlistScreen = ({ homeHref, hasGarage, ...list }: WatchlistScreenProps) => (
  <>
    <Container className={styles.head}>
      <Breadcrumbs crumbs={[{ label: words.home, href: homeHref }, { label: words.title }]} />
      <ResultsHeader title={words.title} countText={list.vehicles.length === 0 ? '' : words.lead} />
    </Container>
    <Container className={styles.body}>
      <WatchedList {...list} />
      {!hasGarage && <AccountData phone={list.phone} />}
      <SignOutForm settings={list.settings} />
    </Container>
  </>
);
