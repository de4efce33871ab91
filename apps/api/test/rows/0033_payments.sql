with payment as (
  insert into payments (id, website_id, dealership_id, subject_kind, subject_id, attempt, purpose, description, payer_name, email,
      amount_cents, processor, reference, charge, status, created_at, paid_at)
    values (gen_random_uuid(), '{site}', '{dealership}', 'invoice', gen_random_uuid(), 1, 'invoice', 'Service', 'Avery', 'avery@example.com',
      1100, 'test', 'tps_' || gen_random_uuid(), 'c', 'paid', now(), now())
    returning id, dealership_id
), entries as (
  insert into ledger_entries (transaction_id, dealership_id, account, amount_cents, kind, payment_id, at)
    select '00000000-0000-7000-8000-000000000001'::uuid, payment.dealership_id, one.account, one.cents, 'payment', payment.id, now()
      from payment, (values ('processor', 1100), ('invoices', -1000), ('gst', -100)) as one (account, cents)
), event as (
  insert into payment_events (processor, event_id, kind, payment_id, outcome, received_at)
    select 'test', gen_random_uuid(), 'payment.paid', id, 'applied', now() from payment
), refund as (
  insert into refunds (id, payment_id, key, amount_cents, reason, who, status, asked_at, done_at)
    select gen_random_uuid(), id, 'k', 100, 'Goodwill', 'Jo', 'done', now(), now() from payment
), counter as (
  insert into receipt_counters (dealership_id, last_number) values ('{dealership}', 1)
    on conflict (dealership_id) do update set last_number = receipt_counters.last_number + 1
    returning dealership_id, last_number
), receipt as (
  insert into payment_receipts (dealership_id, number, payment_id, issued_at)
    select counter.dealership_id, counter.last_number, payment.id, now() from payment, counter
), session as (
  insert into test_processor_sessions (id, payment_id, amount_cents, currency, description, merchant, return_url, status, said_at, refunds, created_at)
    select 'tps_' || gen_random_uuid(), id, 1100, 'AUD', 'Service', 'Dealer', 'http://localhost/', 'paid', now(), '{}', now() from payment
)
insert into invoices (id, dealership_id, reference, reference_key, kind, amount_cents, paid_cents, description, has_gst, made_by, created_at)
  values (gen_random_uuid(), '{dealership}', 'INV', gen_random_uuid()::text, 'invoice', 1100, 1100, 'Service', true, 'Jo', now());
