import { Fragment } from 'react';
import * as styles from './whole-words.css';

/** Longer words may break at their hyphen, or a phone could not show them. */
const longest = 14;

const breaks = (word: string): boolean => word.includes('-') && word.length <= longest;

/** A name whose hyphened words stay in one piece: a line never ends in "X-" of "X-TRAIL". */
export const WholeWords = ({ text }: { readonly text: string }) =>
  text.split(' ').map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text have no other key than their place
    <Fragment key={place}>
      {place > 0 && ' '}
      {breaks(word) ? <span className={styles.whole}>{word}</span> : word}
    </Fragment>
  ));
