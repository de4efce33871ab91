import type { NearSlot, TestDriveDay } from '@forecourt/api-contract';
import type { TestDriveSettings } from '@forecourt/domain/test-drive';
import {
  type DriveDay,
  type DriveSlot,
  momentWords,
  nearestSlots,
  slotsOf,
  testDriveDays,
} from '@forecourt/domain/test-drive';
import type { Db } from '../../ground/database/database';
import type { DrivePlace } from './drive-places';
import { freePieces, type TakenTimes, takenTimes } from './taken-times';

/** Which times are asked for, and for what. */
export interface AskedDays {
  readonly place: DrivePlace;
  readonly settings: TestDriveSettings;
  readonly vehicleId: bigint | null;
  readonly now: Date;
  /** A booking that is moved: its own time counts as free. */
  readonly except?: string;
}

/** The days of a place with what is free of them. */
export interface OfferedDays {
  readonly days: readonly TestDriveDay[];
  /** The free times that are nearest to an instant, at most three. */
  readonly nearest: (at: Date) => readonly NearSlot[];
}

const noDays: OfferedDays = { days: [], nearest: () => [] };

const dayView = (day: DriveDay, isFree: (slot: DriveSlot) => boolean): TestDriveDay => ({
  ...{ date: day.date, weekday: day.weekday, day: day.day, month: day.month, name: day.name },
  slots: day.slots.map((slot) => ({
    value: slot.startsAt.toISOString(),
    label: slot.label,
    state: isFree(slot) ? 'free' : 'taken',
  })),
  ...(day.none === null ? {} : { closedNote: day.none.note }),
});

/** The days that a place offers, each time free or taken (TDRV-01). */
export const offeredDays = async (db: Pick<Db, 'select'>, asked: AskedDays): Promise<OfferedDays> => {
  const { place, settings, vehicleId, now, except } = asked;
  const { location, dealership } = place;
  const days = testDriveDays(location, settings, now);
  const slots = slotsOf(days);
  const [first, last] = [slots[0], slots.at(-1)];
  if (first === undefined || last === undefined)
    return { ...noDays, days: days.map((day) => dayView(day, () => false)) };
  const seats = {
    ...{ dealershipId: dealership.id, locationId: location.id, capacity: settings.capacityPerSlot, vehicleId },
    ...(except === undefined ? {} : { except }),
  };
  const taken: TakenTimes = await takenTimes(db, seats, first.startsAt, last.endsAt);
  const isFree = (slot: DriveSlot) => freePieces(taken, slot, settings.capacityPerSlot) !== null;
  return {
    days: days.map((day) => dayView(day, isFree)),
    nearest: (at) =>
      nearestSlots(slots.filter(isFree), at).map(({ startsAt }) => ({
        value: startsAt.toISOString(),
        label: momentWords(location.time_zone, startsAt),
      })),
  };
};
