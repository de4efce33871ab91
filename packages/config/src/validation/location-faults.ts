import { australianTimeZones } from '@forecourt/domain/calendar';
import { openingHoursSchema, specialHoursSchema } from '@forecourt/domain/location';
import { type HoursFault, specialFaults, weekFaults } from '@forecourt/domain/opening-hours';
import type { z } from 'zod';
import { asList, asRecord } from './as-record';
import { type DocumentFault, printFaultPath } from './fault';
import { nearestKey } from './nearest-key';

const zoneFaults = (zone: unknown, place: readonly PropertyKey[]): readonly DocumentFault[] => {
  const zones: readonly string[] = australianTimeZones;
  if (typeof zone !== 'string' || zones.includes(zone)) return [];
  const nearest = nearestKey(zone, zones);
  const meant = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return [
    {
      path: printFaultPath([...place, 'time_zone']),
      reason: `"${zone}" is no time zone that every program reads alike.${meant} There are ${zones.join(', ')}.`,
    },
  ];
};

/** The faults of a list of hours, as far as its entries can be read, at their places in the document. */
const hoursFaults = <Entry>(
  list: unknown,
  schema: z.ZodType<Entry>,
  place: readonly PropertyKey[],
  faultsOf: (entries: readonly Entry[]) => readonly HoursFault[],
): readonly DocumentFault[] => {
  const readable = asList(list).flatMap((entry, index) => {
    const read = schema.safeParse(entry);
    return read.success ? [{ index, entry: read.data }] : [];
  });
  return faultsOf(readable.map(({ entry }) => entry)).map(({ path: [at, ...path], reason }) => ({
    path: printFaultPath([...place, readable[Number(at)]?.index ?? 0, ...path]),
    reason,
  }));
};

/** What is wrong with locations beside their shape: zones, clocks and days. Each rule looks only at what it can read. */
export const locationFaults = (locations: readonly unknown[]): readonly DocumentFault[] => {
  const names = locations.flatMap((location) => {
    const { name } = asRecord(location);
    return typeof name === 'string' ? [name] : [];
  });
  return locations.flatMap((location, index) => {
    const { time_zone, contact_detail, special_hours } = asRecord(location);
    const place = ['locations', index];
    return [
      ...zoneFaults(time_zone, place),
      ...hoursFaults(
        asRecord(contact_detail).opening_hours,
        openingHoursSchema,
        [...place, 'contact_detail', 'opening_hours'],
        weekFaults,
      ),
      ...hoursFaults(special_hours, specialHoursSchema, [...place, 'special_hours'], (specials) =>
        specialFaults(specials, names),
      ),
    ];
  });
};
