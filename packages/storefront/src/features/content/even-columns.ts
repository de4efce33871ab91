/** Columns in which so many stand without one that is alone in the last row, where three or four do that. */
export const evenColumns = (count: number, usual: 2 | 3): 2 | 3 | 4 => {
  if (count % usual !== 1) return usual;
  return count % 3 === 0 ? 3 : count % 4 === 0 ? 4 : usual;
};
