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

  it('[SITE-07] says which pair nobody could read, and which colour cannot be measured', () => {
    expect(readThemeColors({ ...themes.metro.color, text: '#eeeeee' }).faults).toContainEqual(
      expect.stringContaining('text #eeeeee on page #ffffff'),
    );
    expect(readThemeColors({ ...themes.metro.color, page: 'url(x)' }).faults).toContainEqual(
      expect.stringContaining('"url(x)"'),
    );
  });
});
