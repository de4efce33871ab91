import { describe, expect, it } from 'vitest';
import { letteringSize } from './lettering';

describe('letteringSize', () => {
  it.each([
    ['X-TRAIL', 'name'],
    ['QASHQAI', 'name'],
    ['Landcruisers', 'phrase'],
    ['Ready for the Mallee', 'phrase'],
    ['New, demo and used cars from five Brisbane locations', 'sentence'],
    ['Donaudampfschifffahrtsgesellschaft', 'sentence'],
  ])('letters "%s" as a %s', (title, size) => {
    expect(letteringSize(title)).toBe(size);
  });
});
