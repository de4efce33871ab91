import { describe, expect, it } from 'vitest';
import { standardText } from './standard-text';

describe('a text in the letters of the standard typefaces', () => {
  it.each([
    ['Citroën C4 – “as new” €5', 'Citroën C4 – “as new” €5'],
    ['Nguyễn Kovač', 'Nguyen Kovac'],
    ['Cafe\u0301', 'Café'],
    ['2:00\u202fpm\n', '2:00 pm '],
    ['½ ﬁne', '½ fine'],
    ['車 🚗', '? ?'],
    ['\u0000a', '?a'],
  ])('writes %j as %j', (text, written) => expect(standardText(text)).toBe(written));
});
