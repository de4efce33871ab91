/** The button in the middle, which opens a link in a tab of its own. */
const middle = 1;

/**
 * Handlers for a link that call `tell` once, however often the link is opened: by a press, by the keyboard or with the
 * middle button. The right button opens the browser's menu and no link.
 */
export const onceOpened = (tell: () => void) => {
  let isTold = false;
  const opened = () => {
    if (isTold) return;
    isTold = true;
    tell();
  };
  return {
    onClick: opened,
    onAuxClick: ({ button }: { readonly button: number }) => {
      if (button === middle) opened();
    },
  };
};
