import { vehicleSchema } from '@forecourt/domain/vehicle';
import { getTableColumns } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { vehicles } from './vehicles';

/** Filled in when read: the first from the dealership, the second from the slug, the third from the counts of a site. */
const derived = ['dealership_slug', 'path', 'views'];
/** The feed's own bookkeeping. */
const internal = ['feed', 'feed_digest', 'feed_pictures', 'feed_spin', 'feed_spin_interior'];

describe('the table of vehicles', () => {
  it('has every field of the vehicle under its own name, and no other', () => {
    const columns = Object.entries(getTableColumns(vehicles));
    expect(columns.map(([key]) => key)).toEqual(columns.map(([, column]) => column.name));
    const stored = Object.keys(vehicleSchema.shape).filter((name) => !derived.includes(name));
    expect(columns.map(([key]) => key).sort()).toEqual([...stored, ...internal].sort());
  });
});
