import type { ToastMessage } from '@forecourt/ui/toast';
import { mostSaved, type SavedMode } from './saved-rules';
import type { SavedSettings } from './saved-settings';

/** What shoppers read of the list of each mode. */
export const savedWords = {
  favourite: {
    title: 'Saved vehicles',
    kept: 'is saved',
    dropped: 'is no longer saved',
    full: `You can save up to ${mostSaved.favourite} vehicles. Remove one to add another.`,
    see: 'See saved',
  },
  compare: {
    title: 'Compare',
    kept: 'is in your comparison',
    dropped: 'is out of your comparison',
    full: 'You can compare up to four vehicles. Remove one to add another.',
    see: 'See comparison',
  },
} as const satisfies Record<SavedMode, object>;

/** The name of a list. */
export const savedTitle = ({ mode, accounts }: Pick<SavedSettings, 'mode' | 'accounts'>): string =>
  accounts && mode === 'favourite' ? 'Watchlist' : savedWords[mode].title;

/** What became of a vehicle that was to be kept. */
export type Kept = 'added' | 'there' | 'full';

/** Milliseconds that a word about something done stays. */
const said = 5000;

/** What is said after a press, read out by those who listen. A refusal stays until it is dismissed. */
export const savedMessage = (
  { mode, href }: Pick<SavedSettings, 'mode' | 'href'>,
  name: string,
  outcome: Kept | 'dropped',
): ToastMessage => {
  const words = savedWords[mode];
  const action = { label: words.see, href };
  if (outcome === 'full') return { message: words.full, action };
  return outcome === 'dropped'
    ? { message: `${name} ${words.dropped}`, duration: said }
    : { message: `${name} ${words.kept}`, action, duration: said };
};
