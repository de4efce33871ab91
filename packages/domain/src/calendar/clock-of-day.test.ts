import { expect, it } from 'vitest';
import { clockOfDay } from './clock-of-day';

it('is a time of day by a clock of 24 hours', () => {
  expect([0, 9, 570, 1020, 1439, 1440, 1530].map(clockOfDay)).toEqual([
    ...['00:00', '00:09', '09:30', '17:00', '23:59', '00:00', '01:30'],
  ]);
});
