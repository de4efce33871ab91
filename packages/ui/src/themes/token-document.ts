import { isHexColor, parseHexColor } from './contrast';
import { type Length, readFluidLength, readLength, shareOf } from './fluid-length';
import { tokenName } from './names';
import type { ThemeTokens } from './token-type';
import type { TypeStyle } from './type-tokens';

/** Windows at which a length that grows with the window is told, in pixels. */
const windows = { phone: 390, desktop: 1440 } as const;

type Reference = `{${string}}`;

type ColorValue = {
  readonly colorSpace: 'srgb';
  readonly components: readonly [red: number, green: number, blue: number];
  readonly alpha: number;
  readonly hex: string;
};

type ShadowValue = {
  readonly color: ColorValue | Reference;
  readonly offsetX: Length;
  readonly offsetY: Length;
  readonly blur: Length;
  readonly spread: Length;
  readonly inset: boolean;
};

type TypographyValue = {
  readonly fontFamily: Reference;
  readonly fontSize: Length;
  readonly fontWeight: number;
  readonly letterSpacing: Length;
  readonly lineHeight: number;
};

type Said =
  | { readonly $type: 'color'; readonly $value: ColorValue }
  | { readonly $type: 'dimension'; readonly $value: Length }
  | { readonly $type: 'duration'; readonly $value: { readonly value: number; readonly unit: 'ms' } }
  | { readonly $type: 'cubicBezier'; readonly $value: readonly [number, number, number, number] }
  | { readonly $type: 'number' | 'fontWeight'; readonly $value: number }
  | { readonly $type: 'fontFamily'; readonly $value: readonly string[] }
  | { readonly $type: 'shadow'; readonly $value: readonly ShadowValue[] }
  | { readonly $type: 'typography'; readonly $value: TypographyValue };

type TokenType = Said['$type'];

/**
 * What the format has no place for: the variable of a token (of a voice: `variables`), its CSS where that says more than
 * the value, and what it comes to on a phone.
 */
type Extension = Readonly<Record<string, unknown>>;

export type DesignToken = (Said | { readonly $type: TokenType; readonly $value: Reference }) & {
  readonly $extensions: { readonly forecourt: Extension };
};

export type TokenGroup = { readonly [name: string]: DesignToken | TokenGroup };

/** A theme as a file of design tokens. */
export type TokenDocument = {
  readonly $description: string;
  /** `cssOnly`: tokens that the format has no type for, as CSS by the name of their variable. */
  readonly $extensions: { readonly forecourt: { readonly cssOnly: Readonly<Record<string, string>> } };
  readonly [group: string]: unknown;
};

type Branch = { readonly [key: string]: string | Branch };
type Leaf = { readonly path: readonly string[]; readonly value: string };

const leavesOf = (branch: Branch, path: readonly string[] = []): readonly Leaf[] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ path: [...path, key], value }] : leavesOf(value, [...path, key]),
  );

const number = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;

