// @ts-check

/**
 * How the leads of an installation stand.
 * @typedef {object} LeadDeliveries
 * @property {number} stored
 * @property {number} delivered leads that have gone to each of their destinations exactly once
 * @property {number} repeated deliveries that a destination had already, of any lead
 * @property {number} open messages that have not gone out
 */

/**
 * Counts deliveries by the attempts that went well, since a message that is sent twice is delivered once by its own word.
 * @param {Pick<import('pg').Pool, 'query'>} pool
 * @returns {Promise<LeadDeliveries>}
 */
export const readLeadDeliveries = async (pool) => {
  const { rows } = await pool.query(
    `with destinations as (
      select m.subject_id as lead, count(a.id)::int as times
      from messages m
      left join message_attempts a on a.message = m.id and a.outcome = 'delivered'
      where m.subject_kind = 'lead' and m.status not in ('withdrawn', 'replaced')
      group by m.subject_id, m.template, m.destination
    )
    select (select count(*)::int from leads) as stored,
      (select count(*)::int from (select lead from destinations group by lead having bool_and(times = 1)) once) as delivered,
      (select coalesce(sum(times - 1), 0)::int from destinations where times > 1) as repeated,
      (select count(*)::int from messages where status not in ('delivered', 'withdrawn', 'replaced')) as open`,
  );
  return rows[0];
};
