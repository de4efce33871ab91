'use client';

import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from 'react';
import { DeferredSuggestions } from './deferred-suggestions';
import { siteSearchSource } from './search-source';
import * as styles from './suggestion-anchor.css';
import { useSuggestions } from './use-suggestions';

/** A bare search input with suggestions, for a header whose form stands around it. */
export const SuggestInput = (input: ComponentPropsWithoutRef<'input'>) => {
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  // Somebody may have typed before the scripts had come.
  useEffect(() => setText(box.current?.value ?? ''), []);
  const suggestions = useSuggestions({
    text,
    source: siteSearchSource,
    onPick: () => {
      setText('');
      return false;
    },
  });
  return (
    <span className={styles.inlineAnchor}>
      <input
        {...input}
        ref={box}
        value={text}
        onChange={(event) => setText(event.target.value)}
        {...suggestions.input}
      />
      <DeferredSuggestions list={suggestions.list} />
    </span>
  );
};
