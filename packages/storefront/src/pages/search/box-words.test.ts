import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoxWords, boxOf, follow, searchedFor, typed } from './box-words';

/** A search that sets no filter. */
const nothing = { before: {}, after: {} };

describe('the words in the search box', () => {
  it('[SRCH-06] stay as they are typed, however late the searches for their beginnings are seen', () => {
    const word = 'landcruiser prado diesel';
    const step = fc.constantFrom('type', 'search', 'see');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        let box: BoxWords = boxOf('');
        let length = 0;
        const onTheWay: string[] = [];
        for (const next of [...steps, ...Array.from({ length: word.length }, () => 'type')]) {
          if (next === 'type' && length < word.length) {
            length += 1;
            box = typed(box, box.text + word[length - 1]);
          } else if (next === 'search') {
            box = searchedFor(box, box.text.trim(), nothing);
            onTheWay.push(box.text.trim());
          } else if (next === 'see') {
            const seen = onTheWay.shift();
            if (seen !== undefined) box = follow(box, seen, {});
          }
        }
        expect(box.text).toBe(word);
      }),
    );
  });

  it('are replaced by those of a search that came from elsewhere', () => {
    const box = searchedFor(typed(boxOf(''), 'red ute'), 'red', nothing);
    expect(follow(box, 'red', {}).text).toBe('red ute');
    expect(follow(follow(box, 'red', {}), '', {})).toEqual(boxOf(''));
    expect(follow(box, 'diesel', {})).toEqual(boxOf('diesel'));
  });

  it('[SRCH-06] stay while a word on the way to another sets a filter that the other takes off', () => {
    const blue = { colour: ['Blue'] };
    const set = follow(searchedFor(typed(boxOf(''), 'blue'), '', { before: {}, after: blue }), '', blue);
    const on = typed(searchedFor(typed(set, 'bluet'), 'bluet', { before: blue, after: {} }), 'blueto');
    // The old search is drawn once more before the new one.
    const seen = follow(follow(on, '', blue), 'bluet', {});
    expect(seen.text).toBe('blueto');
    // One that comes from elsewhere takes its place still.
    expect(follow(seen, '', {})).toEqual(boxOf(''));
  });

  it('go with the filter that they have set, once its chip is taken off, and stay while others change (SRCH-27)', () => {
    const hilux = { make: ['Toyota'], model: ['HiLux'] };
    const box = searchedFor(typed(boxOf(''), 'hilux'), '', { before: {}, after: hilux });
    expect(follow(box, '', {}).text).toBe('hilux');
    const seen = follow(box, '', hilux);
    expect(follow(seen, '', { ...hilux, colour: ['Red'], page: 2 }).text).toBe('hilux');
    expect(follow(seen, '', { make: ['Toyota'] })).toEqual(boxOf(''));
    const more = searchedFor(typed(seen, 'hilux diesel'), '', { before: hilux, after: { ...hilux, fuel: ['Diesel'] } });
    expect(follow(more, '', hilux).text).toBe('hilux diesel');
    const both = follow(more, '', { ...hilux, fuel: ['Diesel'] });
    expect(follow(both, '', hilux)).toEqual(boxOf(''));
    const less = searchedFor(typed(both, 'hilux'), '', { before: { ...hilux, fuel: ['Diesel'] }, after: hilux });
    expect(follow(follow(less, '', hilux), '', hilux).text).toBe('hilux');
  });
});