const readColor = (text: string): ColorValue | undefined => {
  const write = (rgb: readonly number[], alpha: number): ColorValue => {
    const [red = 0, green = 0, blue = 0] = rgb.map((channel) => Math.round((channel / 255) * 10_000) / 10_000);
    const hex = `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex };
  };
  if (isHexColor(text)) return write(parseHexColor(text), 1);
  if (text === 'transparent') return write([0, 0, 0], 0);
  const [, red, green, blue, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ (\d+(?:\.\d+)?|\.\d+)\)$/.exec(text) ?? [];
  return red === undefined ? undefined : write([red, green, blue].map(Number), Number(alpha));
};

/** What stands between commas or spaces that are in no brackets. */
const split = (text: string, separator: ',' | ' '): readonly string[] =>
  text.split(separator === ',' ? /,\s*(?![^(]*\))/ : /\s+(?![^(]*\))/);

/** The typefaces of a stack by the names that a designer's machine knows them by, without our cuts and stand-ins of them. */
const familiesOf = (stack: string): readonly string[] =>
  split(stack, ',')
    .map((name) => name.replaceAll('"', ''))
    .filter((name) => !/ (?:Core|Fallback)$/.test(name))
    .map((name) => name.replace(/ Variable$/, ''));

/** Reads one theme: which token a `var()` leads to, and what the format says of a value. */
const reader = (leaves: readonly Leaf[]) => {
  const byVariable = new Map(leaves.map((leaf) => [tokenName(leaf.path), leaf]));

  const target = (value: string): Leaf | undefined => {
    const [, variable] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    return variable === undefined ? undefined : byVariable.get(variable);
  };

  const readShadow = (text: string): readonly ShadowValue[] | undefined => {
    const shadows = split(text, ',').map((one): ShadowValue | undefined => {
      const words = split(one, ' ');
      const lengths = words.flatMap((word) => readLength(word) ?? []);
      const [paint, ...more] = words.filter((word) => word !== 'inset' && readLength(word) === undefined);
      const [offsetX, offsetY, blur = readLength('0'), spread = readLength('0')] = lengths;
      if (!(paint && offsetX && offsetY && blur && spread) || more.length > 0) return undefined;
      const followed = target(paint);
      const color = followed === undefined ? readColor(paint) : (`{${followed.path.join('.')}}` as const);
      if (color === undefined) return undefined;
      return { color, offsetX, offsetY, blur, spread, inset: words.includes('inset') };
    });
    return shadows.every((shadow) => shadow !== undefined) ? shadows : undefined;
  };

  /** Undefined where the format has no type for the value. */
  const say = ({ path: [group], value }: Leaf): Said | undefined => {
    const color = readColor(value);
    if (color !== undefined) return { $type: 'color', $value: color };
    const length = readLength(value) ?? readFluidLength(value, windows.desktop);
    if (length !== undefined) return { $type: 'dimension', $value: length };
    if (number.test(value)) return { $type: group === 'weight' ? 'fontWeight' : 'number', $value: Number(value) };
    const [, milliseconds] = /^(\d+)ms$/.exec(value) ?? [];
    if (milliseconds !== undefined) return { $type: 'duration', $value: { value: Number(milliseconds), unit: 'ms' } };
    const [, curve] = /^cubic-bezier\((.+)\)$/.exec(value) ?? [];
    const [x1, y1, x2, y2] = curve?.split(', ').map(Number) ?? [];
    if (x1 !== undefined && y1 !== undefined && x2 !== undefined && y2 !== undefined)
      return { $type: 'cubicBezier', $value: [x1, y1, x2, y2] };
    if (group === 'font' && value.includes(',')) return { $type: 'fontFamily', $value: familiesOf(value) };
    const shadow = readShadow(value);
    return shadow === undefined ? undefined : { $type: 'shadow', $value: shadow };
  };

  const typeOf = (leaf: Leaf): TokenType | undefined => {
    const followed = target(leaf.value);
    return followed === undefined ? say(leaf)?.$type : typeOf(followed);
  };

  return (leaf: Leaf): DesignToken | undefined => {
    const variable = tokenName(leaf.path);
    const followed = target(leaf.value);
    const $type = typeOf(leaf);
    if (followed !== undefined)
      return $type && { $type, $value: `{${followed.path.join('.')}}`, $extensions: { forecourt: { variable } } };
    const said = say(leaf);
    const phone = readFluidLength(leaf.value, windows.phone);
    const css = phone !== undefined || said?.$type === 'fontFamily' ? { css: leaf.value } : {};
    return (
      said && { ...said, $extensions: { forecourt: { variable, ...css, ...(phone === undefined ? {} : { phone }) } } }
    );
  };
};

/** The voices that are set in the typeface of headings. */
const headings: ReadonlySet<string> = new Set(['display', 'h1', 'h2', 'h3', 'h4']);

/** A voice as one token; its width and its capitals have no place in the format and stand beside it. */
const voiceToken = (name: string, voice: TypeStyle): DesignToken => {
  const figure = (part: 'weight' | 'line' | 'track'): number => {
    const value = Number.parseFloat(voice[part]);
    if (Number.isNaN(value)) throw new Error(`The ${part} of the voice ${name} is no number: "${voice[part]}".`);
    return value;
  };
  const at = (width: number) => {
    const fontSize = readLength(voice.size) ?? readFluidLength(voice.size, width);
    if (fontSize === undefined) throw new Error(`The size of the voice ${name} is no length: "${voice.size}".`);
    return { fontSize, letterSpacing: shareOf(fontSize, figure('track')) };
  };
  const { fontSize, letterSpacing } = at(windows.desktop);
  return {
    $type: 'typography',
    $value: {
      fontFamily: headings.has(name) ? '{font.heading}' : '{font.body}',
      fontSize,
      fontWeight: figure('weight'),
      letterSpacing,
      lineHeight: figure('line'),
    },
    $extensions: {
      forecourt: {
        variables: Object.keys(voice).map((part) => tokenName(['type', name, part])),
        fontStretch: voice.width,
        textTransform: voice.caps,
        ...(readLength(voice.size) === undefined ? { css: voice.size, phone: at(windows.phone) } : {}),
      },
    },
  };
};

const put = (group: TokenGroup, [key = '', ...rest]: readonly string[], token: DesignToken): TokenGroup => {
  const inner = group[key];
  return {
    ...group,
    [key]: rest.length === 0 ? token : put(inner === undefined ? {} : (inner as TokenGroup), rest, token),
  };
};

/**
 * A theme in the Design Tokens Format Module 2025.10, for tools of designers. What follows another token is a reference
 * to it, so that a brand that is changed there carries through. A length that grows with the window is told as it is at
 * 1440 px; its CSS, and what it comes to at 390 px, stand beside it. What the format has no type for (keywords,
 * backgrounds, widths of several sides, percentages) stands as CSS under `cssOnly`: no token is left out.
 * @param name of the theme, such as `metro`
 * @throws {Error} where a voice of the type scale has a size that is no length, or another figure that is no number
 */
export const tokenDocument = (name: string, theme: ThemeTokens): TokenDocument => {
  const { type, ...others } = theme;
  const leaves = leavesOf(others);
  const read = reader(leaves);
  const tokens = leaves.map((leaf) => ({ leaf, token: read(leaf) }));
  const said = tokens.reduce<TokenGroup>(
    (group, { leaf, token }) => (token === undefined ? group : put(group, leaf.path, token)),
    {},
  );
  const cssOnly = Object.fromEntries(
    tokens.flatMap(({ leaf, token }) => (token === undefined ? [[tokenName(leaf.path), leaf.value]] : [])),
  );
  return {
    $description: `Forecourt, theme ${name}. Lengths that grow with the window are as they are at ${windows.desktop} px.`,
    $extensions: { forecourt: { cssOnly } },
    ...said,
    type: Object.fromEntries(Object.entries(type).map(([voice, style]) => [voice, voiceToken(voice, style)])),
  };
};

/** A theme as a style sheet of variables on the root: every token, one a line, as `--fc-color-brand: #007a3d;`. */
export const tokenSheet = (theme: ThemeTokens): string => {
  const lines = leavesOf(theme).map(({ path, value }) => `  ${tokenName(path)}: ${value};\n`);
  return `:root {\n${lines.join('')}}\n`;
};
