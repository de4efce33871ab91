with shopper as (
  insert into shoppers (id, website_id, phone, created_at, signed_in_at)
    values (gen_random_uuid(), '{site}', '+61' || gen_random_uuid(), now(), now()) returning id
)
insert into sign_in_links (id, website_id, shopper_id, message_id, redirect, created_at, expires_at)
  select gen_random_uuid(), '{site}', id, gen_random_uuid(), '/', now(), now() from shopper;
