import { describe, expect, it } from 'vitest';
import { themes } from './index';
import { tokenName } from './names';
import { type DesignToken, tokenDocument, tokenSheet } from './token-document';

type Branch = { readonly [key: string]: unknown };

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

const isToken = (value: Branch): value is Branch & DesignToken => '$value' in value;

/** The tokens of a file by their path, `color.brand`. */
const tokensOf = (group: Branch, path: readonly string[] = []): ReadonlyMap<string, DesignToken> =>
  new Map(
    Object.entries(group)
      .filter(([key]) => !key.startsWith('$'))
      .flatMap(([key, value]) => {
        if (!isBranch(value)) throw new Error(`${[...path, key].join('.')} is neither token nor group.`);
        return isToken(value) ? [[[...path, key].join('.'), value]] : [...tokensOf(value, [...path, key])];
      }),
  );

const leavesOf = (branch: Branch, path: readonly string[] = []): readonly (readonly [string, string])[] =>
  Object.entries(branch).flatMap(([key, value]) =>
    isBranch(value) ? leavesOf(value, [...path, key]) : [[tokenName([...path, key]), String(value)] as const],
  );

describe.each(Object.entries(themes))('the token file of theme %s', (name, theme) => {
  const file = tokenDocument(name, theme);
  const tokens = tokensOf(file);
  const { cssOnly } = file.$extensions.forecourt;

  it('holds every token of the theme, as a token or as CSS', () => {
    const told = [...tokens.values()].flatMap(
      ({ $extensions: { forecourt } }) => forecourt.variables ?? forecourt.variable,
    );
    expect([...told, ...Object.keys(cssOnly)].sort()).toEqual(
      leavesOf(theme)
        .map(([variable]) => variable)
        .sort(),
    );
  });

  it('refers only to tokens that it holds, of the same type', () => {
    const references = [...tokens].flatMap(([path, { $type, $value }]) =>
      typeof $value === 'string' ? [{ path, $type, to: $value.slice(1, -1) }] : [],
    );
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter(({ $type, to }) => tokens.get(to)?.$type !== $type)).toEqual([]);
    const inside = [...JSON.stringify(file).matchAll(/"\{([\w.]+)\}"/g)].map(([, path = '']) => path);
    expect(inside.filter((path) => !tokens.has(path))).toEqual([]);
  });

  it('writes each value as its type wants it', () => {
    const length = { value: expect.any(Number), unit: expect.stringMatching(/^(?:px|rem)$/) };
    const reference = expect.stringMatching(/^\{[\w.]+\}$/);
    const color = {
      colorSpace: 'srgb',
      components: [expect.any(Number), expect.any(Number), expect.any(Number)],
      alpha: expect.any(Number),
      hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
    };
    const shapes: Readonly<Record<DesignToken['$type'], unknown>> = {
      color,
      dimension: length,
      duration: { value: expect.any(Number), unit: 'ms' },
      cubicBezier: Array.from({ length: 4 }, () => expect.any(Number)),
      number: expect.any(Number),
      fontWeight: expect.any(Number),
      fontFamily: expect.arrayContaining([expect.any(String)]),
      shadow: expect.any(Array),
      typography: {
        fontFamily: reference,
        fontSize: length,
        fontWeight: expect.any(Number),
        letterSpacing: length,
        lineHeight: expect.any(Number),
      },
    };
    for (const { $type, $value } of tokens.values()) {
      if (typeof $value === 'string') continue;
      expect($value).toEqual(shapes[$type]);
      if ($type !== 'shadow') continue;
      for (const shadow of $value) {
        expect(typeof shadow.color === 'string' ? reference : color).toEqual(shadow.color);
        expect([shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread]).toEqual([length, length, length, length]);
      }
    }
  });

  it('leaves to CSS no colour, length, time or number', () => {
    const simple = Object.entries(cssOnly).filter(([, value]) => /^(?:#[0-9a-f]+|-?[\d.]+(?:px|rem|ms)?)$/.test(value));
    expect(simple).toEqual([]);
    expect(Object.keys(cssOnly).length).toBeLessThan(30);
  });
});

describe('tokenDocument', () => {
  const file = tokensOf(tokenDocument('yard', themes.yard));

  it('writes a colour by its components, with its hex beside them', () => {
    expect(file.get('color.brand')).toMatchObject({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [1, 0.7608, 0.0392], alpha: 1, hex: '#ffc20a' },
    });
    expect(file.get('color.scrim')?.$value).toMatchObject({ alpha: 0.55, hex: '#17150f' });
  });

  it('refers to the token that a value follows, so that a brand carries through', () => {
    expect(file.get('color.action')).toMatchObject({ $type: 'color', $value: '{color.brand}' });
    expect(file.get('panel.ground')).toMatchObject({ $type: 'color', $value: '{color.surface}' });
  });

  it('tells a length that grows as it is on a desktop, and on a phone beside it', () => {
    expect(file.get('rhythm.section')).toMatchObject({
      $value: { value: 3.75, unit: 'rem' },
      $extensions: { forecourt: { css: expect.stringContaining('clamp('), phone: { value: 2.5131, unit: 'rem' } } },
    });
  });

  it('writes a voice as one token, its tracking as a length', () => {
    expect(file.get('type.h1')).toMatchObject({
      $type: 'typography',
      $value: { fontFamily: '{font.heading}', fontSize: { value: 3.25 }, letterSpacing: { value: -0.013 } },
      $extensions: { forecourt: { fontStretch: '72%', textTransform: themes.yard.type.h1.caps } },
    });
  });

  it('names typefaces as a designer’s machine does', () => {
    expect(file.get('font.body')?.$value).toEqual(['Archivo', 'Arial Narrow', 'Arial', 'sans-serif']);
  });

  it('writes each shadow of a list, with the colour that it follows', () => {
    expect(file.get('panel.keyline')?.$value).toMatchObject([
      { color: '{color.brand}', spread: { value: 6, unit: 'px' }, inset: true },
      { color: '{color.onBrand}', spread: { value: 8, unit: 'px' }, inset: true },
    ]);
  });

  it('refuses a voice whose size is no length', () => {
    const { type } = themes.yard;
    const broken = { ...themes.yard, type: { ...type, h1: { ...type.h1, size: 'large' } } };
    expect(() => tokenDocument('yard', broken)).toThrow('The size of the voice h1 is no length: "large".');
  });
});

describe('tokenSheet', () => {
  it('declares every token of a theme on the root', () => {
    const declared = [...tokenSheet(themes.marque).matchAll(/^ {2}(--fc-[\w-]+): (.+);$/gm)].map(
      ([, variable, value]) => [variable, value],
    );
    expect(declared).toEqual(leavesOf(themes.marque));
  });
});
