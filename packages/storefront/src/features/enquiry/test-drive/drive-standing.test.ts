import { describe, expect, it } from 'vitest';
import { comingText, drivePlace, driveTitle, isDriveOver, overText } from './drive-standing';

const drive = { state: 'confirmed', is_past: false, day: 'Tuesday 24 November 2026', time: '10 am' } as const;

describe('a test drive', () => {
  it('that is to come says when, and while the dealer has not confirmed it that it waits', () => {
    expect(isDriveOver(drive)).toBe(false);
    expect(comingText(drive)).toBe('Tuesday 24 November 2026 at 10 am is yours.');
    expect(comingText({ ...drive, state: 'waiting' })).toContain('We confirm it soon.');
  });

  it.each([
    ['cancelled', false, 'This test drive is cancelled', 'The time is free for somebody else.'],
    ['cancelled', true, 'This test drive is cancelled', 'The time is free for somebody else.'],
    ['confirmed', true, 'Your test drive is over', 'Thank you for coming.'],
    ['waiting', true, 'Your test drive is over', 'Thank you for coming.'],
  ] as const)('that is %s, past: %s, is over and says so', (state, is_past, title, text) => {
    const over = { ...drive, state, is_past };
    expect([isDriveOver(over), driveTitle(over)]).toEqual([true, title]);
    expect(overText(over, false)).toBe(text);
    // Nobody is led to a page that is not there.
    expect(overText(over, true)).toMatch(/^.{10,}\. .*book another/);
  });
});

describe('the place of a test drive', () => {
  const location = {
    id: 'the-yard',
    name: 'The Yard',
    address: '1 Example Street',
    phone: null,
    directions: 'https://x.example',
  };
  const at_home = { address: '9 Quiet Lane', postcode: '2000' };

  it('is the same on both pages where the shopper comes', () => {
    for (const page of ['own', 'confirming'] as const)
      expect(drivePlace({ location, at_home: null }, page).lines).toEqual(['The Yard', '1 Example Street']);
  });

  it('names a home on the page of the test drive alone', () => {
    expect(drivePlace({ location, at_home }, 'own')).toEqual({
      label: 'We come to you at',
      lines: ['9 Quiet Lane 2000'],
    });
    expect(drivePlace({ location, at_home }, 'confirming')).toEqual({ label: 'Where', lines: ['We come to you'] });
  });
});
