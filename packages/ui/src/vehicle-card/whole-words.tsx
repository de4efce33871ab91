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
  const last = words.length - 1;
  const isWhole = (word: string, place: number) => breaks(word) || (place === last && end !== null);
  const parts: { words: string; readonly isWhole: boolean }[] = [];
  for (const [place, word] of words.entries()) {
    const previous = parts.at(-1);
    // Words that may part stand in one text: between two, React writes a comment.
    if (previous === undefined || previous.isWhole || isWhole(word, place))
      parts.push({ words: word, isWhole: isWhole(word, place) });
    else previous.words += ` ${word}`;
  }
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key than their place
    <Fragment key={place}>
      {place > 0 && ' '}
      {part.isWhole ? (
        <span className={styles.whole}>
          {part.words}
          {place === parts.length - 1 && end}
        </span>
      ) : (
        part.words
      )}
    </Fragment>
  ));
};
