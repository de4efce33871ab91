import type { SavedSettings } from './saved-settings';

/** `signedInHint` of the contract, whose entry would come with every page; a test holds them together. */
export const hint = 'forecourt-signed-in=1';

/** Whether an account keeps a list in this browser now: only where somebody may be signed in is one asked. */
export const isOfAccount = ({ accounts }: SavedSettings): boolean =>
  accounts === true && document.cookie.includes(hint);
