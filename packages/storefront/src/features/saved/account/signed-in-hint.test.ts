import { signedInHint } from '@forecourt/api-contract';
import { describe, expect, it } from 'vitest';
import { hint } from '../vehicles/list-keeper';

describe('the hint that somebody may be signed in', () => {
  it('is the one that the API sets', () => {
    expect(hint).toBe(`${signedInHint}=1`);
  });
});
