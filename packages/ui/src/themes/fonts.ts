/**
 * The typefaces a theme or a dealer may choose, all self-hosted variable fonts. The app that serves a site loads
 * the files (`@fontsource-variable/*`); a browser fetches only the one in use, and `theme/fallback-faces.css.ts` stands in
 * until it has come.
 */
export const fontStacks = {
  'instrument-sans': '"Instrument Sans Variable", "Instrument Sans Fallback", "Helvetica Neue", Arial, sans-serif',
  'mona-sans': '"Mona Sans Variable", "Mona Sans Fallback", "Helvetica Neue", Arial, sans-serif',
  archivo: '"Archivo Variable", "Archivo Fallback", "Arial Narrow", Arial, sans-serif',
  system: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
} as const;

/** The name of a typeface as a site document writes it. */
export type FontName = keyof typeof fontStacks;
