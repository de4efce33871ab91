import { describe, expect, it } from 'vitest';
import { readJoined, readWatchlist } from './read-watchlist';
import { watchlistAnswerSchema, watchlistJoinedSchema } from './watchlist';

const car = { id: '7', name: '2021 Kia Rio', make: 'Kia', model: 'Rio' };

describe('readWatchlist', () => {
  it.each([
    { phone_number: '+61491570006', saved: [car], compared: [] },
    { phone_number: null, saved: [], compared: [], more: 1 },
    { phone_number: '+61491570006', saved: [{ ...car, price: 1 }], compared: [car] },
  ])('reads what the schema reads: %j', (answer) => {
    expect(readWatchlist(answer)).toEqual(watchlistAnswerSchema.parse(answer));
  });

  it.each([
    null,
    {},
    { phone_number: 7, saved: [], compared: [] },
    { phone_number: null, saved: ['7'], compared: [] },
    { phone_number: null, saved: [], compared: [{ ...car, id: 7 }] },
  ])('refuses what the schema refuses: %j', (answer) => {
    expect(() => readWatchlist(answer)).toThrow(TypeError);
    expect(watchlistAnswerSchema.safeParse(answer).success).toBe(false);
  });
});

describe('readJoined', () => {
  it('reads what had no room, as the schema does', () => {
    const answer = { success: true, left: { saved: ['1'], compared: [] } };
    expect(readJoined(answer)).toEqual(watchlistJoinedSchema.parse(answer).left);
    expect(() => readJoined({ success: true, left: { saved: [1], compared: [] } })).toThrow(TypeError);
    expect(() => readJoined({ success: true })).toThrow(TypeError);
  });
});
