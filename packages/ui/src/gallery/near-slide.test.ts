import { describe, expect, it } from 'vitest';
import { isNear } from './near-slide';

describe('isNear', () => {
  it('is true for the slide in view and its neighbours, also across the ends', () => {
    expect([0, 1, 2, 3, 4].filter((slide) => isNear(slide, 0, 5))).toEqual([0, 1, 4]);
    expect([0, 1, 2, 3, 4].filter((slide) => isNear(slide, 4, 5))).toEqual([0, 3, 4]);
  });
});
