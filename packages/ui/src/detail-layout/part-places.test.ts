import { describe, expect, it } from 'vitest';
import { partPlaces } from './part-places';

const full = { width: 'full' } as const;
const half = { width: 'half' } as const;

describe('partPlaces', () => {
  it('puts two halves that follow each other into one row', () => {
    expect(partPlaces([full, half, half, full])).toEqual(['full', 'start', 'end', 'full']);
  });

  it('gives a half without a partner the whole row', () => {
    expect(partPlaces([half, full, half])).toEqual(['full', 'full', 'full']);
    expect(partPlaces([half, half, half])).toEqual(['start', 'end', 'full']);
  });

  it('takes a part without a width as full', () => {
    expect(partPlaces([{}, half, half])).toEqual(['full', 'start', 'end']);
  });
});
