import { themeName } from './dress';

/** The theme in which every rule is asked for. */
const wholeTheme = 'metro';

/** What the look of a theme can break. The rest reads names, roles and structure, which no theme changes. */
const rulesOfLook = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** The context of a story, as much of it as is read and set here. */
interface StoryContext {
  readonly globals: Record<string, unknown>;
  readonly parameters: Record<string, unknown>;
}

const optionsOf = (a11y: unknown): object => {
  const options = typeof a11y === 'object' && a11y !== null && 'options' in a11y ? a11y.options : undefined;
  return typeof options === 'object' && options !== null ? options : {};
};

/**
 * Asks axe, in the themes after the first, for the rules that depend on the look alone: in a test run the others find
 * in every theme what they found in the first, and take half of its time. In Storybook itself every rule is asked for.
 */
export const askAxeByTheme = ({ globals, parameters }: StoryContext): void => {
  if (import.meta.env.MODE !== 'test' || themeName(globals) === wholeTheme) return;
  const { a11y } = parameters;
  parameters.a11y = { ...(a11y ?? {}), options: { ...optionsOf(a11y), runOnly: rulesOfLook } };
};
