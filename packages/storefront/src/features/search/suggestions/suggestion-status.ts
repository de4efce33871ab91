/** What is read out when the list changes. A word or two: its module is in the header of every page. */
export const suggestionStatus = (count: number): string =>
  count === 0 ? 'No suggestions' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
