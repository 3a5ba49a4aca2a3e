/**
 * What the sections that watch over the site show in their journeys: use of ten weeks (half as much again in the last
 * seven days), errors, market days with one that is held, a report with long words about each bank, and subscribers in
 * every state of delivery.
 */
export const seededAffairs = `
  with shown (name, weight) as (
    values ('homepage-view', 40), ('carrier-identifier-view', 25), ('carrier-identifier', 20),
      ('qr-builder-view', 10), ('qr-builder', 5)
  ), named as (
    insert into usage_tools (name) select name from shown returning id, name
  )
  insert into usage_hourly (hour, tool_id, count)
  select date_trunc('hour', now(), 'Asia/Kathmandu') - make_interval(days => day), id,
    weight * case when day < 7 then 3 else 2 end
  from named join shown using (name) cross join generate_series(0, 69) as day;
  insert into usage_daily_visits (day, session_id, previous_day)
  select (now() at time zone 'Asia/Kathmandu')::date - day, gen_random_uuid(), '-infinity'
  from generate_series(0, 69) as day cross join generate_series(1, 12);
  insert into error_logs (at, kind, message)
  values (now(), 'settings-unavailable', 'x'), (now(), 'tools-unavailable', 'x'), (now(), 'tools-unavailable', 'x');

  delete from gold_silver_prices;
  insert into gold_silver_prices (date, gold_hallmark_tola, gold_hallmark_10g, silver_tola, silver_10g, source)
  values ('2026-08-12', 300000, 257202, 4600, 3943.76, 'FENEGOSIDA'),
    ('2026-08-13', 301000, 258060, 4640, 3978, 'FENEGOSIDA');
  insert into gold_silver_held_prices
    (date, gold_hallmark_tola, gold_hallmark_10g, silver_tola, silver_10g, source, compared_with)
  values ('2026-08-14', 301000, 258060, 6660, 5710, null, '2026-08-13');

  insert into corrections
    (subject_kind, subject_key, subject_name, subject_name_ne, subject_value, message, link, lang, created_at)
  select 'bank', id::text, name, name_ne, code,
    repeat('The code that is shown here is not the one of the bank. ', 4) || repeat('x', 200),
    'https://example.com/' || repeat('long', 50), case when sort_order % 2 = 0 then 'en' else 'ne' end, now()
  from banks;

  insert into newsletter_subscribers (email, city, country, created_at) values
    ('asha@example.com', 'Pokhara', 'Nepal', '2026-08-01T06:00:00Z'),
    ('bikash@example.com', null, null, '2026-08-02T06:00:00Z'),
    ('chandra@example.com', 'Doha', 'Qatar', '2026-08-03T06:00:00Z');
  insert into newsletter_outbox (subscriber_id, attempts, next_attempt_at, delivered_at, failed_at, last_error)
  select id, given.attempts, '2030-01-01T00:00:00Z', given.delivered::timestamptz, given.failed::timestamptz, given.error
  from newsletter_subscribers join (
    values ('asha@example.com', 1, '2026-08-01T06:00:05Z', null, null),
      ('bikash@example.com', 3, null, null, 'refused 500'),
      ('chandra@example.com', 8, null, '2026-08-04T06:00:00Z', 'refused 410')
  ) as given (email, attempts, delivered, failed, error) using (email)`
