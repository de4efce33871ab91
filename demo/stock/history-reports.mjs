// History reports on file of demo vehicles: one specimen, which says on its face that it is a report of nothing.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const specimen = new URL('../imagery/reports/history-report.webp', import.meta.url);

/** Where `forecourt media add` puts the specimen: by its bytes. */
const address = `/media/${createHash('sha256').update(readFileSync(specimen)).digest('hex')}`;

/**
 * The address of a vehicle's history report, empty where its yard has none of it.
 * @param {import('./yards.mjs').Yard} yard
 * @param {{ stocknum: string }} row
 */
export const historyReportOf = ({ reported = [] }, { stocknum }) => ({
  file: reported.includes(stocknum) ? address : '',
});
