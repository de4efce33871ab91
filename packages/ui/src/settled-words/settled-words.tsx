'use client';

import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** Milliseconds without a change after which a result is read out. */
const calm = 800;

/**
 * A debounced live region: announces words politely once they have stayed the same for a moment; the initial words are
 * not announced.
 */
export const SettledWords = ({ words }: { readonly words: string }) => {
  const [first] = useState(words);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (words === first && settled === '') return undefined;
    const timer = setTimeout(() => setSettled(words), calm);
    return () => clearTimeout(timer);
  }, [words, first, settled]);
  return (
    <VisuallyHidden>
      <span role="status">{settled}</span>
    </VisuallyHidden>
  );
};
