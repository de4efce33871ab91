import type { WatchlistAnswer } from '@forecourt/api-contract';
import { showDevice } from '../vehicles/device-list';
import type { SavableVehicle } from '../vehicles/savable-vehicle';
import type { ListKeeper, Say } from '../vehicles/saved-change';
import { mostSaved, type SavedMode } from '../vehicles/saved-rules';
import type { SavedSettings } from '../vehicles/saved-settings';
import { type Kept, savedMessage } from '../vehicles/saved-words';
import { shownSaved, showSaved } from '../vehicles/shown-saved';
import { tellSaved } from '../vehicles/tell-saved';
import { joinDevice } from './join-device';
import { otherTabs } from './other-tabs';
import { askToSignIn, forgetWanted, rememberedWanted, returnToPlace } from './wanted-vehicles';
import {
  changesUnderWay,
  ensureWatchlist,
  followWatchlist,
  knownWatchlist,
  watchClient,
  watchlistKey,
} from './watch-client';
import { failureMessage, watchlistMessage } from './watch-messages';
import { sendChange, WatchRefusal } from './watch-requests';
import { asFavourite, listOf, noLists, type WatchChange, withChanges } from './watch-rules';

// Lists of an account: shown as they will be at once, as they were again where that fails (WTCH-01).

/** The lists that this page shows. */
const opened = new Map<SavedMode, SavedSettings>();

/** The lists as they will be once what is under way is done; before the first answer only what was pressed is known. */
const listsNow = (): WatchlistAnswer => withChanges(knownWatchlist() ?? noLists, changesUnderWay());

const show = (): void => {
  const lists = listsNow();
  const isKnown = knownWatchlist() !== undefined || changesUnderWay().length > 0;
  for (const mode of opened.keys()) {
    const vehicles = lists[listOf(mode)];
    const shown = shownSaved(mode);
    const isSame = shown?.length === vehicles.length && vehicles.every(({ id }, at) => shown[at]?.id === id);
    // What was shown while a press was under way goes again where that failed, known or not.
    if (!isSame && (isKnown || shown !== null)) showSaved(vehicles.map(asFavourite), mode);
  }
};

/**
 * Asks for the lists once more, after the first answer: a question that is under way without one is not put again, and what
 * it was asked before would stand. That it failed is said by who follows the lists.
 */
const askAgain = (): void => {
  const again = () => watchClient.invalidateQueries({ queryKey: watchlistKey });
  void ensureWatchlist().then(again, again);
};

const apply = (change: WatchChange): void => {
  watchClient.setQueryData<WatchlistAnswer>(watchlistKey, (known) => known && withChanges(known, [change]));
};

const tabs = otherTabs(apply);

/** Ends when nobody is signed in any more; null before somebody is. */
let following: AbortController | null = null;

/** Nobody is signed in any more: the server has taken the hint, and the device's lists are those of the page. */
const leaveAccount = (): void => {
  following?.abort();
  following = null;
  for (const settings of opened.values()) showDevice(settings);
  opened.clear();
};

