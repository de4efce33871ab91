insert into shoppers (id, website_id, phone, time_zone, saved_frequency, saved_channel, created_at, signed_in_at)
  values (gen_random_uuid(), '{site}', '+61' || gen_random_uuid(), 'Australia/Perth', 'daily', 'sms', now(), now());
