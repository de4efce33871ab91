import { describe, expect, it } from 'vitest';
import { freePieces, type TakenTimes } from './taken-times';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 24, 0, minutes));
const taken = (seats: Readonly<Record<number, readonly number[]>>, vehicle: readonly number[] = []): TakenTimes => ({
  seats: new Map(Object.entries(seats).map(([minutes, of]) => [at(Number(minutes)).getTime(), new Set(of)])),
  vehicle: new Set(vehicle.map((minutes) => at(minutes).getTime())),
});
const seatsOf = (times: TakenTimes, capacity: number, first?: number) =>
  freePieces(times, { startsAt: at(0), endsAt: at(60) }, capacity, first)?.map(({ seat }) => seat) ?? null;

describe('free seats', () => {
  it('are the lowest of each piece, so that cancelled ones leave no holes that nobody fits into', () => {
    expect(seatsOf(taken({}), 1)).toEqual([1, 1, 1, 1]);
    expect(seatsOf(taken({ 0: [1], 15: [1], 30: [2], 45: [2] }), 2)).toEqual([2, 2, 1, 1]);
  });

  it('are looked for from where it is asked, and round to the first', () => {
    expect(seatsOf(taken({ 15: [3], 30: [1, 3] }), 3, 2)).toEqual([3, 1, 2, 3]);
    expect(seatsOf(taken({ 0: [1, 3, 9] }), 4, 2)).toEqual([4, 3, 3, 3]);
  });

  it('are none where one piece is full, or the vehicle is with somebody', () => {
    expect(seatsOf(taken({ 45: [1] }), 1)).toBeNull();
    expect(seatsOf(taken({}, [15]), 5)).toBeNull();
    expect(seatsOf(taken({}, [60]), 5)).toEqual([1, 1, 1, 1]);
  });

  it('count what was taken when there were more of them', () => {
    expect(seatsOf(taken({ 0: [3, 4] }), 2)).toBeNull();
    expect(seatsOf(taken({ 0: [4] }), 2)).toEqual([1, 1, 1, 1]);
  });
});
