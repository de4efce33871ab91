import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type AxisRange, coreLetters, fontRange, themeRanges, typefacesReach } from './core-faces';
import { metro, type ThemeName, themes } from './index';

const holds = ({ min, max }: AxisRange, value: number) => min <= value && value <= max;

describe('the core of typefaces', () => {
  it.each(Object.entries(themes))('covers every voice and weight of %s', (name, { type, weight }) => {
    const range = themeRanges[name as ThemeName];
    for (const voice of Object.values(type)) {
      expect(holds(range.weight, Number(voice.weight))).toBe(true);
      expect(holds(range.width, Number.parseFloat(voice.width))).toBe(true);
    }
    for (const value of Object.values(weight)) expect(holds(range.weight, Number(value))).toBe(true);
  });

  it('covers every width and weight that style files set beside the scale, for some theme', () => {
    const folder = fileURLToPath(new URL('..', import.meta.url));
    const said = globSync('**/*.css.ts', { cwd: folder, exclude: ['theme/fallback-faces.css.ts'] }).flatMap((file) => [
      ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/font(Weight|Stretch): '([\d.]+)%?'/g),
    ]);
    expect(said.length).toBeGreaterThan(3);
    const beyond = said.filter(
      ([, axis, value]) =>
        !Object.values(themeRanges).some(({ weight, width }) =>
          holds(axis === 'Weight' ? weight : width, Number(value)),
        ),
    );
    expect(beyond.map(([rule]) => rule)).toEqual([]);
  });

  it('contains each character once, letters and figures among them', () => {
    expect(new Set(coreLetters).size).toBe(coreLetters.length);
    expect('Toyota RAV4: $42,990 drive away (5.99% p.a.) – 12/24 mo.').toMatch(
      new RegExp(`^[${coreLetters.replace('-', '\\-').replace('/', '\\/')}]+$`),
    );
  });

  it('is cut for each theme of the design system, and may serve another that needs nothing bolder or wider', () => {
    expect(Object.keys(themeRanges)).toEqual(Object.keys(themes));
    expect(typefacesReach('metro', { ...metro, color: themes.yard.color })).toBe(true);
    expect(typefacesReach('metro', { ...metro, weight: { ...metro.weight, heavy: '950' } })).toBe(false);
  });

  it('is limited to what a typeface can do', () => {
    const font = { weight: { min: 400, max: 700 }, width: { min: 75, max: 100 } };
    expect(fontRange(themeRanges.yard, font)).toEqual({ weight: font.weight, width: font.width });
    expect(fontRange(themeRanges.marque, font).width).toEqual({ min: 100, max: 100 });
  });
});
