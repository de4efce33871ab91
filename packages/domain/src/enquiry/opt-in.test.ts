import { describe, expect, it } from 'vitest';
import { consentOf } from '../lead/consent';
import { currentOptIn, optInWordings } from './opt-in';

const shown = { state: 'VIC', at: new Date('2026-11-21T01:00:00Z') };

describe('consentOf', () => {
  it('keeps the wording that the form showed, the box, the state and the time', () => {
    expect(consentOf({ opt_in: true, wording: currentOptIn }, shown)).toEqual({
      opt_in: true,
      wording: 'Send me offers and news by email or SMS. I can stop them at any time.',
      state: 'VIC',
      at: '2026-11-21T01:00:00.000Z',
    });
    expect(consentOf({ opt_in: false, wording: currentOptIn }, shown)).toMatchObject({
      opt_in: false,
      wording: optInWordings[currentOptIn],
    });
  });

  it('accepts forms from before wordings had names, and takes no consent to an unknown wording', () => {
    expect(consentOf({ opt_in: true, wording: null }, shown)).toMatchObject({
      opt_in: true,
      wording: optInWordings['1'],
    });
    for (const wording of ['', '2', 'toString', '__proto__'])
      expect(consentOf({ opt_in: true, wording }, shown)).toMatchObject({ opt_in: false, wording: '' });
  });
});
