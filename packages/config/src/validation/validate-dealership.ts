import { type Dealership, dealershipSchema, type LeadDestination } from '../dealership/dealership';
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

/** No lead may go nowhere (LEAD-02), and a destination's locations are the dealership's own. */
const destinationFaults = ({ locations, lead_destinations: destinations }: Dealership): readonly DocumentFault[] => {
  const isNarrowed = (one: LeadDestination) => one.categories !== undefined || one.locations !== undefined;
  const each = destinations.flatMap((destination, index): DocumentFault[] => [
    ...(destination.otherwise === true && isNarrowed(destination)
      ? [
          {
            path: `lead_destinations[${index}].otherwise`,
            reason: 'What takes the rest cannot be narrowed. Leave otherwise out, or categories and locations.',
          },
        ]
      : []),
    ...(destination.locations ?? []).flatMap((id, place) =>
      locations.some((location) => location.id === id)
        ? []
        : [
            {
              path: `lead_destinations[${index}].locations[${place}]`,
              reason: `The dealership has no location "${id}".`,
            },
          ],
    ),
  ]);
  return destinations.every(isNarrowed)
    ? [
        ...each,
        {
          path: 'lead_destinations',
          reason: 'No destination takes every lead. Leave categories and locations out of one.',
        },
      ]
    : each;
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
  const crossing = [...crossFaults(value), ...destinationFaults(value)];
  return crossing.length > 0 ? { ok: false, faults: crossing } : { ok: true, value };
};
