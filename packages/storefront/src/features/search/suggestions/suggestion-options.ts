import { hrefs } from '@forecourt/config/hrefs';
import type { SearchCriteria } from '@forecourt/search/criteria';
import { formatCount } from '@forecourt/search/results';
import type { SearchHistoryEntry } from '@forecourt/search/search-history';
import type { MarkedText, Suggestion } from '@forecourt/search/suggestions';
import { describeSearch } from '../history/describe-search';
import type { SearchAccessDocument } from './search-source';

/** A line of the list under a search box. */
export interface SuggestionOption {
  readonly id: string;
  readonly words: readonly MarkedText[];
  /** How many vehicles, or the stock number. */
  readonly note?: string;
  readonly href: string;
  /** Filters that it stands for, where it is no page of its own and no whole search. */
  readonly criteria?: SearchCriteria;
}

/** Options of one kind, under their heading. */
export interface SuggestionGroup {
  readonly label: string;
  readonly options: readonly SuggestionOption[];
}

const headings = { make: 'Makes', model: 'Models', body: 'Body types', vehicle: 'Vehicles' } as const;
const kinds = ['make', 'model', 'body', 'vehicle'] as const;

/** Remembered searches that stand among others, once something is typed. */
const mostRemembered = 2;

const plain = (text: string): readonly MarkedText[] => [{ text, found: false }];

const remembered = (
  searches: readonly SearchHistoryEntry[],
  typed: string,
  access: SearchAccessDocument,
): readonly SuggestionOption[] => {
  const words = typed.trim().toLowerCase();
  const options = searches.map(({ filters, path }) => ({
    id: `search ${path}`,
    words: plain(describeSearch(filters, access)),
    href: path,
  }));
  return words === ''
    ? options
    : options.filter((option) => option.words[0]?.text.toLowerCase().includes(words)).slice(0, mostRemembered);
};

/**
 * The lines under a search box: the last searches of this device while nothing is typed; then makes, models, bodies
 * and vehicles that answer what is typed, and remembered searches that hold it.
 */
export const suggestionGroups = (
  typed: string,
  suggestions: readonly Suggestion[],
  searches: readonly SearchHistoryEntry[],
  access: SearchAccessDocument,
): readonly SuggestionGroup[] => {
  const to = hrefs(access);
  const optionOf = (suggestion: Suggestion): SuggestionOption =>
    suggestion.kind === 'vehicle'
      ? {
          id: `vehicle ${suggestion.slug}`,
          words: suggestion.words,
          note: `Stock ${suggestion.stocknum}`,
          href: to.vehicle(suggestion),
        }
      : {
          id: `${suggestion.kind} ${suggestion.words.map(({ text }) => text).join('')}`,
          words: suggestion.words,
          note: formatCount(suggestion.count),
          href: to.search(suggestion.criteria),
          criteria: suggestion.criteria,
        };
  return [
    ...kinds.map((kind) => ({
      label: headings[kind],
      options: suggestions.filter((suggestion) => suggestion.kind === kind).map(optionOf),
    })),
    { label: 'Recent searches', options: remembered(searches, typed, access) },
  ].filter(({ options }) => options.length > 0);
};
