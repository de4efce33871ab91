insert into alert_memory (website_id, vehicle_id, price, price_at, settled_price, on_sale, offered, seen_at)
  values ('{site}', {vehicle}, 2499000, now(), 2499000, true, true, now()) on conflict do nothing;
with shopper as (
  insert into shoppers (id, website_id, phone, created_at, signed_in_at)
    values (gen_random_uuid(), '{site}', '+61' || gen_random_uuid(), now(), now()) returning id
)
insert into alert_items (id, shopper_id, website_id, vehicle_id, reason, price, at, due_at)
  select gen_random_uuid(), id, '{site}', {vehicle}, 'new-match', 2499000, now(), now() from shopper;
