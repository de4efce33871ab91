import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandTokenNames } from '../themes/brand';
import { themes } from '../themes/index';
import { themeSheet } from './theme-sheet';
import { themeVariables } from './theme-variables';

const { metro } = themes;
const usedIn = (css: string) => [...css.matchAll(/var\((--fc-[a-z0-9-]+)\)/g)].map(([, name]) => name);
const declaredIn = (css: string) => [...css.matchAll(/(--fc-[a-z0-9-]+):/g)].map(([, name]) => name);

describe('themeSheet', () => {
  it('writes the value of a token that never changes into the rules, and declares it no more', () => {
    const { theme, sheets } = themeSheet(metro, 'scope', [
      '.a{gap:var(--fc-space-3);margin:calc(-1 * var(--fc-space-3))}',
    ]);
    expect(sheets).toEqual([`.a{gap:${metro.space[3]};margin:calc(-1 * ${metro.space[3]})}`]);
    expect(theme).not.toContain('--fc-space-3');
  });

  it('[SITE-07] keeps as variables the tokens that a brand may set, and those that depend on them', () => {
    const css = '.a{color:var(--fc-color-brand);border-radius:var(--fc-radius-control);fill:var(--fc-color-action)}';
    const { theme, sheets } = themeSheet(metro, 'scope', [css]);
    expect(sheets).toEqual([css]);
    for (const name of brandTokenNames) expect(theme).toContain(`${name}:`);
    expect(theme).toMatch(/--fc-color-action:var\(--fc-color-brand\)/);
  });

  it('keeps as a variable in all sheets a token that any sheet sets', () => {
    const sheets = ['.a{gap:var(--fc-space-3)}', '@media print{.b{--fc-space-3:0px}}'];
    expect(themeSheet(metro, 'scope', sheets).sheets).toEqual(sheets);
    expect(themeSheet(metro, 'scope', sheets).theme).toContain(`--fc-space-3:${metro.space[3]}`);
  });

  it('keeps as a variable a token that is used with a fallback', () => {
    const sheets = ['.a{gap:var(--fc-space-3,1px);margin:var(--fc-space-3)}'];
    expect(themeSheet(metro, 'scope', sheets).sheets).toEqual(sheets);
    expect(themeSheet(metro, 'scope', sheets).theme).toContain(`--fc-space-3:${metro.space[3]}`);
  });

  it('keeps as a variable a token that an outside sheet uses', () => {
    const { theme, sheets } = themeSheet(
      metro,
      'scope',
      ['.a{gap:var(--fc-space-3)}'],
      ['.own { gap: var( --fc-space-3 ) }'],
    );
    expect(sheets).toEqual(['.a{gap:var(--fc-space-3)}']);
    expect(theme).toContain(`--fc-space-3:${metro.space[3]}`);
  });

  it('keeps every token as a variable where the sheets are unknown', () => {
    const { theme } = themeSheet(metro, 'scope', null);
    const { root, scopes } = themeVariables(metro);
    for (const [name, value] of Object.entries({ ...root, ...scopes })) expect(theme).toContain(`${name}:${value}`);
  });

  it.each(Object.entries(themes))(
    'leaves no variable of theme %s without its value, whatever is used and set',
    (_, theme) => {
      const names = Object.keys(themeVariables(theme).root);
      const rule = fc.record({ uses: fc.subarray(names), sets: fc.subarray(names, { maxLength: 3 }) });
      fc.assert(
        fc.property(fc.array(rule, { maxLength: 4 }), (rules) => {
          const given = rules.map(({ uses, sets }) => {
            const all = [...uses.map((name) => `width:var(${name})`), ...sets.map((name) => `${name}:1px`)];
            return `.a{${all.join(';')}}`;
          });
          const written = themeSheet(theme, 'scope', given);
          const declared = new Set(declaredIn(written.theme));
          const missing = [written.theme, ...written.sheets].flatMap(usedIn).filter((name) => !declared.has(name));
          expect(missing).toEqual([]);
          for (const name of brandTokenNames) expect(declared).toContain(name);
          for (const name of rules.flatMap(({ sets }) => sets)) expect(declared).toContain(name);
        }),
      );
    },
  );
});
