import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text';

describe('foldText', () => {
  it('leaves a text whole that was not cut', () => {
    expect(foldText({ text: 'One owner.', full: null })).toEqual({ head: 'One owner.', mark: '', rest: '' });
    expect(foldText({ text: 'One owner.', limit: 10 })).toEqual({ head: 'One owner.', mark: '', rest: '' });
  });

  it('finds the rest of a text that comes cut', () => {
    expect(foldText({ text: 'Free tow bar…', full: 'Free tow bar with every ute' })).toEqual({
      head: 'Free tow bar',
      mark: '…',
      rest: ' with every ute',
    });
  });

  it('keeps a summary in other words apart from the full text', () => {
    expect(foldText({ text: 'In short', full: 'The whole story' })).toEqual({
      head: '',
      mark: 'In short',
      rest: 'The whole story',
    });
  });

  it('cuts by a limit between words', () => {
    expect(foldText({ text: 'Free tow bar with every ute', limit: 13 })).toEqual({
      head: 'Free tow bar',
      mark: '…',
      rest: ' with every ute',
    });
  });

  it('brings every word of the full text, whatever the cut', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), (full, at) => {
        const { head, rest } = foldText({ text: `${full.slice(0, at)}…`, full });
        return head + rest === full;
      }),
    );
  });
});
