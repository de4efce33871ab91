with begun as (
  insert into orders (id, website_id, dealership_id, vehicle_id, vehicle_name, stocknum, kind, state, answers, link_ends_at, created_at, updated_at)
    values (gen_random_uuid(), '{site}', '{dealership}', {vehicle}, '2022 Mazda CX-5', 'S1', 'reserve', 'started', '{"name": "Avery"}', now() + interval '30 days', now(), now())
    returning id
)
insert into order_events (order_id, at, who, act, state) select id, now(), 'anonymous', 'started', 'started' from begun;
