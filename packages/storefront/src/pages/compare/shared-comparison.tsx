'use client';

import { hrefs } from '@forecourt/config/hrefs';
import { canCompare } from '@forecourt/domain/vehicle-controls';
import { hitControls, type SearchHit } from '@forecourt/search/record';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { Button, IconLink, LinkButton } from '@forecourt/ui/button';
import { EmptyState } from '@forecourt/ui/empty-state';
import { Container } from '@forecourt/ui/layout';
import { ResultsHeader } from '@forecourt/ui/search-results';
import { useToasts } from '@forecourt/ui/toast';
import { useMemo } from 'react';
import { savableVehicle } from '../../features/saved/vehicles/savable-vehicle';
import { savedCard } from '../../features/saved/vehicles/saved-card';
import { savedList } from '../../features/saved/vehicles/use-saved';
import * as styles from './compare-page.css';
import type { CompareScreenProps } from './compare-screen';
import { commonWords, keptWords, sharedWords } from './compare-words';
import { ComparedVehicles } from './compared-vehicles';
import type { FinanceTermsById } from './finance-terms';
import { ShareComparison } from './share-comparison';
import { type SharedCars, sharedCarsPath } from './shared-cars';

/** A comparison that an address names, as it is given to its page. */
export type SharedComparisonProps = Pick<CompareScreenProps, 'settings' | 'card' | 'crumbs'> & {
  readonly shared: SharedCars;
  /** Those of them that the search still has, in the order of the address. */
  readonly hits: readonly SearchHit[];
  /** What their repayments are examples of: a page without scripts says it too (FIN-10). */
  readonly terms: FinanceTermsById;
};

/**
 * The vehicles that somebody's link names, side by side as they are now. Drawn on the server and of links, so that it
 * works without scripts; with them its vehicles can be kept on this device. Source: FAVS-01.
 */
export const SharedComparison = ({ settings, card, crumbs, shared, hits, terms }: SharedComparisonProps) => {
  const to = useMemo(() => hrefs(card), [card]);
  const toasts = useToasts();
  const vehicles = hits.map((hit) => {
    const saved = savableVehicle(hit);
    return { saved, hit, card: savedCard(saved, hit, card, to) };
  });
  const ids = vehicles.map(({ saved }) => saved.id);
  const notes = sharedWords.notes({ gone: shared.ids.length - hits.length, left: shared.left });
  const keepable = vehicles.filter(({ hit }) => canCompare(hitControls(hit), settings.mode));
  const keep = () => {
    savedList(settings, toasts.show)
      .then(async ({ keepVehicles }) => {
        const vehicles = keepable.map(({ saved }) => saved);
        const outcomes = await keepVehicles(vehicles, settings, toasts.show);
        if (outcomes === null) return;
        toasts.show({
          message: keptWords(settings.mode, outcomes),
          action: { label: commonWords.own, href: settings.href },
        });
      })
      .catch((error: unknown) => {
        console.error('The vehicles could not be kept', error);
        toasts.show({ message: commonWords.notKept });
      });
  };

  return (
    <>
      <Container className={styles.head}>
        <Breadcrumbs crumbs={crumbs} />
        <ResultsHeader
          title={sharedWords.title}
          countText={vehicles.length === 0 ? '' : sharedWords.count(vehicles.length)}
        />
      </Container>
      <Container className={styles.body}>
        {vehicles.length > 0 && notes !== '' && <p className={styles.note}>{notes}</p>}
        {vehicles.length === 0 ? (
          <EmptyState
            title={sharedWords.emptyTitle}
            actions={
              <>
                <LinkButton href={to.search()}>{commonWords.search}</LinkButton>
                <LinkButton href={to.compare} kind="outlined">
                  {commonWords.own}
                </LinkButton>
              </>
            }
          >
            {shared.ids.length === 0 ? sharedWords.namesNone : sharedWords.allGone}
          </EmptyState>
        ) : (
          <>
            <ComparedVehicles
              vehicles={vehicles}
              terms={terms}
              controlOf={({ saved }) =>
                vehicles.length === 1 ? undefined : (
                  <IconLink
                    icon="x"
                    label={sharedWords.without(saved.name)}
                    href={sharedCarsPath(
                      to.compare,
                      ids.filter((id) => id !== saved.id),
                    )}
                  />
                )
              }
            />
            <ShareComparison path={sharedCarsPath(to.compare, ids)} isOpen>
              {keepable.length > 0 && (
                <Button kind="outlined" size="small" className={styles.scripted} onClick={keep}>
                  {sharedWords.keep[settings.mode]}
                </Button>
              )}
            </ShareComparison>
            <div>
              <LinkButton href={to.search()} kind="outlined">
                {commonWords.search}
              </LinkButton>
            </div>
          </>
        )}
      </Container>
    </>
  );
};
