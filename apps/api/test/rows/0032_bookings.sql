with lead as (
  insert into leads (id, website_id, dealership_id, vehicle_id, category, submission)
    select gen_random_uuid(), 'yard', dealership_id, id, 'test-drive', '{}' from vehicles where id = {vehicle} returning *
), booking as (
  insert into bookings (id, website_id, dealership_id, location_id, vehicle_id, lead_id, starts_at, ends_at, status, manage_digest, link_until, timed_at, created_at, updated_at)
    select gen_random_uuid(), website_id, dealership_id, 'yard', vehicle_id, id, now(), now() + interval '1 hour', 'confirmed', id::text, now(), now(), now(), now() from lead
    returning *
), piece as (
  insert into booking_pieces (dealership_id, location_id, seat, piece, vehicle_id, booking_id)
    select dealership_id, id::text, 1, '2026-01-01T00:00:00Z', null, id from booking
)
insert into booking_events (id, booking_id, at, what, who, starts_at)
  select gen_random_uuid(), id, now(), 'booked', 'shopper', now() from booking;
