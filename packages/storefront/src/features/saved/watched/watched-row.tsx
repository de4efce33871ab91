'use client';

import { Button, LinkButton } from '@forecourt/ui/button';
import { CheckboxField } from '@forecourt/ui/field';
import { SavedVehicle } from '@forecourt/ui/saved-vehicle';
import { VisuallyHidden } from '@forecourt/ui/visually-hidden';
import type { SubmitEvent } from 'react';
import { NoteForm } from './note-form';
import type { WatchedVehicleView } from './watched-view';
import { watchlistPageWords as words } from './watchlist-words';

/** The form that vehicles to compare belong to. */
export const compareFormId = 'compare-watched';

/** A vehicle of the watchlist, with what can be done about it. Source: WTCH-03. */
export const WatchedRow = ({
  vehicle: { id, card, note, similarHref },
  phone,
  compare,
  onRemove,
}: {
  readonly vehicle: WatchedVehicleView;
  /** Whose list it is (WTCH-02). */
  readonly phone: string;
  /** How it is chosen to be compared; null where it cannot be. */
  readonly compare: {
    readonly isFull: boolean;
    readonly isChosen: boolean;
    readonly onChoose: (wanted: boolean) => void;
  } | null;
  readonly onRemove: (event: SubmitEvent<HTMLFormElement>) => void;
}) => (
  <SavedVehicle
    {...card}
    actions={
      <>
        {similarHref !== null && (
          <LinkButton href={similarHref} kind="outlined" size="small">
            {words.similar}
            <VisuallyHidden>{` to ${card.name}`}</VisuallyHidden>
          </LinkButton>
        )}
        {compare !== null && (
          <CheckboxField
            label={
              <>
                {words.compare}
                <VisuallyHidden>{` ${card.name}`}</VisuallyHidden>
              </>
            }
            name="cars"
            value={id}
            form={compareFormId}
            checked={compare.isChosen}
            disabled={compare.isFull && !compare.isChosen}
            onChange={(event) => compare.onChoose(event.currentTarget.checked)}
          />
        )}
        <form method="post" action="/api/watchlist/remove-car" onSubmit={onRemove}>
          <input type="hidden" name="car_id" value={id} />
          <input type="hidden" name="phone_number" value={phone} />
          <Button type="submit" kind="quiet" size="small">
            {words.remove}
            <VisuallyHidden>{` ${card.name}`}</VisuallyHidden>
          </Button>
        </form>
      </>
    }
  >
    <NoteForm id={id} phone={phone} first={note} />
  </SavedVehicle>
);
