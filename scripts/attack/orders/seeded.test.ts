import { expect, it } from 'vitest';
import { playOf, plays } from './checkout.mjs';
import { numbersFrom } from './seeded.mjs';

it('gives the same numbers for the same seed, within 0 and 1', () => {
  const [one, other] = [numbersFrom(28), numbersFrom(28)];
  const numbers = Array.from({ length: 1000 }, one);
  expect(numbers).toEqual(Array.from({ length: 1000 }, other));
  expect(numbers.every((number) => number > 0 && number < 1)).toBe(true);
  expect(numbersFrom(29)()).not.toBe(numbers[0]);
});

it('plays every way to pay, in shares of a hundred', () => {
  expect(Object.values(plays).reduce((sum: number, share) => sum + share, 0)).toBe(100);
  const played = Array.from({ length: 100 }, (_, at) => playOf((at + 0.5) / 100));
  for (const [play, share] of Object.entries(plays)) expect(played.filter((one) => one === play)).toHaveLength(share);
});
