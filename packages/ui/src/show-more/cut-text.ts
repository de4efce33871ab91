/** The text up to a limit, cut between two words, and the rest; the rest is empty for a text that fits. */
export const cutText = (text: string, limit: number): { readonly head: string; readonly rest: string } => {
  if (text.length <= limit) return { head: text, rest: '' };
  const space = text.slice(0, limit + 1).search(/\s\S*$/);
  const end = space > 0 ? space : limit;
  return { head: text.slice(0, end), rest: text.slice(end) };
};
