// What other features use of this one on the server.
export { isShownRow, shownField } from './shown-field';
