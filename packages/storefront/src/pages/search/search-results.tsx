'use client';

import { hrefs } from '@forecourt/config/hrefs';
import { carTypes as knownTypes, knownWord } from '@forecourt/domain/vehicle';
import { shownPromos, withPromos } from '@forecourt/search/promo-cards';
import type { SearchHit } from '@forecourt/search/record';
import { IconSheet } from '@forecourt/ui/icon';
import { PromoCard } from '@forecourt/ui/promo-card';
import { ResultsMore } from '@forecourt/ui/search-results';
import { VehicleCardList } from '@forecourt/ui/vehicle-card';
import { Activity, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { savedPlace } from '../../features/saved/vehicles/saved-place';
import { hasPromoChanged } from '../../features/search/promo-cards/promo-change';
import { seedOf } from '../../features/search/promo-cards/promo-seed';
import { type CardHrefs, vehicleCardView } from '../../features/vehicle/card/vehicle-card-view';
import { DrawnOnce } from '../../site/elements/drawn-once';
import { resultHeads } from './result-heads';
import type { SearchScreenProps } from './search-screen-props';
import { type ShownSearch, type ShownSearchStore, shownSearchStore } from './shown-search';
import type { PageSearch } from './use-search';

/** What of the screen the list needs; the same for as long as the page is there. */
type ListParts = Pick<SearchScreenProps, 'settings' | 'can' | 'saved' | 'urls' | 'Card' | 'cards' | 'promos' | 'now'>;

/** Cards in the first screen, whose pictures are fetched at once. */
const firstCards = 2;

type CardParts = Pick<ListParts, 'settings' | 'can' | 'saved' | 'Card'> & {
  readonly hit: SearchHit;
  readonly to: CardHrefs;
};

const ResultCard = ({ hit, to, settings, can, saved, Card, priority }: CardParts & { readonly priority: boolean }) => (
  <Card
    {...vehicleCardView(hit, { vehicle: settings.vehicle, can }, to, { priority })}
    {...savedPlace(hit, saved, { hasTray: saved?.mode === 'compare', iconSheet: true })}
    iconSheet
    headingLevel={2}
  />
);

/** A vehicle found. Its card is the same in every list, whatever was searched for; the first fetch their pictures ahead. */
const ResultItem = ({
  hits,
  site,
  ...card
}: CardParts & { readonly hits: readonly SearchHit[]; readonly site: () => string }) => {
  const { hit } = card;
  const priority = hits.indexOf(hit) < firstCards;
  if (priority) {
    return (
      <li>
        <ResultCard {...card} priority />
      </li>
    );
  }
  return (
    <DrawnOnce name={() => `${site()}${JSON.stringify(hit)}`}>
      <ResultCard {...card} priority={false} />
    </DrawnOnce>
  );
};

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
  // What a card is made of beside its vehicle.
  const site = useMemo(() => {
    let text: string | undefined;
    return () => (text ??= JSON.stringify([settings, can, saved]));
  }, [settings, can, saved]);
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
          <ResultItem
            key={entry.hit.objectID}
            {...{ hits, site, settings, can, saved, Card }}
            hit={entry.hit}
            to={to}
          />
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
