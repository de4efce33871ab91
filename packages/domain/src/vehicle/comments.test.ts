import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentsLimit, pendingComments, truncate, truncateComments } from './comments';

const length = (text: string) => [...new Intl.Segmenter('en-AU', { granularity: 'grapheme' }).segment(text)].length;

describe('truncateComments', () => {
  it('[VDP-03] cuts at 400 characters and keeps the whole', () => {
    const fits = 'a'.repeat(400);
    const tooLong = 'a'.repeat(401);
    expect(truncateComments(fits, { truncateComments: true })).toEqual({ text: fits, full: null });
    expect(truncateComments(tooLong, { truncateComments: true })).toEqual({ text: `${fits}…`, full: tooLong });
  });

  it('[VDP-03] shows all by setting', () => {
    const long = 'a'.repeat(2000);
    expect(truncateComments(long, { truncateComments: false })).toEqual({ text: long, full: null });
  });

  it('[VDP-03] states that comments are pending when there are none', () => {
    for (const none of [null, '', '  ', 'null']) {
      expect(truncateComments(none, { truncateComments: true })).toEqual({ text: pendingComments, full: null });
    }
    expect(pendingComments).toBe('Dealer comments are pending. Please check back here later.');
  });
});

describe('truncate', () => {
  it('ends with the last word, without the space after it', () => {
    expect(truncate(' one two', 5)).toBe(' one…');
  });

  it('never splits what a reader sees as one character', () => {
    const flags = '🇦🇺'.repeat(5);
    expect(truncate(flags, 3)).toBe(`${'🇦🇺'.repeat(3)}…`);
    expect(truncate('👩‍👩‍👧‍👦', 1)).toBeNull();
  });

  it('gives a beginning of the text within the limit, or nothing when it fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, limit) => {
        const cut = truncate(text, limit);
        expect(cut === null).toBe(length(text) <= limit);
        if (cut === null) return;
        expect(cut.endsWith('…')).toBe(true);
        expect(text.startsWith(cut.slice(0, -1))).toBe(true);
        expect(length(cut.slice(0, -1))).toBeLessThanOrEqual(limit);
      }),
    );
    expect(commentsLimit).toBe(400);
  });
});
