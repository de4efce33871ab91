import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandContrastFailures, brandVariables, completeBrand } from './brand';
import { formatHexColor } from './contrast';
import { contrastFailures, contrastPairs, resolveColors, themeContrastPairs } from './contrast-pairs';
import { themes } from './index';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map(([red, green, blue]) => formatHexColor([red, green, blue]));

describe.each(Object.entries(themes))('theme %s', (_name, theme) => {
  it('keeps every contrast pair', () => {
    const messages = contrastFailures(theme.color, [...contrastPairs, ...themeContrastPairs]).map((f) => f.message);
    expect(messages).toEqual([]);
  });

  it('refers only to tokens that it has', () => {
    const names = new Set<string>();
    const values: string[] = [];
    const walk = (node: object, path: readonly string[]) => {
      for (const [key, value] of Object.entries(node)) {
        const at = [...path, key];
        if (typeof value === 'string') {
          names.add(`--fc-${at.map((part) => part.replace(/[A-Z]/g, (l) => `-${l.toLowerCase()}`)).join('-')}`);
          values.push(value);
        } else walk(value, at);
      }
    };
    walk(theme, []);
    const used = values.flatMap((value) => [...value.matchAll(/var\((--[a-z0-9-]+)\)/g)].map((match) => match[1]));
    expect(used.filter((name) => name !== undefined && !names.has(name))).toEqual([]);
  });

  it('sets small print in 13 px at least', () => {
    expect(theme.type.micro.size).toMatch(/^[\d.]+rem$/);
    expect(Number.parseFloat(theme.type.micro.size) * 16).toBeGreaterThanOrEqual(13);
  });

  it('[SITE-07] makes a readable set of any one strong brand colour', () => {
    fc.assert(
      fc.property(color, (brand) => {
        const derived = completeBrand(theme, { brand });
        const failures = brandContrastFailures(theme, { brand });
        // Only a mid tone on which neither ink nor white reads may fail, and it is the pair on the brand that says so.
        for (const failure of failures) {
          expect([failure.foreground, failure.background].some((role) => /^(on)?(brand|action)/i.test(role))).toBe(
            true,
          );
          expect(failure.ratio).toBeGreaterThan(4);
        }
        expect(Object.keys(derived)).toContain('brandText');
      }),
    );
  });
});

describe('brandContrastFailures', () => {
  it('[SITE-07] names the failing pair with both colours and the ratio', () => {
    const [failure] = brandContrastFailures(themes.metro, { brand: '#ffc20a', onBrand: '#ffffff' });
    expect(failure).toMatchObject({
      foreground: 'onBrand',
      background: 'brand',
      foregroundColor: '#ffffff',
      backgroundColor: '#ffc20a',
      ratio: 1.61,
      minimum: 4.5,
    });
    expect(failure?.message).toContain('needs 4.5:1');
  });

  it('names a colour that cannot be measured', () => {
    const failures = brandContrastFailures(themes.metro, { brand: 'green' });
    expect(failures[0]?.message).toContain('"green"');
  });

  it('a brand carries through to the roles that refer to it', () => {
    const resolved = resolveColors({ ...themes.metro.color, brand: '#112233' });
    expect(resolved.action).toBe('#112233');
    expect(resolved.selected).toBe('#112233');
  });
});

describe('brandVariables', () => {
  it('[SITE-07] gives CSS variables with stable names and nothing for an empty brand', () => {
    expect(brandVariables(themes.metro, {})).toEqual({});
    expect(brandVariables(themes.metro, { brand: '#0033aa', radius: 'small', font: 'system' })).toMatchObject({
      '--fc-color-brand': '#0033aa',
      '--fc-color-on-brand': '#ffffff',
      '--fc-color-brand-text': '#0033aa',
      '--fc-radius-control': '4px',
      '--fc-font-body': expect.stringContaining('system-ui'),
    });
  });
});
