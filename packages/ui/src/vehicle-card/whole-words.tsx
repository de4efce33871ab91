import { Fragment, type ReactNode } from 'react';
import * as styles from './whole-words.css';

/** Longer words may break at their hyphen, or a phone could not show them. */
const longest = 14;

const breaks = (word: string): boolean => word.includes('-') && word.length <= longest;

/**
 * A name whose hyphened words stay in one piece: a line never ends in "X-" of "X-TRAIL". `end` stays with the last word:
 * a mark never begins a line.
 */
export const WholeWords = ({ text, end = null }: { readonly text: string; readonly end?: ReactNode }) => {
  const words = text.split(' ');
  return words.map((word, place) => {
    const tail = place === words.length - 1 ? end : null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text have no other key than their place
      <Fragment key={place}>
        {place > 0 && ' '}
        {breaks(word) || tail !== null ? (
          <span className={styles.whole}>
            {word}
            {tail}
          </span>
        ) : (
          word
        )}
      </Fragment>
    );
  });
};
