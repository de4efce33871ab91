import { describe, expect, it } from 'vitest';
import { fold, nameTokens, tokensOfProse, wordsOf } from './words';

describe('words', () => {
  it('folds case and accents', () => {
    expect(fold('Citroën')).toBe('citroen');
    expect(wordsOf('Škoda ŠKODA').map(({ word }) => word)).toEqual(['skoda', 'skoda']);
    expect(wordsOf('½ İ ﬁat').map(({ word }) => word)).toEqual(['12', 'i', 'fiat']);
  });

  it('joins the neighbouring words of a name', () => {
    expect([...nameTokens('Land Rover')]).toEqual(['land', 'landrover', 'rover']);
    expect([...nameTokens('CX-5')]).toEqual(['cx', 'cx5', '5']);
  });

  it('joins running text only across one sign', () => {
    expect(tokensOfProse('an X-TRAIL, one owner')).toEqual(new Set(['an', 'x', 'trail', 'xtrail', 'one', 'owner']));
  });

  it('keeps the place of each word in the original', () => {
    const text = 'Peugeot 3008, Citroën';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Peugeot', '3008', 'Citroën']);
  });
});
