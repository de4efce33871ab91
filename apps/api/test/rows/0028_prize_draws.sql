insert into prize_campaigns (website_id, campaign, commitment, sealed, sealed_by, ends_at, draws, last_link, created_at)
  values ('{site}', 'spring', 'c', 's', 'k', now(), 1, 'l', now());
insert into prize_tables (website_id, campaign, digest, segments, since) values ('{site}', 'spring', 'd', '[]', now());
with draw as (
  insert into prize_draws (id, website_id, campaign, seq, shopper_id, entrant, state, segments, segment, wins, code_digest, link, drawn_at)
    values (gen_random_uuid(), '{site}', 'spring', 1, gen_random_uuid(), 'e', 'NSW', 'd', 'wash', true, '{site}', 'l', now())
    returning id
)
insert into prize_redemptions (draw_id, redeemed_at, redeemed_by) select id, now(), 'Avery' from draw;
