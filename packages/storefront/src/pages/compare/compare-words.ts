import { mostSaved, type SavedMode } from '../../features/saved/vehicles/saved-rules';
import { type Kept, savedWords } from '../../features/saved/vehicles/saved-words';

const counted = (count: number) => (count === 1 ? '1 vehicle' : `${count} vehicles`);

/** What shoppers read on the page of kept vehicles, by what the site keeps. */
export const compareWords = {
  favourite: {
    count: (count: number) => (count === 1 ? '1 vehicle saved' : `${count} vehicles saved`),
    emptyTitle: 'No saved vehicles yet',
    emptyText: 'Press the heart on a vehicle to save it.',
    remove: (name: string) => `Remove ${name} from saved vehicles`,
    others: 'Also saved',
  },
  compare: {
    // An account can have more than fit: what devices kept is joined with what it has.
    count: (count: number) =>
      count > mostSaved.compare
        ? `${count} to compare, ${mostSaved.compare} at a time`
        : `${count} of ${mostSaved.compare} to compare`,
    emptyTitle: 'Nothing to compare yet',
    emptyText: 'Tick Compare on up to four vehicles and see them here side by side.',
    remove: (name: string) => `Remove ${name} from compare`,
    others: 'Also to compare',
  },
} as const satisfies Record<SavedMode, object>;

/** The same in both. */
export const commonWords = {
  loading: 'Loading your vehicles',
  scripts: 'This list needs JavaScript. Please turn it on in your browser to see your vehicles.',
  /** By where the list is kept. */
  keeps: {
    account: 'Your account keeps your list: it is there on every device you sign in on.',
    local: 'This browser keeps your list; nobody else sees it.',
    none: 'The list is kept until you close this tab; nobody else sees it.',
  },
  failed: 'Your list is safe, but today’s prices could not be read. Please try again in a moment.',
  search: 'Find more vehicles',
  choose: `Choose up to ${mostSaved.compare} to compare`,
  table: (count: number) => `Comparison of ${counted(count)}`,
  financeTerms: 'What the repayments are examples of',
  removed: (name: string) => `${name} removed.`,
  copy: 'Copy link',
  copied: 'Link to this comparison copied.',
  open: 'Open as a page to share',
  own: 'See your list',
  notKept: 'They could not be saved. Please check your connection and try again.',
} as const;

/** What they read on the page of a comparison that a link names. */
export const sharedWords = {
  title: 'Compare',
  count: (count: number) => `${counted(count)} side by side`,
  /** What the link named and the table does not have; empty where it has all. */
  notes: ({ gone, left }: { readonly gone: number; readonly left: number }) =>
    [
      gone === 0 ? '' : `${counted(gone)} of this link ${gone === 1 ? 'is' : 'are'} no longer listed.`,
      left === 0 ? '' : `${mostSaved.compare} vehicles fit side by side; ${left} more of this link are left out.`,
    ]
      .filter((note) => note !== '')
      .join(' '),
  emptyTitle: 'Nothing to compare here',
  namesNone: 'This link names no vehicle. It may have been cut off when it was copied; please ask for it again.',
  allGone: 'None of the vehicles of this link is listed any more.',
  without: (name: string) => `Compare without ${name}`,
  keep: { favourite: 'Save these vehicles', compare: 'Add to my comparison' },
} as const;

/** What became of the vehicles of a link that were to be kept. */
export const keptWords = (mode: SavedMode, outcomes: readonly Kept[]): string => {
  const added = outcomes.filter((outcome) => outcome === 'added').length;
  const { full, kept } = savedWords[mode];
  const said = added === 0 ? '' : `${counted(added)} ${added === 1 ? kept : kept.replace('is', 'are')}.`;
  if (outcomes.includes('full')) return `${said} ${full}`.trim();
  return added === 0 ? 'They are in your list already.' : said;
};
