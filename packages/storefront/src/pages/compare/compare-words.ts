import { mostSaved, type SavedMode } from '../../features/saved/vehicles/saved-rules';

/** What shoppers read on the page of kept vehicles, by what the site keeps. */
export const compareWords = {
  favourite: {
    count: (count: number) => (count === 1 ? '1 vehicle saved' : `${count} vehicles saved`),
    emptyTitle: 'No saved vehicles yet',
    emptyText: 'Press the heart on a vehicle to save it.',
  },
  compare: {
    count: (count: number) => `${count} of ${mostSaved.compare} to compare`,
    emptyTitle: 'Nothing to compare yet',
    emptyText: `Tick Compare on up to four vehicles and see them here side by side.`,
  },
} as const satisfies Record<SavedMode, object>;

/** The same in both. */
export const commonWords = {
  loading: 'Your vehicles are on their way',
  scripts: 'Your browser keeps this list itself, and needs JavaScript to show it.',
  /** By where the list is kept. */
  keeps: {
    local: 'This browser keeps your list; nobody else sees it.',
    none: 'The list is kept until you close this tab; nobody else sees it.',
  },
  remove: (name: string) => `Remove ${name} from compare`,
  failed: 'Your list is safe, but today’s prices could not be read. Please try again in a moment.',
  search: 'Find more vehicles',
  side: 'Side by side',
  choose: `Choose up to ${mostSaved.compare}`,
  table: (count: number) => `Comparison of ${count} vehicles`,
  financeTerms: 'What the repayments are examples of',
  removed: (name: string) => `${name} is removed.`,
} as const;
