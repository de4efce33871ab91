import { sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';

/** How often a site has leads. */
export interface LeadPace {
  /** `website_id`. */
  readonly site: string;
  /** Seconds since its last lead. */
  readonly ageSeconds: number;
  /** Seconds between two leads on average, in the four weeks up to the last; null for a site with too few to say. */
  readonly usualGapSeconds: number | null;
}

/** Fewer leads in four weeks say nothing: days without one are then the rule. */
const fewestLeads = 14;

/**
 * When each site had its last lead in ninety days, and how often it has some. Leads that were begun and not sent, and
 * those with a sign of a robot, do not count: a form that is broken for people must not be hidden by them.
 */
export const readLeadPace = async (db: Pick<Db, 'execute'>, now: Date): Promise<readonly LeadPace[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  // By dealership, as the index of leads is: no scan of all that ever came.
  const answer = await db.execute<{ site: string; age: number; gap: number | null }>(sql`
    with recent as (
      select l.website_id, l.created_at from dealerships d
      cross join lateral (
        select website_id, created_at from leads
        where dealership_id = d.id and created_at > ${at} - interval '90 days' and created_at <= ${at}
          and form_completed and suspected = '{}'
      ) l
    ),
    last as (select website_id, max(created_at) as at from recent group by website_id)
    select r.website_id as site,
      extract(epoch from ${at} - l.at)::float8 as age,
      case when count(*) >= ${fewestLeads}
        then (extract(epoch from l.at - min(r.created_at)) / (count(*) - 1))::float8 end as gap
    from recent r
    join last l on l.website_id = r.website_id
    join sites s on s.website_id = r.website_id
    where r.created_at > l.at - interval '28 days'
    group by r.website_id, l.at order by r.website_id`);
  return answer.rows.map(({ site, age, gap }) => ({ site, ageSeconds: age, usualGapSeconds: gap }));
};
