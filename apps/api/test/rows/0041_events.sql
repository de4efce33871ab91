insert into event_streams (dealership_id, origin, last_sequence, begun_at) values ('{dealership}', '1:1:1:1', 1, now())
  on conflict do nothing;
insert into event_memory (vehicle_id, dealership_id, told) values ({vehicle}, '{dealership}', '{"stocknum": "S1"}')
  on conflict do nothing;
insert into events (dealership_id, sequence, event, body, at)
  select '{dealership}', coalesce(max(sequence), 0) + 1, 'vehicle-sold', '{"vehicle_id": "1"}', now()
  from events where dealership_id = '{dealership}';
with receiver as (
  insert into event_receivers (id, dealership_id, address, destination, names, place, told)
    values (gen_random_uuid(), '{dealership}', 'webhook:' || gen_random_uuid(),
      '{"kind": "webhook", "url": "https://board.dealer.example/stock", "key_id": "1", "secret": "YARD_BOARD"}',
      '["vehicle-sold"]', 0, 0) returning id
)
insert into event_batches (id, receiver_id, after, last, names, told, message_id)
  select gen_random_uuid(), id, 0, 1, '["vehicle-sold"]', 0, gen_random_uuid() from receiver;
