import { type Dealership, dealershipSchema } from '../dealership/dealership';
import { asList, asRecord } from './as-record';
import type { Checked, DocumentFault } from './fault';
import { locationFaults } from './location-faults';
import { schemaFaults } from './schema-faults';

/** No lead may go nowhere (LEAD-02), and a destination's locations are the dealership's own. */
const destinationFaults = (
  destinations: readonly ReturnType<typeof asRecord>[],
  locations: readonly unknown[],
): readonly DocumentFault[] => {
  const isNarrowed = (one: ReturnType<typeof asRecord>) => one.categories !== undefined || one.locations !== undefined;
  const each = destinations.flatMap((destination, index): DocumentFault[] => [
    ...(destination.otherwise === true && isNarrowed(destination)
      ? [
          {
            path: `lead_destinations[${index}].otherwise`,
            reason: 'What takes the rest cannot be narrowed. Leave otherwise out, or categories and locations.',
          },
        ]
      : []),
    ...asList(destination.locations).flatMap((id, place) =>
      typeof id !== 'string' || locations.some((location) => asRecord(location).id === id)
        ? []
        : [
            {
              path: `lead_destinations[${index}].locations[${place}]`,
              reason: `The dealership has no location "${id}".`,
            },
          ],
    ),
  ]);
  return destinations.length > 0 && destinations.every(isNarrowed)
    ? [
        ...each,
        {
          path: 'lead_destinations',
          reason: 'No destination takes every lead. Leave categories and locations out of one.',
        },
      ]
    : each;
};

/** A receiver is known by its address: one that stands twice would be told everything twice. */
const receiverFaults = (receivers: readonly ReturnType<typeof asRecord>[]): readonly DocumentFault[] => {
  const urls = receivers.map(({ url }) => url);
  return urls.flatMap((url, index) =>
    typeof url === 'string' && urls.indexOf(url) < index
      ? [
          {
            path: `event_webhooks[${index}].url`,
            reason: 'This address stands twice. Name all of its events in one entry.',
          },
        ]
      : [],
  );
};

const idFaults = (locations: readonly unknown[]): readonly DocumentFault[] => {
  const ids = locations.map((location) => asRecord(location).id);
  return ids.flatMap((id, index) =>
    typeof id === 'string' && ids.indexOf(id) < index
      ? [{ path: `locations[${index}].id`, reason: `The location id "${id}" stands twice. Give each its own.` }]
      : [],
  );
};

const primaryFaults = (locations: readonly unknown[]): readonly DocumentFault[] =>
  locations.length === 0 || locations.some((location) => asRecord(location).primary === true)
    ? []
    : [{ path: 'locations', reason: 'No location is primary. Set primary on one.' }];

/** Rules between fields; each looks only at what it can read, so that faults elsewhere do not hide its own. */
const crossFaults = (input: unknown): readonly DocumentFault[] => {
  const document = asRecord(input);
  const locations = asList(document.locations);
  return [
    ...idFaults(locations),
    ...locationFaults(locations),
    ...primaryFaults(locations),
    ...destinationFaults(asList(document.lead_destinations).map(asRecord), locations),
    ...receiverFaults(asList(document.event_webhooks).map(asRecord)),
  ];
};

/** Checks a dealership with its locations, their hours and lead destinations: every fault at once with path and reason. */
export const validateDealership = (input: unknown): Checked<Dealership> => {
  const faults = [...schemaFaults(dealershipSchema, input), ...crossFaults(input)];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: dealershipSchema.parse(input) };
};
