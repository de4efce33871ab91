/**
 * A facet value as facet filters write it: a hyphen at its beginning would exclude the value instead of finding it, so a
 * backslash stands before it (and one more before those that stand there already).
 */
export const escapeFacetValue = (value: string): string => value.replace(/^\\*-/, '\\$&');

/** The value behind {@link escapeFacetValue}. */
export const unescapeFacetValue = (written: string): string => written.replace(/^\\(?=\\*-)/, '');
