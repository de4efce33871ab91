/**
 * The typefaces a theme or a dealer may choose, all self-hosted variable fonts. The app that serves a site loads the
 * files; a browser fetches only the one in use. "Core" are those that are cut for a theme (`typefaces/<theme>.css`), there
 * for the first paint or not at all, with `theme/fallback-faces.css.ts` in their place; "Variable" are the whole files of
 * `@fontsource-variable/*`, which Storybook loads. The cut of Mona Sans has a name of its own: its licence reserves "Mona"
 * for the whole typeface.
 */
export const fontStacks = {
  'instrument-sans':
    '"Instrument Sans Core", "Instrument Sans Variable", "Instrument Sans Fallback", "Helvetica Neue", Arial, sans-serif',
  'mona-sans': '"Wide Sans Core", "Mona Sans Variable", "Mona Sans Fallback", "Helvetica Neue", Arial, sans-serif',
  archivo: '"Archivo Core", "Archivo Variable", "Archivo Fallback", "Arial Narrow", Arial, sans-serif',
  system: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
} as const;

/** The name of a typeface as a site document writes it. */
export type FontName = keyof typeof fontStacks;
