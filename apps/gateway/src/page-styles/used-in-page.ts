import { type StyleSheet, usedStyles } from './style-sheet';

/** Gives the style sheet of an address such as `/_next/static/chunks/a.css`; null when it cannot be read. */
export type SheetReader = (address: string) => Promise<StyleSheet | null>;

const sheetLink = /<link rel="stylesheet" href="(\/_next\/[^"]+)"[^>]*data-precedence="next"[^>]*>/g;
/**
 * What the page's starter knows of its sheets (`startLate` of the storefront): it brings those that are not there. The
 * second list is for us to fill: sheets that name files of typefaces, and files and names of those that the page wears.
 */
const startersSheets = /"sheets":\["[^\]]*"\],"typefaces":\[\]/;

const classesOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/**
 * The same page with the rules that it uses in it, in the place of its style sheets, which its starter brings later: a
 * phone asked for them after it had the page, and painted nothing before it had them. Browsers without scripts fetch
 * them as before. A page without such a starter stays as it is; null when a sheet cannot be read.
 */
export const withUsedStyles = async (html: string, sheetAt: SheetReader): Promise<string | null> => {
  if (!startersSheets.test(html)) return html;
  const links = [...html.matchAll(sheetLink)].map(([tag, address = '']) => ({
    tag,
    address: address.replaceAll('&amp;', '&'),
  }));
  const sheets = await Promise.all(links.map(({ address }) => sheetAt(address)));
  if (sheets.length === 0) return html;
  if (!sheets.every((sheet) => sheet !== null)) return null;
  const used = usedStyles(sheets, classesOf(html));
  const typefaces = links.flatMap(({ address }, at) => {
    const named = sheets[at]?.typefaces ?? [];
    const worn = named.filter(({ family, hasLatin }) => hasLatin && (used.includes(family) || html.includes(family)));
    return named.length === 0 ? [] : [address, ...worn.flatMap(({ family, file }) => [file, family])];
  });
  const plain = `<noscript>${links.map(({ tag }) => tag).join('')}</noscript>`;
  const inPlace = `<style>${used}</style>${plain}`;
  let isFirst = true;
  return html
    .replace(sheetLink, () => {
      const text = isFirst ? inPlace : '';
      isFirst = false;
      return text;
    })
    .replace(startersSheets, (known) => known.replace('"typefaces":[]', `"typefaces":${JSON.stringify(typefaces)}`));
};
