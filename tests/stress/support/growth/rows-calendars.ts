import { FIRST_HEAVY, ROWS_EACH } from './ids'
import type { Size } from './sizes'

/** Three owners of ten have a calendar, the heavy one as well. */
const CONNECTED = 'n % 10 < 3'
/** Events that are read from the heavy owner's calendar: its window starts 30 days ago, for owners of any age. */
const HEAVY_SEEN = 200

/** Ids of the key that seals, and of one that did before. */
export type SealingKeys = { first: string; older: string }
/** Some tokens that the older key sealed are left. */
const SEALED_LONG_AGO = 'n between 1 and 50'

export const calendars = ({ owners }: Size, { first, older }: SealingKeys): string[] => [
  `insert into integrations (id, user_id, type, access_token, refresh_token, expires_at, config, account_id, created_at)
   select pg_temp.id_of('integration', n), pg_temp.id_of('owner', n), 'google_calendar', key || '.a.b.c', key || '.a.b.c',
     now() + interval '1 hour', jsonb_build_object('account', 'owner' || n || '@example.com'), 'account-' || n,
     now() - interval '1 year'
   from generate_series(0, ${owners}) n,
     lateral (select case when ${SEALED_LONG_AGO} then '${older}' else '${first}' end as key) k where ${CONNECTED}`,
  `insert into calendar_feeds (integration_id, calendar_id, cursor, synced_at, from_time, to_time, channel_id,
     channel_token_hash, channel_resource, channel_expires_at)
   select pg_temp.id_of('integration', n), '', 'cursor', now() + interval '1 hour', now() - interval '30 days', now() + interval '365 days',
     case n % 10 when 2 then null else 'channel-' || n end, 'hash', 'resource',
     case n % 10 when 2 then null else now() + make_interval(days => 2 + n % 5) end
   from generate_series(0, ${owners}) n where ${CONNECTED}`,
  `insert into meetings (id, user_id, title, start_time, end_time, location_data, primary_source, integration_id,
     external_calendar_id, external_id)
   select pg_temp.id_of('meeting', number), pg_temp.id_of('owner', n), 'Dentist', start, start + interval '45 minutes',
     jsonb_build_object('icalUid', 'seen-' || number || '@google.com'), 'google', pg_temp.id_of('integration', n), '',
     'seen-' || number
   from (
     select n, n * ${ROWS_EACH} + 30 + i as number, date_trunc('day', now()) + make_interval(days => 3 * i - 12, hours => 7) as start
     from generate_series(1, ${owners}) n, generate_series(1, 10) i where ${CONNECTED}
     union all select 0, ${3 * FIRST_HEAVY} + i, date_trunc('day', now()) + make_interval(hours => 6 * i - 170)
     from generate_series(1, ${HEAVY_SEEN}) i
   ) t`,
  `insert into calendar_events (user_id, meeting_id, integration_id, role, state, external_id, ical_uid, written_sequence,
     created_at, updated_at)
   select m.user_id, m.id, i.id, 'main', 'made', 'event' || replace(m.id::text, '-', ''), m.id || '@google.com', 0,
     m.created_at, m.created_at
   from meetings m join integrations i on i.user_id = m.user_id where m.primary_source = 'time_slot'`,
  `insert into calendar_busy (integration_id, calendar_id, from_time, to_time, periods, read_at)
   select pg_temp.id_of('integration', n), '', now(), now() + interval '31 days', '[[1, 2], [3, 4]]', now()
   from generate_series(1, ${owners}) n where n % 10 = 2`,
]
