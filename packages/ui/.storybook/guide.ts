/** What a key does: its name as it is printed, and what happens. */
export type KeyRow = readonly [key: string, effect: string];

/** What a designer and an engineer must know before they place a component. Each entry is a sentence or a short phrase. */
export type Guide = {
  /** Its parts, in the order they are seen. */
  readonly anatomy: readonly string[];
  /** When and how to use it. */
  readonly do: readonly string[];
  /** When not to, and what stands there instead. */
  readonly dont: readonly string[];
  /** How it is reached, named and announced. */
  readonly accessibility: readonly string[];
  /** Every key that does something in it; empty where nothing in it takes the focus. */
  readonly keyboard: readonly KeyRow[];
  /** How its words are written. */
  readonly content: readonly string[];
};

/** Keys that many components have in common: the browser's own. */
export const keys = {
  none: [],
  links: [
    ['Tab', 'Moves to the next link'],
    ['Enter', 'Follows it'],
  ],
  buttons: [
    ['Tab', 'Moves to the next button'],
    ['Enter, Space', 'Presses it'],
  ],
  linksAndButtons: [
    ['Tab', 'Moves to the next link or button'],
    ['Enter', 'Follows a link, presses a button'],
    ['Space', 'Presses a button'],
  ],
  fold: [
    ['Tab', 'Moves to the heading or button that folds'],
    ['Enter, Space', 'Opens and closes it'],
  ],
  radios: [
    ['Tab', 'Moves to the chosen one, or to the first'],
    ['Arrow keys', 'Move, and choose'],
    ['Space', 'Chooses'],
  ],
  dialog: [
    ['Tab', 'Stays within while it is open'],
    ['Enter, Space', 'Presses the button'],
    ['Escape', 'Closes it, and the focus goes back'],
  ],
} as const satisfies Record<string, readonly KeyRow[]>;

/** A component's guide as a story's `parameters`; its docs page prints it (`docs-page/`). */
export const guide = (words: Guide) => ({ guide: words });
