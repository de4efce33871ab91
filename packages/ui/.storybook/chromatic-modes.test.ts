import { describe, expect, it } from 'vitest';
import { themes } from '../src/themes';
import { pageModes, themeModes } from './chromatic-modes';
import { reviewedWidths } from './toolbar';

const names = Object.keys(themes);

describe('what Chromatic takes', () => {
  it('of a story is a picture in each theme', () => {
    expect(Object.values(themeModes)).toEqual(names.map((theme) => ({ theme })));
  });

  it('of a page is a picture in each theme at each reviewed width, in place of those', () => {
    // A page has the modes of all stories, too, unless its own take them away by name.
    const taken = Object.values({ ...themeModes, ...pageModes }).filter(({ disable }) => disable !== true);
    expect(taken).toEqual(names.flatMap((theme) => reviewedWidths.map((viewport) => ({ theme, viewport }))));
  });
});
