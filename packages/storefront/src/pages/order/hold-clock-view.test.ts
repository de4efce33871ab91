import { orderStepNames } from '@forecourt/domain/order';
import { describe, expect, it } from 'vitest';
import { holdClockView, reloadsAtEnd } from './hold-clock-view';

// Feeds RSRV-01, which is proven on the pages.
describe('the clock of a hold', () => {
  it('counts minutes and seconds, and says ten, five, two and one', () => {
    expect(holdClockView(1_140_500, true)).toEqual({ clock: '19:01', said: '' });
    expect(holdClockView(600_000, true)).toEqual({ clock: '10:00', said: '10 minutes left' });
    expect(holdClockView(299_000, false)).toEqual({ clock: '4:59', said: '5 minutes left' });
    expect(holdClockView(61_000, false).said).toBe('2 minutes left');
    expect(holdClockView(1, false)).toEqual({ clock: '0:01', said: '1 minute left' });
  });

  it('ends with words in its place where the page stays as it is typed', () => {
    expect(holdClockView(0, true)).toEqual({ clock: '0:00', said: 'The time is over.' });
    expect(holdClockView(-5_000, false)).toEqual({
      clock: null,
      said: expect.stringMatching(/^The time is over\. What you typed is still here/),
    });
  });

  it('has its page asked for anew at the review and where an order stands, and at no step that is typed into', () => {
    expect(orderStepNames.filter((step) => reloadsAtEnd({ kind: 'step', step }))).toEqual(['review']);
    expect(reloadsAtEnd({ kind: 'standing', state: 'held' })).toBe(true);
  });
});
