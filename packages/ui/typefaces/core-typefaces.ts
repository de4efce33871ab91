import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { type FontName, fontStacks, type ThemeName, themes } from '../src/themes';
import {
  type AxisRange,
  coreLetters,
  coreMarks,
  type FaceRange,
  fontRange,
  themeRanges,
} from '../src/themes/core-faces';

/** The typefaces that come as files. */
const fonts = ['instrument-sans', 'mona-sans', 'archivo'] as const satisfies readonly FontName[];

/** Kerning, forms for heavy weights, figures of one width: what else a typeface can do no theme asks for. */
const features = ['kern', 'rvrn', 'tnum'];

/** With more bytes of letters beside the first picture, that picture is a round trip later on a phone (decision 16). */
const mostBytes = 30_200;

const fileOf = (font: FontName, path: string): URL =>
  new URL(import.meta.resolve(`@fontsource-variable/${font}/${path}`));

type Axes = Readonly<Record<'wght' | 'wdth', { readonly min: string; readonly max: string }>>;

/** The weights and widths that a typeface's file has, as its package says. */
const rangeOf = async (font: FontName): Promise<FaceRange> => {
  const { variable } = JSON.parse(await readFile(fileOf(font, 'metadata.json'), 'utf8')) as { readonly variable: Axes };
  const read = ({ min, max }: Axes['wght']): AxisRange => ({ min: Number(min), max: Number(max) });
  return { weight: read(variable.wght), width: read(variable.wdth) };
};

const hex = (code: number): string => code.toString(16).toUpperCase();

/** The code points of a text as CSS lists them: `U+20-22,U+E9`. */
const unicodeRangeOf = (text: string): string => {
  const runs: { first: number; last: number }[] = [];
  for (const code of [...text].map((character) => character.codePointAt(0) ?? 0).sort((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run !== undefined && code === run.last + 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  return runs.map(({ first, last }) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',');
};

const descriptor = ({ min, max }: AxisRange, unit = ''): string =>
  min === max ? `${min}${unit}` : `${min}${unit} ${max}${unit}`;

const axis = ({ min, max }: AxisRange) => (min === max ? min : { min, max });

/** The first name of a stack, as a style sheet writes it: the core of the typeface. */
const coreName = (font: FontName): string => fontStacks[font].split(',')[0] ?? '';

/** Every character that a file of a typeface is said to have, e.g. of `U+41-5A,U+E9`. */
const charactersOf = async (font: FontName, file: 'latin' | 'latin-ext'): Promise<string> => {
  const ranges = JSON.parse(await readFile(fileOf(font, 'unicode.json'), 'utf8')) as Readonly<Record<string, string>>;
  const codes = (ranges[file] ?? '').split(',').flatMap((run) => {
    const [first = 0, last = first] = run
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...codes);
};

const without = (characters: string, others: string): string =>
  [...characters].filter((character) => !others.includes(character)).join('');

/**
 * A part of a typeface: the file that it is cut from, which of its characters it has, and how long a page waits for it.
 * All but the letters are fetched where they occur.
 */
const parts = [
  { name: 'letters', file: 'latin', characters: () => coreLetters, display: 'optional' },
  { name: 'marks', file: 'latin', characters: () => coreMarks, display: 'swap' },
  {
    name: 'others',
    file: 'latin',
    characters: (all: string) => without(all, coreLetters + coreMarks),
    display: 'swap',
  },
  { name: 'extended', file: 'latin-ext', characters: (all: string) => all, display: 'swap' },
] as const;

const writePart = async (
  theme: ThemeName,
  font: FontName,
  { name, file: source, characters: choose, display }: (typeof parts)[number],
  into: string,
): Promise<string> => {
  const whole = await readFile(fileOf(font, `files/${font}-${source}-wdth-normal.woff2`));
  const range = fontRange(themeRanges[theme], await rangeOf(font));
  const characters = choose(await charactersOf(font, source));
  const part = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: axis(range.weight), wdth: axis(range.width) },
  });
  const isOwn = themes[theme].font.body === fontStacks[font];
  if (isOwn && display === 'optional' && part.byteLength > mostBytes)
    throw new Error(
      `The ${name} of ${font} for ${theme} are ${part.byteLength} bytes, at most ${mostBytes} come in time for the first paint. Take characters out of src/themes/core-faces.ts, or weights and widths out of the theme.`,
    );
  const file = `${theme}-${font}-${name}.woff2`;
  await writeFile(`${into}/${file}`, part);
  return `@font-face {
  font-family: ${coreName(font)};
  font-style: normal;
  font-display: ${display};
  font-weight: ${descriptor(range.weight)};
  font-stretch: ${descriptor(range.width, '%')};
  src: url("./${file}") format("woff2");
  unicode-range: ${unicodeRangeOf(characters)};
}
`;
};

/**
 * Writes every typeface for every theme, at the weights and widths of the theme's voices alone: the characters of a
 * dealer's English in one file, a third to a half of the whole one's size, which is there for the first paint or not at
 * all, and all others in files that are fetched where they occur; a style sheet `<theme>.css` that names them; and the
 * licences of the typefaces, which go where their letters go.
 */
export const writeCoreTypefaces = async (into: string): Promise<void> => {
  await mkdir(into, { recursive: true });
  for (const font of fonts) await copyFile(fileOf(font, 'LICENSE'), `${into}/${font}.LICENSE.txt`);
  for (const theme of Object.keys(themeRanges) as ThemeName[]) {
    const faces: string[] = [];
    for (const font of fonts) for (const part of parts) faces.push(await writePart(theme, font, part, into));
    await writeFile(`${into}/${theme}.css`, faces.join(''));
  }
};
