'use client';

import { hrefs } from '@forecourt/config/hrefs';
import type { Favourite } from '@forecourt/domain/shopper';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { IconButton, LinkButton } from '@forecourt/ui/button';
import { EmptyState } from '@forecourt/ui/empty-state';
import { Container } from '@forecourt/ui/layout';
import { ResultsHeader, SearchError } from '@forecourt/ui/search-results';
import {
  CompareToggle,
  FavouriteToggle,
  VehicleCardList,
  type VehicleCardListProps,
  type VehicleCardProps,
} from '@forecourt/ui/vehicle-card';
import { VisuallyHidden } from '@forecourt/ui/visually-hidden';
import { type ComponentProps, type ComponentType, useMemo, useRef, useState } from 'react';
import { isOfAccount } from '../../features/saved/vehicles/list-keeper';
import { savedCard } from '../../features/saved/vehicles/saved-card';
import { mostSaved } from '../../features/saved/vehicles/saved-rules';
import type { SavedSettings } from '../../features/saved/vehicles/saved-settings';
import { savedTitle } from '../../features/saved/vehicles/saved-words';
import { useDropped } from '../../features/saved/vehicles/use-dropped';
import { useSaved } from '../../features/saved/vehicles/use-saved';
import { useSavedHits } from '../../features/saved/vehicles/use-saved-hits';
import { insteadOfLink } from '../../features/search/instead-of-link';
import type { SearchConnection } from '../../features/search/search-connection';
import type { CardSettings } from '../../features/vehicle/card/vehicle-card-view';
import { ChooseCompared } from './choose-compared';
import * as styles from './compare-page.css';
import { ComparePlaceholder } from './compare-placeholder';
import { type KeptVehicle, placedVehicles } from './compare-view';
import { commonWords, compareWords } from './compare-words';
import { ComparedVehicles } from './compared-vehicles';
import { ShareComparison } from './share-comparison';
import { sharedCarsPath } from './shared-cars';

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

/** Where the list is kept: a watchlist by accounts alone. For the browser. */
const placeOf = (settings: SavedSettings): keyof typeof commonWords.keeps => {
  const isKeptThere = settings.accounts === true && (settings.mode === 'favourite' || isOfAccount(settings));
  return isKeptThere ? 'account' : settings.storage;
};

/**
 * The vehicles that the device or the account keeps, as they are now, each once: up to four in a table, the newest first or those that
 * are chosen, and any others as cards under it. Source: FAVS-01.
 */
export const CompareScreen = ({ settings, card, access, crumbs, Card, cards }: CompareScreenProps) => {
  const { mode } = settings;
  const words = compareWords[mode];
  const saved = useSaved(settings);
  const to = useMemo(() => hrefs(card), [card]);
  const { hits, state, retry } = useSavedHits(saved?.map(({ id }) => id) ?? [], { access, indexName: card.indexName });
  const drop = useDropped(settings);
  const said = useRef<HTMLSpanElement>(null);
  const [removed, setRemoved] = useState<Pick<Favourite, 'id' | 'name'> | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);

  const kept = (saved ?? []).flatMap((vehicle): readonly KeptVehicle[] => {
    const hit = hits?.get(vehicle.id);
    return hit === undefined ? [] : [{ saved: vehicle, hit, card: savedCard(vehicle, hit, card, to) }];
  });
  const remove = ({ saved: { id, name } }: KeptVehicle) => {
    drop(id);
    setRemoved({ id, name });
    // The pressed button is gone; the focus moves to the message about it, above the remaining vehicles.
    said.current?.focus();
  };
  const most = mostSaved.compare;
  const ordered = mode === 'compare' ? kept : kept.toReversed();
  const { table, others } = placedVehicles(ordered, chosen, most);
  const choose = (id: string, wanted: boolean) => {
    const left = table.map((vehicle) => vehicle.saved.id).filter((other) => other !== id);
    setChosen(new Set(wanted ? [...left, id] : left));
  };
  // Of what the search still has: a link to anything else shows nothing to who opens it.
  const tableIds = table.flatMap(({ hit }) => (hit === null ? [] : [hit.id]));
  const more = (
    <LinkButton href={to.search()} kind={kept.length === 0 ? 'primary' : 'outlined'}>
      {commonWords.search}
    </LinkButton>
  );

  return (
    <>
      <Container className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <ResultsHeader title={savedTitle(settings)} countText={saved === null ? '' : words.count(saved.length)} />
      </Container>
      <Container className={styles.body}>
        <VisuallyHidden>
          <span ref={said} role="status" tabIndex={-1}>
            {/* Only once it is gone, and no more where it comes back, since that failed. */}
            {removed === null || saved?.some(({ id }) => id === removed.id) ? '' : commonWords.removed(removed.name)}
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
            {`${words.emptyText} ${commonWords.keeps[placeOf(settings)]}`}
          </EmptyState>
        )}
        {(saved === null || (saved.length > 0 && kept.length === 0)) && state !== 'failed' && <ComparePlaceholder />}
        {kept.length > most && (
          <ChooseCompared
            kept={ordered}
            shown={new Set(table.map((vehicle) => vehicle.saved.id))}
            most={most}
            onChoose={choose}
          />
        )}
        {table.length > 0 && (
          <>
            <ComparedVehicles
              vehicles={table}
              controlOf={(vehicle) => (
                <IconButton icon="x" label={words.remove(vehicle.saved.name)} onClick={() => remove(vehicle)} />
              )}
            />
            {tableIds.length > 0 && <ShareComparison path={sharedCarsPath(to.compare, tableIds)} />}
          </>
        )}
        {others.length > 0 && (
          <section aria-labelledby="also-saved" className={styles.compared}>
            <h2 id="also-saved" className={styles.others}>
              {words.others}
            </h2>
            <VehicleCardList label={words.others} layout={cards} busy={state === 'busy'}>
              {others.map((vehicle) => (
                <li key={vehicle.saved.id}>
                  <Card
                    {...vehicle.card}
                    headingLevel={3}
                    {...(mode === 'compare'
                      ? {
                          compare: (
                            <CompareToggle vehicle={vehicle.saved.name} checked onChange={() => remove(vehicle)} />
                          ),
                        }
                      : {
                          favourite: (
                            <FavouriteToggle vehicle={vehicle.saved.name} saved onChange={() => remove(vehicle)} />
                          ),
                        })}
                  />
                </li>
              ))}
            </VehicleCardList>
          </section>
        )}
        {kept.length > 0 && <div>{more}</div>}
      </Container>
    </>
  );
};
