'use client';

import { Button, LinkButton } from '@forecourt/ui/button';
import { SavedVehicleList } from '@forecourt/ui/saved-vehicle';
import { useToasts } from '@forecourt/ui/toast';
import { VisuallyHidden } from '@forecourt/ui/visually-hidden';
import { useRouter } from 'next/navigation';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isOfAccount } from '../vehicles/list-keeper';
import { mostSaved } from '../vehicles/saved-rules';
import type { SavedSettings } from '../vehicles/saved-settings';
import { savedList, useSaved } from '../vehicles/use-saved';
import { OrderForm } from './order-form';
import { inOrder, type WatchOrder } from './watch-order';
import * as styles from './watched-list.css';
import { compareFormId, WatchedRow } from './watched-row';
import type { WatchedVehicleView } from './watched-view';
import { watchlistPageWords as words } from './watchlist-words';

/** What the list of saved vehicles is given, on whichever page it stands. */
export interface WatchedListProps {
  readonly settings: SavedSettings;
  /** The number of whoever is signed in (WTCH-02). */
  readonly phone: string;
  readonly vehicles: readonly WatchedVehicleView[];
  readonly firstOrder: WatchOrder;
  /** The address of the page that it stands on. */
  readonly href: string;
  readonly searchHref: string;
  /** Null where the site compares nothing. */
  readonly compareHref: string | null;
}

/** Those of the vehicles that are still in the list, and whether others have come since the page was drawn. */
const useWatched = (vehicles: readonly WatchedVehicleView[], settings: SavedSettings) => {
  const saved = useSaved(settings);
  const { refresh } = useRouter();
  // Where nobody seems to be signed in any more, what the server drew stands until the next press tells.
  const ids = saved === null || !isOfAccount(settings) ? null : saved.map(({ id }) => id);
  const missing = (ids ?? []).filter((id) => !vehicles.some((vehicle) => vehicle.id === id)).join(' ');
  useEffect(() => {
    // Saved in another tab.
    if (missing !== '') refresh();
  }, [missing, refresh]);
  return ids === null ? vehicles : vehicles.filter(({ id }) => ids.includes(id));
};

/**
 * The vehicles that a shopper has saved: drawn by the server, of plain forms; with scripts what is removed goes at once and
 * comes back where that fails. Source: WTCH-01, WTCH-03.
 */
export const WatchedList = ({
  settings,
  phone,
  vehicles,
  firstOrder,
  href,
  searchHref,
  compareHref,
}: WatchedListProps) => {
  const watched = useWatched(vehicles, settings);
  const { show } = useToasts();
  const [order, setOrder] = useState(firstOrder);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const said = useRef<HTMLSpanElement>(null);

  const changeOrder = (wanted: WatchOrder) => {
    setOrder(wanted);
    // The same list at an address of its own: going back leads to the page before it.
    window.history.replaceState(null, '', wanted === 'saved' ? href : `${href}?order=${wanted}`);
  };
  const remove = (event: SubmitEvent<HTMLFormElement>, { id, card: { name } }: WatchedVehicleView) => {
    // Nobody seems to be signed in any more: the plain form leads to sign-in.
    if (!isOfAccount(settings)) return;
    event.preventDefault();
    const { currentTarget: form } = event;
    savedList(settings, show).then(
      ({ changeSaved }) => {
        const vehicle = { id, name, slug: '', make: '', model: '', primary_image_url: null, car_type: null };
        changeSaved({ vehicle, wanted: false, settings, say: show });
        setRemoved({ id, name });
        setChosen((before) => before.filter((one) => one !== id));
        // The pressed button is gone; the focus moves to the message about it.
        said.current?.focus();
      },
      // Its code did not come: the form does it by itself.
      () => form.submit(),
    );
  };
  const lower = watched.filter(({ card: { since } }) => since?.now === 'lower').length;
  const comparable = watched.filter(({ similarHref }) => similarHref === null);

  return (
    <>
      <VisuallyHidden>
        <span ref={said} role="status" tabIndex={-1}>
          {/* Only once it is gone, and no more where it comes back, since that failed. */}
          {removed === null || watched.some(({ id }) => id === removed.id) ? '' : words.removed(removed.name)}
        </span>
      </VisuallyHidden>
      <SavedVehicleList
        title={words.list}
        summary={words.summary(watched.length, lower)}
        sort={watched.length > 1 ? <OrderForm order={order} onOrder={changeOrder} /> : undefined}
        empty={{
          title: words.emptyTitle,
          text: words.emptyText,
          actions: <LinkButton href={searchHref}>{words.search}</LinkButton>,
        }}
      >
        {inOrder(watched, order).map((vehicle) => (
          <WatchedRow
            key={vehicle.id}
            vehicle={vehicle}
            phone={phone}
            compare={
              compareHref === null || vehicle.similarHref !== null || comparable.length < 2
                ? null
                : {
                    isFull: chosen.length >= mostSaved.compare,
                    isChosen: chosen.includes(vehicle.id),
                    onChoose: (wanted) =>
                      setChosen((before) =>
                        wanted ? [...before, vehicle.id] : before.filter((one) => one !== vehicle.id),
                      ),
                  }
            }
            onRemove={(event) => remove(event, vehicle)}
          />
        ))}
      </SavedVehicleList>
      {compareHref !== null && comparable.length > 1 && (
        <form id={compareFormId} action={compareHref} method="get" className={styles.compare}>
          <h2 className={styles.compareTitle}>{words.compareTitle}</h2>
          <p className={styles.plain}>{words.compareText}</p>
          <Button type="submit" kind="outlined">
            {words.compareChosen}
          </Button>
        </form>
      )}
    </>
  );
};
