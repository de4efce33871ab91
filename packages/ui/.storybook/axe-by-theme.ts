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

/** The parameter of the accessibility addon, as much of it as is read here. */
interface AxeParameter {
  readonly config?: { readonly rules?: readonly { readonly id?: string; readonly enabled?: boolean }[] };
  readonly options?: object;
}

/**
 * Asks axe, in the themes after the first, for the rules that depend on the look alone: in a test run the others find
 * in every theme what they found in the first. What a story has switched off stays off. In Storybook itself every rule
 * is asked for.
 */
export const askAxeByTheme = ({ globals, parameters }: StoryContext): void => {
  if (import.meta.env.MODE !== 'test' || themeName(globals) === wholeTheme) return;
  const a11y = parameters.a11y as AxeParameter | undefined;
  const off = (a11y?.config?.rules ?? []).flatMap(({ id, enabled }) => (enabled === false ? [id] : []));
  const runOnly = rulesOfLook.filter((rule) => !off.includes(rule));
  parameters.a11y = { ...a11y, options: { ...a11y?.options, runOnly } };
};
