'use client';

import { SearchField } from '@forecourt/ui/search-field';
import { DeferredSuggestions } from './deferred-suggestions';
import * as styles from './suggestion-anchor.css';
import { type SuggestionsInput, useSuggestions } from './use-suggestions';

/** The search box among the filters, with suggestions; a plain field of its form without scripts (SRCH-27). */
export const SuggestField = ({
  label,
  placeholder,
  onType,
  ...suggesting
}: SuggestionsInput & {
  readonly label: string;
  readonly placeholder: string;
  readonly onType: (words: string) => void;
}) => {
  const { input, list } = useSuggestions(suggesting);
  return (
    <div className={styles.anchor}>
      <SearchField
        label={label}
        placeholder={placeholder}
        name="query"
        value={suggesting.text}
        onChange={(event) => onType(event.target.value)}
        {...input}
      />
      <DeferredSuggestions list={list} />
    </div>
  );
};
