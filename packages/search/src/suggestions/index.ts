export { type MarkedText, readMarks, readSuggestions, type Suggestion, suggestionQueries } from './suggestions';
