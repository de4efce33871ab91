import { type Dealership, dealershipSchema } from '@forecourt/domain';
import type { Checked, DocumentFault } from './fault';
import { schemaFaults } from './schema-faults';

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const crossFaults = ({ locations }: Dealership): readonly DocumentFault[] => {
  const ids = locations.map(({ id }) => id);
  const each = locations.flatMap((location, index): DocumentFault[] => [
    ...(ids.indexOf(location.id) < index
      ? [
          {
            path: `locations[${index}].id`,
            reason: `The location id "${location.id}" stands twice. Give each its own.`,
          },
        ]
      : []),
    ...(isTimeZone(location.time_zone)
      ? []
      : [
          {
            path: `locations[${index}].time_zone`,
            reason: `"${location.time_zone}" is not an IANA time zone. Write one such as Australia/Sydney.`,
          },
        ]),
  ]);
  const hasPrimary = locations.some(({ primary }) => primary);
  return hasPrimary ? each : [...each, { path: 'locations', reason: 'No location is primary. Set primary on one.' }];
};

/** Checks a dealership with its locations and lead destinations: every fault at once with path and reason. */
export const validateDealership = (input: unknown): Checked<Dealership> => {
  const faults = schemaFaults(dealershipSchema, input);
  if (faults.length > 0) return { ok: false, faults };
  const value = dealershipSchema.parse(input);
  const crossing = crossFaults(value);
  return crossing.length > 0 ? { ok: false, faults: crossing } : { ok: true, value };
};
