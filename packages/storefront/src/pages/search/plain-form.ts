import { rangeAttributes } from '@forecourt/search/criteria';
import { parseAmount } from '@forecourt/ui/amounts';

/**
 * The query of the search form sent without scripts, in the form that addresses have: the two ends of a range become
 * `min:max`. An end that holds no figure is left open, never read as another one. Null for a query that the plain form
 * did not write.
 */
export const readPlainForm = (query: URLSearchParams): URLSearchParams | null => {
  const ends = rangeAttributes.flatMap((name) => [`${name}_min`, `${name}_max`]);
  if (!ends.some((name) => query.has(name))) return null;
  const read = new URLSearchParams(query);
  for (const attribute of rangeAttributes) {
    const [min = '', max = ''] = [`${attribute}_min`, `${attribute}_max`].map((name) => {
      const typed = parseAmount(query.get(name) ?? '');
      return typed === undefined || typed < 0 ? '' : String(typed);
    });
    read.delete(`${attribute}_min`);
    read.delete(`${attribute}_max`);
    if (min !== '' || max !== '') read.set(attribute, `${min}:${max}`);
  }
  return read;
};
