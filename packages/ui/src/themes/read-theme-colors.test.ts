import { describe, expect, it } from 'vitest';
import { readThemeColors, themes } from './index';

describe('readThemeColors', () => {
  it.each(Object.entries(themes))('takes the colours of theme %s as they are', (_name, { color }) => {
    expect(readThemeColors(JSON.parse(JSON.stringify(color)))).toEqual({ theme: { color }, missing: [], faults: [] });
  });

  it('names the roles that are not told, takes them from Metro, and leaves out what it does not know', () => {
    const { star: _star, ...older } = themes.yard.color;
    const read = readThemeColors({ ...older, ofTomorrow: '#000000' });
    expect(read.missing).toEqual(['star']);
    expect(read.theme.color).toEqual({ ...themes.yard.color, star: themes.metro.color.star });
  });

  it('refuses whatever is no colour, also in a role that no pair has, and that a reference leads to', () => {
    const strange = 'red;background:url(https://elsewhere.example/x)';
    const faultsOf = (color: Record<string, string>) => readThemeColors({ ...themes.metro.color, ...color }).faults;
    expect(faultsOf({ line: strange })).toEqual([expect.stringContaining(`line is "${strange}"`)]);
    expect(faultsOf({ lineStrong: 'var(--fc-color-line)', line: 'rgb(1 2 3)' })).toEqual([
      expect.stringContaining('line is "rgb(1 2 3)"'),
      expect.stringContaining('lineStrong is "rgb(1 2 3)"'),
    ]);
    expect(faultsOf({ line: 'var(--fc-color-scrim)' })).toHaveLength(1);
    expect(faultsOf({ scrim: 'rgb(0 0 0 / 0.5)' })).toEqual([]);
  });

  it('[SITE-07] says which pair nobody could read, and which colour cannot be measured', () => {
    expect(readThemeColors({ ...themes.metro.color, text: '#eeeeee' }).faults).toContainEqual(
      expect.stringContaining('text #eeeeee on page #ffffff'),
    );
    expect(readThemeColors({ ...themes.metro.color, page: 'url(x)' }).faults).toEqual([
      'page is "url(x)". Write it as #rrggbb, or as a reference to a role that is.',
    ]);
  });
});
