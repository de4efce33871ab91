import type { FooterLocation } from './site-footer';

/** The licences of all places, each named once, in the order of the places. */
export const allLicences = (locations: readonly FooterLocation[]): readonly string[] => [
  ...new Set(locations.flatMap(({ licences = [] }) => licences)),
];
