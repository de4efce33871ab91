with shopper as (
  insert into shoppers (id, website_id, phone, created_at, signed_in_at)
    values (gen_random_uuid(), '{site}', '+61' || gen_random_uuid(), now(), now()) returning id
), signed_in as (
  insert into shopper_sessions (id, shopper_id, website_id, token_digest, device, created_at, seen_at, expires_at, ends_at)
    select gen_random_uuid(), id, '{site}', gen_random_uuid()::text, 'Firefox on Linux', now(), now(), now(), now() from shopper
), saved as (
  insert into saved_vehicles (shopper_id, kind, vehicle_id, name, saved_at) select id, 'saved', {vehicle}, 'A ute', now() from shopper
), searched as (
  insert into saved_searches (id, shopper_id, website_id, name, path, criteria, created_at)
    select gen_random_uuid(), id, '{site}', 'Utes', '/search/ute', '{}', now() from shopper
), owned as (
  insert into own_cars (id, shopper_id, make, model, created_at, updated_at)
    select gen_random_uuid(), id, 'Toyota', 'HiLux', now(), now() from shopper
), agreed as (
  insert into shopper_consents (id, shopper_id, purpose, wording, given_at)
    select gen_random_uuid(), id, 'alerts-email', 'Tell me', now() from shopper
)
insert into sign_ins (id, website_id, browser_digest, phone, sent_at, created_at, expires_at)
  values (gen_random_uuid(), '{site}', gen_random_uuid()::text, '+61491570006', now(), now(), now());
