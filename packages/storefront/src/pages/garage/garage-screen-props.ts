import type { Garage } from '@forecourt/api-contract';
import type { AccountView } from '@forecourt/config/hrefs';
import type { MaskedPhone } from '@forecourt/ui/account-layout';
import type { SavedSettings } from '../../features/saved/vehicles/saved-settings';
import type { WatchedListProps } from '../../features/saved/watched/watched-list';

/** Addresses that the views lead to. */
export interface GarageLinks {
  readonly home: string;
  readonly search: string;
  readonly views: Readonly<Record<AccountView, string>>;
  /** Sign-in, with the way back to the view that is shown. */
  readonly signIn: string;
  /** Where a shopper's own vehicle is valued; null where the site does not. */
  readonly value: string | null;
  /** Where a service is booked: the page for it, else how the dealer is reached. */
  readonly service: string;
  /** The start of a vehicle's address. */
  readonly vehicles: string;
  /** The start of the address of a test drive that is booked. */
  readonly bookings: string;
}

/** What the account page in the browser is given. */
export interface GarageScreenProps {
  readonly initial: Garage;
  /** When the server read it, an ISO instant. */
  readonly drawnAt: string;
  readonly view: AccountView;
  readonly siteName: string;
  readonly phone: MaskedPhone;
  readonly links: GarageLinks;
  /** The watchlist, which may stay on the device at sign-out; null where the site has none. */
  readonly saved: SavedSettings | null;
  /** The list of saved vehicles, for the view that shows it. */
  readonly watched: WatchedListProps | null;
  /** Whether shoppers keep vehicles of their own on this site. */
  readonly hasCars: boolean;
  /** What each saved search looks for in words, by its path. */
  readonly searchWords: Readonly<Record<string, string>>;
  /** Whose days are shown, such as `Australia/Sydney`. */
  readonly timeZone: string;
  /** Today there, `YYYY-MM-DD`. */
  readonly today: string;
  /** What a plain form has done or not, to be said first; null for nothing. */
  readonly said: GarageNotice | null;
}

/** Something that the page has to say first. */
export interface GarageNotice {
  readonly tone: 'success' | 'danger';
  readonly text: string;
  /** Nobody is signed in any more: a way to sign in again stands beside it. */
  readonly signIn?: boolean;
}

/** What every view is given. */
export interface GarageViewProps
  extends Omit<GarageScreenProps, 'initial' | 'drawnAt' | 'view' | 'said' | 'phone' | 'saved'> {
  readonly garage: Garage;
}
