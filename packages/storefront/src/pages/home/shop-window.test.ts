import { aSearchHit } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shopWindow } from './shop-window';

const hit = (make: string, model: string, colour: string, body = 'SUV') => aSearchHit({ make, model, colour, body });

describe('the shop window', () => {
  it('shows each make once while there are others, in the order of the list', () => {
    const hits = [
      hit('Subaru', 'WRX', 'Silver', 'Sedan'),
      hit('Subaru', 'WRX', 'White', 'Sedan'),
      hit('Kia', 'Sportage', 'Grey'),
      hit('Mazda', 'CX-5', 'Grey'),
      hit('Ford', 'Ranger', 'Orange', 'Ute'),
    ];
    expect(shopWindow(hits, 3).map(({ make }) => make)).toEqual(['Subaru', 'Kia', 'Ford']);
  });

  it('shows another model of a make before a second one of the same', () => {
    const hits = [hit('Kia', 'Rio', 'Red'), hit('Kia', 'Rio', 'Blue'), hit('Kia', 'Carnival', 'Red')];
    expect(shopWindow(hits, 2).map(({ model }) => model)).toEqual(['Rio', 'Carnival']);
  });

  it('shows all vehicles when every one is alike', () => {
    const hits = [hit('Kia', 'Rio', 'Red'), hit('Kia', 'Rio', 'Red')];
    expect(shopWindow(hits, 6)).toEqual(hits);
  });

  it('keeps the order, repeats no vehicle and is as long as the stock allows', () => {
    const word = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word, word)), fc.nat(8), (words, count) => {
        const hits = words.map(([make, model, colour]) => hit(make, model, colour));
        const shown = shopWindow(hits, count);
        expect(shown).toHaveLength(Math.min(count, hits.length));
        const places = shown.map((each) => hits.indexOf(each));
        expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
      }),
    );
  });
});
