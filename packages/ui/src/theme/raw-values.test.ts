import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));

const styleFiles = globSync('**/*.css.ts', { cwd: source });

const rawColor = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/i;
const rawFont = /fontFamily:\s*['"`](?!inherit)/;

describe('style files', () => {
  it('are all found by the search of this test', () => {
    expect(styleFiles.length).toBeGreaterThan(20);
  });

  it.each(styleFiles)('%s takes colours and typefaces from tokens', (file) => {
    const lines = readFileSync(`${source}/${file}`, 'utf8').split('\n');
    expect(lines.filter((line) => rawColor.test(line) || rawFont.test(line))).toEqual([]);
  });
});
