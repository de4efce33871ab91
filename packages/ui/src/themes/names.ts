const kebab = (part: string): string => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The public CSS variable of a token: `['color', 'brandHover']` gives `--fc-color-brand-hover`. These names are an
 * API: dealers' documents and pages in caches hold them.
 */
export const tokenName = (path: readonly string[]): string => `--fc-${path.map(kebab).join('-')}`;

/** A token's value that follows another token, e.g. `ref('color', 'brand')`. */
export const ref = (...path: readonly string[]): string => `var(${tokenName(path)})`;
