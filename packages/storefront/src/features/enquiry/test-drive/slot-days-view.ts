import type { TestDriveDay } from '@forecourt/api-contract';
import type { SlotDay } from '@forecourt/ui/slot-picker';

/** The days of the API as the picker draws them. */
export const slotDays = (days: readonly TestDriveDay[]): readonly SlotDay[] =>
  days.map(({ closedNote, ...day }) => ({ ...day, ...(closedNote === undefined ? {} : { closedNote }) }));

/** Whether any time can be had. */
export const hasFreeTime = (days: readonly Pick<TestDriveDay, 'slots'>[]): boolean =>
  days.some(({ slots }) => slots.some(({ state }) => state === 'free'));
