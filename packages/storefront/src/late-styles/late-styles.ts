import { type StyleSheet, usedStyles } from './style-sheet';

/** Gives the style sheet of an address, null where there is none. */
export type SheetReader = (address: string) => StyleSheet | null;

/** A style sheet that comes late. */
export interface LateSheet {
  readonly address: string;
  /** Comes as soon as the page is painted, for its typefaces; the others come before the scripts. */
  readonly atPaint: boolean;
}

/** A page whose style sheets come late, in their order: none where it keeps them. */
export interface LateStyles {
  readonly html: string;
  readonly sheets: readonly LateSheet[];
}

const sheetLink = /<link rel="stylesheet" href="(\/_next\/[^"]+)"[^>]*data-precedence="next"[^>]*>/g;

const classesOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/**
 * The same page with the rules that it uses in it and without its style sheets, which wait until it has been painted:
 * a phone asked for them after it had the page and painted nothing before it had them. Browsers without scripts fetch
 * them as before. A page with a sheet that cannot be read keeps them all.
 */
export const lateStyles = (html: string, sheetAt: SheetReader): LateStyles => {
  const links = [...html.matchAll(sheetLink)].map(([tag, address = '']) => ({
    tag,
    address: address.replaceAll('&amp;', '&'),
  }));
  const sheets = links.map(({ address }) => sheetAt(address));
  if (sheets.length === 0 || !sheets.every((sheet) => sheet !== null)) return { html, sheets: [] };
  const css = usedStyles(sheets, classesOf(html));
  const [first = ''] = links.map(({ tag }) => tag);
  const plain = `<noscript>${links.map(({ tag }) => tag).join('')}</noscript>`;
  // A function, since `$` in a rule would be read as a pattern.
  const inPlace = html.replace(first, () => `<style>${css}</style>${plain}\u0000`);
  const [head = '', rest = ''] = inPlace.split('\u0000');
  return {
    html: head + rest.replace(sheetLink, ''),
    sheets: links.map(({ address }, at) => ({ address, atPaint: sheets[at]?.hasTypefaces === true })),
  };
};
