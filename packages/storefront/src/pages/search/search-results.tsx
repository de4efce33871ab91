'use client';

import { hrefs } from '@forecourt/config/hrefs';
import { carTypes as knownTypes, knownWord } from '@forecourt/domain/vehicle';
import { shownPromos, withPromos } from '@forecourt/search/promo-cards';
import { IconSheet } from '@forecourt/ui/icon';
import { PromoCard } from '@forecourt/ui/promo-card';
import { ResultsMore } from '@forecourt/ui/search-results';
import { VehicleCardList } from '@forecourt/ui/vehicle-card';
import { Activity, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { savedPlace } from '../../features/saved/vehicles/saved-place';
import { hasPromoChanged } from '../../features/search/promo-cards/promo-change';
import { seedOf } from '../../features/search/promo-cards/promo-seed';
import { vehicleCardView } from '../../features/vehicle/card/vehicle-card-view';
import { resultHeads } from './result-heads';
import type { SearchScreenProps } from './search-screen-props';
import { type ShownSearch, type ShownSearchStore, shownSearchStore } from './shown-search';
import type { PageSearch } from './use-search';

/** What of the screen the list needs; the same for as long as the page is there. */
type ListParts = Pick<SearchScreenProps, 'settings' | 'can' | 'saved' | 'urls' | 'Card' | 'cards' | 'promos' | 'now'>;

/** Cards in the first screen, whose pictures are fetched at once. */
const firstCards = 2;

/** The vehicles found, as the template's cards in the template's list, with the site's promo cards between (SRCH-21). */
const ResultsList = ({
  store,
  turnTo,
  settings,
  can,
  saved,
  urls,
  Card,
  cards,
  promos,
  now,
}: ListParts & { readonly store: ShownSearchStore; readonly turnTo: PageSearch['turnTo'] }) => {
  const { criteria, hits, next } = useSyncExternalStore(store.subscribe, store.get, () => store.first);
  const to = useMemo(() => hrefs(settings), [settings]);
  // A cached page was drawn some time ago: where a card's time has begun or ended since, the browser's clock counts.
  const [at, setAt] = useState(now);
  useEffect(() => {
    const current = new Date();
    if (hasPromoChanged(promos, new Date(now), current)) setAt(current.toISOString());
  }, [promos, now]);
  const entries = useMemo(() => {
    const seed = seedOf(urls.print(criteria));
    const carTypes = (criteria.car_type ?? []).flatMap((type) => knownWord(knownTypes, type) ?? []);
    const shown = shownPromos(promos, { now: new Date(at), carTypes, seed }, settings.search.promos);
    return withPromos(hits, shown, settings.search.promos, seed);
  }, [hits, criteria, promos, at, settings, urls]);
  return (
    <VehicleCardList
      label="Search results"
      layout={cards}
      ticked={saved?.mode === 'compare'}
      {...(cards === 'rows' ? { heads: resultHeads(criteria, urls.print, hits) } : {})}
    >
      {entries.map((entry) =>
        entry.kind === 'promo' ? (
          <li key={entry.promo.key}>
            <PromoCard {...entry.promo.card} headingLevel={2} />
          </li>
        ) : (
          <li key={entry.hit.objectID}>
            <Card
              {...vehicleCardView(entry.hit, { vehicle: settings.vehicle, can }, to, {
                priority: hits.indexOf(entry.hit) < firstCards,
              })}
              {...savedPlace(entry.hit, saved, { hasTray: saved?.mode === 'compare', iconSheet: true })}
              iconSheet
              headingLevel={2}
            />
          </li>
        ),
      )}
      {next !== null && (cards === 'grid' || cards === 'wide') && (
        <ResultsMore
          layout={cards}
          title={next.title}
          label="Next page"
          href={urls.print({ ...criteria, page: next.page })}
          onPress={(event) => turnTo(next.page, event)}
        />
      )}
    </VehicleCardList>
  );
};

/**
 * The results of a page's search, behind a boundary of their own: filters answer before the list that the server drew has
 * come to life. The boundary is the same element from one drawing of the page to the next, so that React does not go
 * through the list because something beside it has changed; what it shows comes through the store.
 */
export const SearchResults = ({
  shown,
  turnTo,
  screen,
}: Pick<PageSearch, 'turnTo'> & { readonly shown: ShownSearch; readonly screen: SearchScreenProps }) => {
  const [store] = useState(() => shownSearchStore(shown));
  useLayoutEffect(() => store.set(shown), [store, shown]);
  const { settings, can, saved, urls, Card, cards, promos, now } = screen;
  return useMemo(
    () => (
      <Activity>
        <IconSheet />
        <ResultsList store={store} turnTo={turnTo} {...{ settings, can, saved, urls, Card, cards, promos, now }} />
      </Activity>
    ),
    [store, turnTo, settings, can, saved, urls, Card, cards, promos, now],
  );
};
