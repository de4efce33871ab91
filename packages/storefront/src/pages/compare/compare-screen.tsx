'use client';

import { hrefs } from '@forecourt/config/hrefs';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { IconButton, LinkButton } from '@forecourt/ui/button';
import { CompareTable } from '@forecourt/ui/compare-table';
import { EmptyState } from '@forecourt/ui/empty-state';
import { Container } from '@forecourt/ui/layout';
import { ResultsHeader, SearchError } from '@forecourt/ui/search-results';
import {
  FavouriteToggle,
  VehicleCardList,
  type VehicleCardListProps,
  type VehicleCardProps,
} from '@forecourt/ui/vehicle-card';
import { VisuallyHidden } from '@forecourt/ui/visually-hidden';
import { type ComponentProps, type ComponentType, useMemo, useRef, useState } from 'react';
import { savedCard } from '../../features/saved/vehicles/saved-card';
import { dropVehicle } from '../../features/saved/vehicles/saved-list';
import { mostSaved } from '../../features/saved/vehicles/saved-rules';
import type { SavedSettings } from '../../features/saved/vehicles/saved-settings';
import { savedWords } from '../../features/saved/vehicles/saved-words';
import { useSaved } from '../../features/saved/vehicles/use-saved';
import { useSavedHits } from '../../features/saved/vehicles/use-saved-hits';
import { insteadOfLink } from '../../features/search/instead-of-link';
import type { SearchConnection } from '../../features/search/search-connection';
import type { CardSettings } from '../../features/vehicle/card/vehicle-card-view';
import * as styles from './compare-page.css';
import { ComparePlaceholder } from './compare-placeholder';
import { comparedGroups, comparedVehicle, type KeptVehicle } from './compare-view';
import { commonWords, compareWords } from './compare-words';
import { FinanceTerms } from './finance-terms';
import { SideBySide } from './side-by-side';

/** What the page of kept vehicles is given. */
export interface CompareScreenProps {
  readonly settings: SavedSettings;
  readonly card: CardSettings & Parameters<typeof hrefs>[0] & { readonly indexName: string };
  readonly access: SearchConnection;
  readonly crumbs: ComponentProps<typeof Breadcrumbs>['crumbs'];
  /** A client slot of the template, and the list that it stands in. */
  readonly Card: ComponentType<VehicleCardProps>;
  readonly cards: VehicleCardListProps['layout'];
}

/**
 * The vehicles that this device keeps, as they are now: those to compare in a table; favourites as cards, with up to
 * four of them in a table under these. Source: FAVS-01.
 */
export const CompareScreen = ({ settings, card, access, crumbs, Card, cards }: CompareScreenProps) => {
  const { mode } = settings;
  const words = compareWords[mode];
  const saved = useSaved(settings);
  const to = useMemo(() => hrefs(card), [card]);
  const { hits, state, retry } = useSavedHits(saved?.map(({ id }) => id) ?? [], { access, indexName: card.indexName });
  const said = useRef<HTMLSpanElement>(null);
  const [removed, setRemoved] = useState('');

  const kept = (saved ?? []).flatMap((vehicle): readonly KeptVehicle[] => {
    const hit = hits?.get(vehicle.id);
    return hit === undefined ? [] : [{ saved: vehicle, hit, card: savedCard(vehicle, hit, card, to) }];
  });
  const remove = ({ id, name }: KeptVehicle['saved']) => {
    dropVehicle(id, settings);
    setRemoved(commonWords.removed(name));
    // The pressed button is gone; the focus goes to the words that say so, over what is left.
    said.current?.focus();
  };
  const table = (vehicles: readonly KeptVehicle[]) => (
    <div className={styles.compared}>
      <CompareTable
        label={commonWords.table(vehicles.length)}
        vehicles={vehicles.map((vehicle) => ({
          ...comparedVehicle(vehicle),
          ...(mode === 'compare'
            ? {
                control: (
                  <IconButton
                    icon="x"
                    label={commonWords.remove(vehicle.saved.name)}
                    onClick={() => remove(vehicle.saved)}
                  />
                ),
              }
            : {}),
        }))}
        groups={comparedGroups(vehicles)}
      />
      <FinanceTerms
        vehicles={vehicles.filter(({ card: { repayment } }) => repayment !== undefined).map(({ saved }) => saved)}
      />
    </div>
  );
  const more = (
    <LinkButton href={to.search()} kind={kept.length === 0 ? 'primary' : 'outlined'}>
      {commonWords.search}
    </LinkButton>
  );
  const newestFirst = kept.toReversed();

  return (
    <>
      <Container className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <ResultsHeader title={savedWords[mode].title} countText={saved === null ? '' : words.count(saved.length)} />
      </Container>
      <Container className={styles.body}>
        <VisuallyHidden>
          <span ref={said} role="status" tabIndex={-1}>
            {removed}
          </span>
        </VisuallyHidden>
        {state === 'failed' && (
          <SearchError
            message={commonWords.failed}
            retryHref={to.compare}
            onRetry={(event) => insteadOfLink(event, retry)}
          />
        )}
        {saved?.length === 0 && (
          <EmptyState title={words.emptyTitle} actions={more}>
            {`${words.emptyText} ${commonWords.keeps[settings.storage]}`}
          </EmptyState>
        )}
        {(saved === null || (saved.length > 0 && kept.length === 0)) && state !== 'failed' && <ComparePlaceholder />}
        {kept.length > 0 && mode === 'compare' && table(kept)}
        {kept.length > 0 && mode === 'favourite' && (
          <>
            <VehicleCardList label={savedWords.favourite.title} layout={cards} busy={state === 'busy'}>
              {newestFirst.map((vehicle) => (
                <li key={vehicle.saved.id}>
                  <Card
                    {...vehicle.card}
                    headingLevel={2}
                    favourite={
                      <FavouriteToggle vehicle={vehicle.saved.name} saved onChange={() => remove(vehicle.saved)} />
                    }
                  />
                </li>
              ))}
            </VehicleCardList>
            {kept.length > 1 && <SideBySide kept={newestFirst} most={mostSaved.compare} table={table} />}
          </>
        )}
        {kept.length > 0 && <div>{more}</div>}
      </Container>
    </>
  );
};
