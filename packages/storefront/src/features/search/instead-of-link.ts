/** A press as React or the browser reports it. */
type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;

/** Does it here when the press is a plain one; other presses (new tab, new window) follow the link. */
export const insteadOfLink = (event: Press, act: () => void): void => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
