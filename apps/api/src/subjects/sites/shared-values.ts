import type { Dealership } from '@forecourt/config/dealership';
import { printFaultPath } from '@forecourt/config/validation';
import { dialledNumber } from '@forecourt/domain/location';
import { writtenPhones } from './dealer-phones';

/** Something that says who a dealership is, or leads to it. */
interface OwnValue {
  readonly path: string;
  readonly value: string;
  /** The value as it is compared; kinds apart. */
  readonly key: string;
}

/** Where leads and events go, numbers, licences and places of a dealership: what a copy of its document must not keep. */
const ownValues = (dealership: Dealership): readonly OwnValue[] => {
  const own = (kind: string, path: readonly PropertyKey[], value: string | null, key = value): OwnValue[] =>
    value === null || value.trim() === '' || key === null
      ? []
      : [{ path: printFaultPath(path), value, key: `${kind} ${key.trim().toLowerCase()}` }];
  return [
    ...dealership.lead_destinations.flatMap((destination, index) =>
      destination.kind === 'email'
        ? destination.to.flatMap((to, at) => own('mail', ['lead_destinations', index, 'to', at], to))
        : own('address', ['lead_destinations', index, 'url'], destination.url),
    ),
    ...(dealership.event_webhooks ?? []).flatMap(({ url }, index) =>
      own('address', ['event_webhooks', index, 'url'], url),
    ),
    ...dealership.locations.flatMap((location, index) => [
      ...own('mail', ['locations', index, 'email'], location.email),
      ...own('licence', ['locations', index, 'dealer_license_number'], location.dealer_license_number),
      ...own('licence', ['locations', index, 'motor_vehicle_repairer'], location.motor_vehicle_repairer),
      ...own('place', ['locations', index, 'address', 'place_id'], location.address.place_id),
      ...location.distribution_locations.flatMap((id, at) =>
        own('location', ['locations', index, 'distribution_locations', at], id),
      ),
    ]),
    ...writtenPhones(dealership).map(({ path, phone }) => ({
      path,
      value: phone,
      key: `phone ${dialledNumber(phone)}`,
    })),
  ];
};

/** What a dealership holds against others: its own values, and its locations' ids. */
const heldKeys = (dealership: Dealership): readonly string[] => [
  ...ownValues(dealership).flatMap(({ key }) => (key.startsWith('location ') ? [] : [key])),
  ...dealership.locations.map(({ id }) => `location ${id.toLowerCase()}`),
];

/**
 * What a dealership has that another one has too and that it did not have before, a line each: a copied document that
 * keeps where the other's leads go would send them there. Groups share on purpose, so it is asked about and not refused.
 * @param live the document as it is live; undefined for a new one
 * @param others every other dealership, as it will be live
 */
export const sharedValues = (
  document: Dealership,
  live: Dealership | undefined,
  others: readonly Dealership[],
): readonly string[] => {
  const before = new Set(live === undefined ? [] : ownValues(live).map(({ key }) => key));
  const holders = new Map(others.flatMap((other) => heldKeys(other).map((key) => [key, other.slug] as const)));
  return ownValues(document).flatMap(({ path, value, key }) => {
    const holder = holders.get(key);
    return holder === undefined || before.has(key) ? [] : [`${path} "${value}" is ${holder}'s, too`];
  });
};
