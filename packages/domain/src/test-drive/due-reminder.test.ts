import { describe, expect, it } from 'vitest';
import { dueReminder, type ReminderState } from './due-reminder';

const startsAt = new Date('2026-12-10T00:00:00Z');
const hours = (before: number) => new Date(startsAt.getTime() - before * 60 * 60 * 1000);
const booked = (before: number, more: Partial<ReminderState> = {}): ReminderState => ({
  ...{ startsAt, timedAt: hours(before), remindedDayAt: null, remindedHoursAt: null },
  ...more,
});

describe('a reminder', () => {
  it.each([
    [25, null],
    [24, 'day'],
    [4, 'day'],
    [3, null],
    [2, 'hours'],
    [0.6, 'hours'],
    [0.5, null],
    [0, null],
    [-1, null],
  ])('%d hours before a test drive of days ago is %s', (before, reminder) => {
    expect(dueReminder(booked(100), hours(before))).toBe(reminder);
  });

  it('comes once', () => {
    expect(dueReminder(booked(100, { remindedDayAt: hours(23) }), hours(20))).toBeNull();
    expect(dueReminder(booked(100, { remindedHoursAt: hours(2) }), hours(1))).toBeNull();
  });

  it('is not sent of what was booked a moment ago', () => {
    expect(dueReminder(booked(20), hours(19))).toBeNull();
    expect(dueReminder(booked(20), hours(2))).toBe('hours');
    expect(dueReminder(booked(3), hours(2))).toBeNull();
  });
});
