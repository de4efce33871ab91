import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBuiltSince } from './watched-build.mjs';

describe('a package that is built at each change', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-watched-'));
    mkdirSync(join(folder, 'dist'));
    const exports = {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './styles.css': './dist/styles.css',
      './typefaces/*.css': './dist/typefaces/*.css',
      './package.json': './package.json',
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ exports }));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = (file: string, at: number) => {
    const path = join(folder, 'dist', file);
    writeFileSync(path, '');
    utimesSync(path, at / 1000, at / 1000);
  };

  it('is built once every face has been written since', () => {
    expect(isBuiltSince(folder, 5_000)).toBe(false);
    write('index.js', 6_000);
    write('styles.css', 4_000);
    expect(isBuiltSince(folder, 5_000)).toBe(false);
    write('styles.css', 5_000);
    expect(isBuiltSince(folder, 5_000)).toBe(true);
  });
});
