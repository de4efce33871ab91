import type { SiteDocument } from '@forecourt/config/site-document';
import { sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import type { Destination } from '../../ground/database/schema/shapes/destination';
import {
  type Fault,
  onlyFaults,
  readOnce,
  type SiteCheck,
  type SiteCheckDeps,
  spelledTime,
} from '../../ground/modules/site-check';
import { siteDealerships } from '../sites';
import { deliveryPoints } from './delivery-points';
import { deliveryTemplates } from './lead-kinds';
import { readLeadPace } from './lead-pace';

const nameOf = (destination: Destination): string => {
  if (destination.kind === 'shopper') return `${destination.by} to a shopper`;
  return destination.kind === 'email' ? destination.to.join(', ') : new URL(destination.url).host;
};

/** The last message to each destination of a site's leads that was decided, or failed at least once. */
const lastDeliveries = async (db: Db, { website_id }: SiteDocument) => {
  const answer = await db.execute<{ destination: Destination; status: string; last_error: string | null }>(sql`
    select distinct on (m.destination ->> 'kind', coalesce(m.destination ->> 'url', m.destination ->> 'to'))
      m.destination, m.status, m.last_error
    from messages m join leads l on m.subject_kind = 'lead' and m.subject_id = l.id
    where l.website_id = ${website_id} and m.template in ${[...deliveryTemplates]}
      and (m.status in ('delivered', 'failed') or m.status = 'pending' and m.attempts > 0)
    order by m.destination ->> 'kind', coalesce(m.destination ->> 'url', m.destination ->> 'to'), m.created_at desc`);
  return answer.rows;
};

const failing = async (db: Db, site: SiteDocument): Promise<readonly Fault[]> =>
  (await lastDeliveries(db, site)).flatMap(({ destination, status, last_error }): readonly Fault[] =>
    status === 'delivered'
      ? []
      : [
          {
            what: `The last lead to ${nameOf(destination)} was not taken (${last_error ?? 'no answer'}); ${status === 'failed' ? 'it has been given up' : 'it is tried again'}.`,
            mend: `Mend the destination (lead_destinations, forecourt dealerships apply <file>), then forecourt leads replay --site ${site.website_id}`,
          },
        ],
  );

const withoutDestination = async (db: Db, site: SiteDocument): Promise<readonly Fault[]> => {
  const dealerships = await siteDealerships(db, site);
  return dealerships
    .filter(
      ({ lead_destinations }) =>
        deliveryPoints(lead_destinations ?? [], { category: 'general', location: null }).length === 0,
    )
    .map(({ slug }) => ({
      what: `Leads of ${slug} go to nobody: it has no destination for them.`,
      mend: 'Give it a mailbox in lead_destinations: forecourt dealerships apply <file> (docs/guides/deliver-leads.md)',
    }));
};

/** As the alert of it (deploy/monitoring/rules.yaml): eight usual gaps, and a day at least. */
const quietGaps = 8;
const quietSeconds = 86_400;

const paceOnce = readOnce(({ db, env }) => readLeadPace(db, env.now()));

const quiet = async (site: SiteDocument, deps: SiteCheckDeps): Promise<readonly Fault[]> =>
  (await paceOnce(deps)).flatMap(({ site: id, ageSeconds, usualGapSeconds }): readonly Fault[] =>
    id !== site.website_id ||
    usualGapSeconds === null ||
    ageSeconds <= Math.max(quietSeconds, quietGaps * usualGapSeconds)
      ? []
      : [
          {
            what: `Its last lead came ${spelledTime(ageSeconds)} ago; usually one comes every ${spelledTime(usualGapSeconds)}.`,
            mend: `Send an enquiry by its own form, and look whether it came: forecourt leads list --site ${id}`,
          },
        ],
  );

/** Leads of a site go to somebody, who takes them; and they come. */
export const leadCheck: SiteCheck = {
  name: 'leads',
  ofSite: async (site, deps) =>
    onlyFaults([
      ...(await withoutDestination(deps.db, site)),
      ...(await failing(deps.db, site)),
      ...(await quiet(site, deps)),
    ]),
};
