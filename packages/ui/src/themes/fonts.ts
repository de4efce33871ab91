/**
 * The typefaces a theme or a dealer may choose, all self-hosted variable fonts. The app that serves a site loads the
 * files; a browser fetches only the one in use. Of each there is the core first (`core-faces.ts`), which is there for the
 * first paint or not at all, then the whole file (`@fontsource-variable/*`) for other letters and for who got no core,
 * and `theme/fallback-faces.css.ts` stands in until that has come. The core of Mona Sans has a name of its own: its licence
 * reserves "Mona" for the whole typeface.
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
