import { type FirstTypeface, type StyleSheet, usedStyles } from './style-sheet';

/** Gives the style sheet of an address such as `/_next/static/chunks/a.css`; null when it cannot be read. */
export type SheetReader = (address: string) => Promise<StyleSheet | null>;

const sheetLink = /<link rel="stylesheet" href="(\/_next\/[^"<]+)"[^<>]*>/g;
/**
 * What the page's starter knows of its sheets (`startLate` of the storefront): it brings those that are not there. The
 * second list is for us to fill: sheets that name typefaces for the first paint, and files and names of those that the
 * page wears, for the starter to see whether they came in time.
 */
const startersSheets = /"sheets":\["[^\][]*"\],"typefaces":\[\]/;

/** What a page says first; what is to be asked for before its pictures stands after it. */
const charset = /<meta charset="[^"]*"\/?>/i;

const classesOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/**
 * A dealer's choice of typeface stands in the page's first tag and leaves nothing to the rules of the theme, also where
 * it is one of the device's own.
 */
const wornOf = (faces: readonly FirstTypeface[], html: string, used: string): readonly FirstTypeface[] => {
  const [root = ''] = /<html[^<>]*>/.exec(html) ?? [];
  const words = root.includes('--fc-font-') ? root : used.replace(/@font-face\s*\{[^{}]*\}/g, '');
  return faces.filter(({ family }) => words.includes(family));
};

/**
 * The same page with the rules that it uses in it, in the place of its style sheets, which its starter brings later: a
 * phone asked for them after it had the page, and painted nothing before it had them. Typefaces for the first paint are
 * asked for at once. Browsers without scripts fetch sheets as before. A page without such a starter stays as it is; null
 * when a sheet cannot be read.
 */
export const withUsedStyles = async (html: string, sheetAt: SheetReader): Promise<string | null> => {
  if (!startersSheets.test(html)) return html;
  const links = [...html.matchAll(sheetLink)]
    .filter(([tag]) => tag.includes('data-precedence="next"'))
    .map(([tag, address = '']) => ({ tag, address: address.replaceAll('&amp;', '&') }));
  const sheets = await Promise.all(links.map(({ address }) => sheetAt(address)));
  if (sheets.length === 0) return html;
  if (!sheets.every((sheet) => sheet !== null)) return null;
  const used = usedStyles(sheets, classesOf(html));
  const worn = wornOf(
    sheets.flatMap(({ firstTypefaces }) => firstTypefaces),
    html,
    used,
  );
  const typefaces = [
    ...links.filter((_, at) => (sheets[at]?.firstTypefaces.length ?? 0) > 0).map(({ address }) => address),
    ...worn.flatMap(({ family, file }) => [file, family]),
  ];
  const ahead = worn.map(
    ({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${file}"/>`,
  );
  const plain = `<noscript>${links.map(({ tag }) => tag).join('')}</noscript>`;
  const inPlace = `<style>${used}</style>${plain}`;
  let isFirst = true;
  return html
    .replace(charset, (said) => said + ahead.join(''))
    .replace(sheetLink, () => {
      const text = isFirst ? inPlace : '';
      isFirst = false;
      return text;
    })
    .replace(startersSheets, (known) => known.replace('"typefaces":[]', `"typefaces":${JSON.stringify(typefaces)}`));
};
