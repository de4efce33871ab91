/**
 * Keeps presses of buttons that only scripts can answer until React does, shows that they are being waited for, and
 * presses again then: each button once, in the order of its last press, so that an impatient second tap does not undo
 * the first. A part whose code comes later than the rest (a lazy one) answers later too: for some moments more, a button
 * that React has not taken over is waited for by itself. What has been ticked, chosen or typed until then is told to
 * React as if it were now, also where a scale was pressed. Whoever has gone on to a field finds no dialog over it. Links, forms, disclosures and popovers work by
 * themselves, but for Enter in a field that no form knows, which is told to React as well, and for links to a part of the page that open a dialog in its place: such a one leads to its part where
 * scripts have not come within `mostMs`. Stands in the page as its own text: it may use nothing from outside.
 */
export const keepPresses = (liveEvent: string, lateMs: number, mostMs: number): void => {
  // Too old a browser (`markOldBrowsers`).
  if (document.documentElement.dataset.scripts === 'none') return;
  const pressed = new Set<HTMLElement>();
  let lateUntil = Number.POSITIVE_INFINITY;
  let isLive = false;
  /**
   * React notes what it has taken over in keys of its own. It writes them while it draws and hears nothing before all of
   * the part is drawn: until then its notes of the part carry a mark (placed, or taking over: 2 and 4096 of `flags`).
   */
  const isTaken = (element: Element) => {
    const key = Object.keys(element).find((one) => one.startsWith('__reactFiber'));
    if (key === undefined) return false;
    interface Note {
      readonly alternate: Note | null;
      readonly return: Note | null;
      readonly flags: number;
    }
    const first = (element as unknown as Readonly<Record<string, Note>>)[key];
    for (let note = first ?? null; note !== null; note = note.return) {
      if (note.alternate === null && (note.flags & 4098) !== 0) return false;
    }
    return true;
  };
  const keep = (event: Event) => {
    const kinds = 'button[type="button"]:not([popovertarget]), a[href^="#"][aria-haspopup="dialog"]';
    const button = event.target instanceof Element ? event.target.closest(kinds) : null;
    if (!(button instanceof HTMLElement) || (isLive && isTaken(button))) return;
    if (button instanceof HTMLAnchorElement) {
      event.preventDefault();
      setTimeout(() => {
        if (!isLive && pressed.delete(button)) location.assign(button.href);
      }, mostMs);
    }
    event.stopPropagation();
    pressed.delete(button);
    pressed.add(button);
    button.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', keep, true);

  /** What was ticked, chosen, set or typed, with its value: React may have put its own there by the time it answers. */
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const isField = (target: EventTarget | null): target is Field =>
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  const chosen = new Map<Field, string | boolean>();
  const keepChoice = ({ target }: Event) => {
    // React handles events of a field that it has hydrated; it would revert a value that it has not heard of yet.
    if (!isField(target) || (isLive && isTaken(target) && !chosen.has(target))) return;
    // The last choice comes last: of radios that go together it is the one that stays.
    chosen.delete(target);
    const isMark = target.type === 'checkbox' || target.type === 'radio';
    chosen.set(target, isMark && target instanceof HTMLInputElement ? target.checked : target.value);
  };
  for (const sign of ['input', 'change']) addEventListener(sign, keepChoice, true);
  const write = (field: Field, value: string) => {
    const kinds = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
    const prototype = kinds.find((kind) => field instanceof kind)?.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  };
  /** Who goes on typing while React puts its own value there goes on with what was typed. */
  const keepTyping = ({ target }: Event) => {
    const typed = isField(target) ? chosen.get(target) : undefined;
    if (isField(target) && typeof typed === 'string' && target.value !== typed) write(target, typed);
  };
  addEventListener('beforeinput', keepTyping, true);
  /** Enter in a field that only scripts know would send the form around it without what was typed. */
  const entered = new Set<Field>();
  const keepEnter = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'text' || target.name) return;
    if (isLive && isTaken(target) && !chosen.has(target)) return;
    event.preventDefault();
    event.stopPropagation();
    entered.add(target);
    if (!chosen.has(target)) chosen.set(target, target.value);
  };
  addEventListener('keydown', keepEnter, true);
  /** React compares with the value it knows: that is made another first. */
  const choose = (field: Field, value: string | boolean) => {
    chosen.delete(field);
    if (typeof value === 'boolean') {
      if (field instanceof HTMLInputElement && (value || field.type === 'checkbox')) {
        field.checked = !value;
        field.click();
      }
      return;
    }
    if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
    write(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    if (entered.delete(field))
      setTimeout(() =>
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
      );
  };
  /** A press on a scale, by its place among the scales of the page and the share of its width. */
  let scaled: { readonly place: number; readonly share: number } | undefined;
  let isOver = false;
  const scales = () => document.querySelectorAll<HTMLElement>('[data-scale]');
  const keepScale = ({ isTrusted, target, clientX }: PointerEvent) => {
    const scale = isTrusted && target instanceof Element ? target.closest<HTMLElement>('[data-scale]') : null;
    if (scale === null || isTaken(scale)) return;
    const { left, width } = scale.getBoundingClientRect();
    scaled = { place: [...scales()].indexOf(scale), share: (clientX - left) / width };
    if (!isOver) return;
    // One whose code comes when it is near, long after the page's own.
    isOver = false;
    lateUntil = performance.now() + lateMs;
    answer();
  };
  addEventListener('pointerdown', keepScale, true);
  const isTypedInto = () => document.activeElement?.matches('input:not([type="range"]), textarea, select') === true;
  const pressScale = () => {
    const scale = scaled === undefined ? undefined : scales()[scaled.place];
    if (scaled === undefined || scale === undefined || !isTaken(scale)) return;
    const { left, top, width, height } = scale.getBoundingClientRect();
    const at = { clientX: left + width * scaled.share, clientY: top + height / 2, isPrimary: true, bubbles: true };
    scaled = undefined;
    const field = isTypedInto() && document.activeElement instanceof HTMLElement ? document.activeElement : null;
    scale.dispatchEvent(new PointerEvent('pointerdown', { ...at, buttons: 1, cancelable: true }));
    scale.dispatchEvent(new PointerEvent('pointerup', at));
    field?.focus({ preventScroll: true });
  };
  const press = (button: HTMLElement) => {
    pressed.delete(button);
    button.removeAttribute('aria-busy');
    const isTyping = isTypedInto();
    const isDialog = button.getAttribute('aria-haspopup') === 'dialog';
    if (button.isConnected && !(isTyping && isDialog)) button.click();
  };
  const answer = () => {
    isOver = performance.now() > lateUntil;
    if (isOver) {
      removeEventListener('click', keep, true);
      for (const sign of ['input', 'change']) removeEventListener(sign, keepChoice, true);
      removeEventListener('beforeinput', keepTyping, true);
      removeEventListener('keydown', keepEnter, true);
    }
    for (const [field, value] of [...chosen]) if (isTaken(field)) choose(field, value);
    for (const button of [...pressed]) if (isOver || isTaken(button)) press(button);
    pressScale();
    if (!isOver) setTimeout(answer, 50);
  };
  document.addEventListener(
    liveEvent,
    () => {
      isLive = true;
      lateUntil = performance.now() + lateMs;
      // Not within React's own work, which would not hear them.
      setTimeout(() => {
        // React hydrates first the parts that receive an event; this event has no other effect.
        for (const element of [...pressed, ...chosen.keys()])
          if (!isTaken(element)) element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        answer();
      });
    },
    { once: true },
  );
};
