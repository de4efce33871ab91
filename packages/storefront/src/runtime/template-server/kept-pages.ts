import * as z from 'zod';
import { processStore } from '../cache/process-store';
import { addressAt } from './cached-path';

/** Where a process tells another of the same app, which has just begun, what it keeps. Only by the gateway's proof. */
export const keptPagesPath = '/_template/kept-pages';

/** Pages told at most: what is drawn in a few seconds. */
const mostTold = 400;

export const keptPagesSchema = z.array(z.object({ site: z.string().min(1), address: z.string().startsWith('/') }));

/** A page of a site, by its address on that site. */
export type KeptPage = z.output<typeof keptPagesSchema>[number];

/** The pages that this process keeps, those first that were asked for last. */
export const keptPages = (): readonly KeptPage[] =>
  (processStore.forecourtPageStore?.places(mostTold) ?? []).flatMap((place) => addressAt(place) ?? []);
