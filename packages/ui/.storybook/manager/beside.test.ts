import { describe, expect, it } from 'vitest';
import { themes } from '../../src/themes';
import { themeName } from '../dress';
import { comparisons, isComparison, leadTheme, otherFrames, otherThemes, storyAddress } from './beside';

const shown = {
  storyId: 'controls-button--primary',
  globals: { theme: 'beside', brand: 'wombat', ground: 'night', motion: 'full', viewport: { value: 'phone-390' } },
  args: 'kind:quiet',
};

describe('a comparison of themes', () => {
  it('shows every theme once', () => {
    expect([leadTheme, ...otherThemes].sort()).toEqual(Object.keys(themes).sort());
  });

  it.each(Object.keys(comparisons))('%s leaves the story’s own frame in one theme', (comparison) => {
    expect(isComparison(comparison)).toBe(true);
    expect(themeName({ theme: comparison })).toBe(leadTheme);
  });

  it('is none for a theme', () => {
    expect(Object.keys(themes).filter(isComparison)).toEqual([]);
    expect(isComparison(undefined)).toBe(false);
  });

  it('hands brand, ground and motion to each frame, and what the controls changed', () => {
    const query = new URL(storyAddress('yard', shown), 'http://localhost').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      id: 'controls-button--primary',
      viewMode: 'story',
      globals: 'theme:yard;brand:wombat;ground:night;motion:full',
      args: 'kind:quiet',
    });
  });

  it('writes a frame with a name for each other theme', () => {
    const frames = otherFrames('below', shown);
    for (const theme of otherThemes) expect(frames).toContain(`globals=theme%3A${theme}`);
    expect(frames.match(/<iframe title="/g)).toHaveLength(otherThemes.length);
    expect(frames).not.toMatch(/src="[^"]*&(?!amp;|quot;)/);
  });
});
