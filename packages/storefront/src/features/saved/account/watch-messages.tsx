import { errorCatalogue, messageOf } from '@forecourt/domain/error-catalogue';
import type { ToastMessage } from '@forecourt/ui/toast';
import type { SavedSettings } from '../vehicles/saved-settings';

/** What shoppers read of the watchlist (WTCH-01). */
const words = {
  saved: 'Car Saved In Watchlist',
  kept: 'is now available in your watchlist',
  removed: 'Car Removed',
  dropped: 'is no longer in your watchlist',
  see: 'View List',
} as const;

/** What is said of a vehicle that came into the watchlist or left it; it stays until it is dismissed (TOST-01). */
export const watchlistMessage = (
  { href }: Pick<SavedSettings, 'href'>,
  name: string,
  wanted: boolean,
): ToastMessage => ({
  message: (
    <>
      <strong>{wanted ? words.saved : words.removed}</strong>
      <br />
      {`${name} ${wanted ? words.kept : words.dropped}`}
    </>
  ),
  action: { label: words.see, href },
});

/** What is said of a change that failed, by the words that came with the failure: an alert that stays (ERRS-01). */
export const failureMessage = (given: string | null): ToastMessage => ({
  message: <span role="alert">{messageOf(errorCatalogue.watchlist, given)}</span>,
});
