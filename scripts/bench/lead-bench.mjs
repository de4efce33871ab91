// @ts-check
import { bundleBench } from './bundle-bench.mjs';
import { runJson } from './run-json.mjs';

/** Enquiries through the API against bare inserts into the same PostgreSQL. */
export const benchLeads = async () => runJson(await bundleBench('lead-bench'));
