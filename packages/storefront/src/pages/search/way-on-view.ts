import type { SearchCriteria } from '@forecourt/search/criteria';
import type { Loosening, WayOn } from '@forecourt/search/way-on';
import { chipLabel, countedPhrase, countedThing } from '../../features/search/search-words';
import type { SearchPageSettings } from './search-page-view';
import { emptySearch } from './search-states';

/** Ways that are proposed. */
const mostWays = 4;

/** A search with one thing less, and what it finds. */
export interface WayView {
  readonly label: string;
  readonly criteria: SearchCriteria;
}

/** What to leave out of a search that found nothing, those that find most first: `Without “snorkel”: 12 vehicles`. */
export const wayOnView = (
  { loosened }: Pick<WayOn, 'loosened'>,
  words: SearchPageSettings['vehicle'],
): readonly WayView[] => {
  const nameOf = (one: Loosening) => (one.kind === 'word' ? `“${one.word}”` : chipLabel(one.filter, words));
  const vehicles = countedThing([], []);
  return loosened.slice(0, mostWays).map((one) => ({
    label: emptySearch.without(nameOf(one), countedPhrase(one.count, vehicles)),
    criteria: one.criteria,
  }));
};
