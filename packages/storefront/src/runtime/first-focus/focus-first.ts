/**
 * Gives the focus of a page that has just been opened to what it is about, where nothing has it yet. Scripts may come late,
 * and whoever reads on in the meantime has a finger over a button: the page never moves under it. At its start it moves
 * where `mayMove` says so, as it does for what has to be mended.
 */
export const focusFirst = (
  element: HTMLElement | null,
  { mayMove = false }: { readonly mayMove?: boolean } = {},
): void => {
  if (document.activeElement !== document.body) return;
  element?.focus({ preventScroll: !mayMove || window.scrollY > 0 });
};
