import { describe, expect, it } from 'vitest';
import { noLists, type WatchChange, withChanges } from './watch-rules';

const car = (id: string) => ({ id, name: `2023 Kia Rio ${id}`, make: 'Kia', model: 'Rio' });
const change = (id: string, wanted: boolean, list: WatchChange['list'] = 'saved'): WatchChange => ({
  list,
  wanted,
  vehicle: car(id),
});
const before = { phone_number: '+61491570006', saved: [car('1'), car('2')], compared: [car('3')] };

describe('withChanges', () => {
  it('adds at the end and takes out, in the order of the changes, each list by itself', () => {
    const after = withChanges(before, [change('4', true), change('1', false), change('3', false, 'compared')]);
    expect(after.saved.map(({ id }) => id)).toEqual(['2', '4']);
    expect(after.compared).toEqual([]);
    expect(after.phone_number).toBe(before.phone_number);
  });

  it('changes nothing for what is so already, and leaves what it was given', () => {
    expect(withChanges(before, [change('1', true), change('9', false)])).toEqual(before);
    expect(withChanges(noLists, [change('1', true), change('1', true)]).saved).toHaveLength(1);
    expect(noLists.saved).toEqual([]);
  });

  it('keeps of a vehicle what a list has alone', () => {
    const seen = { ...car('7'), primary_image_url: '/7.jpg' };
    expect(withChanges(noLists, [{ ...change('7', true), vehicle: seen }]).saved).toEqual([car('7')]);
  });
});
