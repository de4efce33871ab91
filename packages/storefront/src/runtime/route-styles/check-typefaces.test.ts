import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontStacks, metro } from '@forecourt/ui/themes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { typefaceFault } from './check-typefaces';

describe('typefaceFault', () => {
  let app = '';
  beforeEach(() => {
    app = mkdtempSync(join(tmpdir(), 'forecourt-typefaces-'));
  });
  afterEach(() => rmSync(app, { recursive: true }));
  const holding = (sheet: string, early = '') => {
    writeFileSync(join(app, 'fonts.css'), sheet);
    writeFileSync(join(app, 'typefaces.ts'), early);
  };
  const sheetOf = (name: string) => `@import "@forecourt/ui/typefaces/${name}.css";`;
  const fileOf = (name: string) => `import archivo from '@forecourt/ui/typefaces/${name}-archivo-letters.woff2?url';`;

  it('is null where the typefaces are cut for the theme, or for another that covers it', () => {
    holding(sheetOf('metro'), fileOf('metro'));
    expect(typefaceFault(app, metro)).toBeNull();
    expect(typefaceFault(app, { ...metro, color: { ...metro.color, brand: '#123456' } })).toBeNull();
  });

  it('is null where the app has its own typefaces, or its theme needs none', () => {
    holding('@font-face { font-family: Own; }');
    expect(typefaceFault(app, metro)).toBeNull();
    holding('');
    for (const body of [fontStacks.system, '"Own Sans", sans-serif'])
      expect(typefaceFault(app, { ...metro, font: { ...metro.font, body } })).toBeNull();
  });

  it('names a typeface that is missing or does not cover the theme', () => {
    expect(typefaceFault(app, metro)).toContain('names no typeface');
    holding(sheetOf('metro'), fileOf('yard'));
    expect(typefaceFault(app, metro)).toContain('typefaces of metro, typefaces.ts those of yard');
    holding(sheetOf('metro'));
    expect(typefaceFault(app, metro)).toContain('those of no theme');
    holding(sheetOf('metro'), fileOf('metro'));
    expect(typefaceFault(app, { ...metro, weight: { ...metro.weight, heavy: '950' } })).toContain(
      'do not have every weight',
    );
    holding(sheetOf('nowhere'), fileOf('nowhere'));
    expect(typefaceFault(app, metro)).toContain('The typefaces of nowhere');
  });
});
