insert into consent_proofs (id, account_id, website_id, purpose, wording, given_at)
  values (gen_random_uuid(), gen_random_uuid(), '{site}', 'alerts-sms', 'Text me', now());
