import { describe, expect, it } from 'vitest';
import { brandContrastFailures, themes } from '../src/themes';
import { brands, brandTokens } from './brands';

describe.each(Object.entries(brands))('sample brand %s', (name, { tokens }) => {
  it.each(Object.entries(themes))('is readable in theme %s', (_theme, theme) => {
    expect(brandContrastFailures(theme, tokens).map(({ message }) => message)).toEqual([]);
  });

  it('is found by its name', () => {
    expect(brandTokens(name)).toBe(tokens);
  });
});

describe('brandTokens', () => {
  it('leaves the theme alone for a name it does not know', () => {
    expect(brandTokens('gone')).toEqual({});
    expect(brandTokens(undefined)).toEqual({});
  });
});
