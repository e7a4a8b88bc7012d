import { FIRST_HEAVY, ROWS_EACH } from './ids'
import type { Size } from './sizes'

const HEAVY_SENT = 300

/** Sent mails of the last month; one in a hundred was given up. */
export const outbox = ({ owners }: Size): string[] => [
  `insert into outbox (user_id, meeting_id, template, payload, attempts, next_attempt_at, expires_at, done_at, failed_at, created_at)
   select pg_temp.id_of('owner', n), pg_temp.id_of('meeting', number), template, '', 1, at, at + interval '3 days',
     case when number % 100 <> 1 then at end, case when number % 100 = 1 then at end, at
   from (
     select n, n::bigint * ${ROWS_EACH} + i as number, now() - make_interval(days => 2 + (n + i) % 27) as at,
       case i when 1 then 'booking-notice' else 'booking-confirmation' end as template
     from generate_series(1, ${owners}) n, generate_series(2, 4) i
     union all select 0, ${FIRST_HEAVY} + i, now() - make_interval(days => 2, hours => i), 'booking-notice'
     from generate_series(1, ${HEAVY_SENT}) i
   ) t`,
  `insert into idempotency_keys (scope, key, request_hash, response, created_at)
   select 'page:' || pg_temp.id_of('page', n * ${ROWS_EACH} + 1), 'key-' || n, md5(n::text), '{"id": "x"}',
     now() - make_interval(mins => n % 1200)
   from generate_series(1, ${owners}) n where n % 10 < 4`,
  `insert into page_changes (slug, changed_at)
   select 'page-' || n || '-1', now() - make_interval(mins => 5 + n % 1200) from generate_series(1, ${owners}) n where n % 50 = 0`,
]
