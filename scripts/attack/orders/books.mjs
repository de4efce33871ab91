// @ts-check
/** @typedef {import('./order-target.mjs').OrderTarget} OrderTarget */

/** Orders of which two hold one vehicle: looked at again and again while things go wrong. */
export const heldTwice = `select vehicle_id from orders where state in ('paying', 'held') group by 1 having count(*) > 1`;

const refundedAtProcessor = `(select coalesce(sum(value::bigint), 0) from jsonb_each_text(s.refunds))`;

/**
 * What must have no row once all has settled, by what it would mean. A processor's own table is what it has done with
 * money; everything else is what we say of it.
 */
const rules = /** @type {const} */ ({
  'a vehicle is held twice': heldTwice,
  'a hold has no order, or an order no hold': `
    select coalesce(o.id, r.id) from (select * from orders where state in ('paying', 'held')) o
    full join (select * from vehicle_reservations where ended_at is null) r on r.id = o.reservation_id
    where o.id is null or r.id is null`,
  'a vehicle says something other than its reservation': `
    select v.id from vehicles v
    where v.reserved <> exists (select 1 from vehicle_reservations r where r.vehicle_id = v.id and r.ended_at is null)`,
  'money came without an order that holds, or a whole refund': `
    select s.id from test_processor_sessions s
    left join payments p on p.id = s.payment_id left join orders o on o.id = p.subject_id
    where s.status = 'paid' and not coalesce(
      (p.status = 'paid' and o.state = 'held' and o.payment_id = p.id and s.refunds = '{}')
      or (p.status = 'refunded' and ${refundedAtProcessor} = s.amount_cents), false)`,
  'money is booked that never came': `
    select p.id from payments p left join test_processor_sessions s on s.payment_id = p.id
    where p.paid_at is not null and s.status is distinct from 'paid'`,
  'a payment or a refund is still open': `
    select id from payments where status in ('started', 'paying', 'mismatch', 'refunding')
    union all select id from refunds where status <> 'done'`,
  'an order holds without money': `
    select o.id from orders o left join payments p on p.id = o.payment_id
    where o.state = 'held' and p.status is distinct from 'paid'`,
  'a transaction of the ledger does not balance': `
    select transaction_id from ledger_entries group by 1 having sum(amount_cents) <> 0`,
  'the ledger has another sum than the processor': `
    select 1 where (select coalesce(sum(amount_cents), 0) from ledger_entries where account = 'processor') <>
      (select coalesce(sum(s.amount_cents - ${refundedAtProcessor}), 0) from test_processor_sessions s where s.status = 'paid')`,
  'the ledger owes shoppers another sum than is held': `
    select 1 where (select coalesce(-sum(amount_cents), 0) from ledger_entries where account = 'holds') <>
      (select coalesce(sum(p.amount_cents), 0) from payments p where p.status = 'paid')
    union all select 1 from ledger_entries where account = 'refunds' having sum(amount_cents) <> 0`,
  'a payment is booked other than once': `
    select p.id from payments p where p.paid_at is not null and
      (select count(distinct transaction_id) from ledger_entries l where l.payment_id = p.id and l.kind = 'payment') <> 1`,
  'a refund is booked other than once': `
    select r.id from refunds r where
      (select count(distinct transaction_id) from ledger_entries l where l.refund_id = r.id and l.kind = 'refund') <> 1
      or (select count(distinct transaction_id) from ledger_entries l where l.refund_id = r.id and l.kind = 'refund-paid') <> 1`,
  'receipts are not one for each payment that was accepted, without gaps': `
    select 1 where (select count(*) from payment_receipts) <>
        (select count(*) from payments where paid_at is not null and why is distinct from 'not-accepted')
      or (select coalesce(max(number), 0) from payment_receipts) <> (select count(*) from payment_receipts)`,
  'an order that held has other than one number, one enquiry and one mail': `
    select o.id from orders o where o.state in ('held', 'refunded') and (o.number is null or o.lead_id is null or
      (select count(*) from messages m where m.template = 'order-held' and m.subject_id = o.id) <> 1)
    union all select null where (select count(*) from leads) <> (select count(number) from orders)`,
});

/**
 * What does not hold, in words with how often, and what the books come to.
 * @param {OrderTarget} target
 */
export const judgeBooks = async (target) => {
  /** @type {string[]} */
  const broken = [];
  for (const [rule, query] of Object.entries(rules)) {
    const found = await target.rows(query);
    if (found.length > 0) broken.push(`${rule} (${found.length}: ${Object.values(found[0] ?? {}).join(' ')})`);
  }
  const [sums] = await target.rows(`
    select (select count(*)::int from orders) as orders,
      (select count(*)::int from orders where state = 'held') as held,
      (select count(*)::int from payments where paid_at is not null) as paid,
      (select count(*)::int from payments where status = 'refunded') as refunded,
      (select count(*)::int from payment_events) as events,
      (select count(*)::int from ledger_entries) as entries,
      (select coalesce(sum(amount_cents), 0)::int from ledger_entries where account = 'processor') as cents`);
  const { orders, held, paid, refunded, events, entries, cents } = sums;
  const dollars = (cents / 100).toFixed(2);
  return {
    broken,
    figures:
      `${orders} orders, ${held} held, ${paid} paid, ${refunded} of them given back, ` +
      `${events} events, ${entries} entries of the ledger, $${dollars} at the processor`,
  };
};

/** How many rules the books are judged by. */
export const ruleCount = Object.keys(rules).length;
