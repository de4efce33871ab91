import type { Fault, SiteCheck } from '../../ground/modules/site-check';
import { onlyFaults, spelledTime } from '../../ground/modules/site-check';
import { siteDealerships } from '../sites';
import { receiverStandings } from './event-standing';

/** Milliseconds that an event may wait before it is a fault. */
const lateMs = 60 * 60_000;

/** Receivers of events are told what happens to the stock of a site. */
export const eventCheck: SiteCheck = {
  name: 'events',
  ofSite: async (site, { db, env }) => {
    const own = await siteDealerships(db, site);
    const standings = await receiverStandings(
      db,
      own.map(({ slug }) => slug),
    );
    return onlyFaults(
      standings.flatMap(({ dealership, to, dropped_at, oldest_at, last_error }): Fault[] => {
        if (dropped_at !== null)
          return [
            {
              what: `${to} is told no more what happens to the stock of ${dealership}: it took nothing for too long (${last_error ?? 'no answer'}).`,
              mend: `Mend the receiver, then forecourt events resume ${dealership}; events of a week are kept (docs/guides/receive-events.md)`,
            },
          ];
        const waits = oldest_at === null ? 0 : env.now().getTime() - Date.parse(oldest_at);
        if (waits < lateMs) return [];
        return [
          {
            what: `${to} has not been told for ${spelledTime(waits / 1000)} what happens to the stock of ${dealership} (${last_error ?? 'not tried yet'}).`,
            mend: 'forecourt messages list --kind events says why; is a worker running?',
          },
        ];
      }),
    );
  },
};
