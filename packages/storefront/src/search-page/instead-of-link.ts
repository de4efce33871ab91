import type { MouseEvent } from 'react';

/** Does it here when the press is a plain one; other presses (new tab, new window) follow the link. */
export const insteadOfLink = (event: MouseEvent<HTMLElement>, act: () => void): void => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
