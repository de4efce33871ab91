import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';

const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

describe('the page around the stories', () => {
  // Storybook compiles it by React.createElement, whatever the tsconfig says: without React nothing is drawn at all.
  it.each(readdirSync(from('.')).filter((file) => file.endsWith('.tsx')))('finds React in %s', async (file) => {
    const { code } = await transform(readFileSync(from(file), 'utf8'), { loader: 'tsx', jsx: 'transform' });
    expect(code).toContain('React.createElement(');
    expect(code).toMatch(/^import React\b/m);
  });
});
