import { answerCache } from '@forecourt/search/answer-cache';
import { createSearchClient, type LiteClient } from '@forecourt/search/client';
import { readSuggestions, type Suggestion, suggestionQueries } from '@forecourt/search/suggestions';
import { rememberedSearches } from '../history/search-memory';
import { searchEndpoint } from '../search-connection';
import type { SearchAccessDocument } from './search-source';
import { type SuggestionGroup, suggestionGroups } from './suggestion-options';

let client: { readonly key: string; readonly search: LiteClient['search'] } | undefined;
const cached = answerCache<readonly Suggestion[]>(30);

const clientOf = (access: SearchAccessDocument): LiteClient['search'] => {
  if (client?.key !== access.apiKey) {
    client = { key: access.apiKey, search: createSearchClient(searchEndpoint(access)).search };
  }
  return client.search;
};

const answer = async (typed: string, access: SearchAccessDocument): Promise<readonly Suggestion[]> => {
  const words = typed.trim();
  if (words === '') return [];
  const known = cached.get(words);
  if (known !== undefined) return known;
  const { results } = await clientOf(access)({ requests: suggestionQueries(words, access) } as never);
  const found = readSuggestions(results);
  cached.set(words, found);
  return found;
};

/** The lines for what is typed: one multi-query, none for words of before. Throws when search does not answer. */
export const findSuggestions = async (
  typed: string,
  access: SearchAccessDocument,
): Promise<readonly SuggestionGroup[]> =>
  suggestionGroups(typed, await answer(typed, access), rememberedSearches(access.search), access);
