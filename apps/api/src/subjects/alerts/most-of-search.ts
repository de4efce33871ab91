/**
 * Most vehicles that a search is told of as new by what is read at once: a dealership's first import brings thousands, and a
 * message names twenty.
 */
export const mostOfSearch = 500;
