/**
 * Keeps presses of buttons that only scripts can answer until React does, shows that they are being waited for, and
 * presses again then: each button once, in the order of its last press, so that an impatient second tap does not undo
 * the first. Whoever has gone on to a field finds no dialog over it. Links, forms and disclosures work by themselves.
 * Stands in the page as its own text: it may use nothing from outside.
 */
export const keepPresses = (liveEvent: string): void => {
  const pressed = new Set<Element>();
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button[type="button"]') : null;
    if (button === null) return;
    // Not further than the window, where it is a sign to the starter of a kept page, too.
    event.stopPropagation();
    pressed.delete(button);
    pressed.add(button);
    button.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', keep, true);
  const answer = () => {
    const isTyping = document.activeElement?.matches('input, textarea, select') === true;
    for (const button of pressed) {
      button.removeAttribute('aria-busy');
      const isDialog = button.getAttribute('aria-haspopup') === 'dialog';
      if (button instanceof HTMLElement && button.isConnected && !(isTyping && isDialog)) button.click();
    }
  };
  document.addEventListener(
    liveEvent,
    () => {
      removeEventListener('click', keep, true);
      // Not within React's own work, which would not hear them.
      setTimeout(answer);
    },
    { once: true },
  );
};
