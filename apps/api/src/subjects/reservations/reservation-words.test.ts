import { describe, expect, it } from 'vitest';
import type { Reservation } from './reservation';
import { instantInWords, reservationInWords } from './reservation-words';

const reservation: Reservation = {
  ...{ id: '1', dealership: 'yard', stocknum: 'S1', name: '2020 Kia Rio', sold: false, note: null },
  ...{ by: 'operator', who: 'Jo', reserved_at: '2026-11-28T03:05:00.000Z', until: '2026-12-05T06:00:00.000Z' },
  ...{ ended_at: null, ended_by: null, time_zone: 'Australia/Melbourne' },
};

describe('reservations in words', () => {
  it('say who has the vehicle, since when and until when, by the clock where it stands', () => {
    expect(reservationInWords(reservation)).toBe(
      'by operator "Jo" since 28 November 2026, 14:05, until 5 December 2026, 17:00 (Australia/Melbourne)',
    );
    expect(reservationInWords({ ...reservation, by: 'feed', who: 'nightly', until: null })).toBe(
      'by the feed "nightly" since 28 November 2026, 14:05, without an end (Australia/Melbourne)',
    );
  });

  it('say midnight as the end of the day before', () => {
    expect(instantInWords(new Date('2026-12-05T13:00:00Z'), 'Australia/Melbourne')).toBe('the end of 5 December 2026');
    expect(instantInWords(new Date('2026-12-31T16:00:00Z'), 'Australia/Perth')).toBe('the end of 31 December 2026');
  });
});
