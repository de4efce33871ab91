import { asList, asRecord } from './as-record';
import { type DocumentFault, printFaultPath } from './fault';
import { nearestKey } from './nearest-key';

/** Days that are blocked for a location that the site does not have: they would block nothing. */
export const testDriveFaults = (testDrive: unknown, locations: unknown): readonly DocumentFault[] => {
  const known = asList(locations).flatMap((location) => {
    const { id } = asRecord(location);
    return typeof id === 'string' ? [id] : [];
  });
  return asList(asRecord(testDrive).blockedDays).flatMap((day, index): readonly DocumentFault[] => {
    const { location } = asRecord(day);
    if (typeof location !== 'string' || known.includes(location)) return [];
    const nearest = nearestKey(location, known);
    const meant = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
    return [
      {
        path: printFaultPath(['testDrive', 'blockedDays', index, 'location']),
        reason: `The site has no location "${location}": the day would be blocked nowhere.${meant} Name one of locations, or leave it out for all.`,
      },
    ];
  });
};