const follow = (settings: SavedSettings): void => {
  following = new AbortController();
  const { signal } = following;
  const ends = [
    watchClient.getMutationCache().subscribe(show),
    followWatchlist((watchlist) => {
      if (watchlist.phone_number === null) leaveAccount();
      else show();
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const end of ends) end();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && askAgain(), { signal });
  joinDevice(settings)
    .then((isJoined) => isJoined && askAgain())
    // The device keeps what it has, and the next page tries again.
    .catch((error: unknown) => console.error('What this device kept could not be joined to the account', error));
};

interface Change {
  readonly vehicle: Pick<SavableVehicle, 'id' | 'name' | 'make' | 'model' | 'car_type'>;
  readonly wanted: boolean;
  readonly settings: SavedSettings;
  readonly say: Say;
  readonly done?: () => void;
}

/** What a failed change says, in an alert that stays (ERRS-01). */
const sayFailure = (error: unknown, { vehicle, wanted, settings, say }: Change): void => {
  const { code, words } = error instanceof WatchRefusal ? error : { code: '', words: null };
  if (code === 'signed_out') {
    askToSignIn({ vehicles: [asSavable(vehicle)], wanted, mode: settings.mode });
    return;
  }
  console.error('The list could not be changed', error);
  say(failureMessage(words));
  // Another shopper signed in in this browser meanwhile, or the vehicle went: what is shown is not what is so.
  askAgain();
};

const asSavable = ({ id, name, make, model, car_type }: Change['vehicle']): SavableVehicle => ({
  ...asFavourite({ id, name, make, model }),
  car_type,
});

/** Sends a change to the account of whoever is signed in. */
const send = async ({ list, vehicle: { id }, wanted }: WatchChange): Promise<void> => {
  const { phone_number: phone } = await ensureWatchlist();
  if (phone === null) throw new WatchRefusal('signed_out', null);
  await sendChange({ phone, id, list, wanted });
};

/** Changes a list: shown at once, sent after those before it, taken back where it fails. */
const change = (asked: Change): void => {
  const { vehicle, wanted, settings, done } = asked;
  const isNew = wanted && knownWatchlist()?.[listOf(settings.mode)].some(({ id }) => id === vehicle.id) !== true;
  const mutation = watchClient.getMutationCache().build<void, Error, WatchChange, void>(watchClient, {
    // One after another: the last press on a heart counts.
    scope: { id: 'watchlist' },
    mutationFn: send,
    // What is read meanwhile may not know of it yet.
    onMutate: () => watchClient.cancelQueries({ queryKey: watchlistKey }),
    onSuccess: async (_answer, sent) => {
      await watchClient.cancelQueries({ queryKey: watchlistKey });
      apply(sent);
      tabs.tell(sent);
      if (isNew) tellSaved(vehicle, settings);
      done?.();
    },
    onError: (error) => sayFailure(error, asked),
  });
  const { id, name, make, model } = vehicle;
  mutation
    .execute({ list: listOf(settings.mode), vehicle: { id, name, make, model }, wanted })
    // Said by `onError`.
    .catch(() => undefined);
};

/** Whether there is room for a vehicle, as things are. */
const roomFor = (vehicle: Pick<SavableVehicle, 'id'>, { mode }: SavedSettings): Kept => {
  const kept = listsNow()[listOf(mode)];
  if (kept.some(({ id }) => id === vehicle.id)) return 'there';
  // The account itself says when its watchlist is full.
  return mode === 'compare' && kept.length >= mostSaved.compare ? 'full' : 'added';
};

export const changeSaved: ListKeeper['changeSaved'] = ({ vehicle, wanted, settings, say, isSeen = false }) => {
  const isWatchlist = settings.mode === 'favourite';
  if (wanted && roomFor(vehicle, settings) === 'full') {
    say(savedMessage(settings, vehicle.name, 'full'));
    return;
  }
  const message = isWatchlist
    ? watchlistMessage(settings, vehicle.name, wanted)
    : savedMessage(settings, vehicle.name, wanted ? 'added' : 'dropped');
  change({ vehicle, wanted, settings, say, ...(isSeen ? {} : { done: () => say(message) }) });
};

export const keepVehicles: ListKeeper['keepVehicles'] = (vehicles, settings, say) =>
  vehicles.map((vehicle) => {
    const room = roomFor(vehicle, settings);
    if (room === 'added') change({ vehicle, wanted: true, settings, say });
    return room;
  });

export const dropVehicle: ListKeeper['dropVehicle'] = (vehicleId, settings, say) => {
  const kept = listsNow()[listOf(settings.mode)].find(({ id }) => id === vehicleId);
  const { name = '', make = '', model = '' } = kept ?? {};
  change({ vehicle: { id: vehicleId, name, make, model, car_type: null }, wanted: false, settings, say });
};

/** Does what a shopper wanted before they went to sign in, at the place where they wanted it (WTCH-01). */
const resumeSaved = (settings: SavedSettings, say: Say): void => {
  const asked = rememberedWanted();
  const list = [settings, settings.heart].find((one) => one?.mode === asked?.mode);
  // Of another list, which opens by itself.
  if (asked === null || list === undefined) return;
  forgetWanted();
  returnToPlace(asked);
  for (const vehicle of asked.vehicles) changeSaved({ vehicle, wanted: asked.wanted, settings: list, say });
};

export const openSaved: ListKeeper['openSaved'] = (settings, say) => {
  if (opened.has(settings.mode)) return;
  opened.set(settings.mode, settings);
  if (following === null) follow(settings);
  else show();
  resumeSaved(settings, say);
};
