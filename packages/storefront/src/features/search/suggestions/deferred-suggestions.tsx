'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { DeferredStyles } from '../../../runtime/deferred-styles/deferred-styles';
import type { Suggestions } from './suggestions';

type ListProps = { readonly list: Suggestions['list'] };

// Comes with the first suggestions: most visitors type nothing.
const SuggestionList = lazy<ComponentType<ListProps>>(() =>
  import('./suggestion-list').then(
    (module) => ({ default: module.SuggestionList }),
    (error: unknown) => {
      // The box searches without it.
      console.error('Suggestions could not be fetched', error);
      return { default: () => null };
    },
  ),
);

/** The list under a search box, once something has been asked for it. */
export const DeferredSuggestions = ({ list }: ListProps) =>
  list.open || list.asked ? (
    <Suspense>
      <DeferredStyles part="suggestions" />
      <SuggestionList list={list} />
    </Suspense>
  ) : null;
