/** What a designer and an engineer must know before they place a component. Each entry is one sentence. */
export type Guide = {
  /** When to use it. */
  readonly use: readonly string[];
  /** When not to, and what stands there instead. */
  readonly avoid: readonly string[];
  /** How it is reached, named and announced. */
  readonly accessibility: readonly string[];
};

/** A component's guide as a story's `parameters`; its docs page prints it under the description. */
export const guide = (words: Guide) => ({ guide: words });
