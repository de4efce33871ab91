'use client';

import { useCallback } from 'react';
import type { SearchAccessDocument } from '../../features/search/suggestions/search-source';
import { SuggestField } from '../../features/search/suggestions/suggest-field';
import type { SuggestionOption } from '../../features/search/suggestions/suggestion-options';
import type { SearchScreenProps } from './search-screen-props';
import type { PageSearch } from './use-search';
import type { SearchText } from './use-search-text';

/** The words that are searched for, with suggestions under them (SRCH-06, SRCH-22). */
export const SearchWordsField = ({
  words: { text, type, replaceBy },
  response,
  settings,
  access,
}: Pick<PageSearch, 'response'> &
  Pick<SearchScreenProps, 'settings' | 'access'> & {
    readonly words: Pick<SearchText, 'text' | 'type' | 'replaceBy'>;
  }) => {
  const kinds = Object.keys(response?.facets.item_type?.values ?? {}).join(' ');
  const source = useCallback(
    async (): Promise<SearchAccessDocument> => ({
      ...access,
      indexName: settings.indexName,
      search: settings.search,
      usedWord: settings.vehicle.usedWord,
      kinds: kinds.split(' '),
    }),
    [access, settings, kinds],
  );
  const pick = ({ criteria: filters }: SuggestionOption): boolean => {
    if (filters === undefined) return false;
    replaceBy(filters);
    return true;
  };
  return (
    <SuggestField
      label="Search stock"
      placeholder="Make, model or stock no."
      text={text}
      onType={type}
      source={source}
      onPick={pick}
    />
  );
};
