/** How large a title can be lettered on a wall: by its length and by its longest word. */
export type LetteringSize = 'name' | 'phrase' | 'sentence';

/**
 * `name` for a word that fits the width of a phone at full size, `phrase` for a few words, else `sentence`. Counted in
 * letters, because the page is laid out before any font is measured.
 */
export const letteringSize = (title: string): LetteringSize => {
  const words = title.trim().split(/\s+/);
  const longest = Math.max(...words.map((word) => [...word].length));
  if (words.length === 1 && longest <= 8) return 'name';
  return [...title].length <= 32 && longest <= 12 ? 'phrase' : 'sentence';
};
