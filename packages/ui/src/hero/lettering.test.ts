import { describe, expect, it } from 'vitest';
import { lettering } from './lettering';

describe('lettering', () => {
  it.each([
    ['X-TRAIL', 1],
    ['Donaudampfschifffahrtsgesellschaftskapitän', 1],
    ['Quietly further.', 1],
    ['Ready for the Mallee', 2],
    ['Made for where the road goes next.', 2],
    ['New, demo and used cars from five Brisbane locations', 3],
  ])('letters "%s" in %i lines', (title, lines) => {
    expect(lettering(title).lines).toBe(lines);
  });

  it('counts capitals, figures and wide letters wider than others', () => {
    expect(lettering('ill').word).toBe(3);
    expect(lettering('RAV4').word).toBeCloseTo(6.4);
    expect(lettering('mow').word).toBeCloseTo(4.2);
  });

  it('measures the longest word apart from the title', () => {
    expect(lettering('  a   longest one ')).toMatchObject({ word: 7, title: 13, line: 13 });
  });

  it('leaves no line shorter than its longest word', () => {
    expect(lettering('Donaudampfschifffahrtsgesellschaft to go').line).toBe(
      lettering('Donaudampfschifffahrtsgesellschaft').word,
    );
  });
});
