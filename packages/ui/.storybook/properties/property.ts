/** How a designer sets a property: `none` is for what only code can give, such as what happens on a press. */
export type PropertyControl =
  | { readonly kind: 'choice'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'boolean' | 'number' | 'text' | 'date' | 'object' | 'none' };

/** A row of a component's table of properties. */
export type Property = {
  readonly name: string;
  /** Its type as a person reads it: `'primary' | 'quiet'`, `readonly Choice[]`. */
  readonly type: string;
  /** What an object or the items of a list hold, one line a property; absent where `type` says all. */
  readonly shape?: string;
  /** Its TSDoc. */
  readonly description?: string;
  /** As it is written in the source. */
  readonly defaultValue?: string;
  readonly required: boolean;
  readonly control: PropertyControl;
};

/** What Storybook is told of a component. */
export type ComponentProperties = {
  /** As it is exported. */
  readonly name: string;
  /** Its TSDoc; empty where it has none. */
  readonly description: string;
  /** The face of the package that exports it, such as `@forecourt/ui/button`; absent for what is a part of another alone. */
  readonly face?: string;
  readonly properties: readonly Property[];
};
