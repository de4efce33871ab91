import type { SearchCriteria } from '@forecourt/search/criteria';

/** Filters as they stand in a search, each as JSON under its name. */
type SetFilters = Readonly<Record<string, string>>;

/** The words in a search box, beside the search that they and others change. */
export interface BoxWords {
  readonly text: string;
  /** The words of the search that was seen last. */
  readonly seen: string;
  /** What searches of this box have left of its words, those that have not been seen yet. */
  readonly own: readonly string[];
  /** Filters that the words of the box have set. */
  readonly set: SetFilters;
  /** Whether a search with all of them has been seen. */
  readonly isSet: boolean;
}

/** A box that shows the words of a search. */
export const boxOf = (asked: string): BoxWords => ({ text: asked, seen: asked, own: [], set: {}, isSet: false });

/** What is typed stands in the box. */
export const typed = (box: BoxWords, text: string): BoxWords => ({ ...box, text });

/** What words of a search do not set: they are its words, and where it stands. */
const others: readonly string[] = ['query', 'page'];

const filtersOf = (criteria: SearchCriteria): SetFilters =>
  Object.fromEntries(
    Object.entries(criteria)
      .filter(([name]) => !others.includes(name))
      .map(([name, value]) => [name, JSON.stringify(value)]),
  );

/** Whether all that a box has set stands; false where it has set nothing. */
const holds = (filters: SetFilters, set: SetFilters): boolean => {
  const entries = Object.entries(set);
  return entries.length > 0 && entries.every(([name, value]) => filters[name] === value);
};

/**
 * The box has searched: `before` became `after`, and `rest` is what is left of its words. What it has set are the filters
 * that came with this search, and those of its searches before that still stand.
 */
export const searchedFor = (
  box: BoxWords,
  rest: string,
  { before, after }: { readonly before: SearchCriteria; readonly after: SearchCriteria },
): BoxWords => {
  const [was, is] = [filtersOf(before), filtersOf(after)];
  const set = Object.fromEntries(
    Object.entries(is).filter(([name, value]) => was[name] !== value || box.set[name] === value),
  );
  const own = (box.own.at(-1) ?? box.seen) === rest ? box.own : [...box.own, rest];
  // Filters that further words have taken off again (`blue` on the way to `bluetooth`) are nothing that others can take off.
  return { ...box, own, set, isSet: box.isSet && holds(was, set) };
};

/**
 * The search has changed. Words and filters that the box itself has searched for leave it as it is, since somebody may
 * have typed on; others (a step back, a filter of the box that is taken off) take the place of what stands there.
 */
export const follow = (box: BoxWords, asked: string, criteria: SearchCriteria): BoxWords => {
  const isSet = holds(filtersOf(criteria), box.set);
  if (box.isSet && !isSet) return boxOf(asked);
  const seen = isSet === box.isSet ? box : { ...box, isSet };
  if (asked === seen.seen) return seen;
  const at = seen.own.indexOf(asked);
  return at < 0 ? boxOf(asked) : { ...seen, seen: asked, own: seen.own.slice(at + 1) };
};
