import { aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { weeklyNote } from './weekly-note';

const site = aPublicSite({ flags: { finance: true }, finance_provider: 'manual', finance: { interestRate: 9 } });

describe('weeklyNote', () => {
  it('gives the rate and the comparison rate, and what they are of', () => {
    expect(weeklyNote(site)).toBe(
      'Estimates at 9.00% p.a. over 5 years. Comparison rate 9.03% p.a. on $30,000. Each vehicle shows its own.',
    );
  });

  it('[SITE-04/finance] says nothing where finance is off', () => {
    expect(weeklyNote({ ...site, flags: { ...site.flags, finance: false } })).toBeUndefined();
  });
});
