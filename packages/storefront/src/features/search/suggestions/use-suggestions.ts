'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { SearchSource } from './search-source';
import type { SuggestionGroup, SuggestionOption } from './suggestion-options';
import type { Suggestions } from './suggestions';

/** Milliseconds between the last key and the question. */
const rest = 150;

export interface SuggestionsInput {
  readonly text: string;
  readonly source: SearchSource;
  /** Takes an option over; true where it did, else its page is opened. */
  readonly onPick?: (option: SuggestionOption) => boolean;
}

const optionsOf = (groups: readonly SuggestionGroup[]) => groups.flatMap(({ options }) => options);

/**
 * Suggestions while typing, as the editable combobox with a list of the ARIA Authoring Practices: the focus stays in
 * the box, arrows walk the list, Enter takes the marked line, Escape closes. What was found before stays until the next
 * answer; an answer that comes late is left out. Their code and the access to search come with the first focus. A
 * failure leaves the plain box.
 */
export const useSuggestions = ({ text, source, onPick }: SuggestionsInput): Suggestions => {
  const router = useRouter();
  const listId = useId();
  const [ready, setReady] = useState(false);
  const [groups, setGroups] = useState<readonly SuggestionGroup[]>([]);
  const [focused, setFocused] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const turn = useRef(0);
  // Before scripts run the field has no attributes of a combobox: it is a plain field of a form.
  useEffect(() => setReady(true), []);

  useEffect(() => {
    if (!focused) return undefined;
    turn.current += 1;
    const mine = turn.current;
    const ask = async () => {
      try {
        const [{ findSuggestions }, access] = await Promise.all([
          import('./find-suggestions'),
          source(),
          // Drawn by `DeferredSuggestions`: without it nothing is proposed.
          import('./suggestion-list'),
        ]);
        const found = await findSuggestions(text, access);
        if (mine !== turn.current) return;
        setGroups(found);
        setActive(null);
        setAsked(true);
      } catch (error) {
        // The form searches without them.
        console.error('Suggestions could not be read', error);
        if (mine === turn.current) setGroups([]);
      }
    };
    const timer = setTimeout(() => void ask(), text === '' ? 0 : rest);
    return () => clearTimeout(timer);
  }, [focused, text, source]);

  const options = optionsOf(groups);
  const open = focused && !dismissed && options.length > 0;
  const optionId = (option: SuggestionOption) => `${listId}-${options.findIndex(({ id }) => id === option.id)}`;
  const marked = open ? options.find(({ id }) => id === active) : undefined;

  const pick = (option: SuggestionOption) => {
    setDismissed(true);
    setActive(null);
    // What is still on its way was for other words.
    turn.current += 1;
    if (onPick?.(option) !== true) router.push(option.href);
  };

  const walk = (step: 1 | -1) => {
    setDismissed(false);
    if (options.length === 0) return;
    const at = options.findIndex(({ id }) => id === active);
    // Before the first and after the last stands the box itself.
    const next = at === -1 ? (step === 1 ? 0 : options.length - 1) : at + step;
    setActive(options[next]?.id ?? null);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys that write a letter of another script are not ours.
    if (event.nativeEvent.isComposing) return;
    // It may have had the focus before the scripts had come.
    setFocused(true);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      walk(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && marked !== undefined) {
      event.preventDefault();
      pick(marked);
    } else if (event.key === 'Enter') {
      setDismissed(true);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setDismissed(true);
      setActive(null);
    }
  };

  return {
    input: {
      autoComplete: 'off',
      onFocus: () => {
        setFocused(true);
        setDismissed(false);
      },
      onBlur: () => {
        setFocused(false);
        setActive(null);
      },
      onClick: () => {
        setFocused(true);
        setDismissed(false);
      },
      onKeyDown,
      ...(ready
        ? {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': open,
            ...(open ? { 'aria-controls': listId } : {}),
            ...(marked === undefined ? {} : { 'aria-activedescendant': optionId(marked) }),
          }
        : {}),
    },
    list: { id: listId, groups, open, active: marked?.id ?? null, optionId, pick, asked: asked && focused },
  };
};
